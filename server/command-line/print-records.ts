import { type Cell, csvLine } from "./csv.ts";
import { UsageError } from "./errors.ts";

export interface Records<Row> {
  rows: AsyncIterable<Row> | Iterable<Row>;
  heads: readonly string[];
  cells(row: Row): Cell[] | Promise<Cell[]>;
  /** As a program reads it. */
  record(row: Row): object | Promise<object>;
}

/** A list as CSV or JSON, row by row: there may be more than fit into memory. */
export async function printRecords<Row>(
  print: (text: string) => Promise<void>,
  { format = "csv", excel }: Record<string, string | boolean | undefined>,
  { rows, heads, cells, record }: Records<Row>,
): Promise<void> {
  if (format === "csv") {
    await print((excel ? "\ufeff" : "") + csvLine(heads));
    for await (const row of rows) await print(csvLine(await cells(row)));
    return;
  }
  if (format !== "json") throw new UsageError(`--format must be csv or json, not "${format}".`);
  let before = "[";
  for await (const row of rows) {
    await print(`${before}\n${JSON.stringify(await record(row))}`);
    before = ",";
  }
  await print(before === "[" ? "[]\n" : "\n]\n");
}
