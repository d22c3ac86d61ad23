export type EngineName = "SQLite" | "PostgreSQL";

interface Facts {
  /** What the engine calls it, with what it may hold. */
  kind(name: string, engine: EngineName): string;
  mayBeNull?: boolean;
  isKey?: boolean;
  isPersonal?: boolean;
  rules?: ((name: string) => string)[];
}

/** A column as both engines have it, and `Value` as a row gives it. */
class Column<Value> {
  declare readonly value: Value;
  readonly facts: Facts;

  constructor(facts: Facts) {
    this.facts = facts;
  }

  orNull() {
    return new Column<Value | null>({ ...this.facts, mayBeNull: true });
  }

  key() {
    return new Column<Value>({ ...this.facts, isKey: true });
  }

  /** Something that a person sent, or that tells of one: PostgreSQL takes none of it into its statistics. */
  personal() {
    return new Column<Value>({ ...this.facts, isPersonal: true });
  }

  unique() {
    return this.rule(() => "unique");
  }

  check(condition: (name: string) => string) {
    return this.rule((name) => `check (${condition(name)})`);
  }

  rule(rule: (name: string) => string) {
    return new Column<Value>({ ...this.facts, rules: [...(this.facts.rules ?? []), rule] });
  }
}

const plain = <Value>(kind: string) => new Column<Value>({ kind: () => kind });

export const text = <Value extends string = string>() => plain<Value>("text");
export const integer = () => plain<number>("integer");
export const count = (least = 0) => integer().check((name) => `${name} >= ${least}`);
/** PostgreSQL gives it as text. */
export const bigint = () => plain<number | string>("bigint");
export const oneOf = <const Value extends string>(values: readonly Value[]) =>
  text<Value>().check((name) => `${name} in (${values.map((value) => `'${value}'`).join(", ")})`);
/** The id of a row elsewhere, and what becomes of this one when that is removed. */
export const idOf = (table: string, then?: "cascade" | "set null") =>
  text().rule(() => `references ${table} (id)${then ? ` on delete ${then}` : ""}`);

const perEngine = <Value>(kinds: Record<EngineName, (name: string) => string>) =>
  new Column<Value>({ kind: (name, engine) => kinds[engine](name) });

export const bytes = () => perEngine<Uint8Array>({ SQLite: () => "blob", PostgreSQL: () => "bytea" });
/** ISO 8601 text in UTC. PostgreSQL keeps it as timestamptz, and gives and takes it as this text, as SQLite does. */
export const moment = () =>
  perEngine<string>({
    SQLite: (name) => `text check (${name} glob '????-??-??T??:??:??.???Z')`,
    PostgreSQL: () => "timestamptz",
  });
/** Such as 2026-11-20. */
export const day = () =>
  perEngine<string>({
    SQLite: (name) => `text check (${name} glob '????-??-??')`,
    PostgreSQL: (name) => `text check (${name} ~ '^\\d{4}-\\d\\d-\\d\\d$')`,
  });
/** JSON text; jsonb in PostgreSQL. */
export const json = (type: "object" | "array") =>
  perEngine<string>({
    SQLite: (name) => `text check (json_valid(${name}) and json_type(${name}) = '${type}')`,
    PostgreSQL: (name) => `jsonb check (jsonb_typeof(${name}) = '${type}')`,
  });

export type Columns = Readonly<Record<string, Column<unknown>>>;
export type RowOf<Of extends Columns> = { [Name in keyof Of]: Of[Name]["value"] };

interface MoreOfTable<Of extends Columns> {
  /** Where more than one column is the key. */
  key?: (keyof Of & string)[];
  /** Rules about several columns. */
  rules?: string[];
  /** By the end of their name. */
  indexes?: Record<string, string>;
  /** How many rows fit in memory at once, where they are large. */
  page?: number;
  /** It does not go along into a back-up or another database. */
  staysBehind?: true;
  /** Read from end to end: SQLite then keeps it in the order of the ids, and takes a third of the time. */
  isNarrow?: true;
  /** The topic of all its rows, how the topic of one begins, and the column with its id. */
  tells?: readonly [all: string, one: string, id: string];
}

export type Table<Of extends Columns = Columns> = MoreOfTable<Of> & { columns: Of };

export const table = <Of extends Columns>(columns: Of, more: MoreOfTable<Of> = {}): Table<Of> => ({ columns, ...more });

export const keyOf = ({ columns, key }: Pick<Table, "columns" | "key">): string[] =>
  key ?? Object.keys(columns).filter((name) => columns[name]!.facts.isKey);

const inSql = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export function createTable(name: string, { columns, key, rules = [], isNarrow }: Table, engine: EngineName): string {
  const lines = Object.entries(columns).map(([column, { facts }]) => {
    const filled = facts.isKey ? " primary key" : facts.mayBeNull ? "" : " not null";
    const more = (facts.rules ?? []).map((rule) => ` ${rule(inSql(column))}`).join("");
    return `${inSql(column)} ${facts.kind(inSql(column), engine)}${filled}${more}`;
  });
  const keys = key ? [`primary key (${key.map(inSql).join(", ")})`] : [];
  const order = isNarrow && engine === "SQLite" ? " without rowid" : "";
  return `create table ${inSql(name)} (${[...lines, ...keys, ...rules].join(", ")})${order}`;
}

export const createIndexes = (name: string, { indexes = {} }: Table): string[] =>
  Object.entries(indexes).map(([end, index]) => {
    const [, unique = "", on] = /^(unique )?(.*)$/s.exec(index)!;
    return `create ${unique}index ${inSql(name)}_${end} on ${inSql(name)} ${on}`;
  });

/** PostgreSQL copies frequent values into its statistics and leaves them there when the rows are erased. */
export function keepOutOfStatistics(name: string, { columns }: Table): string[] {
  const personal = Object.keys(columns).filter((column) => columns[column]!.facts.isPersonal);
  const without = personal.map((column) => `alter column ${inSql(column)} set statistics 0`);
  return without.length > 0 ? [`alter table ${inSql(name)} ${without.join(", ")}`] : [];
}

export const createTriggers = (name: string, { tells }: Table): string[] =>
  ["insert", "update", "delete"].map(
    (change) => `create trigger tell_desk_${change} after ${change} on ${inSql(name)}
      referencing ${change === "delete" ? "old" : "new"} table as changed
      for each statement execute function tell_desk('${tells?.join("', '")}')`,
  );
