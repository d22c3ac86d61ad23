import type { Template } from "../schemas/template.ts";
import { disputesClause, generalClause, lawVariables, noticesClause, signingVariables } from "./shared.ts";

type Variables = Template["variables"];

const founder = (prefix: string, group: string): Variables => [
  { id: `${prefix}Name`, kind: "name", label: `${group}: full name`, group, required: prefix !== "three" },
  { id: `${prefix}Pan`, kind: "pan", label: `${group}: PAN`, example: "ABCPK1234L", group },
  { id: `${prefix}Address`, kind: "address", label: `${group}: address`, group },
  { id: `${prefix}Email`, kind: "email", label: `${group}: e-mail`, group },
  { id: `${prefix}Shares`, kind: "number", label: `${group}: equity shares`, example: "4500", group },
  { id: `${prefix}Percent`, kind: "percent", label: `${group}: holding`, example: "36", group },
];

export const t: Template = {
  id: "shareholders-agreement",
  title: "Shareholders' Agreement",
  kind: "agreement",
  description:
    "Governance, transfers and exit between founders and an investor in an Indian private company after a funding round.",
  category: "Funding",
  tags: ["SHA", "Investors", "Governance", "Tag-along", "Drag-along", "Exit"],
  features: [
    "Board, quorum and affirmative votes on reserved matters",
    "First refusal, first offer, tag-along and drag-along",
    "Exit routes and a liquidation waterfall",
    "Pre-emption and weighted average anti-dilution, with the formula",
    "Founder lock-in, vesting and leaver terms",
    "Information rights, deadlock and a deed of adherence",
  ],
  preview:
    "The Founders and the Investor agree how the Company is run and how its shares may be sold. The Investor has a seat on the Board, a say on reserved matters, and protection in a lower-priced round, a sale or a winding up. The articles repeat these terms.",
  fileName: "Shareholders-Agreement.docx",
  downloads: 2670,
  rating: 4.8,
  version: "1.0",
  reviewedOn: "2026-11-15",
  changes: [
    {
      version: "1.0",
      date: "2026-11-15",
      text: "First version, to go with the Share Subscription Agreement.",
    },
  ],
  purpose:
    "Sign this with the Share Subscription Agreement when the first outside investor comes in. It governs the years after closing: who sits on the board, what needs the investor's consent, what reports are given, how shares are issued and sold, and who is paid first on an exit. Copy its terms into the articles on the same day.",
  whenNotToUse: [
    "There is no outside investor. The Founders' Agreement is enough.",
    "There are several investors with different classes. A lawyer should adapt the consents and the waterfall.",
    "The company is listed or about to list. Most special rights must fall away.",
    "It is a joint venture of two businesses with equal say. The deadlock and exit terms need to be different.",
  ],
  acts: [
    "Companies Act, 2013 (sections 2(68), 5, 10, 14, 48, 58, 62, 161 and 169)",
    "Specific Relief Act, 1963",
    "Indian Contract Act, 1872 (sections 27, 74 and 202)",
    "Foreign Exchange Management (Non-debt Instruments) Rules, 2019",
    "Insolvency and Bankruptcy Code, 2016 (section 53)",
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
    { id: "poolShares", kind: "number", label: "Employee pool: shares", example: "1000", group: "Company" },
    { id: "poolPercent", kind: "percent", label: "Employee pool", example: "8", group: "Company" },
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
    { id: "investorShares", kind: "number", label: "Investor's shares", example: "2500", group: "Investor" },
    { id: "investorPercent", kind: "percent", label: "Investor's holding", example: "20", group: "Investor" },
    {
      id: "instrument",
      kind: "choice",
      label: "What the investor holds",
      group: "Investor",
      default: "ccps",
      choices: [
        { value: "ccps", label: "CCPS", text: "compulsorily convertible preference shares" },
        { value: "equity", label: "Equity shares", text: "equity shares" },
      ],
    },
    {
      id: "investAmount",
      kind: "money",
      label: "Amount invested",
      example: "50000000",
      group: "Investor",
      required: true,
    },
    { id: "issuePrice", kind: "money", label: "Issue price of one share", example: "20000", group: "Investor" },
    { id: "boardSize", kind: "number", label: "Most directors on the board", group: "Governance", default: "3" },
    {
      id: "founderSeats",
      kind: "number",
      label: "Founder directors",
      hint: "With the investor's one, not more than the board's size.",
      group: "Governance",
      default: "2",
    },
    {
      id: "rightsFloor",
      kind: "percent",
      label: "Holding at which investor rights end",
      group: "Governance",
      default: "5",
    },
    {
      id: "spendLimit",
      kind: "money",
      label: "Spending outside budget that needs consent",
      group: "Governance",
      default: "1000000",
    },
    { id: "lockInYears", kind: "number", label: "Founder lock-in in years", group: "Founders' terms", default: "4" },
    {
      id: "vestingMonths",
      kind: "number",
      label: "Founder vesting in months",
      group: "Founders' terms",
      default: "48",
    },
    {
      id: "vestedNow",
      kind: "percent",
      label: "Founder shares vested at the start",
      hint: "Credit for past service.",
      group: "Founders' terms",
      default: "25",
    },
    {
      id: "preference",
      kind: "choice",
      label: "Liquidation preference",
      group: "Exit",
      default: "plain",
      choices: [
        { value: "plain", label: "1x, non-participating" },
        { value: "participating", label: "1x, participating" },
      ],
    },
    { id: "exitYears", kind: "number", label: "Years within which to give an exit", group: "Exit", default: "6" },
    { id: "dragYears", kind: "number", label: "Years before the drag-along starts", group: "Exit", default: "5" },
    {
      id: "dragPercent",
      kind: "percent",
      label: "Holding needed to drag",
      group: "Exit",
      default: "75",
    },
    ...lawVariables,
  ],
  options: [
    { id: "thirdFounder", label: "There is a third founder", default: false },
    { id: "observer", label: "Investor may also send an observer", default: false },
    { id: "drag", label: "Drag-along", default: true },
    {
      id: "rofo",
      label: "Founders' right of first offer on investor sales",
      hint: "Investors often accept this in place of a first refusal.",
      default: true,
    },
    { id: "acceleration", label: "Founder shares vest faster on a sale of the company", default: true },
  ],
  body: `
This Shareholders' Agreement (this **Agreement**) is made at {{placeOfSigning}} on {{agreementDate}}.

### Between

(1) **{{companyName}}**, a private limited company, CIN {{companyCin}}, having its registered office at {{companyOffice}}, e-mail {{companyEmail}} (the **Company**);

(2) **{{oneName}}**, PAN {{onePan}}, residing at {{oneAddress}}, e-mail {{oneEmail}};

(3) **{{twoName}}**, PAN {{twoPan}}, residing at {{twoAddress}}, e-mail {{twoEmail}};{!thirdFounder} and{/thirdFounder}

{?thirdFounder}
(4) **{{threeName}}**, PAN {{threePan}}, residing at {{threeAddress}}, e-mail {{threeEmail}}; and
{/thirdFounder}

(5) **{{investorName}}**, {{investorKind}}, PAN or registration number {{investorNumber}}, having its office or residing at {{investorAddress}}, e-mail {{investorEmail}} (the **Investor**).

The individuals named after the Company are each a **Founder** and together the **Founders**. The Company, the Founders and the Investor are each a **Party** and together the **Parties**. The Founders, the Investor and others who sign a Deed of Adherence are the **Shareholders**.

### Background

(A) The Company carries on the business of {{business}} (the **Business**).

(B) Under a share subscription agreement of the same date (the **SSA**) the Investor subscribes {{investAmount|full}} (the **Investment Amount**) for {{instrument}}{?instrument=ccps} (**CCPS**){/instrument} at {{issuePrice}} each (the **Issue Price**). The Parties now agree how the Company will be run and its Shares dealt with.

### The Parties agree

## Definitions and effect

- In this Agreement:

: **Act** means the Companies Act, 2013. **Articles** means the articles of association of the Company. **Board** means its board of directors.

: **Affiliate** of a person means one that controls it, is controlled by it or is under common control with it; for a fund, also another fund with the same manager; and for an individual, a spouse, parent or child, or an entity the individual wholly owns.

: **Competitor** means a person whose main business competes with the Business, and its Affiliates. A financial investor is not one only because it holds less than 25 per cent of such a person.

: **Deed of Adherence** means a deed in the form of [[#schedule-deed]].

: **Fair Value** means the value of a Share without minority discount, agreed between seller and buyer or, failing that in 15 days, certified by an independent registered valuer whom the Board names with the Investor's consent.

: **Fully Diluted** means as if every option, including the whole employee pool, and every convertible security had become equity shares.

: **Investor Shares** means all Shares held by the Investor and its Affiliates.

: **Liquidation Event** means a winding up of the Company, a merger or sale of Shares after which its Shareholders no longer control it, or a sale or exclusive licence of most of its assets.

: **Reserved Matter** means a matter in [[#schedule-reserved]].

: **Shares** means equity shares of the Company and securities convertible into them. **Transfer** means to sell, gift, pledge or otherwise part with an interest in Shares.

- A reference to a statute is to it as amended or re-enacted, and includes the rules under it.
- This Agreement takes effect on the day of closing under the SSA (the **Effective Date**), when the holdings will be as in [[#schedule-holdings]]. It then replaces every agreement among the Founders so far as they differ. {#effect}
- The Company will adopt Articles that repeat this Agreement. If the two differ, the Shareholders will act as this Agreement says and vote to amend the Articles. Each Shareholder will vote so as to give effect to this Agreement. {#articles}

> A company is bound by its articles (section 10 of the Act), and courts have refused to enforce against it limits on transfer that are only in a shareholders' agreement. Copy the terms into the articles. To entrench them, section 5 needs the agreement of all members of a
> private company and a notice to the Registrar.

## Board {#board}

- The Board has at most {{boardSize|full}} directors. The Founders together may appoint {{founderSeats|full}} (the **Founder Directors**) while they hold at least ten per cent, Fully Diluted. The Investor may appoint one (the **Investor Director**). Any other is an independent person agreed by both. {#seats}
- Whoever appoints a director may remove or replace that director by notice. The Shareholders will vote accordingly, subject to sections 161 and 169 of the Act.
{?observer}
- The Investor may appoint an observer, who receives all papers, is bound to secrecy and may speak but not vote.
{/observer}
- The Board meets at least once in each quarter, on seven days' notice with an agenda, or shorter notice if the Investor Director and one Founder Director agree. Attendance by video counts as the Act allows. The chair has no casting vote.
- A quorum needs two directors, among them the Investor Director and one Founder Director. If it is not present in 30 minutes, the meeting stands adjourned for seven days at the same hour. The directors then present are a quorum, if they satisfy the Act, for the same agenda except a Reserved Matter. {#quorum}
- The Investor Director is not in charge of daily management and is not to be named an officer in default, so far as the law allows. The Company will repay reasonable expenses, indemnify each director as the law allows, and keep directors' liability insurance of a sum the Board approves.
- The same rules apply to committees and to subsidiaries. At general meetings a quorum needs a representative of the Investor and one Founder, with the same adjournment, and votes are by poll on request{?instrument=ccps}. The CCPS vote as if converted, so far as the law and the Articles allow{/instrument}.

## Reserved Matters {#reserved}

- Neither the Company nor a subsidiary will do anything that is a Reserved Matter without the prior written consent of the Investor, whether at a meeting or not. {#consent}
- The Investor will reply within ten working days of a request with reasonable details. Silence is refusal. The Investor will give reasons if asked.

## Information and covenants {#information}

- The Company will give the Investor: monthly management figures within 20 days; quarterly accounts within 30 days of the quarter; audited accounts within 120 days of the year; a budget 30 days before each year; and prompt notice of litigation, a data breach, a default, or a resignation of a Founder or key employee.
- The Investor may inspect the books and premises and speak to the auditor on five working days' notice, at its own cost.
- The Company will comply with law, file on time, pay no bribe, keep adequate insurance, and protect its intellectual property and personal data.
- A decision to enforce the Company's rights against a Founder or a Founder's Affiliate is taken by the directors who are not interested in it, and the Investor Director may lead it.
- The Investor and its Affiliates may invest in other businesses. They will not give a Competitor confidential information of the Company, and will not place on its board the person who is the Investor Director.

## New issues {#issues}

- If the Company proposes to issue Shares, it will first offer the Investor and the Founders their proportion, Fully Diluted, on the same terms, by 21 days' notice. A Shareholder may take all or part. What is left may be issued to the person named, within 90 days, on terms no better. This is subject to the approvals that the Act requires. {#pre-emption}
- If Shares are issued at a price below the Issue Price, as adjusted, the Investor is protected as in [[#schedule-dilution]]. {#dilution}
- [[#pre-emption|Clause]] and [[#dilution]] do not apply to the employee pool, conversion of existing securities, a split or bonus to all holders, or a listing that the Investor has approved (**Excluded Issues**).
- The employee pool is as in [[#schedule-holdings]]. Options will vest over four years, none before one year from grant, unless the Board with the Investor Director agrees otherwise within the law.

## Founders {#founders}

- Each Founder will work full time for the Company, and while doing so will not have an interest in a Competitor, other than up to two per cent of a listed company.
- {{vestedNow}} of each Founder's Shares are vested on the Effective Date. The rest vest in equal monthly parts over {{vestingMonths|full}} months from the Effective Date while the Founder works for the Company.{?acceleration} If a Liquidation Event occurs and the Founder's role is then ended within 12 months other than for Cause, all vest.{/acceleration} {#vesting}
- **Cause** means fraud, theft, conviction for an offence involving moral turpitude, or a wilful and serious breach of this Agreement or of the terms of employment that is not put right within 30 days of notice. The Board decides without that Founder's vote, after a fair hearing, and the Founder may refer the decision to [[#disputes]]. {#cause}
- When a Founder stops working for the Company for any reason, the other Founders in proportion, then the Investor or a person the Board names, may within 90 days buy the unvested Shares at the price paid for them. Payment is due within 30 days of the notice to buy. If it is for Cause, they may also buy the vested Shares at 75 per cent of Fair Value. Each price is subject to any minimum the law sets. A Founder
  who leaves will resign as a director. On death, the heirs hold the Shares subject to this Agreement and vote them as the other Founders do. {#leaver}
- Each Founder assigns to the Company all intellectual property that the Founder has made or makes for the Business, from creation, for its full term and throughout the world. Section 19(4) of the Copyright Act, 1957 will not cause it to lapse.
- For 12 months after leaving, a Founder will not solicit the Company's employees, or its customers and suppliers with whom the Founder dealt so as to take their business away.

> Section 27 of the Indian Contract Act, 1872 makes a bar on competing after a founder leaves void, unless goodwill is sold. So there is none here.

## Transfers {#transfers}

- No Founder will Transfer Shares for {{lockInYears|full}} years from the Effective Date without the Investor's consent, except under [[#leaver]]{?drag}, [[#drag]]{/drag} or [[#exit]], or up to five per cent of the Founder's holding in all. {#lock-in}
- A Shareholder may Transfer Shares to an Affiliate, which must transfer them back before it ceases to be one. The lock-in and vesting follow the Shares.
- The Investor may Transfer Shares freely{?rofo}, subject to [[#rofo]]{/rofo}, but not to a Competitor until the time in [[#exit-duty]] has passed without an exit. Its rights pass to a buyer of at least {{rightsFloor}} of the Company, Fully Diluted, and may be exercised by only one person.
- Every transferee, and every person to whom new Shares are issued, must sign a Deed of Adherence. An employee who exercises an option signs one only if the Board asks. No Founder will pledge Shares. A Transfer in breach of this Agreement is void, and the Company will not register it.

## First refusal and tag-along {#rofr}

- A Founder who may sell Shares to a third person must first give the Investor and the other Founders notice of the number, price, buyer and terms. {#sale-notice}
- Within 30 days the Investor may, by notice, buy the Shares at that price. Shares it does not take may be bought by the other Founders in proportion, within the next ten days. {#refusal}
- Instead of buying, the Investor may within the same 30 days require the buyer to take, on the same terms, the same proportion of the Investor Shares as the Founder sells of the Founder's; or all of them, if control passes or the Founders would then hold less than half of what they hold on the Effective Date. The Founder may not sell unless the buyer does so. {#tag}
- Shares not bought may be sold to that buyer within 60 days, on terms no better for the buyer.
- The Investor gives no warranty on such a sale except of title and authority.

{?rofo}
## First offer {#rofo}

- If the Investor wishes to sell to a person other than an Affiliate, it will first tell the Founders the number of Shares. Within 20 days they may together offer a cash price for all of them.
- If the Investor declines, it may sell within 120 days at a price higher than theirs. If they make no offer, it may sell at any price. This clause does not apply on a listing{?drag}, under [[#drag]]{/drag} or under [[#tag]].
{/rofo}

{?drag}
## Drag-along {#drag}

- After {{dragYears|full}} years from the Effective Date, Shareholders with at least {{dragPercent}} of the Shares, Fully Diluted, and including the Investor, may by 30 days' notice require all others to sell all their Shares to a genuine buyer who is not their Affiliate.
- The sale must be for cash or listed securities. The price is shared as in [[#waterfall]], and each class gets the same terms. A dragged Shareholder warrants only title and authority and is liable only up to what that Shareholder receives. [[#rofr|Clause]] does not then apply.
- If a Shareholder does not sign a transfer within seven days of request, any director may sign it as that Shareholder's agent, once the price is deposited. The agency is coupled with an interest under section 202 of the Indian Contract Act, 1872.
{/drag}

## Exit {#exit}

- The Company and the Founders will use reasonable efforts to give the Investor an exit within {{exitYears|full}} years from the Effective Date by listing, sale to a third person, or buy-back as the Act allows. {#exit-duty}
- If there is none by then, the Investor may ask the Company to appoint an investment banker to find a buyer, at the Company's cost, and the Founders will cooperate. The Investor may not be made a promoter. Special rights that the law forbids fall away on listing, and revive if it does not take place.
- No return is assured.{?investorKind=foreign} Every exit price is subject to the pricing rules under the Foreign Exchange Management Act, 1999, and the Investor has no right to an assured price.{/investorKind}

## Liquidation waterfall {#waterfall}

- On a Liquidation Event, after debts and what the law puts first, the proceeds are paid in this order: {#order}
{?preference=plain}
-- to the Investor, the higher of the Investment Amount with dividends declared and unpaid, and the sum it would get if all proceeds were shared in proportion, Fully Diluted; then
-- the balance to the other holders of Shares in proportion.
{/preference}
{?preference=participating}
-- to the Investor, the Investment Amount with dividends declared and unpaid; then
-- the balance to all holders of Shares, the Investor included, in proportion, Fully Diluted.
{/preference}
- If the proceeds are less than the first sum, the Investor takes all. In this clause, options that are not granted or have lapsed are left out of the Fully Diluted count. If the law requires another order, each Shareholder will pay over what it receives in excess, so far as the law allows.

> Worked example. The Investor put in ₹5 crore for 20 per cent and the Company is sold for ₹10 crore. Non-participating: the Investor takes ₹5 crore, since 20 per cent is only ₹2 crore. At ₹50 crore it takes ₹10 crore. Participating: at ₹10 crore it takes ₹5 crore and 20 per cent of
> the other ₹5 crore. The waterfall works as a contract among the holders. In insolvency, section 53 of the Insolvency and Bankruptcy Code, 2016 decides.

## Deadlock {#deadlock}

- If the Board or the Shareholders fail twice, ten days apart, to decide a matter without which the Business cannot properly go on, one Founder and a senior officer of the Investor will meet within ten days. If they do not agree in 20 days, they will attempt mediation. Refusal of consent to a Reserved Matter is not a deadlock.
- Until then the Company carries on as before, under the last approved budget increased by ten per cent.

## Confidentiality {#confidentiality}

- Each Party will keep the Company's affairs and this Agreement secret. It may disclose what the law requires, and may disclose to advisers, lenders, its own investors and genuine buyers who are bound to secrecy. The duty lasts two years after a Party ceases to hold Shares, and for trade secrets as long as they are such.

## Term and remedies {#term}

- This Agreement ends on listing, on winding up or by agreement of all Parties, and for a Shareholder who no longer holds Shares. The rights of the Investor in [[#seats]], [[#quorum]], [[#reserved]] and [[#information]] end when the Investor Shares fall below {{rightsFloor}}, Fully Diluted, other than through a breach by another Party.
- Damages may not be enough. A Party may seek specific performance or an injunction under the Specific Relief Act, 1963. [[#confidentiality|Clause]], [[#disputes]] and accrued rights survive.
- Each Party will sign, vote and do what is needed to give full effect to this Agreement. If the law bars a step on the terms stated, the Parties will agree a lawful step that comes nearest to it.
- Despite [[#general]], rights may pass with Shares as [[#transfers]] allows. The SSA and this Agreement are together the whole bargain.

${noticesClause()}
${disputesClause()}
${generalClause({ stampBorneBy: "the Company" })}

### Signed by the Parties

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

=== Holdings {#schedule-holdings}

| Holder | Class | Shares | Fully Diluted |
|--------|------|----:|----:|
| {{oneName}} | Equity | {{oneShares}} | {{onePercent}} |
| {{twoName}} | Equity | {{twoShares}} | {{twoPercent}} |
{?thirdFounder}
| {{threeName}} | Equity | {{threeShares}} | {{threePercent}} |
{/thirdFounder}
| Employee pool | Options | {{poolShares}} | {{poolPercent}} |
| {{investorName}} | {?instrument=ccps}CCPS{/instrument}{?instrument=equity}Equity{/instrument} | {{investorShares}} | {{investorPercent}} |

=== Reserved Matters {#schedule-reserved}

1. Issue, buy back or change the rights of Shares, or enlarge the employee pool, other than Excluded Issues.
2. Change the memorandum, the Articles, the size of the Board or the nature of the Business.
3. Merge, wind up, acquire or sell a business, form a subsidiary or joint venture, or list.
4. Sell, charge or license exclusively material assets or intellectual property.
5. Approve the budget, or spend more than {{spendLimit}} outside it.
6. Borrow, lend or guarantee more than {{spendLimit}} outside the budget.
7. Deal with a Founder, director or relative, or change a Founder's pay outside the budget.
8. Declare a dividend, change accounting policies or the auditor, except as the law requires.
9. Settle a claim of more than {{spendLimit}}, or appoint or remove a chief executive or finance head.

=== Anti-dilution {#schedule-dilution}

1. The new price is P2 = P1 × (A + B) ÷ (A + C). P1 is the Issue Price as last adjusted. A is the Fully Diluted Shares before the issue. B is the number of Shares that the money raised would buy at P1. C is the number in fact issued. {#formula}
{?instrument=ccps}
2. The conversion price of the CCPS falls to P2, so that each converts into more equity shares.
{/instrument}
{?instrument=equity}
2. The Company will issue to the Investor, or if that is not allowed the Founders will transfer to it in proportion, at the lowest price the law allows, the Shares that bring its average cost to P2.
{/instrument}
3. The Parties will vote, file and sign what this needs. No adjustment is made that the law{?investorKind=foreign}, including the pricing rules for non-residents,{/investorKind} forbids; the Parties will then find a lawful way to the same effect. It does not apply if the Investor waives it in writing.

@pagebreak

=== Deed of Adherence {#schedule-deed}

This deed is made on ……… by ……… (the **New Holder**), of ………, in favour of the parties to the Shareholders' Agreement of {{companyName}} dated {{agreementDate}}.

1. The New Holder is to acquire ……… Shares from ……… and has read the Shareholders' Agreement.
2. From the date of registration the New Holder is bound by it as a Shareholder, and has the rights and duties that attach to those Shares, so far as that agreement lets them pass.
3. Notices to the New Holder go to: ………
4. The clause on governing law and disputes of the Shareholders' Agreement applies to this deed.

@signatures
New Holder | Name: | Date:
For **{{companyName}}** | Name: | Designation: Director | Date:

{?drag}
> Sign the drag-along agency by hand as well if you sign this Agreement electronically: a power of attorney cannot be signed electronically under the First Schedule to the Information Technology Act, 2000.
{/drag}
`,
};
