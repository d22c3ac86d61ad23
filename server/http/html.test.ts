import fc from "fast-check";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { expect, test } from "vitest";
import { type FounderView, founderView } from "../../domain/registration/founder-view.ts";
import { startRegistration } from "../../domain/registration/registration-changes.ts";
import { founders } from "../../tests/fixtures/founders.ts";
import { examples } from "../../tests/fixtures/quotations.ts";
import { createRenderer } from "../founder/document.ts";
import { acceptPage, endedPage, founderPage } from "../founder/page.ts";
import { callReminder, founderSaid, newApplication, newEnquiry } from "../mail/to-firm.ts";
import { quotationMail } from "../quotations/mails.ts";
import { stageChanged } from "../registrations/mails.ts";
import type { Application, Lead } from "../store/records.ts";
import { rounds } from "../testing/basics.ts";
import { sampleApplication, sampleLead } from "../testing/samples.ts";
import { errorPage, html } from "./html.ts";

const siteUrl = "https://example.in";
const key = "a1".repeat(32);
const today = "2026-12-18";
const page = createRenderer("");
const work = {
  status: "new",
  closedReason: null,
  ownerId: null,
  firstCallAt: null,
  dueAt: null,
  followUpOn: null,
} as const;
const stored = { id: "01a1dd2c-9c1e-7a53-8d2e-5b1f6a7c8d9e", createdAt: "2026-11-13T11:42:00.000Z" };

/** Every page and mail that shows something others have typed, with this text in all such places. */
function everything(typed: string): string[] {
  const phone = `${typed.replaceAll(/\d/g, "")} 98765 43210`;
  const person = {
    name: typed,
    email: typed,
    phone,
    page: `/page/${typed}`,
    utm: { utm_source: typed },
    suspect: [typed],
  };
  const lead: Lead = {
    ...({ ...sampleLead(), work, kind: "lead", spam: false, filing: null, bestTime: null } as unknown as Lead),
    ...stored,
    ...person,
    companyName: typed,
    offer: typed,
    message: typed,
    language: typed,
    city: typed,
    companyPlan: { plan: { structure: "llp", name: typed, name2: typed }, dropped: [typed] },
  };
  const application: Application = {
    ...({ ...sampleApplication(), kind: "application", spam: false } as unknown as Application),
    ...stored,
    ...person,
    position: typed,
    experience: typed,
    coverLetter: typed,
    resume: { fileName: typed, type: "application/pdf", size: 2_000 },
  };
  const registration = startRegistration({ company: { form: "private-limited", people: 2 } }, {}, "2026-11-20");
  const view: FounderView = {
    ...founderView({ status: "engaged", plan: founders[1]!.plan, receivedOn: "2026-11-16", registration }, today),
    awaited: typed,
    names: [{ name: typed, outcome: "refused", on: today, reason: typed }],
    asked: [[typed, typed]],
    detail: typed,
    correction: { on: today, reason: typed },
    questions: [
      { id: "1", at: stored.createdAt, text: typed, answer: { id: "2", text: typed, at: stored.createdAt, by: typed } },
    ],
    incorporation: { name: typed, number: "U62099MH2026PTC123456", date: today },
  };
  const quotation = {
    id: "one",
    sent: { ...examples.changed, to: typed, advisor: typed },
    differences: [{ label: typed, quoted: typed, now: typed }],
  };
  const founder = founderPage({
    ...{
      key,
      siteUrl,
      view,
      quotation,
      today,
      call: { times: [], isLate: false, wasTried: false, asked: null },
      mailsStopped: false,
    },
    ...{ firstName: typed, advisor: { name: typed, email: null }, question: { text: typed, error: typed } },
    claims: [{ id: "1", at: `${today}T05:00:00Z`, rupees: 1, on: today, way: "upi", reference: typed }],
    paid: { typed: { rupees: typed, on: typed, way: typed, reference: typed }, errors: { reference: typed } },
  });
  const pages = [founder, acceptPage(quotation, key), endedPage({ email: typed, error: typed })];
  const mails = [
    newEnquiry(lead, siteUrl, siteUrl),
    newApplication(application, siteUrl),
    callReminder({ lead, promisedAt: new Date(stored.createdAt), owner: typed }, siteUrl),
    founderSaid(lead, [typed, typed], siteUrl),
    stageChanged({ name: `Asha ${typed}`, advisor: typed, view, page: siteUrl, stop: siteUrl }, siteUrl),
    quotationMail(quotation.sent, siteUrl),
  ];
  return [
    errorPage(typed).toString(),
    ...pages.map((body) => page({ title: typed, body, today }).html),
    ...mails.map((mail) => mail.html),
  ];
}

/** Elements in their order, with the names of their attributes and where their links lead to. Line ends may be typed. */
function elements(node: DefaultTreeAdapterTypes.Node): string[] {
  const inside = "childNodes" in node ? node.childNodes.flatMap(elements) : [];
  if (node.nodeName === "#comment") return ["comment"];
  if (!("attrs" in node) || node.nodeName === "br") return inside;
  const attributes = node.attrs.map(({ name, value }) =>
    name === "href" ? `href ${value.split(/[:#?]/, 1)[0]}` : name,
  );
  return [[node.nodeName, ...attributes].join(" "), ...inside];
}
const shapes = (pages: readonly string[]) => pages.map((each) => elements(parse(each)));

const hostile = fc.constantFrom(
  ...['"', "'", "<", ">", "&", "`", "=", "/", "\n", " ", "\0"],
  ...[
    "<script>",
    "<img src=x onerror=alert(1)>",
    " onload=x ",
    "<!--",
    "-->",
    "]]>",
    "&lt;b&gt;",
    "&#60;b>",
    "javascript:",
  ],
  ...["</title>", "</style>", "</textarea>", "</select>", "</p></div>", "</table>", "\ud800"],
);
const text = fc.array(fc.oneof(hostile, fc.string({ unit: "grapheme" })), { minLength: 1, maxLength: 12 });

test("nothing that is typed becomes an element or an attribute of a page or a mail", () => {
  const expected = shapes(everything("x"));
  fc.assert(
    fc.property(text, (parts) => {
      expect(shapes(everything(`${parts.join("")}x`))).toEqual(expected);
    }),
    { numRuns: rounds({ usual: 8, thorough: 100 }) },
  );
});

test("a template escapes text, joins lists and leaves out what is absent", () => {
  const inner = html`<b>${"<i>"}</b>`;
  const made = html`<p title="${`"'&`}">${["<", [inner, 0]]}${undefined}${null}${false}</p>`;
  expect(made.toString()).toBe('<p title="&quot;&#39;&amp;">&lt;<b>&lt;i&gt;</b>0</p>');
});
