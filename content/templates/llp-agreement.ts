import type { Template } from "../schemas/template.ts";
import { disputesClause, generalClause, lawVariables, noticesClause, signingVariables } from "./shared.ts";

type Variables = Template["variables"];

const partner = (prefix: string, group: string): Variables => [
  {
    id: `${prefix}Name`,
    kind: "name",
    label: `${group}: full name`,
    example: "Arjun Rao",
    group,
    required: prefix !== "three",
  },
  { id: `${prefix}Pan`, kind: "pan", label: `${group}: PAN`, example: "ABCPR1234L", group },
  {
    id: `${prefix}Dpin`,
    kind: "text",
    label: `${group}: DPIN or DIN`,
    hint: "Eight digits, allotted at incorporation.",
    example: "01234567",
    group,
  },
  { id: `${prefix}Address`, kind: "address", label: `${group}: home address`, group },
  { id: `${prefix}Email`, kind: "email", label: `${group}: e-mail`, group },
  { id: `${prefix}Contribution`, kind: "money", label: `${group}: contribution`, example: "50000", group },
  { id: `${prefix}Share`, kind: "percent", label: `${group}: profit share`, example: "50", group },
  {
    id: `${prefix}Duties`,
    kind: "longtext",
    label: `${group}: main duties`,
    example: "sales, finance and hiring",
    group,
  },
];

/** In an LLP the parties are partners, so the line that says they are not gives way to section 26 of the LLP Act. */
const general = generalClause({
  stampBorneBy: "the LLP",
  relationship: `**Agency.** As section 26 of the Act says, a Partner is an agent of the LLP for its business, and is not an agent of
  another Partner. Nothing in this Agreement makes the Partners a partnership under the Indian Partnership Act, 1932.`,
});

export const t: Template = {
  id: "llp-agreement",
  title: "LLP Agreement",
  kind: "agreement",
  description:
    "The partners' agreement of a limited liability partnership: contribution, profit, management and exit, for filing in Form 3.",
  category: "Corporate",
  tags: ["LLP", "Partners", "Profit share", "Form 3", "Governance"],
  features: [
    "Contribution and profit share in one schedule",
    "Designated partners, voting and reserved matters",
    "Admission, exit, expulsion and death, with a formula for dues",
    "Partner pay and interest worded for the tax limits",
    "Bank mandate, accounts and the audit trigger",
    "Winding up, and arbitration or courts as you choose",
  ],
  preview:
    "The Partners carry on the Business through the LLP. Each brings the contribution in Schedule 1 and shares profit in the proportion stated there. Designated Partners see to compliance. A Partner who leaves is paid the balance in the Partner's accounts and a share of the LLP's value.",
  fileName: "LLP-Agreement.docx",
  downloads: 2310,
  rating: 4.7,
  version: "1.0",
  reviewedOn: "2026-11-15",
  changes: [
    {
      version: "1.0",
      date: "2026-11-15",
      text: "First version, for two or three individual partners. Tax clauses follow the Income-tax Act, 2025.",
    },
  ],
  purpose:
    "Sign this when your LLP is incorporated, and file it with the Registrar in Form 3 within 30 days of incorporation. It replaces the default rules of the First Schedule to the LLP Act, which give every partner an equal share and bar all pay, whatever each brings in. It is written for two or three individuals resident in India who are all designated partners.",
  whenNotToUse: [
    "You plan to raise equity from investors or to grant stock options. A private limited company suits that better.",
    "A partner is a company, a foreign national or a person resident outside India. FEMA and further consents apply.",
    "You are changing an existing LLP agreement. Use a supplementary agreement and file Form 3 for the change.",
    "You practise a regulated profession. Your professional body may require its own clauses and approval.",
  ],
  acts: [
    "Limited Liability Partnership Act, 2008 (sections 7, 8, 22 to 30, 32 to 35, 42 and 63 to 65, First Schedule)",
    "Limited Liability Partnership Rules, 2009 (rules 21 and 24)",
    "Income-tax Act, 2025 (sections 35(e) and 393)",
    "Indian Contract Act, 1872 (section 27)",
    "Arbitration and Conciliation Act, 1996",
    "Stamp law of the state",
  ],
  variables: [
    ...signingVariables,
    {
      id: "llpName",
      kind: "name",
      label: "Name of the LLP",
      example: "Nila Design LLP",
      group: "LLP",
      required: true,
    },
    { id: "llpin", kind: "text", label: "LLPIN", example: "ACA-1234", group: "LLP" },
    { id: "llpIncorporated", kind: "date", label: "Date of incorporation", group: "LLP" },
    { id: "llpOffice", kind: "address", label: "Registered office", group: "LLP" },
    { id: "llpEmail", kind: "email", label: "E-mail of the LLP", group: "LLP" },
    {
      id: "business",
      kind: "longtext",
      label: "Business of the LLP",
      hint: "As stated in the incorporation form.",
      example: "design of products, packaging and websites",
      group: "LLP",
    },
    ...partner("one", "First partner"),
    ...partner("two", "Second partner"),
    ...partner("three", "Third partner"),
    { id: "totalContribution", kind: "money", label: "Total contribution", example: "100000", group: "Money" },
    {
      id: "contributionDays",
      kind: "number",
      label: "Days to bring in the contribution",
      group: "Money",
      default: "30",
    },
    {
      id: "interestRate",
      kind: "percent",
      label: "Interest on contribution and loans, a year",
      hint: "Tax law allows a deduction up to 12%.",
      group: "Money",
      default: "12",
    },
    {
      id: "spendLimit",
      kind: "money",
      label: "Spending that needs all partners",
      group: "Decisions",
      default: "200000",
    },
    {
      id: "bankMode",
      kind: "choice",
      label: "How the bank account is operated",
      group: "Decisions",
      default: "joint",
      choices: [
        {
          value: "joint",
          label: "Any two designated partners jointly",
          text: "any two Designated Partners jointly",
        },
        { value: "single", label: "Any one designated partner", text: "any one Designated Partner singly" },
      ],
    },
    {
      id: "voting",
      kind: "choice",
      label: "How votes are counted",
      hint: "The Act's own rule is one vote each.",
      group: "Decisions",
      default: "heads",
      choices: [
        { value: "heads", label: "One vote each", text: "Each Partner has one vote" },
        {
          value: "share",
          label: "By profit share",
          text: "Each Partner has votes in proportion to the Partner's Profit Share",
        },
      ],
    },
    { id: "noticeMonths", kind: "number", label: "Notice to leave, in months", group: "Exit", default: "3" },
    {
      id: "payoutMonths",
      kind: "number",
      label: "Months over which an outgoing partner is paid",
      group: "Exit",
      default: "12",
    },
    { id: "nonSolicitMonths", kind: "number", label: "Non-solicitation in months", group: "Exit", default: "12" },
    ...lawVariables,
  ],
  options: [
    { id: "thirdPartner", label: "There is a third partner", default: false },
    {
      id: "remuneration",
      label: "Pay for working partners",
      hint: "Without this clause the LLP can pay, and deduct, no remuneration.",
      default: true,
    },
    { id: "interestOnContribution", label: "Interest on contribution", default: true },
    {
      id: "expulsion",
      label: "Power to expel a partner for cause",
      hint: "Without it the other partners cannot expel one. With two partners the power needs the finding of an arbitrator or court.",
      default: true,
    },
  ],
  body: `
This Limited Liability Partnership Agreement (this **Agreement**) is made at {{placeOfSigning}} on {{agreementDate}}.

### Between

(1) **{{oneName}}**, PAN {{onePan}}, DPIN {{oneDpin}}, residing at {{oneAddress}}, e-mail {{oneEmail}};

(2) **{{twoName}}**, PAN {{twoPan}}, DPIN {{twoDpin}}, residing at {{twoAddress}}, e-mail {{twoEmail}}{?thirdPartner};{/thirdPartner}{!thirdPartner}; and{/thirdPartner}

{?thirdPartner}
(3) **{{threeName}}**, PAN {{threePan}}, DPIN {{threeDpin}}, residing at {{threeAddress}}, e-mail {{threeEmail}}; and
{/thirdPartner}

(4) **{{llpName}}**, a limited liability partnership under the Limited Liability Partnership Act, 2008, LLPIN {{llpin}}, having its registered
office at {{llpOffice}}, e-mail {{llpEmail}} (the **LLP**).

The individuals named above, and every person admitted later, are each a **Partner** and together the **Partners**, until they cease to be so. The
Partners and the LLP are each a **Party** and together the **Parties**.

### Background

(A) The LLP was incorporated on {{llpIncorporated}} to carry on the business of {{business}} (the **Business**). The individuals named above subscribed to its
incorporation document.

(B) The Partners and the LLP wish to record their mutual rights and duties under section 23 of the Limited Liability Partnership Act, 2008.

### The Parties agree

## Definitions and interpretation

- In this Agreement:

: **Act** means the Limited Liability Partnership Act, 2008. **Rules** means the Limited Liability Partnership Rules, 2009.

: **Contribution** means the sum stated for a Partner in [[#schedule-partners]] and any further sum that the Partner brings in under
[[#contribution]]. It does not include a loan.

: **Designated Partner** has the meaning given in [[#designated]].

: **Exit Date** means the day on which a person ceases to be a Partner, for any reason.

: **Fair Value** means the fair market value of the whole LLP as a going concern on the Exit Date, including goodwill, as agreed by the
Partners concerned or, if they do not agree within 30 days, as certified by an independent chartered accountant or registered valuer chosen by them
jointly or, if they cannot agree on one, by lot from one name put forward by each side. The LLP pays the fee.

: **Financial Year** means the year ending on 31 March.

: **Profit Share** means the percentage stated for a Partner in [[#schedule-partners]].

: **Reserved Matter** means a matter listed in [[#schedule-reserved]].

- A reference to a statute is to it as amended or re-enacted and includes rules under it. Where this Agreement speaks on a matter in the First Schedule to the
  Act, this Agreement prevails; where it is silent, that Schedule applies.

## The LLP {#llp}

- The LLP is a body corporate separate from its Partners, with perpetual succession. A change of Partners does not affect it.
- The registered office is at the address stated above. The Partners may move it by unanimous consent and the LLP will file the change with the Registrar.
- The LLP carries on the Business, and such other lawful business as all Partners agree in writing.
- This Agreement has effect from {{llpIncorporated}} and continues until the LLP is wound up. A contract made in the LLP's name before incorporation binds it only if the LLP ratifies it.

## Contribution {#contribution}

- Each Partner will bring in the Contribution stated in [[#schedule-partners]], in money through the Partner's own bank account, within {{contributionDays|full}} days of incorporation. The total is
  {{totalContribution|full}}.
- Further Contribution will be made only if all Partners agree in writing on the amount and the Profit Shares that follow. No Partner is bound to
  contribute more.
- A Contribution in kind will be valued by a practising chartered accountant or cost accountant, or by a valuer approved for the purpose, and shown in the accounts as section 32 of the Act and the Rules require.
- A Partner may withdraw Contribution only on leaving, on winding up or with the consent of all Partners.
{?interestOnContribution}
- The LLP will pay each Partner simple interest at {{interestRate}} a year on the daily balance of the Partner's Contribution, from the day it is brought in. No more is payable than
  the Income-tax Act, 2025 allows as a deduction. {#interest-contribution}
{/interestOnContribution}
- A Partner may lend to the LLP on terms that the other Partners approve. The loan carries simple interest at not more than {{interestRate}} a year and ranks as a debt of the LLP.

## Profit and loss {#profit}

- Net profit of a Financial Year, after the payments that this Agreement allows to Partners and after tax, belongs to the Partners in their
  Profit Shares. Losses are borne among the Partners, in account, in the same proportion.
- The Partners will decide within six months of the end of each Financial Year how much profit to distribute. Until then a Partner may draw on account what the Partners approve. Drawings above the
  share finally due must be returned within 30 days.
- No distribution may leave the LLP unable to pay its debts as they fall due.

{?remuneration}
## Pay of working partners

- A Partner who actively works in the Business is a **Working Partner**. On the date of this Agreement all Partners are Working Partners.
- The LLP will pay the Working Partners, as salary for each Financial Year, a total equal to the most that section 35(e) of the Income-tax Act, 2025 allows as a
  deduction. On the date of this Agreement the limit is: {#pay-limit}
-- on the first ₹6,00,000 of book profit, or in case of a loss, ₹3,00,000 or 90 per cent of book profit, whichever is more; and
-- on the balance of book profit, 60 per cent.
- The total is divided among the Working Partners in their Profit Shares. All Partners may agree in writing, before the Financial Year begins, on a lower total or another division.
- Book profit has the meaning that the Income-tax Act, 2025 gives it for this purpose. Pay may be drawn monthly on account and is settled when the accounts are made up.
- The LLP will deduct tax from pay and interest of Partners under section 393 of the Income-tax Act, 2025.

> Tax law allows a deduction only for pay that the agreement authorises and fixes, by amount or by formula, and only for the time after it is signed. An LLP that pays a partner more than ₹20,000 in a
> tax year as salary, bonus, commission or interest deducts tax at 10 per cent. Ask your accountant before you change the formula.
{/remuneration}
{!remuneration}
## No pay to partners

- No Partner is entitled to remuneration for taking part in the management of the LLP. The LLP will deduct tax from any interest it pays to a Partner under section 393 of the Income-tax Act, 2025.
{/remuneration}

## Designated partners {#designated}

- {{oneName}}{?thirdPartner}, {{twoName}} and {{threeName}}{/thirdPartner}{!thirdPartner} and {{twoName}}{/thirdPartner} are the first **Designated Partners**. Each has consented to act and holds a DPIN or DIN.
- There will at all times be at least two Designated Partners who are individuals, of whom at least one is resident in India as section 7 of the Act requires. A vacancy will be filled within 30 days.
- The Designated Partners are responsible for what the Act requires of the LLP, including: {#compliance}
-- the statement of account and solvency in Form 8, by 30 October;
-- the annual return in Form 11, by 30 May;
-- notice of changes among Partners and in this Agreement, in Forms 4 and 3, within 30 days; and
-- the register of partners and the declarations of beneficial interest under the Rules.
- The LLP will indemnify a Designated Partner against a penalty or expense met in that office, except one caused by that person's own fraud, wilful default or neglect.
- A Designated Partner may give up that office by 30 days' notice, if another Partner has consented to fill it.

## Rights and duties of partners {#duties}

- Each Partner may take part in management, and has the main duties stated in [[#schedule-partners]].
- Each Partner may inspect and copy the books of the LLP at any reasonable time.
- Each Partner must: {#partner-duties}
-- act in good faith towards the LLP and the other Partners, and give full information on all things affecting the LLP;
-- give full time and attention to the Business, unless the Partners agree otherwise in writing;
-- account to the LLP for any benefit got, without consent of the LLP, from a transaction of the LLP or from use of its property, name or business connection;
-- not, while a Partner, carry on a business that competes with the Business without the consent of all other Partners, and account for all profit made in breach of this;
-- tell the LLP of a change of name or address within 15 days (section 25 of the Act); and
-- pay personal debts on time and keep the LLP's property free from claims for them.
- The LLP owns all intellectual property that a Partner makes in the course of the Business. Each Partner assigns to the LLP, from creation, all copyright, designs, inventions and other rights in such work, whether existing or future, for their full term and
  throughout the world. Section 19(4) of the Copyright Act, 1957 will not cause the assignment to lapse. {#ip}
- The LLP will indemnify each Partner for payments made and liabilities properly met in the ordinary course of the Business or to preserve its property. Each Partner will
  indemnify the LLP for loss caused by that Partner's fraud.

## Limited liability {#liability}

- An obligation of the LLP is that of the LLP alone and is met out of its property. A Partner is not personally liable for it merely by being a Partner (sections 27 and 28 of the Act).
- A Partner is personally liable for the Partner's own wrongful act or omission. Nothing limits liability for fraud under section 30 of the Act.
- No Partner may, without the authority that this Agreement gives, bind the LLP, give credit or a guarantee, release a debt or refer a dispute in the LLP's name.

## Decisions and meetings {#decisions}

- {{voting}}. Except for a Reserved Matter, decisions are taken by a majority of votes.
- A Reserved Matter needs the written consent of all Partners{?expulsion}, other than one to whom [[#schedule-reserved]] gives no vote on it{/expulsion}. {#reserved}
- Any Partner may call a meeting by seven days' written notice stating the business. All Partners may agree to shorter notice. The quorum is {?thirdPartner}two Partners{/thirdPartner}{!thirdPartner}both Partners{/thirdPartner}, in person or by video.
- A decision may be taken by e-mail if the Partners who hold the required votes agree in writing and every Partner was sent the proposal.
- Decisions will be recorded in minutes within 30 days, signed by two Designated Partners and kept at the registered office.
- If votes are equal, or the Partners cannot agree on a Reserved Matter after two meetings at least seven days apart, the proposal fails. If this threatens the Business, the Partners will try mediation for 30 days and may then use
  [[#disputes]]. {#deadlock}

## Bank, accounts and audit {#accounts}

- The LLP will keep bank accounts in its own name, operated by {{bankMode}}. All receipts of the Business will be paid into them.
- The LLP will keep books on a cash or accrual basis by double entry at the registered office, as section 34 of the Act requires, for at least eight years.
- The accounts will be audited by a chartered accountant in any Financial Year in which turnover exceeds ₹40 lakh or Contribution exceeds ₹25 lakh, and when tax law or a majority of Partners requires. The Designated Partners appoint the auditor. {#audit}
- The Partners will approve and sign the accounts within six months of the end of the Financial Year.

## Admission and transfer {#admission}

- A new Partner may be admitted only with the written consent of all Partners, and must sign a deed agreeing to be bound by this Agreement. A new Partner is not liable for what was done before admission.
- A Partner may transfer the right to a share of profit and loss under section 42 of the Act only with the written consent of all other Partners. The transfer does not make the transferee a Partner or give a right to manage or to see the books.
- A Partner may not charge or pledge an interest in the LLP.

## Leaving the LLP {#leaving}

- A Partner may leave by {{noticeMonths|full}} months' written notice to the other Partners. {#resignation}
- A person ceases to be a Partner on leaving under [[#resignation]], {?expulsion}on expulsion under [[#expulsion]], {/expulsion}on death, on being declared of unsound mind by a competent court, and on being adjudged or applying to be adjudged an insolvent (section 24 of the Act).
{?expulsion}
- The other Partners, acting unanimously, may expel a Partner in good faith by written notice for fraud, conviction for an offence involving dishonesty, or serious breach of this Agreement not put right within 30 days of
  notice. They must first give written reasons and 15 days to answer. {?thirdPartner}The Partner may refer the expulsion to [[#disputes]].{/thirdPartner}{!thirdPartner}While there are only two Partners, an expulsion takes effect only when the cause has been found
  under [[#disputes]].{/thirdPartner} {#expulsion}
{/expulsion}
- If the number of Partners falls below two, the remaining Partner will admit another within six months. One who knowingly carries on alone for longer is personally liable for obligations of that period under section 6 of the Act. {#below-two}
- The LLP will file notice of the change in Form 4, and of the changed Agreement in Form 3, within 30 days. The outgoing Partner may file it if the LLP does not. Until the Registrar has notice, or the third person does, the outgoing Partner may be treated as a Partner.
- Leaving does not release a Partner from obligations incurred before the Exit Date.

## Payment on leaving {#payout}

- The LLP will pay the outgoing Partner, or that person's estate: {#payout-sum}
-- the balance of Contribution, loans, pay and undrawn profit up to the Exit Date, less accumulated losses and sums owed to the LLP; and
-- the Partner's Profit Share of the amount, if any, by which Fair Value exceeds the net assets shown in the books. {?expulsion}A Partner expelled under [[#expulsion]] receives half of this amount.{/expulsion}
- The LLP will make up accounts to the Exit Date within 60 days and pay in equal monthly parts over {{payoutMonths|full}} months from then, with interest at {{interestRate}} a year on what is unpaid. It may pay early.
- The Profit Share of an outgoing Partner passes to the others in proportion to theirs.
- On death, the legal heirs or nominee receive the sum in [[#payout-sum]]. An heir becomes a Partner only if all remaining Partners agree.
- The outgoing Partner must hand over all property, records and access of the LLP, and may not use its name.

## Confidentiality and non-solicitation {#covenants}

- Each Partner must keep secret the information of the LLP and its clients that is not public, use it only for the Business, and return it on the Exit Date. This continues after the Exit Date for as long as the information is confidential. It does not stop disclosure
  that the law requires.
- For {{nonSolicitMonths|full}} months after the Exit Date a former Partner will not solicit an employee of the LLP to leave it, or solicit a client with whom that person dealt in the last 12 months so as to take the client's business from the LLP.

> The bar on competing lasts only while a person is a Partner. Section 27 of the Indian Contract Act, 1872 makes a wider bar void, and the exceptions in the Indian Partnership Act, 1932 do not
> extend to an LLP.

## Winding up and conversion {#winding-up}

- The LLP may be wound up voluntarily under the Insolvency and Bankruptcy Code, 2016, or otherwise under sections 63 to 65 of the Act, or its name may be struck off, if all Partners agree or a court or tribunal orders.
- Its property will be applied, as far as the law allows, first to debts to outside creditors, then to loans of Partners, then to return of Contribution, and the balance to Partners in their Profit Shares.
- The Partners may convert the LLP into a company if all of them agree. Each will then take shares in proportion to Profit Share, or as they agree.

${noticesClause()}
${disputesClause()}
${general}

> Filing. File this Agreement in Form 3 within 30 days of incorporation, and each later change within 30 days of the change. Late fees since 1 April 2022 are a multiple of the
> normal fee that grows with the delay. Stamp duty depends on the state and often on the total contribution. Stamp the Agreement before you scan it for Form 3.

### Signed by the Parties

The Parties have signed this Agreement on the date stated at its head.

@signatures
**{{oneName}}**, Designated Partner | Date:
**{{twoName}}**, Designated Partner | Date:
{?thirdPartner}
**{{threeName}}**, Designated Partner | Date:
{/thirdPartner}
For and on behalf of **{{llpName}}** | Name: | Designation: Designated Partner | Date:
Witness 1 | Name: | Address:
Witness 2 | Name: | Address:

=== The Partners {#schedule-partners}

| Partner | Main duties | Contribution | Profit Share |
|-------|----------|-----:|----:|
| {{oneName}} | {{oneDuties}} | {{oneContribution}} | {{oneShare}} |
| {{twoName}} | {{twoDuties}} | {{twoContribution}} | {{twoShare}} |
{?thirdPartner}
| {{threeName}} | {{threeDuties}} | {{threeContribution}} | {{threeShare}} |
{/thirdPartner}

=== Reserved Matters {#schedule-reserved}

Each of the following needs the consent required by [[#reserved]]:

1. A change in this Agreement, the name, the registered office or the nature of the Business.
2. Admission of a Partner, or a change in Contribution or Profit Shares.
3. Borrowing, giving a guarantee, or creating a charge on the LLP's property.
4. Spending or a commitment of more than {{spendLimit|full}} in one matter, other than in an agreed budget.
5. Sale or exclusive licence of the undertaking or of intellectual property of the LLP.
6. A contract with a Partner, a relative of a Partner or an entity in which a Partner is interested.
7. Compromise of a claim of more than {{spendLimit}}, merger, conversion or winding up.
{?expulsion}
8. Expulsion of a Partner under [[#expulsion]], on which the Partner concerned has no vote.
{/expulsion}
`,
};
