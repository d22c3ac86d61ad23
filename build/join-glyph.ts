/**
 * Puts one glyph of a variable TrueType font behind the glyphs of another cut of the same family. Font tools subset and
 * instance, but do not join; for a single glyph without layout rules of its own only six tables change.
 */

type Tables = Map<string, Buffer>;

function readTables(font: Buffer): Tables {
  const tables: Tables = new Map();
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const entry = 12 + i * 16;
    const start = font.readUInt32BE(entry + 8);
    tables.set(font.toString("latin1", entry, entry + 4), font.subarray(start, start + font.readUInt32BE(entry + 12)));
  }
  return tables;
}

function table(tables: Tables, tag: string): Buffer {
  const found = tables.get(tag);
  if (!found) throw new Error(`The font has no '${tag}' table`);
  return found;
}

const padded = (bytes: Buffer, to: number): Buffer =>
  Buffer.concat([bytes, Buffer.alloc((to - (bytes.length % to)) % to)]);

const checksum = (bytes: Buffer): number => {
  const whole = padded(bytes, 4);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0;
  return sum;
};

function writeFont(tables: Tables): Buffer {
  const tags = [...tables.keys()].sort();
  const header = Buffer.alloc(12 + 16 * tags.length);
  const power = 2 ** Math.floor(Math.log2(tags.length));
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(tags.length, 4);
  header.writeUInt16BE(power * 16, 6);
  header.writeUInt16BE(Math.log2(power), 8);
  header.writeUInt16BE((tags.length - power) * 16, 10);
  const head = Buffer.from(table(tables, "head"));
  head.writeUInt32BE(0, 8);
  tables.set("head", head);
  let offset = header.length;
  const bodies: Buffer[] = [];
  tags.forEach((tag, i) => {
    const bytes = table(tables, tag);
    header.write(tag, 12 + i * 16, "latin1");
    header.writeUInt32BE(checksum(bytes), 16 + i * 16);
    header.writeUInt32BE(offset, 20 + i * 16);
    header.writeUInt32BE(bytes.length, 24 + i * 16);
    bodies.push(padded(bytes, 4));
    offset += padded(bytes, 4).length;
  });
  const font = Buffer.concat([header, ...bodies]);
  const headAt = header.readUInt32BE(12 + tags.indexOf("head") * 16 + 8);
  font.writeUInt32BE((0xb1b0afba - checksum(font)) >>> 0, headAt + 8);
  return font;
}

/** Offsets of the short form: half of each, one more than there are glyphs. */
const shortOffsets = (bytes: Buffer, from: number, count: number): number[] =>
  Array.from({ length: count + 1 }, (_, i) => bytes.readUInt16BE(from + 2 * i) * 2);

function characters(cmap: Buffer): [code: number, glyph: number][] {
  const at = cmap.readUInt32BE(8);
  if (cmap.readUInt16BE(at) !== 4) throw new Error("Only a character map of format 4 can be read");
  const segments = cmap.readUInt16BE(at + 6) / 2;
  const read = (column: number, segment: number) =>
    cmap.readUInt16BE(at + 14 + (column * segments + segment) * 2 + (column > 0 ? 2 : 0));
  const pairs: [number, number][] = [];
  for (let s = 0; s < segments; s++) {
    const [end, start, delta, range] = [read(0, s), read(1, s), read(2, s), read(3, s)];
    for (let code = start; code <= end && code !== 0xffff; code++) {
      const place = at + 16 + (3 * segments + s) * 2 + range + (code - start) * 2;
      const raw = range === 0 ? code : cmap.readUInt16BE(place);
      if (range === 0 || raw !== 0) pairs.push([code, (raw + delta) & 0xffff]);
    }
  }
  return pairs;
}

/** A character map of format 12: runs of neighbours that point at neighbours. */
function characterMap(pairs: [code: number, glyph: number][]): Buffer {
  const runs: { start: number; end: number; glyph: number }[] = [];
  for (const [code, glyph] of pairs.toSorted((a, b) => a[0] - b[0])) {
    const last = runs.at(-1);
    if (last && code === last.end + 1 && glyph === last.glyph + code - last.start) last.end = code;
    else runs.push({ start: code, end: code, glyph });
  }
  const map = Buffer.alloc(12 + 16 + 12 * runs.length);
  map.writeUInt16BE(1, 2);
  map.writeUInt16BE(3, 4);
  map.writeUInt16BE(10, 6);
  map.writeUInt32BE(12, 8);
  map.writeUInt16BE(12, 12);
  map.writeUInt32BE(map.length - 12, 16);
  map.writeUInt32BE(runs.length, 24);
  runs.forEach((run, i) => {
    map.writeUInt32BE(run.start, 28 + i * 12);
    map.writeUInt32BE(run.end, 32 + i * 12);
    map.writeUInt32BE(run.glyph, 36 + i * 12);
  });
  return map;
}

function metrics(tables: Tables): [advance: number, bearing: number][] {
  const glyphs = table(tables, "maxp").readUInt16BE(4);
  const full = table(tables, "hhea").readUInt16BE(34);
  const hmtx = table(tables, "hmtx");
  return Array.from({ length: glyphs }, (_, i) =>
    i < full
      ? [hmtx.readUInt16BE(i * 4), hmtx.readInt16BE(i * 4 + 2)]
      : [hmtx.readUInt16BE((full - 1) * 4), hmtx.readInt16BE(full * 4 + (i - full) * 2)],
  );
}

/** `donor` holds the wanted glyph as its only one beside .notdef, with the same axes as `base`. */
export function joinGlyph(base: Buffer, donor: Buffer, code: number): Buffer {
  const tables = readTables(base);
  const from = readTables(donor);
  for (const tag of ["fvar", "avar"]) {
    if (!table(tables, tag).equals(table(from, tag))) throw new Error(`The two fonts differ in '${tag}'`);
  }
  const count = table(tables, "maxp").readUInt16BE(4);
  const own = table(from, "maxp").readUInt16BE(4) - 1;
  if (own !== 1) throw new Error(`The donor holds ${own} glyphs, not one`);
  if (table(tables, "head").readInt16BE(50) !== 0 || table(from, "head").readInt16BE(50) !== 0)
    throw new Error("Only fonts with short glyph offsets can be joined");

  const [start = 0, end = 0] = shortOffsets(table(from, "loca"), 0, 2).slice(1);
  const glyf = Buffer.concat([padded(table(tables, "glyf"), 2), table(from, "glyf").subarray(start, end)]);
  const loca = Buffer.alloc((count + 2) * 2);
  table(tables, "loca").copy(loca);
  loca.writeUInt16BE(padded(glyf, 2).length / 2, (count + 1) * 2);

  const gvar = table(tables, "gvar");
  const donorGvar = table(from, "gvar");
  if (donorGvar.readUInt16BE(6) !== 0) throw new Error("The donor's variations lean on shared tuples");
  const [varStart = 0, varEnd = 0] = shortOffsets(donorGvar, 20, 2).slice(1);
  const donorData = donorGvar.readUInt32BE(16);
  const variation = donorGvar.subarray(donorData + varStart, donorData + varEnd);
  const offsets = shortOffsets(gvar, 20, count);
  const data = gvar.subarray(gvar.readUInt32BE(16), gvar.readUInt32BE(16) + (offsets.at(-1) ?? 0));
  const shared = gvar.subarray(
    gvar.readUInt32BE(8),
    gvar.readUInt32BE(8) + gvar.readUInt16BE(6) * gvar.readUInt16BE(4) * 2,
  );
  const gvarHeader = Buffer.alloc(20 + (count + 2) * 2);
  gvar.copy(gvarHeader, 0, 0, 20);
  gvarHeader.writeUInt32BE(gvarHeader.length, 8);
  gvarHeader.writeUInt16BE(count + 1, 12);
  gvarHeader.writeUInt32BE(gvarHeader.length + shared.length, 16);
  [...offsets, data.length + padded(variation, 2).length].forEach((offset, i) => {
    gvarHeader.writeUInt16BE(offset / 2, 20 + i * 2);
  });

  const widths = [...metrics(tables), ...metrics(from).slice(1)];
  const hmtx = Buffer.alloc(widths.length * 4);
  widths.forEach(([advance, bearing], i) => {
    hmtx.writeUInt16BE(advance, i * 4);
    hmtx.writeInt16BE(bearing, i * 4 + 2);
  });
  const hhea = Buffer.from(table(tables, "hhea"));
  hhea.writeUInt16BE(widths.length, 34);
  const maxp = Buffer.from(table(tables, "maxp"));
  maxp.writeUInt16BE(count + 1, 4);

  // Widths vary through the outline data as well; the table that only repeats them cannot know the new glyph.
  tables.delete("HVAR");
  const changed = { glyf: padded(glyf, 2), loca, hmtx, hhea, maxp };
  for (const [tag, bytes] of Object.entries(changed)) tables.set(tag, bytes);
  tables.set("gvar", Buffer.concat([gvarHeader, shared, data, padded(variation, 2)]));
  tables.set("cmap", characterMap([...characters(table(tables, "cmap")), [code, count]]));
  return writeFont(tables);
}
