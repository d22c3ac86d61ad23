import type { Template } from "../schemas/template.ts";
import { disputesClause, generalClause, lawVariables, noticesClause, signingVariables } from "./shared.ts";

type Variables = Template["variables"];

const party = (prefix: "first" | "second", group: string): Variables => [
  {
    id: `${prefix}Name`,
    kind: "name",
    label: `${group}: name`,
    example: "Kaveri Foods Private Limited",
    group,
    required: true,
  },
  {
    id: `${prefix}Form`,
    kind: "choice",
    label: `${group}: legal form`,
    group,
    default: "company",
    choices: [
      { value: "company", label: "Company", text: "a company incorporated under the Companies Act, 2013" },
      {
        value: "llp",
        label: "LLP",
        text: "a limited liability partnership under the Limited Liability Partnership Act, 2008",
      },
      { value: "individual", label: "Individual", text: "an individual" },
    ],
  },
  {
    id: `${prefix}Number`,
    kind: "text",
    label: `${group}: CIN, LLPIN or PAN`,
    example: "U15490KA2024PTC180001",
    group,
  },
  { id: `${prefix}Address`, kind: "address", label: `${group}: registered office or home address`, group },
  { id: `${prefix}Email`, kind: "email", label: `${group}: e-mail for notices`, group },
  {
    id: `${prefix}Signatory`,
    kind: "name",
    label: `${group}: who signs`,
    hint: "For an individual, repeat the name.",
    group,
  },
  { id: `${prefix}Title`, kind: "text", label: `${group}: signatory's designation`, example: "Director", group },
];

export const t: Template = {
  id: "mutual-nda",
  title: "Mutual Non-Disclosure Agreement",
  kind: "agreement",
  description: "Two-way confidentiality for talks with a partner, vendor, customer or investor, under Indian law.",
  category: "Corporate",
  tags: ["NDA", "Confidentiality", "Partnership", "Due diligence"],
  features: [
    "Use bound to one stated purpose, with need-to-know sharing",
    "Carve-outs, and a clear path when a court or regulator asks",
    "Term, survival, and return or destruction with a certificate",
    "Personal data clause that follows the DPDP Act, 2023",
    "Optional non-solicitation during and after the talks",
  ],
  preview:
    "Each Party may disclose information to the other for the Purpose. The Party that receives it keeps it secret, uses it for the Purpose alone, and returns or destroys it when asked. Neither side is bound to do a deal.",
  fileName: "Mutual-NDA.docx",
  downloads: 2840,
  rating: 4.8,
  version: "1.0",
  reviewedOn: "2026-11-15",
  changes: [
    {
      version: "1.0",
      date: "2026-11-15",
      text: "First version. Personal data clause drafted for the DPDP Rules, 2025.",
    },
  ],
  purpose:
    "Sign this before two businesses, or a business and a person, show each other anything that is not public: plans, prices, code, customer lists or financials. Both sides make the same promises. It covers the talks; the deal itself needs its own agreement.",
  whenNotToUse: [
    "Only one side will disclose. A one-way agreement is shorter and easier to sign.",
    "You are hiring. Use the Employee Confidentiality and IP Assignment Agreement.",
    "You want to stop the other side from competing. Section 27 of the Indian Contract Act, 1872 makes most such promises void.",
    "You are sharing bulk personal data for processing. You need a data processing agreement as well.",
  ],
  acts: [
    "Indian Contract Act, 1872 (sections 27, 73 and 74)",
    "Specific Relief Act, 1963 (sections 36 to 42)",
    "Digital Personal Data Protection Act, 2023 and Rules, 2025",
    "Information Technology Act, 2000 (sections 5, 10A and 43A)",
    "Arbitration and Conciliation Act, 1996",
  ],
  variables: [
    ...signingVariables,
    ...party("first", "First party"),
    ...party("second", "Second party"),
    {
      id: "purpose",
      kind: "longtext",
      label: "Purpose of the talks",
      hint: "One sentence. Information may be used for this and nothing else.",
      example: "evaluating a supply of packaged foods by the first party through the stores of the second party",
      group: "Terms",
      required: true,
    },
    {
      id: "termMonths",
      kind: "number",
      label: "Months during which information is shared",
      group: "Terms",
      default: "24",
    },
    {
      id: "survivalYears",
      kind: "number",
      label: "Years for which secrecy lasts after that",
      group: "Terms",
      default: "3",
    },
    { id: "returnDays", kind: "number", label: "Days to return or destroy information", group: "Terms", default: "15" },
    ...lawVariables,
  ],
  options: [
    {
      id: "personalData",
      label: "Personal data clause",
      hint: "Keep it if customer, employee or user data may be shown.",
      default: true,
    },
    { id: "nonSolicit", label: "No poaching of staff for 12 months", default: false },
  ],
  body: `
This Mutual Non-Disclosure Agreement (this **Agreement**) is made at {{placeOfSigning}} on {{agreementDate}} (the
**Effective Date**).

### Between

(1) **{{firstName}}**, {{firstForm}}, with identification number {{firstNumber}}, having its registered office or
residing at {{firstAddress}}, e-mail {{firstEmail}} (the **First Party**); and

(2) **{{secondName}}**, {{secondForm}}, with identification number {{secondNumber}}, having its registered office or
residing at {{secondAddress}}, e-mail {{secondEmail}} (the **Second Party**).

Each is a **Party** and together they are the **Parties**. The term includes a Party's successors and permitted assigns
and, for an individual, heirs and legal representatives.

### Background

(A) The Parties wish to hold talks for the following purpose: {{purpose}} (the **Purpose**).

(B) In those talks each Party may disclose to the other information that is confidential and valuable to it.

(C) Each Party agrees to receive that information on the terms of this Agreement.

### The Parties agree

## Definitions and interpretation

- In this Agreement:

: **Affiliate** of a Party means any entity that controls it, is controlled by it or is under common control with it,
where control has the meaning given in section 2(27) of the Companies Act, 2013.

: **Confidential Information** means all information, in any form, that a Party or its Affiliate (the **Discloser**)
discloses to the other Party (the **Recipient**) in connection with the Purpose, whether before or after the Effective
Date, and that is marked confidential or that a reasonable person would understand to be confidential from its nature
or the circumstances. It includes business plans, prices, financial statements, forecasts, customer and supplier details,
source code, designs, formulae, know-how, inventions not yet published, notes and analyses made from any of these, and
the fact and content of the talks. It does not include what [[#exclusions]] takes out.

: **Representatives** of a Party means its Affiliates, and its and their directors, partners, employees, professional
advisers, auditors, insurers and sources of finance, who need to know Confidential Information for the Purpose.

- Headings are for convenience. A reference to a statute is to it as amended or re-enacted, and includes rules made
  under it. The word including does not limit what comes before it.

## Duty of confidence {#duty}

- The Recipient must, for the time stated in [[#term]]: {#promises}
-- keep Confidential Information secret, and protect it with the care it uses for its own information of like
  importance, and in any case with reasonable care;
-- use it only for the Purpose;
-- not disclose it to any person except as this Agreement allows;
-- not copy it beyond what the Purpose needs; and
-- not reverse engineer, decompile or analyse the make-up of any sample, prototype or software received, unless the
  Discloser agrees in writing.
- The Recipient must tell the Discloser without delay when it learns of any unauthorised use or disclosure, and must give
  reasonable help to stop it and limit its effect.
- Information disclosed orally or by demonstration is protected whether or not it is later confirmed in writing.

## Sharing with Representatives {#sharing}

- The Recipient may disclose Confidential Information to those of its Representatives who need it for the Purpose, if
  each of them is first told that it is confidential and is bound, by contract or by professional duty, to terms no less
  strict than those of this Agreement.
- The Recipient is liable for an act or omission of its Representative that would be a breach of this Agreement if it were
  the Recipient's own.

## What is not confidential {#exclusions}

- The duties in [[#duty]] do not apply to information that the Recipient can show by written record:
-- is or becomes public other than by breach of this Agreement;
-- was lawfully known to it, free of any duty of confidence, before the Discloser disclosed it;
-- was lawfully received from a third person who was free to disclose it; or
-- was developed by it independently, without use of the Discloser's Confidential Information.
- A combination of features is not public merely because each of them is.

## Disclosure required by law {#compelled}

- The Recipient may disclose Confidential Information to the extent required by law, by an order of a court, tribunal or
  government authority, or by the rules of a recognised stock exchange.
- Before it does so the Recipient must, where the law permits, give the Discloser prompt written notice, disclose only
  the part that is legally required, ask for that part to be kept confidential, and give the Discloser, at the
  Discloser's cost, reasonable help to contest or limit the disclosure.
- Nothing in this Agreement stops a person from reporting an offence to, or answering the lawful questions of, a
  government authority.

{?personalData}
## Personal data {#personal-data}

- A Party must not disclose personal data to the other unless the Purpose cannot be met without it. Wherever anonymised
  data or samples will serve the Purpose, only those may be disclosed.
- Where personal data is disclosed, the Discloser confirms that it may lawfully do so. The Recipient must process the data
  only for the Purpose, keep reasonable security safeguards, not transfer it outside India without the Discloser's written consent,
  and erase it under [[#return]] when the Purpose ends.
- The Recipient must tell the Discloser of a personal data breach without delay, and in any case within 24 hours of
  learning of it, with the details the Discloser needs to inform the Data Protection Board of India and the persons
  affected.
- Each Party will comply with the Digital Personal Data Protection Act, 2023 and the rules under it as their provisions come into
  force and, until then, with section 43A of the Information Technology Act, 2000 and the rules under it.

> The DPDP Rules were notified in November 2025, and the main duties under the Act bind from May 2027. The
> clause is written to work before and after that date.
{/personalData}

## Return and destruction {#return}

- When the Discloser asks in writing, and in any case when this Agreement ends, the Recipient must within
  {{returnDays|full}} days return or destroy all Confidential Information in its possession and that of its
  Representatives, and confirm in writing that it has done so. {#return-duty}
- The Recipient may keep one copy that law, regulation or a genuine document retention policy requires, and copies made by
  routine electronic back-up that are not readily accessible. What is kept stays subject to this Agreement for as long
  as it is kept, despite [[#term]].

## No licence, no warranty, no duty to deal

- Confidential Information remains the property of the Discloser. This Agreement grants no licence or other right in it, or
  in any patent, copyright, design, trade mark or other intellectual property.
- Confidential Information is given as it is. The Discloser gives no warranty that it is accurate or complete. A definitive
  agreement, if one is signed, may say otherwise.
- Neither Party is bound to disclose any particular information, to continue the talks or to enter into any further
  agreement. Each may hold talks with others on similar subjects, if it keeps to this Agreement.
- Neither Party may make a public statement about the talks, or use the other's name or logo, without the other's written consent.

{?nonSolicit}
## No soliciting of staff {#non-solicit}

- While this Agreement is in force and for 12 months after, neither Party will solicit for employment an employee of the
  other whom it came to know through the talks. A general advertisement not aimed at the other's employees, and the
  hiring of a person who answers it, are not a breach.

> Keep this to solicitation. A bar on hiring anyone at all may be read as a restraint of trade under section 27 of the
> Indian Contract Act, 1872.
{/nonSolicit}

## Term {#term}

- This Agreement begins on the Effective Date and covers Confidential Information disclosed during the following {{termMonths|full}}
  months. Either Party may end that period earlier by 30 days' written notice.
- The duties in this Agreement continue for {{survivalYears|full}} years after the period ends. For a trade secret, including
  source code, formulae and algorithms, they continue for as long as the information remains a trade secret. For personal
  data they continue for as long as the Recipient holds it.
- [[#return|Clause]], this clause, [[#remedies]] and [[#disputes]] survive the end of this Agreement.

## Remedies {#remedies}

- Damages may not be enough for a breach of this Agreement. The Discloser may seek an injunction or other specific relief
  under the Specific Relief Act, 1963, besides any other remedy.
- The Recipient is liable for loss that naturally arises from its breach, as section 73 of the Indian Contract Act, 1872
  provides. Neither Party is liable for loss that is remote or indirect.

> No fixed sum is stated as damages. Under section 74 of the Indian Contract Act, 1872 a fixed sum is only a ceiling, and a
> court awards reasonable compensation within it.

${noticesClause()}
${disputesClause()}
${generalClause()}

### Signed by the Parties

The Parties have signed this Agreement through their authorised signatories on the date stated at its head.

@signatures
For and on behalf of **{{firstName}}** | Name: {{firstSignatory}} | Designation: {{firstTitle}} | Date:
For and on behalf of **{{secondName}}** | Name: {{secondSignatory}} | Designation: {{secondTitle}} | Date:
Witness 1 | Name: | Address:
Witness 2 | Name: | Address:
`,
};
