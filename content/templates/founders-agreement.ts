import type { Template } from "../schemas/template.ts";
import { disputesClause, generalClause, lawVariables, noticesClause, signingVariables } from "./shared.ts";

type Variables = Template["variables"];

const founder = (prefix: string, group: string, share: string | undefined): Variables => [
  { id: `${prefix}Name`, kind: "name", label: `${group}: full name`, group, required: true },
  { id: `${prefix}Pan`, kind: "pan", label: `${group}: PAN`, example: "ABCPK1234L", group },
  { id: `${prefix}Address`, kind: "address", label: `${group}: home address`, group },
  { id: `${prefix}Email`, kind: "email", label: `${group}: e-mail`, group },
  { id: `${prefix}Role`, kind: "text", label: `${group}: role`, example: "Chief Executive Officer", group },
  {
    id: `${prefix}Duties`,
    kind: "longtext",
    label: `${group}: main duties`,
    example: "product, hiring and fundraising",
    group,
  },
  { id: `${prefix}Shares`, kind: "number", label: `${group}: shares`, example: "5000", group },
  {
    id: `${prefix}Percent`,
    kind: "percent",
    label: `${group}: equity`,
    group,
    ...(share ? { default: share } : {}),
  },
  {
    id: `${prefix}PriorWork`,
    kind: "longtext",
    label: `${group}: prior work brought in`,
    hint: "Code, designs, domains. Write None if there is none.",
    group,
  },
];

export const t: Template = {
  id: "founders-agreement",
  title: "Founders' Agreement",
  kind: "agreement",
  description: "Roles, equity, vesting and exit between the co-founders of an Indian private limited company.",
  category: "Corporate",
  tags: ["Co-founders", "Equity", "Vesting", "Startup", "Governance"],
  features: [
    "Equity split with four-year vesting and a one-year cliff",
    "Roles, reserved matters and a way out of deadlock",
    "Good and bad leaver buy-back with worked prices",
    "Present assignment of intellectual property to the company",
    "Transfer limits, right of first refusal, tag-along and drag-along",
    "Steps aside for an investor's shareholders' agreement",
  ],
  preview:
    "The Founders hold the shares in Schedule 1. The shares vest monthly over four years after a first-year cliff. A Founder who leaves early offers the unvested shares to those who stay, at a price that depends on why the Founder left.",
  fileName: "Founders-Agreement.docx",
  downloads: 3260,
  rating: 4.9,
  version: "1.0",
  reviewedOn: "2026-11-15",
  changes: [
    {
      version: "1.0",
      date: "2026-11-15",
      text: "First version, for two or three founders of a private limited company.",
    },
  ],
  purpose:
    "Sign this soon after incorporation, before money and memory complicate matters. It records who does what, who owns what, how that ownership is earned, how big decisions are taken, and what happens when one of you leaves. It is written for two or three individuals resident in India who are shareholders of one private limited company.",
  whenNotToUse: [
    "An investor already holds shares. You need a shareholders' agreement that the investor signs too.",
    "Your business is an LLP or a partnership. Use the LLP Agreement or a partnership deed.",
    "A founder lives outside India or is not an Indian citizen. The pricing and reporting rules under FEMA apply, and this form does not deal with them.",
    "You only want to promise equity to an employee. Use the ESOP templates.",
  ],
  acts: [
    "Companies Act, 2013 (sections 2(68), 56, 68, 166, 168, 169 and 184)",
    "Indian Contract Act, 1872 (sections 27 and 74)",
    "Copyright Act, 1957 (sections 18, 19 and 57)",
    "Patents Act, 1970 (section 68)",
    "Indian Stamp Act, 1899, for transfers of shares",
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
    { id: "companyEmail", kind: "email", label: "Company e-mail for notices", group: "Company" },
    {
      id: "business",
      kind: "longtext",
      label: "Business of the company",
      example: "making and selling packaged foods online",
      group: "Company",
    },
    { id: "faceValue", kind: "money", label: "Face value of a share", group: "Company", default: "10" },
    ...founder("one", "First founder", undefined),
    ...founder("two", "Second founder", undefined),
    ...founder("three", "Third founder", undefined),
    {
      id: "vestingStart",
      kind: "date",
      label: "Vesting counts from",
      hint: "Often the day full-time work began.",
      group: "Vesting and exit",
    },
    {
      id: "vestingMonths",
      kind: "number",
      label: "Vesting period in months",
      group: "Vesting and exit",
      default: "48",
    },
    { id: "cliffMonths", kind: "number", label: "Cliff in months", group: "Vesting and exit", default: "12" },
    {
      id: "noticeMonths",
      kind: "number",
      label: "Notice to leave, in months",
      group: "Vesting and exit",
      default: "3",
    },
    {
      id: "lockInYears",
      kind: "number",
      label: "Years without transfer of shares",
      group: "Vesting and exit",
      default: "4",
    },
    {
      id: "spendLimit",
      kind: "money",
      label: "Spending that needs all founders",
      group: "Decisions",
      default: "500000",
    },
    {
      id: "pay",
      kind: "money",
      label: "Monthly pay of each founder at the start",
      hint: "Write 0 if there is none yet.",
      group: "Decisions",
      default: "0",
    },
    ...lawVariables,
  ],
  options: [
    { id: "thirdFounder", label: "There is a third founder", default: false },
    {
      id: "acceleration",
      label: "Faster vesting on a sale of the company",
      hint: "All unvested shares vest if the buyer ends your role within 12 months.",
      default: true,
    },
    { id: "dragAlong", label: "Drag-along by holders of 75 per cent", default: true },
    {
      id: "buySell",
      label: "Buy-sell offer to end a deadlock",
      hint: "Fair only if each of you could raise the money.",
      default: false,
    },
  ],
  body: `
This Founders' Agreement (this **Agreement**) is made at {{placeOfSigning}} on {{agreementDate}} (the **Effective
Date**).

### Between

(1) **{{oneName}}**, PAN {{onePan}}, residing at {{oneAddress}}, e-mail {{oneEmail}};

(2) **{{twoName}}**, PAN {{twoPan}}, residing at {{twoAddress}}, e-mail {{twoEmail}}{?thirdFounder};{/thirdFounder}{!thirdFounder}; and{/thirdFounder}

{?thirdFounder}
(3) **{{threeName}}**, PAN {{threePan}}, residing at {{threeAddress}}, e-mail {{threeEmail}}; and
{/thirdFounder}

(4) **{{companyName}}**, a private limited company under the Companies Act, 2013, CIN {{companyCin}}, having its
registered office at {{companyOffice}}, e-mail {{companyEmail}} (the **Company**).

The individuals named above are each a **Founder** and together the **Founders**. The Founders and the Company are each
a **Party** and together the **Parties**. The term Founder includes heirs, executors and legal representatives.

### Background

(A) The Founders have incorporated the Company to carry on the business of {{business}} (the **Business**).

(B) The Founders wish to record their roles, their shareholding and the terms on which they hold, earn and leave it. The
Company is a Party so that it can enforce those terms and take the benefit of them.

### The Parties agree

## Definitions and interpretation

- In this Agreement:

: **Act** means the Companies Act, 2013. **Articles** means the articles of association of the Company. **Board** means its
board of directors.

: **Bad Leaver** and **Good Leaver** have the meanings given in [[#leavers]].

: **Fair Value** means the fair market value of a Share on the Leaving Date, without discount for a minority holding, as
agreed by the Parties concerned or, if they do not agree within 15 days, as certified by an independent registered valuer
appointed by the Board. The Company pays the valuer.

: **Intellectual Property** means copyright, patents, designs, trade marks, domain names, trade secrets, know-how, source code,
databases and all like rights, registered or not, anywhere in the world.

: **Leaving Date** means the day on which a Founder ceases to work for the Company, for any reason.

: **Shares** means the equity shares of {{faceValue}} each in the Company, and securities issued in respect of them by way of
bonus, split or otherwise.

: **Transfer** means to sell, gift, pledge, create a trust over or otherwise part with an interest in Shares.

: **Vested Shares** and **Unvested Shares** have the meanings given in [[#vesting]].

- A reference to a statute is to it as amended or re-enacted and includes the rules under it. If this Agreement and the Articles
  differ, the Founders will vote to bring the Articles into line with this Agreement, and until then will act among
  themselves as this Agreement says. {#articles}

## Roles and commitment {#roles}

- Each Founder has the role and main duties stated in [[#schedule-founders]]. The Board may change them with the
  consent of the Founder concerned.
- Each Founder will: {#commitment}
-- give the Company all working time and attention, except as the Board agrees in writing;
-- act in good faith in the interests of the Company and, as a director, comply with section 166 of the Act;
-- disclose every interest in another business as section 184 of the Act requires; and
-- not, while working for the Company, carry on or hold an interest in any business that competes with the Business, other
  than up to two per cent of a listed company held as an investment.
- Each Founder will be paid {{pay|full}} a month from the Effective Date. The Board may change this for all Founders
  together as the finances allow. Expenses properly incurred for the Company will be repaid against bills.
- A Founder who works for the Company under an employment agreement is bound by both agreements. This Agreement prevails on
  Shares, vesting and exit.

> Founders who draw a salary are employees for tax, and may be so for the labour codes in force from 21 November 2025. Give each
> working founder an appointment letter as well.

## Shareholding {#shareholding}

- On the Effective Date the Founders hold the Shares stated in [[#schedule-founders]], fully paid and free from any charge. No
  other person has a right to Shares. {#holding}
- Each Founder has paid for the Shares at face value or more through a bank account in the Founder's own name.
- If the Company needs money, it will first look to outside finance. No Founder is bound to lend to the Company or to subscribe
  for more Shares. New Shares will be offered to the Founders in proportion, unless all Founders agree otherwise or the
  law provides otherwise.
- The Founders agree in principle to create an employee stock option pool when the Board proposes one. The
  pool will dilute all Founders in proportion.

## Vesting {#vesting}

- All Shares held by a Founder on the Effective Date are subject to vesting, counted from {{vestingStart}}. Shares that
  have vested are **Vested Shares** and the rest are **Unvested Shares**.
- No Share vests until {{cliffMonths|full}} months have passed from that date. On that day the Shares for those months vest
  together. The rest vest in equal monthly parts until {{vestingMonths|full}} months have passed from that date, when all Shares
  are Vested Shares. {#schedule-of-vesting}
- Vesting stops on the Leaving Date. It is suspended during unpaid leave of more than 60 days, other than leave
  that the law entitles the Founder to take.
- A Founder may vote and receive dividends on Vested Shares and Unvested Shares alike until they are transferred under
  [[#buy-back]].
{?acceleration}
- If control of the Company passes to a buyer, and within 12 months the buyer or the Company ends a Founder's role otherwise than
  for a cause stated in [[#bad-leaver]], all Unvested Shares of that Founder vest at once. {#acceleration}
{/acceleration}
- The Founders will not ask for Unvested Shares to be registered in another name, and will hold them in dematerialised form or
  deposit the certificates with the Company, as the Board decides.

> This is reverse vesting: the founder owns the shares from the start, and offers the unvested part on leaving. Take tax
> advice before a transfer below fair market value, because the Income-tax Act, 2025 may tax the person who receives the
> shares on the difference.

## Leaving the Company {#leaving}

- A Founder may leave by giving {{noticeMonths|full}} months' written notice to the Board. The Board may shorten the notice.
- On the Leaving Date the Founder will resign as a director under section 168 of the Act and from every other office, hand over work,
  accounts, passwords and property of the Company, and sign what is needed to record this. {#handover}
- A Founder is a **Good Leaver** or a **Bad Leaver** as follows: {#leavers}
-- a **Bad Leaver** is a Founder who leaves because of fraud, theft, conviction for an offence involving moral turpitude, wilful
  and serious breach of this Agreement not put right within 30 days of written notice, breach of [[#covenants]], or
  disqualification as a director for the Founder's own default; and a Founder who resigns without the notice required or
  before the cliff in [[#schedule-of-vesting]] has passed; {#bad-leaver}
-- a **Good Leaver** is every other Founder who leaves, including by death, permanent disability, serious illness, or removal by
  the Company without such a cause.
- Whether a Founder is a Bad Leaver is decided by the other Founders, acting reasonably, after giving the Founder
  written reasons and 15 days to answer. The Founder may refer the decision to [[#disputes]].

## Purchase of a leaver's shares {#buy-back}

- Within 60 days after the Leaving Date the other Founders, in proportion to their Shares or as they agree, may by notice buy all or some of
  the leaver's Unvested Shares. If they do not buy all, the Board may name another buyer, including a trust
  for employees, or the Company may buy them back so far as section 68 of the Act allows. {#call}
- The price of a Share under [[#call]] is: {#price}
-- for Unvested Shares of a Good Leaver, the face value or the price the Founder paid, whichever is higher;
-- for Unvested Shares of a Bad Leaver, the face value or the price the Founder paid, whichever is lower.
- The other Founders may also, within the same 60 days, buy the Vested Shares of a Bad Leaver at 75 per cent of Fair Value. A Good Leaver
  keeps the Vested Shares, subject to [[#transfers]]. {#vested-call}
- Every price is subject to any minimum that the law sets. Payment is due within 30 days of the notice, or of the
  valuer's certificate if later, against a duly executed Form SH-4 or a delivery instruction for dematerialised Shares.
- Each Founder appoints the Company, by any director whom the Board names, as agent to sign the transfer if the Founder does
  not do so within seven days of a written request and the price has been deposited with the Company. The agency is coupled
  with an interest and is irrevocable under section 202 of the Indian Contract Act, 1872. {#agency}
- Stamp duty on the transfer is borne by the buyer.

> [[#agency|Clause]] works as a power of attorney. The First Schedule to the Information Technology Act, 2000 keeps powers of attorney out of
> electronic signature. If you sign this Agreement electronically, have each founder also sign a short power of attorney by hand, duly stamped.

> Worked example. A founder holds 4,800 shares, vesting over 48 months with a 12-month cliff, and leaves as a Good Leaver after 18 months.
> 100 shares vest for each month, so 1,800 are vested and kept. The other 3,000 may be bought at face value or cost.

## Transfer of shares {#transfers}

- No Founder will Transfer Shares for {{lockInYears|full}} years from the Effective Date, except under [[#buy-back]], with the written
  consent of all Founders, or to a spouse, parent, child or wholly owned entity that first agrees in writing to be bound by this Agreement. {#lock-in}
- After that time a Founder who wishes to sell Vested Shares must first offer them to the other Founders by written notice
  stating the number, the price and the buyer. The others may accept within 30 days, in proportion to their Shares. What
  they do not take may be sold to that buyer within 60 days, on terms no better for the buyer. {#rofr}
- If the sale would pass more than 50 per cent of the Shares to the buyer, each other Founder may require the buyer to
  take that Founder's Shares in the same proportion and on the same terms. {#tag}
{?dragAlong}
- If Founders who hold 75 per cent of the Shares accept a genuine offer from an unconnected buyer for all the Shares, they may by 21
  days' notice require the others to sell on the same terms and for the same price per Share. [[#rofr|Clause]] does not then apply. {#drag}
{/dragAlong}
- A Transfer in breach of this clause is void. The Company will not register it, and the Articles will say so.
- On the death of a Founder the nominee or legal heirs hold the Shares subject to this Agreement. They have the economic rights but
  will vote as the majority of the other Founders votes, until the Shares are sold or a shareholders' agreement replaces this one.

## Management and reserved matters {#management}

- Each Founder may be a director for as long as the Founder works for the Company and holds at least ten per cent of the Shares. The
  Founders will vote accordingly, subject to section 169 of the Act.
- The Board manages the Company. It decides by majority. The chair has no casting vote.
- The Company will not do anything listed in [[#schedule-reserved]] unless all Founders who still work for the Company and hold at least ten per cent of the Shares have agreed in
  writing, by e-mail or at a meeting. {#reserved}
- Bank accounts will be operated as the Board resolves. A payment of more than {{spendLimit|full}} outside the approved budget needs
  the approval of all Founders.
- Each Founder may inspect the books and will receive monthly accounts within 20 days of the month's end.

## Deadlock {#deadlock}

- There is a deadlock if a reserved matter, or a matter on which the Board is equally divided, is put to the Founders twice, at
  least ten days apart, and is not decided.
- The Founders will then refer the matter, within seven days, to a mentor or adviser whom all of them accept, and will consider that person's
  advice in good faith. If it is still not decided after 30 days, they will attempt mediation.
- Until it is decided, the Company will carry on as before and the proposal will not be acted upon.
{?buySell}
- If a deadlock that threatens the Business lasts more than 120 days, a Founder may by notice offer to buy all the Shares of another at a stated
  price per Share. The other must, within 45 days, either accept or buy the offeror's Shares at that same price. Silence is
  acceptance. Completion follows within 45 days. This does not apply to a Founder who is under notice as a Bad Leaver.
{/buySell}

## Intellectual property {#ip}

- Each Founder assigns to the Company, with effect from creation and for no further payment, all Intellectual Property in the prior work listed
  in [[#schedule-ip]] and in everything the Founder has made or will make, alone or with others, in connection
  with the Business, before or after the Effective Date and until the Leaving Date (the **Work**). {#assignment}
- The assignment is of all rights in the Work, present and future, for their full term including renewals and extensions, throughout the world. It
  covers every medium and mode of use, now known or later devised. Section 19(4) of the Copyright Act, 1957 will not cause it to lapse.
- So far as the law allows, each Founder waives the right to object to changes to the Work under section 57 of the Copyright Act, 1957,
  and agrees not to assert moral rights against the Company or its licensees.
- Each Founder confirms that the Work is original or properly licensed, that no employer, client or institution has a claim to
  it, and that open-source components are used as their licences allow.
- Each Founder will sign what is needed to register or perfect the Company's title, including an assignment of a patent in writing as
  section 68 of the Patents Act, 1970 requires. Domain names, app accounts, code repositories and social media accounts used in the
  Business will be held in the Company's name.

> Sections 19(5) and 19(6) of the Copyright Act, 1957 cut an assignment to five years and to India if it does not state its term and territory. The clause
> states both. Ask founders who worked elsewhere while building the product to show a release from that employer.

## Confidentiality and covenants {#covenants}

- Each Founder will keep secret all information about the Company, its customers, its technology and its plans that is not public, use it only for the
  Business, and return it on the Leaving Date. This duty continues after the Founder leaves, for as long as the information is confidential. It does not
  stop disclosure that the law requires.
- For 12 months after the Leaving Date a Founder will not: {#non-solicit}
-- solicit an employee or consultant of the Company to leave it; or
-- solicit a customer, supplier or investor with whom the Founder dealt in the last 12 months, so as to take its business from
  the Company.
- The Founders agree that these limits are reasonable and protect the goodwill that their Shares represent.

> There is no bar on competing after a founder leaves. Section 27 of the Indian Contract Act, 1872 makes such a bar void, except on
> a sale of goodwill. The limit on competing while in service, in the clause on roles, is valid.

## Warranties

- Each Founder confirms that the Founder is an adult of sound mind, is not disqualified under section 164 of the Act, is not an undischarged insolvent, and is
  not bound by any agreement or order that this Agreement would break.
- The Company confirms that its Board has approved this Agreement.

## Investment and accession {#investment}

- When an investor subscribes for Shares, the Founders will enter into a shareholders' agreement on customary terms. From then, this
  Agreement gives way to it wherever the two differ. [[#vesting|Clause]] and [[#ip]] go on applying unless it
  says otherwise.
- A person to whom Shares are issued or transferred, other than an investor or an employee under an option scheme, must first sign a deed agreeing to be bound by
  this Agreement.

## Term

- This Agreement begins on the Effective Date. It ends for a Founder who no longer holds Shares, and for all Parties when only
  one Founder holds Shares, when the Company is listed or wound up, or when all Parties agree in writing.
- [[#ip|Clause]], [[#covenants]], [[#disputes]] and rights already accrued survive.

${noticesClause()}
${disputesClause()}
${generalClause({ stampBorneBy: "the Company" })}

### Signed by the Parties

The Parties have signed this Agreement on the date stated at its head.

@signatures
**{{oneName}}** | Date:
**{{twoName}}** | Date:
{?thirdFounder}
**{{threeName}}** | Date:
{/thirdFounder}
For and on behalf of **{{companyName}}**, under a resolution of its Board | Name: | Designation: Director | Date:
Witness 1 | Name: | Address:
Witness 2 | Name: | Address:

=== The Founders, their roles and their Shares {#schedule-founders}

| Founder | Role | Main duties | Shares | Equity |
|-------|-------|----------|-----:|----:|
| {{oneName}} | {{oneRole}} | {{oneDuties}} | {{oneShares}} | {{onePercent}} |
| {{twoName}} | {{twoRole}} | {{twoDuties}} | {{twoShares}} | {{twoPercent}} |
{?thirdFounder}
| {{threeName}} | {{threeRole}} | {{threeDuties}} | {{threeShares}} | {{threePercent}} |
{/thirdFounder}

=== Reserved matters {#schedule-reserved}

The Company will not do any of the following without the consent required by [[#reserved]]:

1. Issue, buy back or change the rights of Shares or other securities, or create an option pool.
2. Change the memorandum or the Articles, the name or the nature of the Business.
3. Borrow more than {{spendLimit}}, give a guarantee or create a charge on assets.
4. Sell, license exclusively or charge the Company's Intellectual Property, or sell its undertaking.
5. Approve or depart from the annual budget by more than ten per cent.
6. Appoint, remove or change the pay of a Founder, or deal with a Founder or a relative of a Founder.
7. Hire a person at an annual cost of more than {{spendLimit}}, or settle a claim of more than that sum.
8. Declare a dividend, acquire another business, form a subsidiary, or merge or wind up the Company.

=== Prior work assigned to the Company {#schedule-ip}

| Founder | Prior work |
|------|----------------|
| {{oneName}} | {{onePriorWork}} |
| {{twoName}} | {{twoPriorWork}} |
{?thirdFounder}
| {{threeName}} | {{threePriorWork}} |
{/thirdFounder}
`,
};
