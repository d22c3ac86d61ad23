import type { Template } from "../schemas/template.ts";
import { disputesClause, generalClause, lawVariables, noticesClause, signingVariables } from "./shared.ts";

type Variables = Template["variables"];

const founder = (prefix: string, group: string): Variables => [
  { id: `${prefix}Name`, kind: "name", label: `${group}: full name`, group, required: prefix !== "three" },
  { id: `${prefix}Pan`, kind: "pan", label: `${group}: PAN`, example: "ABCPK1234L", group },
  { id: `${prefix}Address`, kind: "address", label: `${group}: address`, group },
  { id: `${prefix}Email`, kind: "email", label: `${group}: e-mail`, group },
  { id: `${prefix}Shares`, kind: "number", label: `${group}: equity shares`, example: "5000", group },
  { id: `${prefix}Before`, kind: "percent", label: `${group}: holding before`, example: "45", group },
  { id: `${prefix}After`, kind: "percent", label: `${group}: holding after`, example: "36", group },
];

export const t: Template = {
  id: "share-subscription-agreement",
  title: "Share Subscription Agreement",
  kind: "agreement",
  description:
    "Issue of new equity or CCPS to an investor by private placement, with conditions, closing, warranties, indemnity and filings.",
  category: "Funding",
  tags: ["SSA", "Fundraising", "CCPS", "Private placement", "Warranties", "Investors"],
  features: [
    "Conditions precedent and a step-by-step closing that follows section 42",
    "Warranties with disclosure against them",
    "Indemnity with caps, time limits and a threshold",
    "Separate bank account, and no use of money before Form PAS-3",
    "Table of filings after closing: PAS-3, MGT-14, FC-GPR",
    "Terms of the CCPS in a schedule, or plain equity",
  ],
  preview:
    "The Company will allot the Subscription Shares to the Investor at closing for the Subscription Amount, once the conditions are met. The Company and the Founders give warranties, subject to what they disclose, and an indemnity with limits. The Company makes its filings on time.",
  fileName: "Share-Subscription-Agreement.docx",
  downloads: 2210,
  rating: 4.7,
  version: "1.0",
  reviewedOn: "2026-11-15",
  changes: [
    {
      version: "1.0",
      date: "2026-11-15",
      text: "First version, for one investor and one closing, resident or foreign.",
    },
  ],
  purpose:
    "Sign this when an investor puts money into a private limited company for new shares. It follows the Term Sheet and goes with the Shareholders' Agreement, which governs the years after. It fixes what must be done before money moves, how the shares are allotted, what the company and founders promise about the past, and what is paid if a promise proves untrue.",
  whenNotToUse: [
    "The investor buys existing shares. You need a share purchase agreement.",
    "The money comes in tranches with milestones, or from many investors. Have a lawyer adapt the closing.",
    "All existing holders are offered shares in proportion. Use a rights issue under section 62(1)(a).",
    "A recognised startup wants money before a valuation. Use the Convertible Note Agreement.",
  ],
  acts: [
    "Companies Act, 2013 (sections 42, 52, 55, 56, 62(1)(c), 117 and 179)",
    "Companies (Prospectus and Allotment of Securities) Rules, 2014 (rules 9B and 14)",
    "Companies (Share Capital and Debentures) Rules, 2014 (rules 9 and 13)",
    "Foreign Exchange Management (Non-debt Instruments) Rules, 2019",
    "Indian Contract Act, 1872 (sections 28, 73 and 124)",
    "Indian Stamp Act, 1899, for the issue of securities",
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
    {
      id: "accountsDate",
      kind: "date",
      label: "Date of last audited accounts",
      example: "2026-03-31",
      group: "Company",
    },
    { id: "totalBefore", kind: "number", label: "Fully diluted shares before", example: "10000", group: "Company" },
    { id: "totalAfter", kind: "number", label: "Fully diluted shares after", example: "12500", group: "Company" },
    { id: "poolShares", kind: "number", label: "Employee pool: shares", example: "1000", group: "Company" },
    { id: "poolBefore", kind: "percent", label: "Employee pool before", example: "10", group: "Company" },
    { id: "poolAfter", kind: "percent", label: "Employee pool after", example: "8", group: "Company" },
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
    { id: "investorNumber", kind: "text", label: "Investor PAN or registration number", group: "Investor" },
    { id: "investorAddress", kind: "address", label: "Investor address", group: "Investor" },
    { id: "investorEmail", kind: "email", label: "Investor e-mail", group: "Investor" },
    { id: "investorSignatory", kind: "name", label: "Who signs for the investor", group: "Investor" },
    { id: "investorAfter", kind: "percent", label: "Investor's holding after", example: "20", group: "Investor" },
    {
      id: "instrument",
      kind: "choice",
      label: "Instrument",
      group: "Deal",
      default: "ccps",
      choices: [
        { value: "ccps", label: "CCPS", text: "compulsorily convertible preference shares" },
        { value: "equity", label: "Equity shares", text: "equity shares" },
      ],
    },
    {
      id: "sharesNumber",
      kind: "number",
      label: "Number of new shares",
      example: "2500",
      group: "Deal",
      required: true,
    },
    { id: "faceValue", kind: "money", label: "Face value of a new share", group: "Deal", default: "10" },
    {
      id: "issuePrice",
      kind: "money",
      label: "Issue price, premium included",
      example: "20000",
      group: "Deal",
      required: true,
    },
    {
      id: "amount",
      kind: "money",
      label: "Subscription amount",
      hint: "Number of new shares × issue price.",
      example: "50000000",
      group: "Deal",
      required: true,
    },
    {
      id: "bankAccount",
      kind: "text",
      label: "Separate bank account for the money",
      hint: "In a scheduled bank, opened only for this issue.",
      group: "Deal",
    },
    {
      id: "useOfFunds",
      kind: "longtext",
      label: "Use of funds",
      example: "product development, hiring and working capital",
      group: "Deal",
    },
    {
      id: "longStop",
      kind: "date",
      label: "Last date for closing",
      hint: "Two to three months after signing is usual.",
      group: "Deal",
    },
    {
      id: "claimMonths",
      kind: "number",
      label: "Months to claim on business warranties",
      group: "Indemnity",
      default: "24",
    },
    {
      id: "founderCap",
      kind: "money",
      label: "Most that one founder can be asked to pay",
      hint: "Often one to two years' pay.",
      example: "5000000",
      group: "Indemnity",
    },
    { id: "smallClaim", kind: "money", label: "Smallest single claim", group: "Indemnity", default: "100000" },
    {
      id: "threshold",
      kind: "money",
      label: "Total of claims before any is paid",
      group: "Indemnity",
      default: "500000",
    },
    {
      id: "costsCap",
      kind: "money",
      label: "Investor costs the company bears at most",
      group: "Indemnity",
      default: "500000",
    },
    ...lawVariables,
  ],
  options: [
    { id: "thirdFounder", label: "There is a third founder", default: false },
    {
      id: "demat",
      label: "New shares are issued in demat form",
      hint: "Required for a private company that is not a small company.",
      default: true,
    },
    {
      id: "founderIndemnity",
      label: "Founders also indemnify, up to a cap",
      hint: "If off, only the company pays, except for a founder's own fraud.",
      default: true,
    },
    { id: "mac", label: "Investor may stop on a material adverse change", default: true },
  ],
  body: `
This Share Subscription Agreement (this **Agreement**) is made at {{placeOfSigning}} on {{agreementDate}} (the **Signing Date**).

### Between

(1) **{{companyName}}**, a private limited company, CIN {{companyCin}}, having its registered office at {{companyOffice}}, e-mail {{companyEmail}} (the **Company**);

(2) **{{oneName}}**, PAN {{onePan}}, residing at {{oneAddress}}, e-mail {{oneEmail}};

(3) **{{twoName}}**, PAN {{twoPan}}, residing at {{twoAddress}}, e-mail {{twoEmail}};{!thirdFounder} and{/thirdFounder}

{?thirdFounder}
(4) **{{threeName}}**, PAN {{threePan}}, residing at {{threeAddress}}, e-mail {{threeEmail}}; and
{/thirdFounder}

(5) **{{investorName}}**, {{investorKind}}, PAN or registration number {{investorNumber}}, having its office or residing at {{investorAddress}}, e-mail {{investorEmail}} (the **Investor**).

The individuals named after the Company are each a **Founder** and together the **Founders**. The Company, the Founders and the Investor are each a **Party** and together the **Parties**.

### Background

(A) The Company carries on the business of {{business}} (the **Business**). Its capital is as stated in [[#schedule-capital]].

(B) The Investor will subscribe for new shares, and the Company will issue them by private placement, on the terms of this Agreement.

### The Parties agree

## Definitions and interpretation

- In this Agreement:

: **Accounts** means the audited financial statements of the Company for the year ended {{accountsDate}}.

: **Act** means the Companies Act, 2013. **Articles** means the articles of association of the Company, and **Board** its board of directors.

: **Business Day** means a day on which scheduled banks are open in the city of the Company's registered office, other than a Saturday or Sunday.

: **Closing** means the steps in [[#closing]], and **Closing Date** the day on which they are completed.

: **Conditions** means the matters in [[#schedule-conditions]].

: **Disclosed** means stated in [[#schedule-disclosures]] fairly and with enough detail for a reasonable investor to understand its nature and scope.

: **Fundamental Warranties** means the warranties in [[#w-capacity]] and [[#w-capital]]. **Tax Warranties** means those in [[#w-tax]]. **Warranties** means all the warranties in [[#schedule-warranties]].

: **Knowledge** of a person means what the person knows, or would know after reasonable inquiry of those in charge of the matter.

: **Long Stop Date** means {{longStop}}, or a later date that the Company and the Investor agree in writing.

: **Loss** means loss, damage, penalty, tax, and reasonable cost of claims and advisers, as section 73 of the Indian Contract Act, 1872 allows. It excludes remote and indirect loss, except where paid to a third person.

: **Shareholders' Agreement** means the agreement of that name among the Parties, of the same date as this Agreement.

: **Subscription Amount** means {{amount|full}}.

: **Subscription Shares** means {{sharesNumber|full}} {{instrument}}{?instrument=ccps} (**CCPS**){/instrument} of {{faceValue}} each in the Company, to be issued at {{issuePrice}} each, premium included{?instrument=ccps}, on the terms in [[#schedule-ccps]]{/instrument}.

- A reference to a statute is to it as amended or re-enacted, and includes the rules under it.

## Subscription {#subscription}

- At Closing the Investor will subscribe for the Subscription Shares and pay the Subscription Amount, and the Company will allot them fully paid and free from every charge or claim.
- After Closing the capital of the Company will be as stated in [[#schedule-capital]].
- The Company will use the Subscription Amount for {{useOfFunds}}, and not to repay a Founder or a Founder's relative or to buy shares from any person.

## Conditions {#conditions}

- The Investor need not close until each Condition is met, or waived by the Investor in writing. A Condition that the law requires may not be waived.
- The Company and the Founders will use all reasonable efforts to meet the Conditions before the Long Stop Date. The Company will then send the Investor a certificate with copies (the **Conditions Certificate**). The Investor will reply within five Business Days, accepting it or saying what is missing.
- From the Signing Date to Closing, the Company will carry on the Business in the ordinary course. Without the Investor's written consent it will not do anything that the Shareholders' Agreement would make a reserved matter, other than what this Agreement requires. {#standstill}
- The Company and the Founders will tell the Investor at once of anything that makes a Warranty untrue or a Condition impossible.

## Closing {#closing}

- Closing takes place within ten Business Days after the Investor accepts the Conditions Certificate. The steps are taken in this order:
-- the Company issues to the Investor a serially numbered private placement offer and application letter in Form PAS-4, and records it in Form PAS-5; {#offer}
-- the Investor returns the signed application and transfers the Subscription Amount from its own bank account to {{bankAccount}}, a separate account in a scheduled bank (the **Separate Account**); {#payment}
-- within two Business Days the Board meets, allots the Subscription Shares, enters the Investor in the register of members, approves the restated Articles for adoption by the members, and appoints the director whom the Investor names under the Shareholders' Agreement; {#allotment}
-- the members approve the restated Articles on the same day, at a general meeting called at shorter notice; and
-- the Company gives the Investor certified copies of the resolutions, {?demat}the instruction to the depository to credit the Subscription Shares{/demat}{!demat}the share certificate, duly stamped{/demat}, and a certificate that the Warranties are true at Closing.
- Each step depends on the others. If the Subscription Shares are not allotted within 15 days after payment, the Company will return the Subscription Amount on the next Business Day on request. In every case it will allot or repay within the times in section 42(6) of the Act, and pay interest at 12 per cent a year on late
  repayment as that section requires. {#refund}
- The Company will not use money in the Separate Account, except to adjust it against allotment or to repay it, until the Subscription Shares are allotted and Form PAS-3 is filed. {#no-use}

> The order matters. The special resolution comes first and is filed in Form MGT-14 before Form PAS-4 goes out. Take no money before Form PAS-4, none in cash, and none from an account that is not the investor's. A breach of section 42 can
> bring a penalty up to the amount raised or ₹2 crore, whichever is lower, and an order to refund.

## After Closing {#after}

- The Company will do the following by the dates stated, and send the Investor proof within two Business Days of each:

| Step | By |
|-----------|-------|
| File the return of allotment, Form PAS-3, with the list of allottees | 15 days from allotment |
| File Form MGT-14 for the restated Articles, and Form DIR-12 for the Investor's director | 30 days from Closing |
| {?demat}Complete the credit to the Investor's demat account{/demat}{!demat}Deliver the share certificate, if not delivered at Closing{/demat} | {?demat}15 days from Closing{/demat}{!demat}Two months from allotment{/demat} |
| Pay stamp duty on the issue of the Subscription Shares | {?demat}Before credit, through the depository{/demat}{!demat}Within the time the state allows{/demat} |
{?investorKind=foreign}
| Report the issue to the Reserve Bank in Form FC-GPR, with the valuation and the company secretary's certificate | 30 days from allotment |
{/investorKind}

{?investorKind=foreign}
- The Investor will give the Company the inward remittance details and know-your-customer report that Form FC-GPR needs. The Company will file the yearly return of foreign liabilities and assets. Nothing obliges a Party to act in breach of the Foreign Exchange Management Act, 1999.
{/investorKind}

## Warranties {#warranties}

- The Company{?founderIndemnity} and the Founders warrant{/founderIndemnity}{!founderIndemnity} warrants{/founderIndemnity} to the Investor that each Warranty is true on the Signing Date and will be true at Closing, except as Disclosed. Nothing Disclosed qualifies a Fundamental Warranty.
- Each Founder gives the Warranties in [[#w-founders]] severally, about that Founder alone.{?founderIndemnity} The Founders give the other Warranties on the limits in [[#indemnity]].{/founderIndemnity}{!founderIndemnity} The Founders give no other Warranty.{/founderIndemnity}
- A matter that arises between signing and Closing may be added to [[#schedule-disclosures]] by notice. If it is material, the Investor may refuse to close. If the Investor closes, it may not claim for that matter.
- The Investor relies on the Warranties. Its own inquiries do not reduce its right to claim, except for what is Disclosed.
- The Investor warrants that it has power and authority to sign and perform this Agreement; that the Subscription Amount is its own lawful money; that it is able to bear the risk; and that neither it nor its beneficial owner is of a country that shares a land border with India, unless it has
  told the Company and any approval the law requires is in hand. {#investor-warranties}

## Indemnity {#indemnity}

{?founderIndemnity}
- The Company and the Founders will indemnify the Investor against Loss that it suffers because a Warranty is untrue or because of their breach of this Agreement. A Founder's liability is several, and arises only so far as the Company has not paid within 60 days of a claim being agreed or decided.
{/founderIndemnity}
{!founderIndemnity}
- The Company will indemnify the Investor against Loss that it suffers because a Warranty is untrue or because of the Company's breach of this Agreement. A Founder is liable to indemnify the Investor only for that Founder's own fraud, for that Founder's own breach of this Agreement, and if a Warranty in [[#w-founders]] is untrue about that Founder.
{/founderIndemnity}
- **Time.** The Warranties continue, and the indemnity covers a Loss notified with reasonable details, for {{claimMonths|full}} months after Closing; for a Tax Warranty, for seven years; and for a Fundamental Warranty, for as long as the law of limitation allows. Once a Loss is notified, this clause does not shorten the time to sue. {#time}
- **Amount.** No claim is paid unless it exceeds {{smallClaim}} and all such claims together exceed {{threshold}}; the whole is then payable. The liability of the Company does not exceed the Subscription Amount. The liability of a Founder does not exceed {{founderCap|full}} in all. {#caps}
- The limits in [[#time]] and [[#caps]] do not protect a person from that person's own fraud or wilful concealment. The two lower limits do not apply to Fundamental Warranties.
- **No double recovery.** A Loss is counted once. It is reduced by insurance and tax refunds received, and by what is provided for in the Accounts. The Investor will take reasonable steps to mitigate it. Loss suffered by the Company is Loss of the Investor in proportion to its holding. If the Company is the payer, the sum is set so that
  the Investor does not bear part of it through its own holding.
- **Third-party claims.** The Investor will tell the Company within 15 days of a claim by a third person, and will not admit it without consent, which may not be refused unreasonably. The Company may conduct the defence at its cost. Delay matters only so far as it does harm.
- Any payment that needs approval under foreign exchange law is made once it is given. The indemnity, with specific relief, is the Investor's only remedy in money for breach of a Warranty, fraud excepted.

> These limits are where most of the bargaining is. Founders should not accept personal liability without a cap. A company that pays its own investor pays partly with that investor's money, so some investors ask for more shares instead: that needs fresh approvals and pricing. Section 28 of the
> Indian Contract Act, 1872 makes void a term that cuts short the time to sue, so the clause limits how long the warranties run and not the time to sue.

## Termination {#termination}

- Before Closing this Agreement ends: by written agreement; by notice from the Company if the Investor does not pay within ten Business Days after payment is due; by notice from the Company or the Investor if Closing has not taken place by the Long Stop Date through no breach of its own; or by notice from the Investor if a Fundamental Warranty is untrue or the Company or a Founder commits a material breach that is not put right within ten Business Days of notice{?mac}, or by notice from the Investor if an event occurs that has
  or is likely to have a material adverse effect on the Business, assets or finances of the Company, other than one that affects the industry or the economy in general{/mac}.
- On termination the Company will repay any money received at once. [[#confidentiality|Clause]], [[#costs]], [[#disputes]] and rights already accrued survive.

## Confidentiality {#confidentiality}

- Each Party will keep the terms of this Agreement and what it learns of the others secret, and use it only for this investment. It may disclose what the law or a regulator requires, and may disclose to its directors, partners, investors, advisers and lenders who are bound to secrecy. The duty excludes what is public without breach.
- No Party will announce the investment without the consent of the Company and the Investor. No one will advertise the offer, as section 42(7) of the Act forbids it.

## Costs and assignment {#costs}

- At Closing the Company will pay the Investor's reasonable legal and diligence costs up to {{costsCap|full}}, taxes extra, and the stamp duty and fees on the issue. On costs other than stamp duty on this Agreement, this clause prevails over [[#general]].
- Despite [[#general]], the Investor may assign its rights to an affiliate to which it transfers all the Subscription Shares as the Shareholders' Agreement allows. This Agreement and the Shareholders' Agreement are read together as one bargain.

${noticesClause()}
${disputesClause()}
${generalClause({ stampBorneBy: "the Company" })}

### Signed by the Parties

The Parties have signed this Agreement on the date stated at its head.

@signatures
For and on behalf of **{{companyName}}**, under a resolution of its Board | Name: | Designation: Director | Date:
For and on behalf of **{{investorName}}** | Name: {{investorSignatory}} | Designation: | Date:
**{{oneName}}**, Founder | Date:
**{{twoName}}**, Founder | Date:
{?thirdFounder}
**{{threeName}}**, Founder | Date:
{/thirdFounder}
Witness 1 | Name: | Address:
Witness 2 | Name: | Address:

=== Capital of the Company {#schedule-capital}

| Holder | Shares | Before Closing | After Closing |
|--------|----:|----:|----:|
| {{oneName}} | {{oneShares}} | {{oneBefore}} | {{oneAfter}} |
| {{twoName}} | {{twoShares}} | {{twoBefore}} | {{twoAfter}} |
{?thirdFounder}
| {{threeName}} | {{threeShares}} | {{threeBefore}} | {{threeAfter}} |
{/thirdFounder}
| Employee pool, granted or not | {{poolShares}} | {{poolBefore}} | {{poolAfter}} |
| {{investorName}} ({{instrument}}) | {{sharesNumber}} | Nil | {{investorAfter}} |

Fully diluted shares: {{totalBefore}} before Closing and {{totalAfter}} after it. Percentages are of the fully diluted capital. Add a row for every other holder.

=== Conditions {#schedule-conditions}

1. Board and special resolutions under sections 42{?instrument=ccps}, 55{/instrument} and 62(1)(c) of the Act approving the issue to the Investor, with the explanatory statement that the rules require, and Form MGT-14 filed for them.
2. A report of a registered valuer on the price of the Subscription Shares{?investorKind=foreign}, and a certificate of a chartered accountant, cost accountant or merchant banker that the price meets the Foreign Exchange Management (Non-debt Instruments) Rules, 2019{/investorKind}.
3. Authorised capital sufficient for the Subscription Shares{?instrument=ccps} and the equity shares into which they convert{/instrument}, and Form SH-7 filed if it was increased.
4. The Separate Account opened.{?demat} An ISIN for the Subscription Shares, and the holdings of promoters and directors in dematerialised form.{/demat}
5. The Shareholders' Agreement signed, and restated Articles that match it in agreed form.
6. Employment, confidentiality and intellectual property assignment agreements signed by each Founder and key employee.
7. Consents or waivers needed from lenders, existing holders or counterparties, including of any right of pre-emption.
8. The diligence points that the Investor has listed in writing put right.
9. No order that forbids Closing, and the Warranties true in all material respects.

=== Warranties {#schedule-warranties}

1. **Capacity.** The Company is duly incorporated. The Company and each Founder have power to sign and perform this Agreement, which binds them and breaks no law, order, contract or provision of the Articles. {#w-capacity}
2. **Capital.** [[#schedule-capital]] is complete. All shares were validly issued, are fully paid and were allotted and reported as the law requires. No person has a right to shares except as stated there. The Subscription Shares will be validly issued and free from claims. {#w-capital}
3. **Accounts.** The Accounts give a true and fair view. Since their date the Business has run in the ordinary course, and there has been no material adverse change, dividend, or borrowing outside that course. Management figures given to the Investor were prepared with care.
4. **Tax.** The Company has filed every return and paid or provided for every tax due, has deducted and deposited tax at source and goods and services tax, and is in no dispute with a tax authority. {#w-tax}
5. **Compliance.** The Company has the licences it needs, keeps its registers and filings up to date, and has not broken a law in a way that is material. It has paid no bribe. It complies with the labour codes and the law on sexual harassment at the workplace.
6. **Intellectual property.** The Company owns or may lawfully use all intellectual property used in the Business. Every person who made it has assigned it in writing. It infringes no one's rights to the Company's Knowledge. Open-source software is used as its licences allow.
7. **Data.** The Company handles personal data lawfully. It has had no data breach that it had to report.
8. **Contracts and property.** Every material contract is valid and no party is in default. The Company has good title to its assets. It has no borrowing, guarantee or charge.
9. **People.** All dues of employees are paid. No key employee has given notice. No promise of shares or options exists outside the employee pool.
10. **Disputes.** There is no litigation or investigation, pending or threatened in writing, by or against the Company.
11. **Related parties.** Dealings with a Founder, director or relative are at arm's length and properly approved.
12. **Founders.** Each Founder has clear title to the Founder's shares, is not disqualified from being a director, has no interest in a competing business, and breaks no duty to a former employer. {#w-founders}
13. **Information.** The facts given in writing to the Investor in diligence were true and not misleading in any material respect. Forecasts were made honestly, on assumptions thought reasonable.

=== Disclosures {#schedule-disclosures}

| Warranty | What is disclosed | Document |
|----|------------|------|
| ……… | ……… | ……… |
| ……… | ……… | ……… |

> Founders: disclose everything you would want to know in the investor's place. Name the warranty, the fact, the amount and the paper. What you disclose properly cannot be claimed for later.

{?instrument=ccps}
=== Terms of the CCPS {#schedule-ccps}

1. **Dividend.** 0.01 per cent a year on face value, not cumulative, before equity dividends; and a share in equity dividends as if converted.
2. **Conversion.** Each CCPS converts into equity shares in the number found by dividing its issue price by the conversion price. The conversion price is at first the issue price, so that one CCPS gives one equity share. {#conversion}
3. **When.** At the holder's option at any time by notice; and automatically on the day before filing of a red herring prospectus where the law so requires, and at the end of 19 years from allotment. The Company will allot the equity shares within 15 days and file the return of allotment.
4. **Adjustment.** The conversion price changes for a split, consolidation or bonus, and for an issue at a lower price as the Shareholders' Agreement provides. {?investorKind=foreign}The price on conversion may not fall below the fair value at the date of issue of the CCPS, as foreign exchange rules require.{/investorKind}
5. **Liquidation and voting.** As the Shareholders' Agreement and Articles provide, and as if converted so far as section 47 of the Act and the exemptions for private companies allow.
6. **No redemption.** The CCPS are not redeemable. Their rights may be varied only as section 48 of the Act provides.
{/instrument}
`,
};
