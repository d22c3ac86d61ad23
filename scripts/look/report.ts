import type { Comparison, Region } from "./compare.ts";

/** One state at one width: the two pictures as files, and what differs between them. */
export interface Entry extends Comparison {
  name: string;
  before: { file: string; error?: string };
  after: { file: string; error?: string };
}

const differs = ({ pixels, before, after }: Entry) =>
  pixels > 0 || before.error !== undefined || after.error !== undefined;

/** The page to open: pairs with differences first, each differing region framed in both pictures. */
export function renderReport(names: { before: string; after: string }, entries: Entry[]): string {
  const changed = entries.filter(differs);
  const same = entries.filter((entry) => !differs(entry));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Look: ${changed.length} of ${entries.length} differ</title>
<style>
  body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem; color: #222; background: #f4f4f4; }
  .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; align-items: start; }
  figure { margin: 0; }
  .picture { position: relative; container-type: inline-size; background: #fff; outline: 1px solid #bbb; }
  .picture img { display: block; width: 100%; }
  .picture i { position: absolute; outline: 3px solid #d00; background: #d001; }
  .error { color: #a00; }
</style>
<h1>${changed.length} of ${entries.length} differ</h1>
<p>Left: ${escapeHtml(names.before)}. Right: ${escapeHtml(names.after)}.</p>
${changed.map(renderEntry).join("\n")}
${same.map((entry) => `<details><summary>${escapeHtml(entry.name)}: no difference</summary>${renderPair(entry)}</details>`).join("\n")}
</html>
`;
}

function renderEntry(entry: Entry): string {
  return `<h2>${escapeHtml(entry.name)}</h2><p>${summarise(entry)}</p>${renderPair(entry)}`;
}

export function summarise({ pixels, regions }: Comparison): string {
  return pixels === 0 ? "no difference" : `${pixels} pixels in ${regions.length} regions`;
}

function renderPair(entry: Entry): string {
  const figures = [entry.before, entry.after].map(
    ({ file, error }) =>
      `<figure>${error ? `<p class="error">${escapeHtml(error)}</p>` : ""}<div class="picture">` +
      `<img src="${encodeURI(file)}" loading="lazy" alt="">${entry.regions.map((region) => frame(region, entry)).join("")}</div></figure>`,
  );
  return `<div class="pair">${figures.join("")}</div>`;
}

/** Measured in parts of the picture's width, as the page shows pictures smaller than they are. */
function frame({ left, top, width, height }: Region, picture: Comparison): string {
  const part = (length: number) => `${((length / picture.width) * 100).toFixed(3)}cqw`;
  return `<i style="left:${part(left)};top:${part(top)};width:${part(width)};height:${part(height)}"></i>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
