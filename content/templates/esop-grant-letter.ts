import type { Template } from "../schemas/template.ts";
import { lawVariables } from "./shared.ts";

type Variables = Template["variables"];

const part = (prefix: string, order: string, months: string): Variables => [
  {
    id: `${prefix}Date`,
    kind: "date",
    label: `${order} vesting date`,
    hint: `Usually ${months} months after the date of grant.`,
    group: "Vesting",
  },
  { id: `${prefix}Options`, kind: "number", label: `${order} part: Options`, example: "250", group: "Vesting" },
];

export const t: Template = {
  id: "esop-grant-letter",
  title: "ESOP Grant Letter",
  kind: "letter",
  description:
    "Letter that grants stock options to one employee under an approved scheme, with vesting table, exercise steps, tax warning, acceptance and nomination.",
  category: "ESOPs",
  tags: ["ESOP", "Stock options", "Grant", "Vesting", "Employees"],
  features: [
    "Number of options, exercise price and a dated vesting table",
    "Exercise steps, with the time left after leaving",
    "Plain tax warning: perquisite at exercise, gain at sale",
    "Death and disability terms that follow rule 12",
    "Acceptance and nomination forms to sign and return",
    "Optional performance condition, lock-in and faster vesting on a sale",
  ],
  preview:
    "The Company grants you the Options stated in this Letter under its Scheme. The Options vest on the dates in the table, the first at least one year from the grant. You may then buy shares at the exercise price. The Letter tells you how, by when, and what tax to expect.",
  fileName: "ESOP-Grant-Letter.docx",
  downloads: 1960,
  rating: 4.7,
  version: "1.0",
  reviewedOn: "2026-11-15",
  changes: [
    {
      version: "1.0",
      date: "2026-11-15",
      text: "First version. Tax terms drafted for the Income-tax Act, 2025.",
    },
  ],
  purpose:
    "Give this to each employee after the members have approved the ESOP scheme by special resolution and the board has approved the grant. It states what the employee gets, when it is earned, what it costs to exercise and what happens on leaving. The employee signs the acceptance and the nomination and returns both.",
  whenNotToUse: [
    "The scheme is not yet approved. A grant before the special resolution is not valid under section 62(1)(b) of the Companies Act, 2013.",
    "The person is a consultant, adviser or independent director. Rule 12 allows options only for employees and certain directors.",
    "The person is a promoter, or a director holding more than ten per cent, and the company is not a recognised startup within ten years of incorporation.",
    "The company is listed. The regulations of the Securities and Exchange Board of India apply instead.",
  ],
  acts: [
    "Companies Act, 2013 (sections 2(37) and 62(1)(b))",
    "Companies (Share Capital and Debentures) Rules, 2014 (rule 12)",
    "Companies (Prospectus and Allotment of Securities) Rules, 2014 (rule 9B)",
    "Income-tax Act, 2025 (sections 140 and 392)",
    "Digital Personal Data Protection Act, 2023",
    "Information Technology Act, 2000 (sections 5 and 10A)",
  ],
  variables: [
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
    {
      id: "companyEmail",
      kind: "email",
      label: "Company e-mail for options",
      hint: "Acceptances and exercise applications come here.",
      example: "esop@kaverifoods.example",
      group: "Company",
    },
    { id: "signatoryName", kind: "name", label: "Who signs for the company", example: "Meera Nair", group: "Company" },
    { id: "signatoryTitle", kind: "text", label: "Signatory's designation", example: "Director", group: "Company" },
    {
      id: "granteeName",
      kind: "name",
      label: "Employee name",
      example: "Arjun Rao",
      group: "Employee",
      required: true,
    },
    { id: "granteeCode", kind: "text", label: "Employee code", example: "KF-014", group: "Employee" },
    { id: "granteeRole", kind: "text", label: "Designation", example: "Senior Engineer", group: "Employee" },
    { id: "granteeAddress", kind: "address", label: "Employee address", group: "Employee" },
    { id: "granteeEmail", kind: "email", label: "Employee e-mail", group: "Employee" },
    { id: "granteePan", kind: "pan", label: "Employee PAN", example: "ABCPK1234L", group: "Employee" },
    {
      id: "schemeName",
      kind: "text",
      label: "Name of the scheme",
      group: "Scheme and grant",
      default: "Employee Stock Option Scheme, 2026",
    },
    {
      id: "schemeDate",
      kind: "date",
      label: "Date of special resolution",
      hint: "The day the members approved the scheme.",
      group: "Scheme and grant",
    },
    {
      id: "boardDate",
      kind: "date",
      label: "Date of board approval of the grant",
      group: "Scheme and grant",
    },
    { id: "grantDate", kind: "date", label: "Date of grant", group: "Scheme and grant", required: true },
    {
      id: "optionsNumber",
      kind: "number",
      label: "Number of Options",
      example: "1000",
      group: "Scheme and grant",
      required: true,
    },
    {
      id: "exercisePrice",
      kind: "money",
      label: "Exercise price for one share",
      hint: "Not less than the face value.",
      example: "10",
      group: "Scheme and grant",
      required: true,
    },
    { id: "faceValue", kind: "money", label: "Face value of a share", group: "Scheme and grant", default: "10" },
    {
      id: "acceptDays",
      kind: "number",
      label: "Days to accept",
      group: "Scheme and grant",
      default: "30",
    },
    {
      id: "vestingStyle",
      kind: "choice",
      label: "How Options vest after the first year",
      group: "Vesting",
      default: "yearly",
      choices: [
        { value: "yearly", label: "Once a year" },
        { value: "monthly", label: "Month by month" },
      ],
    },
    ...part("one", "First", "12"),
    ...part("two", "Second", "24"),
    ...part("three", "Third", "36"),
    ...part("four", "Fourth", "48"),
    {
      id: "performanceTerms",
      kind: "longtext",
      label: "Performance condition",
      hint: "Say what must be achieved, by when, and who decides.",
      example: "a rating of Meets Expectations or better in the review before the vesting date",
      group: "Vesting",
    },
    {
      id: "exerciseYears",
      kind: "number",
      label: "Exercise period in years from vesting",
      hint: "Must match the scheme.",
      group: "Exercise and leaving",
      default: "5",
    },
    {
      id: "leaverDays",
      kind: "number",
      label: "Days to exercise after leaving",
      hint: "Many startups now allow a year or more.",
      group: "Exercise and leaving",
      default: "90",
    },
    {
      id: "heirMonths",
      kind: "number",
      label: "Months to exercise after death or disability",
      group: "Exercise and leaving",
      default: "12",
    },
    {
      id: "lockInMonths",
      kind: "number",
      label: "Lock-in of shares in months",
      group: "Exercise and leaving",
      default: "12",
    },
    ...lawVariables.filter(({ id }) => id === "seatCity"),
  ],
  options: [
    { id: "performance", label: "Vesting also needs performance", default: false },
    {
      id: "acceleration",
      label: "Faster vesting if the company is sold and you lose your job",
      hint: "Applies only once a year has passed from the grant. The scheme must allow it.",
      default: false,
    },
    {
      id: "misconduct",
      label: "Vested Options lapse on dismissal for misconduct",
      hint: "Keep it only if the scheme says the same.",
      default: true,
    },
    { id: "lockIn", label: "Lock-in of shares after exercise", default: false },
    {
      id: "deferral",
      label: "Company is an eligible startup for tax deferral",
      hint: "Only with the Inter-Ministerial Board certificate for section 140. Startup recognition alone is not enough.",
      default: false,
    },
  ],
  body: `
% **{{companyName}}**
% CIN {{companyCin}}
% Registered office: {{companyOffice}}
% E-mail: {{companyEmail}}

Date: {{grantDate}}

**Private and confidential**

% To
% **{{granteeName}}**, employee code {{granteeCode}}
% {{granteeRole}}
% {{granteeAddress}}
% E-mail: {{granteeEmail}}

**Subject: Grant of stock options under the {{schemeName}}**

Dear {{granteeName}},

{{companyName}} (the **Company**) is pleased to grant you stock options on the terms of this letter (this **Letter**). They let you
become a part owner of the Company. They also carry risk and tax, which this Letter explains. Please read all of it, with its Schedules, before you accept.

## The grant {#grant}

- The Company grants you {{optionsNumber|full}} options (the **Options**) under the {{schemeName}} (the **Scheme**). The members
  approved the Scheme by special resolution on {{schemeDate}}. The board of directors of the Company (the **Board**) approved this grant on {{boardDate}}.
- The main terms are:

| Term | This grant |
|--------|------------|
| Date of grant (the **Grant Date**) | {{grantDate}} |
| Number of Options | {{optionsNumber}} |
| What one Option gives | The right to subscribe for one equity share of {{faceValue}} (a **Share**) |
| Exercise price for one Share (the **Exercise Price**) | {{exercisePrice}} |
| Vesting | As in [[#vesting]] |
| Exercise period | {{exerciseYears|full}} years from the date on which an Option vests, or less where [[#leaving]] says so |
| Payment for the grant | None |

- The Scheme is part of this Letter. A copy is enclosed. If the two differ, the Scheme prevails, except on the figures and dates in this clause and in
  [[#vesting]]. Nothing in this Letter applies to the extent that section 62(1)(b) of the Companies Act, 2013 or rule 12 of the Companies (Share Capital
  and Debentures) Rules, 2014 (**Rule 12**) forbids it. {#scheme}

> Grant only what the pool has left. Options to one employee of one per cent or more of the issued capital in a year, and options to employees of a holding,
> subsidiary or associate company, need a separate special resolution under Rule 12. Enter the grant in the register in Form SH-6.

## Vesting {#vesting}

- The Options vest as follows, if you are then in service and are not serving notice: {#table}

| Part | When it vests | Options |
|---|-----------|----:|
| First | On {{oneDate}} | {{oneOptions}} |
| Second | {?vestingStyle=yearly}On{/vestingStyle}{?vestingStyle=monthly}In 12 equal monthly parts, the last on{/vestingStyle} {{twoDate}} | {{twoOptions}} |
| Third | {?vestingStyle=yearly}On{/vestingStyle}{?vestingStyle=monthly}In 12 equal monthly parts, the last on{/vestingStyle} {{threeDate}} | {{threeOptions}} |
| Fourth | {?vestingStyle=yearly}On{/vestingStyle}{?vestingStyle=monthly}In 12 equal monthly parts, the last on{/vestingStyle} {{fourDate}} | {{fourOptions}} |
| Total | | {{optionsNumber}} |

- No Option vests before one year has passed from the Grant Date, except on death or permanent incapacity under [[#death]]. {#one-year}
- A part that is not a whole number is rounded down, and the balance vests with the last part.
{?performance}
- An Option vests on its date only if this condition is also met: {{performanceTerms}}. The Board decides, acting reasonably, whether it is met, and
  tells you within 30 days after the date. An Option for which it is not met lapses. This condition does not apply under [[#death]].
{/performance}
- Leave that the law entitles you to take, including maternity leave, does not delay vesting. Vesting pauses during unpaid leave of more than 60 days
  that is not of that kind.
{?acceleration}
- If control of the Company passes to a buyer and, within 12 months after, your service is ended otherwise than for misconduct, all your unvested Options vest on your
  last day. This is subject to [[#one-year]]. {#acceleration}
{/acceleration}

> The law asks for at least one year between grant and first vesting. The four parts must add up to the number of Options granted.

## How to exercise {#exercise}

- You may exercise vested Options, all or some, at any time in the exercise period. Each time:
-- send the Company a signed application, in the form it gives, to {{companyEmail}}; {#application}
-- pay the Exercise Price for the Shares by bank transfer from your own account;
-- pay the Company, or let it deduct, the tax stated in [[#tax]]; and
-- give your PAN and the details of your demat account, where Shares are issued in dematerialised form.
- When all four are done, the Board will allot the Shares within 60 days. The Company will then credit your demat account or issue a certificate within the time
  the law sets. {#allotment}
- The Company may refuse an application that is incomplete, and will tell you why within 15 days. You may correct it within the exercise period or, if later, within 15 days of being told.
- An Option that is not exercised in the exercise period lapses. No money is due to you for an Option that lapses.

## If your service ends {#leaving}

- **Resignation or termination.** Unvested Options lapse on your last working day{?acceleration}, unless they vest under [[#acceleration]]{/acceleration}. You may exercise vested Options within {{leaverDays|full}} days after that day, or
  by the end of the exercise period if earlier. {#resign}
- **Retirement.** The same rule applies on retirement, except that you have {{heirMonths|full}} months.
{?misconduct}
- **Misconduct.** If you are dismissed for fraud, theft, serious breach of confidence or other gross misconduct, proved after a fair inquiry, all Options not yet exercised lapse
  on the date of dismissal, vested or not. [[#resign|Clause]] does not then apply.
{/misconduct}
- **Death or permanent incapacity.** If you die in service, all Options granted to you vest on that day in your nominee or legal heirs. If you suffer permanent incapacity in service, all of
  them vest in you on that day. They may be exercised within {{heirMonths|full}} months after. {#death}
- **Transfer within the group.** A transfer to a holding, subsidiary or associate company is not the end of service, so far as the Scheme and Rule 12 allow.

## The Shares {#shares}

- Shares allotted to you rank equally with the other equity shares of the Company from the date of allotment. Until then you have no vote, dividend or other right
  of a member.
- You hold the Shares subject to the articles of association of the Company. The Company is private, so its articles restrict transfers. You agree to honour any right
  of first refusal, and any drag-along that applies to all holders of equity shares on the same price per share, and to sign the deed of adherence that
  the Company asks of all holders of Shares under the Scheme. {#articles}
{?lockIn}
- You will not sell, pledge or transfer a Share for {{lockInMonths|full}} months from its allotment, except on a sale of the Company, to the Company in a buy-back, or by
  transmission on death.
{/lockIn}
- If the Company makes a bonus issue, split, consolidation, rights issue or merger, the Board will adjust the number of Options and the Exercise Price fairly, so that their value to you is as near as can be the
  same. The price for one Share will not fall below its face value.
- If all or most of the Company is to be sold or merged, the Board will give you at least 15 days' notice in which to exercise vested Options, or will arrange for
  the buyer to assume the Options or replace them with a benefit of equal value.

## Tax {#tax}

- **At exercise.** When Shares are allotted, their fair market value on the date of exercise less what you paid for them is a perquisite. It is taxed as salary in that tax year under the Income-tax Act, 2025, even
  though you have sold nothing. A merchant banker determines the value as the income-tax rules require. {#perquisite}
- **Deduction.** The Company must deduct this tax under section 392 of that Act. You authorise it to recover the tax from your pay as the law allows, and you will pay it any
  balance before allotment.{?deferral} This is subject to [[#deferral]].{/deferral}
{?deferral}
- **Deferral.** The Company is an eligible start-up for section 140 of the Income-tax Act, 2025. So long as that law allows, the tax on the perquisite is due within 14 days after the earliest of: the end of the period that Act sets,
  counted from the end of the tax year of allotment; the day you sell the Shares; and the day you leave. If you leave, the tax falls due even if you have not sold. You
  must tell the Company within two days of a sale. {#deferral}
{/deferral}
- **At sale.** When you sell a Share, the price less the value already taxed as a perquisite is a capital gain or loss. You pay that tax yourself.
- The Company gives no tax advice and no promise about the value of a Share or a market for it. Take your own advice before you exercise.

> Worked example. 1,000 Options at ₹10 are exercised when a share is worth ₹150. The perquisite is ₹1,40,000, added to salary. If the shares
> are later sold at ₹200, the gain is ₹50,000. Deferral is open only to a startup that holds the Inter-Ministerial Board certificate.

## Limits you should know {#limits}

- An Option may not be transferred, pledged, mortgaged or otherwise encumbered. Only you may exercise it, or your nominee or legal heirs after your death.
- This grant is at the Board's discretion. It is no promise of another grant, of employment for any time or of a change in the terms of your appointment letter.
  Either side may end your service as that letter and the law provide.
- So far as the law allows, Options and their value are not wages, and do not count for provident fund, gratuity, bonus, leave or any payment on exit.
- The Company may change the Scheme by special resolution. A change that harms your Options, other than one the law requires, needs your written consent.

## Confidentiality and personal data {#confidentiality}

- Keep this Letter, the number of your Options and what you learn about the Company's value and holders to yourself. You may share them with your family and advisers who will keep them so, and where
  the law requires or permits. Your other duties of confidence continue.
- The Company will use your personal data, and that of your nominee, to administer the Options, keep registers, deduct tax and make filings. It may share the data with
  its registrar, depository, valuer, auditor, advisers and authorities, and with a genuine investor or buyer bound to secrecy. It will follow the Digital Personal Data Protection Act,
  2023 as its provisions come into force.

## Acceptance and law {#acceptance}

- To accept, sign [[#schedule-acceptance]] and [[#schedule-nomination]] and return both to {{companyEmail}} within {{acceptDays|full}} days of the Grant Date. If you do not, this offer lapses, unless the Board
  extends the time.
- You may change your nominee at any time by a fresh form. If you name no one, the Options pass to your legal heirs.
- This Letter may be signed electronically under the Information Technology Act, 2000. Notices go by e-mail to the addresses above, or to a new address that you or the Company has given.
- The laws of India govern this Letter. The courts at {{seatCity}} have exclusive jurisdiction.

We look forward to building the Company with you.

@signatures
For and on behalf of **{{companyName}}**, under the resolution of its Board | Name: {{signatoryName}} | Designation: {{signatoryTitle}} | Date:

Enclosed: the Scheme; [[#schedule-acceptance]] (acceptance); [[#schedule-nomination]] (nomination).

=== Acceptance {#schedule-acceptance}

To the Board of Directors, {{companyName}}

1. I, {{granteeName}}, PAN {{granteePan}}, accept the grant of {{optionsNumber}} Options made to me on {{grantDate}} on the terms of the Letter and the Scheme.
2. I have received and read the Scheme. I have had the chance to ask questions and to take advice.
3. I understand that Options may prove to be worth nothing, that there may be no market for the Shares, and that tax may fall due before I sell
   anything, as [[#tax]] of the Letter explains.
4. I am an employee within the meaning of Rule 12. I will tell the Company at once if I become a promoter, or a director who holds more than ten per cent of its equity shares, or cease
   to be resident in India.
5. I authorise the Company to use my personal data as the Letter states.

@signatures
**{{granteeName}}** | Place: | Date:

@pagebreak

=== Nomination {#schedule-nomination}

I, {{granteeName}}, name the following to exercise my Options, and to receive what is due to me under the Scheme, if I die. This replaces any earlier nomination.

| Name of nominee | Relation | Address | Date of birth | Share (per cent) |
|------|----|------|----|----:|
| ……… | ……… | ……… | ……… | ……… |
| ……… | ……… | ……… | ……… | ……… |

If a nominee is under 18, the guardian is: ……… (name, relation and address).

@signatures
**{{granteeName}}** | Place: | Date:
Witness | Name: | Address: | Date:
Noted for **{{companyName}}** | Name: | Designation: | Date:

> A nomination of options is not a nomination of shares. Once shares are allotted, nominate for them separately, in Form SH-13 or with the depository participant. If you grant to a
> person resident outside India, the Foreign Exchange Management rules add pricing limits and a report in Form ESOP within 30 days.
`,
};
