import { expect, test } from "vitest";
import { sampleSite } from "../testing/sample-site.ts";
import { changedSentences, describeChange } from "./what-changed.ts";

const page = (path: string, body: string, header = "Call us") =>
  `<!doctype html><title>${path}</title><meta name="description" content="About ${path}"><link rel="canonical" href="https://example.in${path}"><body><header>${header}</header><main>${body}</main><script>var x = "no sentence"</script>`;

function compare(before: Record<string, string>, after: Record<string, string>) {
  using old = sampleSite(before);
  using now = sampleSite(after);
  return changedSentences(old.path, now.path);
}

test("a sentence that changed is shown with what it was, in its page alone", () => {
  const files = (price: string) => ({
    "pricing/index.html": page("/pricing", `<h1>Prices</h1><p>We are quick. The fee is ${price}. It is fixed.</p>`),
    "about/index.html": page("/about", "<p>We are five.</p>"),
  });
  expect(compare(files("₹1,999"), files("₹2,500"))).toEqual({
    everywhere: [],
    pages: [
      {
        path: "/pricing",
        title: "/pricing",
        is: "changed",
        changes: [{ before: "The fee is ₹1,999.", after: "The fee is ₹2,500." }],
      },
    ],
  });
});

test("pages that are new and gone, and sentences that come and go", () => {
  const { pages } = compare(
    {
      "old/index.html": page("/old", "<p>Gone.</p>"),
      "about/index.html": page("/about", "<ul><li>One</li><li>Two</li></ul>"),
    },
    {
      "new/index.html": page("/new", "<p>Here.</p>"),
      "about/index.html": page("/about", "<ul><li>Two</li><li>Three</li></ul>"),
    },
  );
  expect(pages.map(({ path, is }) => [path, is])).toEqual([
    ["/about", "changed"],
    ["/new", "new"],
    ["/old", "gone"],
  ]);
  expect(pages[0]!.changes).toEqual([{ before: "One" }, { after: "Three" }]);
});

test("what changed on most pages is said once, and an alias of a page not at all", () => {
  const files = (phone: string) =>
    Object.fromEntries([
      ["index.html", page("/", "<p>Home</p>", phone)],
      ...["a", "b", "c", "d"].map((name) => [`${name}/index.html`, page(`/${name}`, name, phone)]),
      ["alias/index.html", page("/a", "a", phone)],
    ]);
  expect(compare(files("Call 1"), files("Call 2"))).toEqual({
    everywhere: [{ before: "Call 1", after: "Call 2" }],
    pages: [],
  });
});

const json = (value: unknown) => JSON.stringify({ $schema: "./schemas/x.json", ...(value as object) }, null, 2);
const person = (name: string, role = "Partner") => ({ name, role });

test("a change is told field by field, in the words of the form", () => {
  const before = json({ starter: 1, llp: { starter: { price: 2499 } } });
  const after = json({ starter: 1, llp: { starter: { price: 2999, formerPrice: 3499 } } });
  expect(describeChange({ file: "prices.json", before, after })).toEqual([
    { field: expect.stringContaining("Price"), before: "2499", after: "2999" },
    { field: expect.stringMatching(/, Price that you really charged before$/), after: "3499" },
  ]);
  const logo = (file: string, icon?: string) => json({ logo: { file: `${file.repeat(16)}.png`, icon } });
  expect(describeChange({ file: "identity.json", before: logo("a"), after: logo("b", "mark.png") })).toEqual([
    { field: "Logo, File", before: "a picture", after: "another picture" },
    { field: "Logo, Square picture for icons", after: "mark.png" },
  ]);
});

test("of a list only what has changed is told, wherever it stands", () => {
  const before = json({ team: [person("Asha"), person("Ravi"), person("Meera")] });
  const after = json({ team: [person("Farhan"), person("Asha"), person("Meera", "Advocate")] });
  expect(describeChange({ file: "team.json", before, after })).toEqual([
    { field: "Team, 1 (Farhan)", after: "Farhan, Partner" },
    { field: "Team, 3 (Meera), Role", before: "Partner", after: "Advocate" },
    { field: "Team, 2 (Ravi)", before: "Ravi, Partner" },
  ]);
  const moved = json({ team: [person("Meera"), person("Asha"), person("Ravi")] });
  expect(describeChange({ file: "team.json", before, after: moved })).toEqual([
    { field: "Team", before: "Asha, Partner, Ravi, Partner, Meera, Partner", after: expect.stringMatching(/^Meera/) },
  ]);
});

test("a new file, an article and a file that is no JSON", () => {
  expect(
    describeChange({ file: "clients.json", before: null, after: json({ clients: [{ name: "Khandelwal" }] }) }),
  ).toEqual([{ field: "Clients", after: "Khandelwal" }]);
  expect(describeChange({ file: "articles/a.md", before: "One\n\nTwo", after: "One\n\nThree" })).toEqual([
    { field: "", before: "Two", after: "Three" },
  ]);
  expect(describeChange({ file: "team.json", before: "{", after: "{}" })).toEqual([
    { field: "", before: "{", after: "{}" },
  ]);
});
