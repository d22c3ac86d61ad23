import type { Template } from "../../../content/schemas/template.ts";

/** A small template for tests: every kind of block, one option, one choice. */
export function exampleTemplate(changes: Partial<Template> = {}): Template {
  const filler = Array.from(
    { length: 60 },
    (_, at) =>
      `- Promise number ${at + 1} is kept by each Party for as long as the other keeps its own promise, and no longer than that.`,
  );
  return {
    id: "example",
    title: "Example Agreement",
    kind: "agreement",
    description: "A small agreement that exists so that the engine can be tried on it.",
    when: "When the engine is tried",
    category: "Corporate",
    icon: "Files",
    tags: ["Example", "Trial", "Engine"],
    features: ["Every kind of block", "One optional clause", "One choice"],
    preview:
      "Two parties agree on one thing and sign it. The thing has a price, a date and a schedule of what is to be delivered.",
    fileName: "Example.docx",
    downloads: 10,
    rating: 4.5,
    version: "1.0",
    updatedOn: "2026-11-15",
    changes: [{ version: "1.0", date: "2026-11-15", text: "First version." }],
    purpose:
      "This is used where a document with every kind of block is needed, so that numbering and filling can be seen.",
    whenNotToUse: ["When you need a real agreement.", "When you need anything else."],
    acts: ["Indian Contract Act, 1872"],
    variables: [
      { id: "buyer", kind: "name", label: "Buyer", group: "Parties" },
      { id: "price", kind: "money", label: "Price", group: "Terms" },
      { id: "days", kind: "number", label: "Days", group: "Terms", default: "30" },
      { id: "signedOn", kind: "date", label: "Date of signing", group: "Terms" },
      {
        id: "route",
        kind: "choice",
        label: "Route",
        group: "Terms",
        default: "sea",
        choices: [
          { value: "sea", label: "By sea" },
          { value: "air", label: "By air", text: "by aeroplane" },
        ],
      },
    ],
    options: [{ id: "warranty", label: "Warranty clause", default: true }],
    body: `
Made on {{signedOn}}.

(1) **{{buyer}}**, the buyer; and
(2) the seller.

(A) The seller sells.

## Price {#price}
- The price is {{price|full}}, due in {{days|full}} days, carried {{route}}.
-- first part; {#first-part}
--- first item; {#first-item}
-- second part.
~ That is all.

{?warranty}
## Warranty {#warranty}
- The goods are sound{?route=air}, and light{/route}.
{/warranty}

## Delivery {#delivery}
: **Goods** means the goods.
- Delivery follows [[#price]], [[#first-part]] and [[#first-item]].{?warranty} See [[#warranty]].{/warranty} {#follows}
* a bullet
> A drafting note
> on two lines.
${filler.join("\n")}

=== Goods {#goods}
1. See [[#delivery|Clause]] and [[#follows|number]]. {#in-schedule}

| Item | Amount |
|------|-----:|
| Rice | {{price}} |
{?warranty}
| Wheat | {{price|words}} |
{/warranty}

=== Papers {#papers}
Listed in [[#goods]], [[#in-schedule]] and [[#papers]].

# Second paper
% To
% {{buyer}}

1. A point. {#point}
2. After [[#point]].
-- a part of it.

@pagebreak
### Last page
Read all of it.

@signatures
For **{{buyer}}** | Name: | Date:
`,
    ...changes,
  };
}
