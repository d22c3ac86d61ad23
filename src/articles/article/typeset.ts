/** What turns the plain HTML of an article's Markdown into the page's typography. Text in, text out. */

const plain = (html: string) => html.replace(/<[^>]+>/g, "").trim();
const attribute = (text: string) => text.replaceAll('"', "&quot;");

/** Short sums and counts, which line up on the right; sentences that happen to start with a figure do not. */
const figure = /^([-−–]? ?₹? ?[\d,.]+( ?(%|lakh|crore|days?|months?|years?))?|nil|none|-|)$/i;

interface Cell {
  html: string;
  text: string;
}

const cells = (row: string): Cell[] =>
  [...row.matchAll(/<t[dh]\b[^>]*>([\s\S]*?)<\/t[dh]>/g)].map(([, html = ""]) => ({ html, text: plain(html) }));

/** Row and column headings, figures on the right, totals set apart, and each cell's column named for phones. */
export function typesetTable(table: string): string {
  const [head = [], ...body] = [...table.matchAll(/<tr\b[^>]*>([\s\S]*?)<\/tr>/g)].map(([, row = ""]) => cells(row));
  const columns = head.length;
  const figures = head.map(
    (_, column) =>
      column > 0 &&
      body.some((row) => /\d/.test(row[column]?.text ?? "")) &&
      body.every((row) => figure.test(row[column]?.text ?? "")),
  );
  const look = (column: number) => (figures[column] ? ' class="figure"' : "");
  const heads = head.map(({ html, text }, column) =>
    text ? `<th scope="col"${look(column)}>${html}</th>` : `<td${look(column)}></td>`,
  );
  const rows = body.map((row) => {
    const total = /^total\b/i.test(row[0]?.text ?? "") ? ' class="total"' : "";
    const made = row.map(({ html, text }, column) =>
      column === 0
        ? // A row called 1 says little on its own card: there it is called Year 1.
          `<th scope="row"${/^\d+$/.test(text) ? ` data-column="${attribute(head[0]?.text ?? "")}"` : ""}>${html}</th>`
        : `<td${look(column)}${columns > 2 ? ` data-column="${attribute(head[column]?.text ?? "")}"` : ""}>${html}</td>`,
    );
    return `<tr${total}>${made.join("")}</tr>`;
  });
  const kind = columns > 2 ? (columns > 4 ? "ledger cards dense" : "ledger cards") : "ledger";
  return `<table class="${kind}"><thead><tr>${heads.join("")}</tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

const typesetLink = (link: string, href: string, words: string): string =>
  /^https?:/.test(href)
    ? `<a href="${href}" target="_blank" rel="noopener" class="link outside">${words}<span class="sr-only"> (opens in a new tab)</span></a>`
    : link.replace("<a ", '<a class="link" ');

export function typeset(html: string): string {
  return html
    .replace(/<a href="([^"]*)">([\s\S]*?)<\/a>/g, typesetLink)
    .replace(/<table>[\s\S]*?<\/table>/g, typesetTable)
    .replace(
      /<(h[23]) id="([^"]+)">([\s\S]*?)<\/\1>/g,
      (_, tag, id, words) => `<${tag} id="${id}"><a href="#${id}">${words}</a></${tag}>`,
    )
    .replace(/<ul class="contains-task-list">/g, '<ul class="checklist">')
    .replace(/<li class="task-list-item"><input[^>]*>\s*/g, "<li>")
    .replace(/>\n+</g, "><");
}
