import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import sharp from "sharp";
import { expect, test } from "vitest";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { upiLink } from "../domain/payments/due.ts";
import { merchant } from "../tests/fixtures/quotations.ts";
import { qrCode } from "./qr-code.ts";

const wasm = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer } });

async function scan(text: string): Promise<string[]> {
  const { size, path } = qrCode(text);
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${size * 6}" height="${size * 6}" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  const codes = await readBarcodes(await sharp(Buffer.from(drawn)).png().toBuffer());
  return codes.map((code) => code.text);
}

test("a link can be scanned from its code, which has four empty modules around it", async () => {
  const link = upiLink(merchant, "2026-27/0001", { from: 17_309, to: 17_309 });
  expect(await scan(link)).toEqual([link]);
  const { size, path } = qrCode(link);
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((run) => run.slice(1).map(Number));
  const across = runs.flatMap(([x, , length]) => [x!, x! + length!]);
  const down = runs.flatMap(([, y]) => [y!, y! + 1]);
  for (const at of [across, down]) expect([Math.min(...at), Math.max(...at)]).toEqual([4, size - 4]);
});
