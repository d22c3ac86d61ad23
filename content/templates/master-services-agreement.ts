import type { Template } from "../schemas/template.ts";
import { disputesClause, generalClause, lawVariables, noticesClause, signingVariables } from "./shared.ts";

type Variables = Template["variables"];

const party = (prefix: "customer" | "supplier", group: string): Variables => [
  {
    id: `${prefix}Name`,
    kind: "name",
    label: `${group}: name`,
    example: prefix === "customer" ? "Kaveri Foods Private Limited" : "Nila Software Private Limited",
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
      { value: "firm", label: "Partnership firm", text: "a partnership firm under the Indian Partnership Act, 1932" },
      { value: "individual", label: "Proprietor", text: "an individual carrying on business as sole proprietor" },
    ],
  },
  {
    id: `${prefix}Number`,
    kind: "text",
    label: `${group}: CIN, LLPIN or PAN`,
    example: "U72900KA2024PTC180002",
    group,
  },
  { id: `${prefix}Gstin`, kind: "text", label: `${group}: GSTIN`, hint: "Write Not registered if none.", group },
  { id: `${prefix}Address`, kind: "address", label: `${group}: registered office`, group },
  { id: `${prefix}Email`, kind: "email", label: `${group}: e-mail for notices`, group },
  { id: `${prefix}Signatory`, kind: "name", label: `${group}: who signs`, group },
  { id: `${prefix}Title`, kind: "text", label: `${group}: signatory's designation`, example: "Director", group },
];

export const t: Template = {
  id: "master-services-agreement",
  title: "Master Services Agreement",
  kind: "agreement",
  description:
    "Umbrella terms between a customer and a supplier of services, with a statement of work for each project, under Indian law.",
  category: "Corporate",
  tags: ["MSA", "Services", "Statement of work", "SLA", "Vendor"],
  features: [
    "Statement of work, change control and acceptance in one document",
    "Fees with GST, TDS and late interest, and the 45-day rule for small suppliers",
    "Liability cap and indemnities on both sides",
    "Intellectual property to the customer or licensed, as you choose",
    "Optional service levels with credits",
    "Data processing terms under the DPDP Act, 2023",
    "Termination, transition and force majeure",
  ],
  preview:
    "The Supplier provides the services described in each Statement of Work. The Customer tests what is delivered, accepts it and pays within the agreed days. Each side's liability is capped, apart from a short list of exceptions.",
  fileName: "Master-Services-Agreement.docx",
  downloads: 2150,
  rating: 4.7,
  version: "1.0",
  reviewedOn: "2026-11-15",
  changes: [
    {
      version: "1.0",
      date: "2026-11-15",
      text: "First version. Tax clauses follow the Income-tax Act, 2025; data terms follow the DPDP Rules, 2025.",
    },
  ],
  purpose:
    "Sign this once with a customer or supplier you expect to work with more than once. Each project then needs only a short statement of work, in the form of Schedule 1. The terms aim to be fair to both sides, so either may propose them. They suit software, design, marketing, research and professional services supplied within India.",
  whenNotToUse: [
    "You are engaging one individual who will work mostly for you. Use the Consultant Agreement or the Employment Agreement.",
    "You sell a subscription to standard software. Use terms of service with a licence.",
    "The other side is outside India. FEMA, export of services under GST and withholding tax need their own clauses.",
    "You supply workers to be used under the customer's control. The law on contract labour applies.",
  ],
  acts: [
    "Indian Contract Act, 1872 (sections 27, 73, 74 and 124)",
    "Central Goods and Services Tax Act, 2017",
    "Income-tax Act, 2025 (section 393)",
    "Micro, Small and Medium Enterprises Development Act, 2006 (sections 15 and 16)",
    "Copyright Act, 1957 (sections 18 and 19)",
    "Digital Personal Data Protection Act, 2023 and Rules, 2025",
    "Arbitration and Conciliation Act, 1996",
  ],
  variables: [
    ...signingVariables,
    ...party("customer", "Customer"),
    ...party("supplier", "Supplier"),
    {
      id: "services",
      kind: "longtext",
      label: "Services in general",
      example: "design, development and support of web and mobile software",
      group: "Services",
      required: true,
    },
    { id: "acceptanceDays", kind: "number", label: "Days to test and accept", group: "Services", default: "10" },
    { id: "warrantyDays", kind: "number", label: "Warranty in days", group: "Services", default: "90" },
    {
      id: "ipRoute",
      kind: "choice",
      label: "Who owns what is made",
      hint: "Ownership suits custom work. A licence suits work built on the supplier's product.",
      group: "Services",
      default: "assign",
      choices: [
        { value: "assign", label: "Customer owns it once paid for" },
        { value: "license", label: "Supplier owns it, customer has a licence" },
      ],
    },
    {
      id: "paymentDays",
      kind: "number",
      label: "Days to pay an invoice",
      hint: "Not more than 45 if the supplier is a micro or small enterprise.",
      group: "Money",
      default: "30",
    },
    { id: "lateInterest", kind: "percent", label: "Late interest, a year", group: "Money", default: "15" },
    {
      id: "capAmount",
      kind: "choice",
      label: "Liability cap",
      group: "Money",
      default: "twelve",
      choices: [
        {
          value: "twelve",
          label: "Fees of 12 months",
          text: "the fees paid and payable under the Statement of Work concerned for the 12 months before the claim arose",
        },
        {
          value: "total",
          label: "All fees of the statement of work",
          text: "the total fees paid and payable under the Statement of Work concerned",
        },
      ],
    },
    {
      id: "superCap",
      kind: "number",
      label: "Higher cap, as a multiple of the cap",
      hint: "For breach of confidence and of data duties.",
      group: "Money",
      default: "3",
    },
    { id: "termYears", kind: "number", label: "Term in years", group: "Term", default: "3" },
    { id: "exitDays", kind: "number", label: "Notice to end for convenience, in days", group: "Term", default: "60" },
    { id: "cureDays", kind: "number", label: "Days to put right a breach", group: "Term", default: "30" },
    { id: "transitionDays", kind: "number", label: "Days of help after the end", group: "Term", default: "60" },
    { id: "uptime", kind: "percent", label: "Availability in a month", group: "Service levels", default: "99.5" },
    {
      id: "creditCap",
      kind: "percent",
      label: "Most that credits may take of a month's fee",
      group: "Service levels",
      default: "10",
    },
    ...lawVariables,
  ],
  options: [
    {
      id: "serviceLevels",
      label: "Service levels and credits",
      hint: "For support or hosting. Leave off for project work.",
      default: false,
    },
    {
      id: "personalData",
      label: "Data processing terms",
      hint: "Keep it if the supplier will see personal data.",
      default: true,
    },
    { id: "insurance", label: "Supplier carries insurance", default: false },
    { id: "nonSolicit", label: "No soliciting of each other's staff", default: true },
    { id: "customerExit", label: "Customer may end without a reason", default: true },
  ],
  body: `
This Master Services Agreement (this **Agreement**) is made at {{placeOfSigning}} on {{agreementDate}} (the **Effective Date**).

### Between

(1) **{{customerName}}**, {{customerForm}}, with identification number {{customerNumber}} and GSTIN {{customerGstin}}, having its office at {{customerAddress}}, e-mail
{{customerEmail}} (the **Customer**); and

(2) **{{supplierName}}**, {{supplierForm}}, with identification number {{supplierNumber}} and GSTIN {{supplierGstin}}, having its office at {{supplierAddress}}, e-mail
{{supplierEmail}} (the **Supplier**).

Each is a **Party** and together they are the **Parties**. The term includes successors and permitted assigns.

### Background

(A) The Supplier provides {{services}}.

(B) The Customer may order such services from time to time. This Agreement states the terms that apply to every order.

### The Parties agree

## Definitions and interpretation

- In this Agreement:

: **Acceptance** has the meaning given in [[#acceptance]].

: **Background IP** means Intellectual Property that a Party owned before the Statement of Work, or makes outside it, and the Supplier's general tools, libraries and
know-how.

: **Confidential Information** means all information that a Party discloses in connection with this Agreement, in any form, that is marked confidential or that a reasonable person would understand to be so. It includes the Customer Data and the terms of every
Statement of Work.

: **Customer Data** means data and materials that the Customer or its users give to the Supplier, or that the Supplier collects for the Customer.

: **Deliverable** means anything that a Statement of Work requires the Supplier to deliver.

: **Intellectual Property** means copyright, patents, designs, trade marks, trade secrets, know-how, source code, databases and all like rights, registered or not, anywhere in the world.

: **Services** means the services described in a Statement of Work, including the supply of Deliverables.

: **Statement of Work** means a document in the form of [[#schedule-sow]], signed by both Parties, that refers to this Agreement.

- A reference to a statute is to it as amended or re-enacted and includes rules under it. If documents differ, this Agreement prevails over a Statement of Work, unless the Statement of Work names the clause it changes; either prevails over terms printed
  on a purchase order or invoice.

## Statements of Work {#sow}

- The Supplier will provide Services only under a Statement of Work. Each one is a separate contract on the terms of this Agreement. Neither Party is bound to sign one.
- A Statement of Work states the scope, Deliverables, acceptance tests, timetable, fees, the persons in charge and what the Customer must provide.

## Performance {#performance}

- The Supplier must provide the Services with reasonable skill and care, by suitably qualified people, in line with the Statement of Work and applicable law.
- The Supplier must meet the dates in the Statement of Work and give early notice of a likely delay.
- The Customer must give, in good time, the information, access and decisions that the Statement of Work requires. If it does not, dates move by the time lost.
- The Supplier may subcontract with the Customer's written consent, which will not be unreasonably withheld. It stays responsible for its subcontractors.
- The Supplier alone employs and directs its people. It must pay their wages and social security dues and comply with the labour codes for them.
- When its people work at the Customer's premises or on its systems, the Supplier must see that they follow the reasonable security and safety rules made known to it.

## Change control {#change}

- Either Party may ask for a change to a Statement of Work. Within seven working days the Supplier will state in writing its effect on scope, dates and fees.
- No change binds until both Parties sign it, in writing or by electronic signature. Until then the Supplier continues as before.

## Acceptance {#acceptance}

- On delivery the Customer has {{acceptanceDays|full}} days to test a Deliverable against the acceptance tests. Within that time it must accept it in writing or give written reasons why it fails.
- If a Deliverable fails, the Supplier must correct it at its own cost and deliver it again, within ten days or as agreed, and [[#acceptance]] applies again.
- There is **Acceptance** when the Customer accepts in writing, when the time to test ends without reasons being given, or when the Customer puts the Deliverable into live use.
- If a Deliverable fails for a third time, the Customer may end the Statement of Work for that Deliverable and recover the fees paid for it.

## Fees and tax {#fees}

- The Customer will pay the fees in the Statement of Work. Travel and other expenses are paid only if approved in writing beforehand, at cost.
- Fees exclude goods and services tax, which the Customer will pay on a tax invoice that meets the Central Goods and Services Tax Act, 2017. The Supplier must report invoices and pay the tax on time. It must make good input tax credit that the Customer loses
  because the Supplier did not.
- The Customer may deduct income tax at source under section 393 of the Income-tax Act, 2025. It must pay the tax in time and give the certificate.
- The Customer will pay each undisputed invoice within {{paymentDays|full}} days of receiving it. The Supplier may invoice a Deliverable on its Acceptance, and other Services monthly, unless the Statement of Work says otherwise. {#payment}
- The Customer may withhold an amount disputed in good faith, if it gives reasons within ten days of the invoice and pays the rest.
- An amount paid late carries simple interest at {{lateInterest}} a year from the due date. {#interest}
- If the Supplier is a micro or small enterprise registered under the Micro, Small and Medium Enterprises Development Act, 2006 and has said so in writing, payment is due within the time that section 15 of that Act allows, which is never more than 45 days from
  acceptance or deemed acceptance, and interest runs under section 16 of that Act in place of [[#interest]]. {#msme}
- If undisputed fees stay unpaid for 30 days after a written reminder, the Supplier may suspend the Services on seven days' further notice.

> Section 16 interest is compound, with monthly rests, at three times the bank rate notified by the Reserve Bank, and cannot be reduced by contract. Tax law also delays the buyer's deduction until payment. Ask every supplier for its Udyam number.

{?serviceLevels}
## Service levels {#service-levels}

- Where a Statement of Work covers support or hosting, the Supplier must meet the service levels in [[#schedule-sla]].
- If it does not, the Customer may take the credits stated there against the next invoice. Credits are a price adjustment for lower quality, and do not bar a claim for further loss, less the credits taken.
{/serviceLevels}

## Intellectual property {#ip}

- Each Party keeps its Background IP. The Customer owns the Customer Data.
{?ipRoute=assign}
- On payment of the fees for a Deliverable, the Supplier assigns to the Customer all copyright and other Intellectual Property in that Deliverable, including source code and documents, but not Background IP or third-party material. The assignment is of all rights, in every medium
  and mode of use, for their full term including renewals, throughout the world. Section 19(4) of the Copyright Act, 1957 will not cause it to lapse. {#assignment}
- Until payment the Customer has a licence to use the Deliverable to test it and, after Acceptance, for its business.
- The Supplier grants the Customer a perpetual, worldwide, royalty-free, non-exclusive licence of Background IP contained in a paid Deliverable, to use, copy, change and have others change it as part of the Deliverable, and to transfer it with the Deliverable.
- The Supplier must obtain from its people and subcontractors the rights and waivers needed to give effect to [[#assignment]], and will sign what is needed to perfect it.
{/ipRoute}
{?ipRoute=license}
- The Supplier owns all Intellectual Property in the Deliverables. From payment of the fees, it grants the Customer and its group companies a perpetual, worldwide, royalty-free, non-exclusive licence to use, copy and change the Deliverables, and have others do so for them, for their own
  business. The licence may be transferred with that business. Until payment the licence is limited to testing and, after Acceptance, to use in that business.
- The Supplier confirms that it has, from its people and subcontractors, the rights needed to grant the licence.
{/ipRoute}
- The Supplier may include open-source or third-party material only if it is listed in the Statement of Work or approved in writing, and its licence does not require the Customer to disclose its own code.
- The Customer grants the Supplier a licence of Customer Data and the Customer's Background IP only to provide the Services, while they last.

## Confidentiality {#confidentiality}

- Each Party must keep the other's Confidential Information secret, use it only for this Agreement, and disclose it only to those of its people, advisers and approved subcontractors who need it and are bound to keep it secret.
- This does not apply to information that is or becomes public without breach, was lawfully known or received free of a duty of confidence, or was independently developed. A Party may disclose what the law requires, after notice to the other where lawful.
- The duty lasts for the term of this Agreement and five years after. For trade secrets it lasts as long as they remain secret, and for personal data as long as it is held.
- Neither Party may use the other's name or logo in publicity without written consent.

{?personalData}
## Personal data {#personal-data}

- Where the Supplier processes personal data for the Customer, the Customer is the Data Fiduciary and the Supplier its Data Processor under the Digital Personal Data Protection Act, 2023. This clause is the contract that section 8(2) of that Act requires.
- The Supplier must:
-- process the data only on the Customer's written instructions and for the purpose and categories stated in the Statement of Work;
-- keep reasonable security safeguards, including encryption or masking, access control, logs kept for at least one year, monitoring and back-up;
-- engage another processor, or transfer the data outside India, only with the Customer's written consent and on the same terms;
-- tell the Customer of a personal data breach without delay, and in any case within 24 hours of learning of it, with the facts the Customer needs to inform the Data Protection Board of India and the persons affected;
-- help the Customer to answer requests for access, correction or erasure, withdrawal of consent and grievances; and
-- erase or return the data when told to, and in any case when the Services end, except what the law requires it to keep.
- The Customer confirms that it may lawfully give the data to the Supplier. It may, on ten days' notice and not more than once a year unless there has been a breach, verify that the Supplier meets this clause.
- Until the provisions of that Act are in force, the Parties will also comply with section 43A of the Information Technology Act, 2000 and the rules under it.

> The main duties under the DPDP Act bind from May 2027. Until then this clause works as a contract. A report of some cyber incidents to CERT-In is due within six hours under directions of 2022; that duty is separate.
{/personalData}

## Warranties {#warranties}

- Each Party confirms that it has power to enter into this Agreement and has taken the approvals it needs. Each must comply with the laws that apply to it, including those against bribery.
- The Supplier warrants that for {{warrantyDays|full}} days from Acceptance each Deliverable will conform to the Statement of Work in all material ways, that it contains no malicious code put there by the Supplier, and that, to the best of its knowledge, its use as permitted does not infringe the rights of another. It must correct a breach
  at its own cost.
- This does not cover faults caused by changes made by others, by use outside the documents, or by Customer Data. No other warranty is implied, so far as the law allows.

## Indemnities {#indemnities}

- The Supplier will indemnify the Customer against loss from a third-party claim that a Deliverable or the Services infringe Intellectual Property, or from a claim by the Supplier's people or an authority about their wages, benefits or status. {#supplier-indemnity}
- If use of a Deliverable is stopped or threatened by a claim of infringement, the Supplier must obtain the right to use it, or change or replace it without loss of function. If neither is reasonable, it must refund the fees paid for it.
- [[#supplier-indemnity|Clause]] does not cover infringement caused by Customer Data, by the Customer's specification, or by changes or combinations not made or approved by the Supplier.
- The Customer will indemnify the Supplier against loss from a third-party claim that Customer Data, or the Customer's Background IP, used as this Agreement allows infringes rights or breaks the law.
- The Party indemnified must give prompt notice of the claim, let the other conduct the defence, give reasonable help at the other's cost, and not admit liability. The other must not settle on terms that bind or blame the Party indemnified without its consent.

## Limit of liability {#liability}

- Nothing limits liability for fraud, wilful misconduct, death or bodily injury caused by negligence, the indemnities in [[#indemnities]], the duty to pay fees, or anything that the law does not allow to be limited. {#uncapped}
- Subject to [[#uncapped]], neither Party is liable for loss of profit, revenue or goodwill, or for loss that is remote or indirect.
- Subject to [[#uncapped]], the total liability of a Party under a Statement of Work, in contract, tort or otherwise, is limited to {{capAmount}}. {#cap}
- For breach of [[#confidentiality]]{?personalData} or [[#personal-data]]{/personalData} the limit is {{superCap|full}} times the sum in [[#cap]] in place of that sum. The reasonable cost of notifying, restoring data and answering authorities is direct loss.
- Each Party must take reasonable steps to reduce its loss.

{?insurance}
## Insurance {#insurance}

- The Supplier must carry, while a Statement of Work lasts and for 12 months after, professional indemnity and cyber insurance with a reputable insurer, for a sum not less than the limit in [[#cap]], and show proof when asked.
{/insurance}

{?nonSolicit}
## No soliciting of staff {#non-solicit}

- While a Statement of Work lasts and for 12 months after, neither Party will solicit for employment an employee of the other who worked on it. A general advertisement, and hiring a person who answers it, are not a breach.

> Some suppliers ask for a flat fee on every hire. Under section 74 of the Indian Contract Act, 1872 such a sum is only a ceiling on reasonable compensation, and a bar on hiring anyone at all may be a restraint of trade under section 27.
{/nonSolicit}

## Force majeure {#force-majeure}

- A Party is not liable for delay caused by an event beyond its reasonable control that it could not have avoided, such as natural disaster, epidemic, war, riot, act of government or general failure of power or networks. It must give notice within five days and resume as soon as it can. This does not
  excuse payment for Services already provided.
- If the event lasts more than 60 days, either Party may end the Statement of Work affected by written notice.

## Term and termination {#term}

- This Agreement begins on the Effective Date and lasts {{termYears|full}} years, and after that until a Statement of Work then running is completed. The Parties may extend it in writing.
- Either Party may end this Agreement or a Statement of Work by written notice if the other commits a material breach and does not put it right within {{cureDays|full}} days of notice, or ceases business, or is ordered to be wound up. It may do so for insolvency so far as the law allows.
{?customerExit}
- The Customer may end a Statement of Work at any time by {{exitDays|full}} days' written notice. It will pay for Services provided up to the end, for work in progress in proportion, and for costs that the Supplier cannot reasonably cancel and that the Statement of Work lists. {#convenience}
{/customerExit}
- Either Party may end this Agreement, but not a running Statement of Work, by {{exitDays|full}} days' written notice.

## What follows the end {#exit}

- The Supplier must deliver work in progress that has been paid for, and each Party must within 30 days return or erase the other's Confidential Information and confirm it in writing. One copy may be kept where the law requires.
- For up to {{transitionDays|full}} days, if asked, the Supplier must help to move the Services to the Customer or a new supplier, at the rates in the Statement of Work. If the Supplier ended it for non-payment, dues and the help must be paid in advance.
- Rights accrued, and [[#fees]], [[#ip]], [[#confidentiality]], {?personalData}[[#personal-data]], {/personalData}[[#indemnities]], [[#liability]], {?nonSolicit}[[#non-solicit]], {/nonSolicit}this clause and [[#disputes]] survive.

${noticesClause()}
${disputesClause()}
${generalClause()}

### Signed by the Parties

The Parties have signed this Agreement through their authorised signatories on the date stated at its head.

@signatures
For and on behalf of **{{customerName}}** | Name: {{customerSignatory}} | Designation: {{customerTitle}} | Date:
For and on behalf of **{{supplierName}}** | Name: {{supplierSignatory}} | Designation: {{supplierTitle}} | Date:
Witness 1 | Name: | Address:
Witness 2 | Name: | Address:

=== Form of Statement of Work {#schedule-sow}

This Statement of Work is made under the Master Services Agreement dated {{agreementDate}} between {{customerName}} and {{supplierName}}. Words defined there mean the same here.

| Item | Details |
|------|-------------|
| Number and date | |
| Start and end dates | |
| Services and what is out of scope | |
| Persons in charge of each Party | |
| Customer's inputs and dates | |
| Third-party and open-source material | |
{?personalData}
| Personal data: purpose, categories, place, retention | |
{/personalData}
| Fees: fixed, milestone or by time, with rates | |
| Costs that cannot be cancelled | |
| Clauses of the Agreement that are changed | |

| Deliverable | Due on | Acceptance test | Fee |
|------|-----|--------|----:|
| | | | |
| | | | |
| | | | |

@signatures
For **{{customerName}}** | Name: | Designation: | Date:
For **{{supplierName}}** | Name: | Designation: | Date:

{?serviceLevels}
=== Service levels {#schedule-sla}

| Measure | Target |
|-------|-----------|
| Availability in a calendar month, apart from maintenance announced two days ahead | {{uptime}} |
| Critical fault: service down for most users | Response in 1 hour, work-around in 8 hours |
| High: a main function does not work | Response in 4 working hours, correction in 2 working days |
| Normal: any other fault | Response in 1 working day, correction in the next release |

1. For each full percentage point, or part of one, by which availability falls below the target, the credit is two per cent of the monthly fee for the service affected. For each critical or high fault not handled in time, it is one per cent.
2. Credits in a month may not exceed {{creditCap}} of that month's fee. The Supplier must report its figures within seven days of the month's end.
3. Three months in any six in which the target of availability is missed are a material breach that need not be given time to put right.
{/serviceLevels}
`,
};
