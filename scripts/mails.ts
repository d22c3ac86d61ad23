/** `npm run mails` writes every mail with sample data into .cache/mails, on one page at two widths, light and dark. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { escapeHtml } from "../server/http/html.ts";
import { sampleMails } from "../server/testing/sample-mails.ts";

const folder = join(import.meta.dirname, "..", ".cache", "mails");
mkdirSync(folder, { recursive: true });

const frames = [360, 640].flatMap((width) => ["light", "dark"].map((scheme) => ({ width, scheme })));

const sections = Object.entries(sampleMails).map(([name, compose]) => {
  const { subject, html, text, attachments = [] } = compose();
  writeFileSync(join(folder, `${name}.html`), html);
  writeFileSync(join(folder, `${name}.txt`), text);
  for (const { filename, content } of attachments) writeFileSync(join(folder, `${name}-${filename}`), content);
  const views = frames.map(
    ({ width, scheme }) =>
      `<iframe title="${name}, ${width}, ${scheme}" src="${name}.html" width="${width}" height="900" style="color-scheme:${scheme}"></iframe>`,
  );
  const size = `${(Buffer.byteLength(html) / 1024).toFixed(1)} KB`;
  return `<h2>${escapeHtml(subject)}</h2><p>${name}, ${size}, <a href="${name}.txt">as text</a></p><div>${views.join("")}</div>`;
});

const index = join(folder, "index.html");
const style = "body{font-family:sans-serif;margin:24px}div{display:flex;gap:16px;overflow:auto}iframe{flex:none}";
writeFileSync(
  index,
  `<!doctype html><meta charset="utf-8"><title>Mails</title><style>${style}</style>${sections.join("\n")}`,
);
console.log(`${sections.length} mails: ${pathToFileURL(index)}`);
