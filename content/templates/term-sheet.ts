import type { Template } from "../schemas/template.ts";
import { disputesClause, generalClause, lawVariables, noticesClause, signingVariables } from "./shared.ts";

type Variables = Template["variables"];

const founder = (prefix: string, group: string): Variables => [
  { id: `${prefix}Name`, kind: "name", label: `${group}: full name`, group, required: prefix !== "three" },
  { id: `${prefix}Address`, kind: "address", label: `${group}: address`, group },
  { id: `${prefix}Email`, kind: "email", label: `${group}: e-mail`, group },
];

export const t: Template = {
  id: "term-sheet",
  title: "Term Sheet",
  kind: "agreement",
  description:
    "Non-binding heads of terms for a seed or Series A round in an Indian private company, with binding exclusivity, confidentiality and costs.",
  category: "Funding",
  tags: ["Term sheet", "Fundraising", "Investors", "CCPS", "Valuation", "Series A"],
  features: [
    "Valuation, instrument and amount in one table",
    "Liquidation preference and anti-dilution, with choices",
    "Board seat and a list of reserved matters",
    "Binding exclusivity, confidentiality and costs; the rest is not binding",
    "Employee pool, founder vesting, first refusal, tag-along and drag-along",
    "Conditions, timetable and exit, ready for the long-form agreements",
  ],
  preview:
    "The Investor proposes to subscribe for shares of the Company at the valuation in the table. The parties will negotiate definitive agreements on these terms. Only exclusivity, confidentiality, costs and the legal clauses bind them now.",
  fileName: "Term-Sheet.docx",
  downloads: 3480,
  rating: 4.8,
  version: "1.0",
  reviewedOn: "2026-11-15",
  changes: [
    {
      version: "1.0",
      date: "2026-11-15",
      text: "First version, for one lead investor and two or three founders.",
    },
  ],
  purpose:
    "Sign this when a founder and an investor agree on price and main rights, before lawyers draft and diligence begins. It fixes the valuation, the instrument, the protections and the timetable, and keeps the company off the market for a short time. It leads to the Share Subscription Agreement and the Shareholders' Agreement.",
  whenNotToUse: [
    "You want a cheque this week without a valuation. A recognised startup may use the Convertible Note Agreement.",
    "The investor is buying existing shares from a holder. You need terms for a share purchase.",
    "The company is an LLP or a partnership. It cannot issue shares.",
    "You want a binding promise to fund. Sign the Share Subscription Agreement itself.",
  ],
  acts: [
    "Companies Act, 2013 (sections 42, 55 and 62(1)(c))",
    "Companies (Prospectus and Allotment of Securities) Rules, 2014 (rule 14)",
    "Foreign Exchange Management (Non-debt Instruments) Rules, 2019",
    "Indian Contract Act, 1872 (sections 27 and 73)",
    "Income-tax Act, 2025",
    "Arbitration and Conciliation Act, 1996",
  ],
  variables: [
    ...signingVariables,
    {
      id: "companyName",
      kind: "name",
      label: "Company name",
      example: "Kaveri Foods Private Limited",
      group: "Company",
      required: true,
    },
    { id: "companyCin", kind: "cin", label: "CIN", example: "U15490KA2024PTC180001", group: "Company" },
    { id: "companyOffice", kind: "address", label: "Registered office", group: "Company" },
    { id: "companyEmail", kind: "email", label: "Company e-mail", group: "Company" },
    {
      id: "business",
      kind: "longtext",
      label: "Business of the company",
      example: "making and selling packaged foods online",
      group: "Company",
    },
    ...founder("one", "First founder"),
    ...founder("two", "Second founder"),
    ...founder("three", "Third founder"),
    {
      id: "investorName",
      kind: "name",
      label: "Investor name",
      example: "Neem Tree Ventures Trust",
      group: "Investor",
      required: true,
    },
    {
      id: "investorKind",
      kind: "choice",
      label: "Kind of investor",
      group: "Investor",
      default: "company",
      choices: [
        { value: "company", label: "Indian company", text: "a company incorporated in India" },
        { value: "llp", label: "Indian LLP", text: "a limited liability partnership registered in India" },
        { value: "individual", label: "Individual in India", text: "an individual resident in India" },
        {
          value: "aif",
          label: "Alternative investment fund",
          text: "an alternative investment fund registered with the Securities and Exchange Board of India",
        },
        {
          value: "foreign",
          label: "Foreign or non-resident investor",
          text: "a person resident outside India under the Foreign Exchange Management Act, 1999",
        },
      ],
    },
    { id: "investorAddress", kind: "address", label: "Investor address", group: "Investor" },
    { id: "investorEmail", kind: "email", label: "Investor e-mail", group: "Investor" },
    { id: "investorSignatory", kind: "name", label: "Who signs for the investor", group: "Investor" },
    {
      id: "amount",
      kind: "money",
      label: "Investment amount",
      example: "50000000",
      group: "Deal",
      required: true,
    },
    {
      id: "preMoney",
      kind: "money",
      label: "Pre-money valuation",
      hint: "Value of the whole company before the new money.",
      example: "200000000",
      group: "Deal",
    },
    {
      id: "postMoney",
      kind: "money",
      label: "Post-money valuation",
      hint: "Pre-money plus all money raised in the round.",
      example: "250000000",
      group: "Deal",
    },
    { id: "stake", kind: "percent", label: "Investor's holding after closing", example: "20", group: "Deal" },
    {
      id: "sharePrice",
      kind: "money",
      label: "Price of one share",
      hint: "Pre-money valuation ÷ fully diluted shares, pool included if so agreed.",
      example: "2000",
      group: "Deal",
    },
    {
      id: "instrument",
      kind: "choice",
      label: "Instrument",
      hint: "Most funds ask for preference shares.",
      group: "Deal",
      default: "ccps",
      choices: [
        { value: "ccps", label: "Compulsorily convertible preference shares (CCPS)" },
        { value: "equity", label: "Equity shares" },
      ],
    },
    {
      id: "useOfFunds",
      kind: "longtext",
      label: "Use of funds",
      example: "product development, hiring and working capital",
      group: "Deal",
    },
    { id: "trancheOne", kind: "money", label: "First tranche", example: "30000000", group: "Deal" },
    {
      id: "milestone",
      kind: "longtext",
      label: "Milestone for the second tranche",
      example: "monthly revenue of ₹40 lakh in three months running",
      group: "Deal",
    },
    {
      id: "preference",
      kind: "choice",
      label: "Liquidation preference",
      hint: "Non-participating is fairer to founders and is the market norm.",
      group: "Rights",
      default: "plain",
      choices: [
        { value: "plain", label: "1x, non-participating" },
        { value: "participating", label: "1x, participating" },
      ],
    },
    {
      id: "antiDilution",
      kind: "choice",
      label: "Anti-dilution",
      group: "Rights",
      default: "average",
      choices: [
        { value: "average", label: "Broad-based weighted average", text: "on a broad-based weighted average basis" },
        { value: "ratchet", label: "Full ratchet", text: "on a full ratchet basis, to the lower price" },
      ],
    },
    { id: "poolPercent", kind: "percent", label: "Employee pool", group: "Rights", default: "10" },
    {
      id: "poolTiming",
      kind: "choice",
      label: "Who bears dilution from the pool",
      group: "Rights",
      default: "before",
      choices: [
        {
          value: "before",
          label: "Existing holders",
          text: "It is created before closing and counts in the pre-money capital, so that the Investor is not diluted by it.",
        },
        {
          value: "after",
          label: "All holders",
          text: "It is created after closing, is left out of the pre-money capital and dilutes all holders in proportion.",
        },
      ],
    },
    { id: "boardSize", kind: "number", label: "Directors on the board", group: "Rights", default: "3" },
    { id: "lockInYears", kind: "number", label: "Founder lock-in in years", group: "Rights", default: "4" },
    { id: "vestingMonths", kind: "number", label: "Founder vesting in months", group: "Rights", default: "48" },
    { id: "dragYears", kind: "number", label: "Years before the drag-along starts", group: "Rights", default: "5" },
    { id: "exitYears", kind: "number", label: "Years within which to give an exit", group: "Rights", default: "6" },
    { id: "exclusiveDays", kind: "number", label: "Exclusivity in days", group: "Process", default: "45" },
    {
      id: "closingDate",
      kind: "date",
      label: "Target closing date",
      group: "Process",
    },
    {
      id: "costsCap",
      kind: "money",
      label: "Investor costs the company bears at most",
      group: "Process",
      default: "500000",
    },
    ...lawVariables,
  ],
  options: [
    { id: "thirdFounder", label: "There is a third founder", default: false },
    { id: "tranches", label: "Money comes in two tranches", default: false },
    { id: "observer", label: "Investor may also send an observer", default: false },
    { id: "drag", label: "Drag-along", default: true },
    {
      id: "abortCosts",
      label: "Company pays investor costs even if the deal fails by its own act",
      hint: "Resist it if you can.",
      default: false,
    },
  ],
  body: `
This Term Sheet (this **Term Sheet**) is made at {{placeOfSigning}} on {{agreementDate}}. It is not binding except as [[#status]] says.

### Between

(1) **{{companyName}}**, a private limited company, CIN {{companyCin}}, having its registered office at {{companyOffice}}, e-mail {{companyEmail}} (the **Company**);

(2) **{{oneName}}**, residing at {{oneAddress}}, e-mail {{oneEmail}};

(3) **{{twoName}}**, residing at {{twoAddress}}, e-mail {{twoEmail}};{!thirdFounder} and{/thirdFounder}

{?thirdFounder}
(4) **{{threeName}}**, residing at {{threeAddress}}, e-mail {{threeEmail}}; and
{/thirdFounder}

(5) **{{investorName}}**, {{investorKind}}, having its office or residing at {{investorAddress}}, e-mail {{investorEmail}} (the **Investor**).

The individuals named after the Company are each a **Founder** and together the **Founders**. The Company, the Founders and the Investor are each a **Party** and together the **Parties**.

### Background

(A) The Company carries on the business of {{business}} (the **Business**).

(B) The Investor proposes to invest in the Company (the **Investment**). This Term Sheet records the terms on which the Parties will negotiate.

### The terms

## The Investment {#investment}

- The main terms are:

| Term | Proposal |
|-------|-------------|
| Amount | {{amount|full}} (the **Investment Amount**) |
| Pre-money valuation, fully diluted | {{preMoney|full}} |
| Post-money valuation, fully diluted | {{postMoney|full}} |
| Investor's holding after closing, fully diluted | {{stake}} |
| Instrument | {{instrument}} (the **Investor Shares**) |
| Price of one share | {{sharePrice}} (the **Issue Price**) |
| Employee pool | {{poolPercent}} of the fully diluted capital after closing |
| Target closing | {{closingDate}} |

- **Fully diluted** means as if every option, including the whole employee pool, note and convertible security had been turned into equity shares. The pre-money figure includes all notes and promises of
  shares that exist today.
{?tranches}
- The Investment Amount is paid in two tranches. The first, at closing, is {{trancheOne|full}}. The second is the balance, paid at the same Issue Price within 30 days after this milestone is met: {{milestone}}. The Investor may waive the milestone.
{/tranches}
{!tranches}
- The Investment Amount is paid in full at closing.
{/tranches}
- The Company will use the money for {{useOfFunds}}. It will not use it to repay a Founder or a Founder's relative, or to buy shares from anyone.

> Check the arithmetic: pre-money plus all new money is post-money, and the investment divided by post-money is the investor's share. The price must not be below the value in a registered valuer's report. The tax on premium
> received from investors, known as angel tax, does not apply to issues on or after 1 April 2025.

## Status of this Term Sheet {#status}

- [[#exclusivity|Clause]], [[#confidentiality]], [[#costs]], [[#term]], [[#notices]], [[#disputes]], [[#general]] and this clause bind the Parties from the date of this Term Sheet (the **Binding Terms**). {#binding}
- Nothing else in this Term Sheet is an offer or creates a legal obligation. No Party is bound to invest, to issue shares or to go on negotiating. Those obligations arise only under definitive agreements that the Parties sign
  (the **Definitive Agreements**): a share subscription agreement, a shareholders' agreement and restated articles of association.
- The Parties intend to negotiate the Definitive Agreements on these terms. The Investor's lawyers will prepare the first drafts.

## Terms of the Investor Shares {#shares}

{?instrument=ccps}
- The CCPS carry a preferential dividend of 0.01 per cent a year, not cumulative, and share in any equity dividend as if converted. They vote as if converted, as far as the law allows.
- The holder may convert them at any time, at first one CCPS into one equity share. They convert on their own before a listing, as the law requires, and at the end of 19 years from issue.
{/instrument}
{?instrument=equity}
- The equity shares rank equally with existing equity shares. The rights of the Investor in this Term Sheet are given by contract and in the articles of association.
{/instrument}
- **Liquidation preference.** On a winding up, merger, sale of control or sale of most assets (a **Liquidation Event**), the Investor first receives {?preference=plain}the higher of the amount it invested, with dividends declared and unpaid, and the amount it would receive if the whole
  proceeds were shared in proportion, fully diluted. The rest goes to the other holders in proportion.{/preference}{?preference=participating}the amount it invested, with dividends declared and unpaid. The rest is shared among all holders, the Investor included, in proportion, fully diluted.{/preference} This applies as far as the law allows. {#liquidation}
- **Anti-dilution.** If the Company issues shares below the Issue Price, the Investor is protected {{antiDilution}}, by {?instrument=ccps}a change in the conversion price{/instrument}{?instrument=equity}an issue or transfer of further shares at the lowest price the law allows{/instrument}. Issues under the employee pool, a split or bonus
  to all holders, and conversion of existing securities are excluded.
- **Pre-emption.** The Investor may take its proportion of any later issue on the same terms, so as to keep its holding. The same exclusions apply.

> A preference share must be redeemed or converted within 20 years (section 55 of the Companies Act, 2013). In insolvency, the order of payment in the Insolvency and Bankruptcy Code, 2016 comes before any contract.

## Employee pool {#pool}

- The employee pool equals {{poolPercent}} of the fully diluted capital after closing. {{poolTiming}}
- Options vest over four years, none of them before one year from grant.

## Board and reserved matters {#board}

- The board of directors of the Company (the **Board**) will have {{boardSize|full}} directors. The Investor may appoint one (the **Investor Director**) for as long as it holds at least five per cent, fully diluted. The Founders may appoint the rest, for as long as they hold at least ten per cent together.
{?observer}
- The Investor may also appoint one observer, who receives all papers and may speak but not vote.
{/observer}
- A quorum needs the Investor Director and one Founder director. If it fails for want of either, the meeting is adjourned for seven days, and the directors then present are a quorum for the same agenda other than reserved matters, subject to the law.
- The matters in [[#schedule-reserved]] need the prior written consent of the Investor. {#reserved}
- The Investor Director is not liable for daily management, is indemnified as the law allows, and is covered by directors' liability insurance at reasonable cost.

## Information {#information}

- The Company will give the Investor monthly management figures within 20 days, quarterly accounts within 30 days, audited yearly accounts within 120 days and a budget before each financial year. The Investor may inspect books on
  five working days' notice.

## Transfers {#transfers}

- **Lock-in.** No Founder will transfer shares for {{lockInYears|full}} years after closing without the Investor's consent, except up to five per cent of the Founder's own shares for family or tax needs.
- **First refusal and tag-along.** After that, a Founder who sells must first offer the shares to the Investor. If the Investor does not buy, it may sell alongside in proportion, or all its shares if control passes.
- **Investor transfers.** The Investor may transfer freely to its affiliates and to others except a competitor named in the Definitive Agreements. It will first offer them to the Founders.
{?drag}
- **Drag-along.** After {{dragYears|full}} years from closing, the Investor and Founders who together hold at least 75 per cent may require all holders to sell to a genuine third-party buyer for cash on the same terms, subject to [[#liquidation]].
{/drag}

## Founders {#founders}

- The Founders will work full time for the Company. Their shares vest over {{vestingMonths|full}} months from closing, with credit for past service as agreed. If a Founder leaves, unvested shares are bought back or transferred at cost; a Founder who leaves for
  fraud or serious breach also sells vested shares at a discount to fair value.
- The Founders will assign all intellectual property in the Business to the Company, keep its affairs confidential, not compete while in service, and not solicit its staff or customers for 12 months after.

## Exit {#exit}

- The Company and Founders will use reasonable efforts to give the Investor an exit within {{exitYears|full}} years of closing, by listing, sale to a third party or buy-back as the law allows. No return is assured.

## Warranties, indemnity and conditions {#conditions}

- The Definitive Agreements will contain customary warranties by the Company and the Founders, qualified by disclosure, and an indemnity limited in time and amount. A Founder's personal liability will be capped except for fraud.
- Closing depends on:
-- financial, legal and tax diligence that satisfies the Investor, and its internal approval;
-- signed Definitive Agreements, and board and members' approvals;
-- a valuation report that supports the Issue Price;
-- employment and intellectual property agreements with the Founders and key staff; and
-- no material adverse change in the Business.
{?investorKind=foreign}
- The Investment will comply with the Foreign Exchange Management (Non-debt Instruments) Rules, 2019 on sector, route, price and reporting. The Investor will say before diligence whether it or its beneficial owner is of a country that shares a land border with India, so that any
  approval needed may be sought. The Company will file Form FC-GPR within 30 days of issue.
{/investorKind}

### Binding Terms

## Exclusivity {#exclusivity}

- For {{exclusiveDays|full}} days from the date of this Term Sheet, the Company and the Founders will not, directly or through others, seek, encourage, negotiate or accept from any other person an investment in, loan convertible into, or purchase of, the shares or
  most of the assets of the Company. They will tell the Investor of any approach.
- This does not bar bank loans in the ordinary course, grants under an approved employee scheme, or the performance of directors' duties under section 166 of the Companies Act, 2013.
- Exclusivity ends early if the Investor tells the Company that it will not proceed, or proposes to reduce the pre-money valuation or the Investment Amount.

## Confidentiality {#confidentiality}

- Each Party will keep the existence and terms of this Term Sheet, and all information it receives in diligence and talks, secret. It will use them only to evaluate and complete the Investment.
- A Party may disclose them to its directors, partners, investors, advisers and lenders who need to know and are bound to secrecy, and where the law, a court or a regulator requires. The duty does not cover information that is public without breach, already
  known, or developed independently.
- Personal data in diligence will be masked where names are not needed, and handled as the Digital Personal Data Protection Act, 2023 requires as it comes into force.
- This clause lasts two years from the date of this Term Sheet or until the Definitive Agreements replace it.

## Costs {#costs}

- If closing takes place, the Company bears its own costs and the reasonable legal and diligence costs of the Investor, up to {{costsCap|full}} with taxes extra, against invoices.
- If closing does not take place, each Party bears its own.{?abortCosts} But if the Company or a Founder breaches [[#exclusivity]], or withdraws without good reason while the Investor is ready to proceed on these terms, the Company will repay the Investor's costs incurred to that date,
  up to the same limit.{/abortCosts}
- On costs other than stamp duty this clause prevails over [[#general]].

## Term {#term}

- This Term Sheet ends on the earliest of: the signing of the Definitive Agreements; written agreement; and 90 days from its date or, if later, the end of exclusivity. [[#confidentiality|Clause]], [[#costs]], [[#notices]], [[#disputes]] and [[#general]] survive.
- A Party may stop negotiating at any time by notice. That does not end [[#exclusivity]] if the Company or a Founder gives the notice.

${noticesClause({ document: "this Term Sheet" })}
${disputesClause({ document: "this Term Sheet" })}
${generalClause({ document: "this Term Sheet", stampBorneBy: "the Company" })}

> The arbitration clause covers disputes about the Binding Terms. An agreement to agree is not enforceable in India, so do not rely on the other terms until the Definitive Agreements are signed. Do not advertise the round: section 42 of the
> Companies Act, 2013 forbids public advertisement of a private placement.

### Signed by the Parties

@signatures
For and on behalf of **{{companyName}}** | Name: | Designation: Director | Date:
For and on behalf of **{{investorName}}** | Name: {{investorSignatory}} | Designation: | Date:
**{{oneName}}**, Founder | Date:
**{{twoName}}**, Founder | Date:
{?thirdFounder}
**{{threeName}}**, Founder | Date:
{/thirdFounder}

=== Reserved matters {#schedule-reserved}

The Company will not do any of these without the consent stated in [[#reserved]]:

1. Issue, buy back, redeem or change the rights of shares or convertible securities, or enlarge the employee pool.
2. Change the memorandum or articles of association, or the nature of the Business.
3. Merge, demerge, wind up, sell or license out most of its assets or intellectual property, or acquire another business.
4. Approve the annual budget, or spend more than ten per cent over it in total.
5. Borrow, give a guarantee or create a charge beyond the approved budget.
6. Deal with a Founder, director or relative of either, or change a Founder's pay beyond the budget.
7. Declare a dividend, or change the statutory auditor or accounting policies except as the law requires.
8. Start or settle litigation of material value, or begin a listing.
9. Appoint or remove the chief executive or finance head, or release a Founder from lock-in or vesting.
10. Form a subsidiary or joint venture, or agree to do any of these.
`,
};
