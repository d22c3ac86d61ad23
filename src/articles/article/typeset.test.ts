import { expect, test } from "vitest";
import { typeset, typesetTable } from "./typeset.ts";

const table = (head: string[], ...rows: string[][]) =>
  `<table><thead><tr>${head.map((text) => `<th>${text}</th>`).join("")}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((text) => `<td>${text}</td>`).join("")}</tr>`)
    .join("")}</tbody></table>`;

test("tables get row and column headings, and cells that name their column", () => {
  const made = typesetTable(table(["Point", "OPC", 'A "B"'], ["AGM", "No", "<em>Yes</em>"]));
  expect(made).toContain('<th scope="col">OPC</th>');
  expect(made).toContain('<th scope="row">AGM</th>');
  expect(made).toContain('<td data-column="A &quot;B&quot;"><em>Yes</em></td>');
  expect(made).toContain('<table class="ledger cards">');
});

test("two columns stay a table on phones", () => {
  expect(typesetTable(table(["Form", "Fee"], ["INC-20A", "₹200"]))).toContain('<table class="ledger">');
});

test("a column of figures stands on the right, a column with words in it does not", () => {
  const made = typesetTable(table(["Item", "Fee", "Note"], ["Name", "₹1,000", "₹1,000 each"], ["Total", "Nil", "-"]));
  expect(made).toContain('<th scope="col" class="figure">Fee</th>');
  expect(made).toContain('<td class="figure" data-column="Fee">₹1,000</td>');
  expect(made).toContain('<td data-column="Note">₹1,000 each</td>');
  expect(made).toContain('<tr class="total">');
});

test("a gap or a loss does not keep a column of figures from the right", () => {
  const made = typesetTable(table(["Year", "Cash"], ["1", "−₹60 lakh"], ["2", ""], ["Total", "₹137 lakh"]));
  expect(made.match(/class="figure"/g)).toHaveLength(4);
});

test("a row named by a number alone carries its column's name", () => {
  expect(typesetTable(table(["Year", "A", "B"], ["1", "x", "y"]))).toContain(
    '<th scope="row" data-column="Year">1</th>',
  );
});

test("an empty corner is no heading", () => {
  expect(typesetTable(table(["", "OPC"], ["AGM", "No"]))).toContain("<thead><tr><td></td>");
});

test("links that leave the site open a new tab and say so", () => {
  const made = typeset('<p><a href="https://www.mca.gov.in/">MCA</a> and <a href="/pricing">prices</a></p>');
  expect(made).toContain('<a href="https://www.mca.gov.in/" target="_blank" rel="noopener" class="link outside">MCA');
  expect(made).toContain("(opens in a new tab)");
  expect(made).toContain('<a class="link" href="/pricing">prices</a>');
});

test("headings link to themselves", () => {
  expect(typeset('<h2 id="cost">What it costs</h2>')).toBe('<h2 id="cost"><a href="#cost">What it costs</a></h2>');
});

test("a checklist keeps its items and loses its dead inputs", () => {
  const html =
    '<ul class="contains-task-list">\n<li class="task-list-item"><input type="checkbox" disabled/> PAN</li>\n</ul>';
  expect(typeset(html)).toBe('<ul class="checklist"><li>PAN</li></ul>');
});
