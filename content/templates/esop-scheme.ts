import type { Template } from "../schemas/template.ts";

export const t: Template = {
  id: "esop-scheme",
  title: "ESOP Scheme",
  kind: "policy",
  description:
    "The rules of an employee stock option scheme for an unlisted private company, under rule 12 of the Share Capital Rules.",
  category: "ESOPs",
  tags: ["ESOP", "Stock options", "Employees", "Vesting", "Scheme"],
  features: [
    "Pool, eligibility and administration by the board",
    "Minimum one-year gap between grant and vesting",
    "Exercise price, exercise period and lapse",
    "Leaver rules for resignation, death, incapacity and misconduct",
    "Corporate action, sale of the company and buy-back",
    "Tax withholding under the Income-tax Act, 2025",
    "Amendment only by special resolution",
  ],
  preview:
    "The Scheme sets aside a pool of options for employees. Options vest over time, never sooner than one year from the grant. A vested option gives the right to buy one share at the exercise price, within the exercise period. The Board administers the Scheme.",
  fileName: "ESOP-Scheme.docx",
  downloads: 2480,
  rating: 4.8,
  version: "1.0",
  reviewedOn: "2026-11-15",
  changes: [
    {
      version: "1.0",
      date: "2026-11-15",
      text: "First version, for direct issue of shares by an unlisted private company.",
    },
  ],
  purpose:
    "Adopt this before you promise options to anyone. The board approves it, the members approve it by special resolution, and each employee then receives a grant letter. The company issues new shares on exercise; there is no trust. Use it with the ESOP Board and Shareholder Resolutions, the ESOP Grant Letter and the ESOP Exercise Application and Allotment Set.",
  whenNotToUse: [
    "Your company is listed or about to list. The SEBI regulations on share based benefits apply.",
    "You wish to hold shares through an employees' trust, or to pay cash without shares. The scheme needs different rules.",
    "You wish to reward advisers or consultants. They are not employees; look at sweat equity or a cash plan.",
    "Your business is an LLP. It has no shares to grant.",
  ],
  acts: [
    "Companies Act, 2013 (sections 2(37), 53, 62(1)(b), 68 and 114)",
    "Companies (Share Capital and Debentures) Rules, 2014 (rule 12)",
    "Companies (Prospectus and Allotment of Securities) Rules, 2014 (rule 9B)",
    "Income-tax Act, 2025 (sections 140 and 392)",
    "Foreign Exchange Management (Non-debt Instruments) Rules, 2019, for holders outside India",
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
    { id: "companyEmail", kind: "email", label: "Company e-mail for options", group: "Company" },
    {
      id: "schemeName",
      kind: "text",
      label: "Name of the scheme",
      group: "Scheme",
      default: "Employee Stock Option Scheme, 2026",
    },
    { id: "boardDate", kind: "date", label: "Date of board approval", group: "Scheme" },
    { id: "memberDate", kind: "date", label: "Date of special resolution", group: "Scheme" },
    {
      id: "poolOptions",
      kind: "number",
      label: "Options in the pool",
      hint: "One option is one share.",
      example: "10000",
      group: "Scheme",
      required: true,
    },
    {
      id: "poolPercent",
      kind: "percent",
      label: "Pool as a share of fully diluted capital",
      example: "10",
      group: "Scheme",
    },
    { id: "faceValue", kind: "money", label: "Face value of a share", group: "Scheme", default: "10" },
    {
      id: "maxPerEmployee",
      kind: "number",
      label: "Most options for one employee in all",
      example: "2000",
      group: "Scheme",
    },
    {
      id: "priceRule",
      kind: "choice",
      label: "Exercise price",
      hint: "A low price is kinder to staff and costs more in the accounts.",
      group: "Price and time",
      default: "board",
      choices: [
        {
          value: "board",
          label: "Set by the board for each grant, not below face value",
          text: "the price for one Share that the Board states in the Grant Letter, which may not be less than its face value or more than its Fair Market Value on the Grant Date",
        },
        { value: "face", label: "Face value", text: "the face value of one Share" },
        {
          value: "market",
          label: "Fair market value at grant",
          text: "the Fair Market Value of one Share on the Grant Date, and not less than its face value",
        },
      ],
    },
    { id: "vestYears", kind: "number", label: "Vesting over, in years", group: "Price and time", default: "4" },
    {
      id: "maxVestYears",
      kind: "number",
      label: "Longest vesting period in years",
      group: "Price and time",
      default: "5",
    },
    {
      id: "exerciseYears",
      kind: "number",
      label: "Exercise period in years from vesting",
      group: "Price and time",
      default: "5",
    },
    {
      id: "leaverDays",
      kind: "number",
      label: "Days to exercise after leaving",
      hint: "Longer is fairer to those who must find the price and the tax.",
      group: "Price and time",
      default: "90",
    },
    {
      id: "heirMonths",
      kind: "number",
      label: "Months to exercise after death, incapacity or retirement",
      group: "Price and time",
      default: "12",
    },
    {
      id: "lockInMonths",
      kind: "number",
      label: "Lock-in of shares in months",
      group: "Price and time",
      default: "12",
    },
    { id: "courtCity", kind: "text", label: "City of courts", example: "Bengaluru", group: "Approval" },
    { id: "signatory", kind: "name", label: "Who signs for the company", group: "Approval" },
    { id: "signatoryTitle", kind: "text", label: "Signatory's designation", example: "Director", group: "Approval" },
  ],
  options: [
    {
      id: "startupFounders",
      label: "Recognised startup: founders may take part",
      hint: "Only within ten years of incorporation.",
      default: false,
    },
    {
      id: "groupStaff",
      label: "Employees of a holding or subsidiary company may take part",
      hint: "Each such grant needs a separate resolution.",
      default: false,
    },
    { id: "performance", label: "Board may add performance conditions", default: true },
    {
      id: "acceleration",
      label: "Faster vesting if the job ends after a sale",
      hint: "Within 12 months of a change of control.",
      default: false,
    },
    { id: "lockIn", label: "Lock-in of shares after allotment", default: true },
    {
      id: "deferral",
      label: "Tax deferral for an eligible start-up",
      hint: "Only if the company holds the Inter-Ministerial Board certificate.",
      default: false,
    },
  ],
  body: `
% **{{companyName}}**
% CIN {{companyCin}}
% Registered office: {{companyOffice}}

**{{schemeName}}**

Approved by the Board on {{boardDate}} and by the members by special resolution on {{memberDate}}.

## Name, object and start {#object}

- This scheme is the {{schemeName}} (the **Scheme**) of {{companyName}} (the **Company**).
- Its object is to attract and keep employees, reward performance, and let employees share in the growth of the Company.
- The Scheme takes effect on the date of the special resolution stated above. It continues until all Options have been exercised or have lapsed, or until it is ended under [[#amendment]].
- The Scheme is made under section 62(1)(b) of the Act and Rule 12. If a provision conflicts with either, the law prevails.

## Definitions {#definitions}

- In this Scheme:

: **Act** means the Companies Act, 2013.

: **Articles** means the articles of association of the Company.

: **Board** means the board of directors of the Company, and includes a committee of directors to which the board has given its powers under this Scheme.

: **Change of Control** means a transaction by which a person, or persons acting together, who did not control the Company come to hold more than half of its voting shares or to control its Board, or by which all or most of its undertaking is sold. A genuine round of
finance in which no such person gains control is not one.

: **Eligible Employee** has the meaning given in [[#eligibility]].

: **Exercise** means an application by a Participant, in the form the Company prescribes, to be allotted Shares against Vested Options, with payment of the Exercise Price and the tax due.

: **Exercise Period** has the meaning given in [[#exercise-period]]. **Exercise Price** has the meaning given in [[#price]].

: **Fair Market Value** means the value of a Share determined by a registered valuer, or by a merchant banker where tax law requires one, as on a date not more than 180 days before it is used.

: **Grant** means the issue of Options to an Eligible Employee by a Grant Letter. **Grant Date** means the date of the Grant stated in the Grant Letter.

: **Grant Letter** means the letter by which the Company grants Options, in the form approved by the Board.

: **Misconduct** means fraud, theft, serious breach of confidence, a serious breach of the Company's code of conduct or of its policy against sexual harassment, conviction for an offence involving moral turpitude, or other gross misconduct, in each case found after a fair
inquiry.

: **Option** means a stock option granted under this Scheme, which gives the right, and no obligation, to subscribe for one Share at the Exercise Price.

: **Participant** means an Eligible Employee who has accepted a Grant and, after that person's death, the nominee or legal heir.

: **Permanent Incapacity** means incapacity of body or mind that makes a person unable to perform the work held before it, as certified by a medical expert whom the Company names and the Participant does not reasonably refuse.

: **Pool** has the meaning given in [[#pool]].

: **Rule 12** means rule 12 of the Companies (Share Capital and Debentures) Rules, 2014.

: **Share** means a fully paid equity share of {{faceValue}} of the Company.

: **Vested Option** means an Option that has vested under [[#vesting]]. **Unvested Option** means any other.

- A reference to a statute or rule is to it as amended or re-enacted.

## Pool {#pool}

- The total number of Options that may be granted is {{poolOptions|full}} (the **Pool**), which on the date of the Board's approval is {{poolPercent}} of the Company's share capital on a fully diluted basis, counting the Pool.
- Options that lapse, are forfeited or are surrendered go back to the Pool and may be granted again.
- No person may be granted more than {{maxPerEmployee|full}} Options in all under this Scheme. {#max-each}
- A Grant to identified employees, in any one year, of Options equal to or more than one per cent of the issued capital of the Company (excluding outstanding warrants and conversions) at the time of Grant needs a separate resolution of the members. {#one-per-cent}
- The Company will keep enough authorised and unissued capital for the Options outstanding.

## Administration {#administration}

- The Board administers the Scheme. Subject to the Scheme, the Act and Rule 12, it may:
-- choose the Eligible Employees and decide the number, Grant Date, vesting and Exercise Price of Options;
-- approve the forms of Grant Letter, acceptance, nomination and Exercise;
-- make fair adjustments under [[#corporate-action]];
-- decide questions of interpretation and fact, acting reasonably and in good faith; and
-- authorise any person to do the acts needed.
- A director who is an Eligible Employee must disclose interest and must not vote on a Grant to that director.
- The Company will keep the register of employee stock options in Form SH-6 at its registered office, authenticated by the company secretary or another person whom the Board authorises. {#register}
- The Board's report will give the details that Rule 12 requires for each year.

## Eligibility {#eligibility}

- An **Eligible Employee** is: {#eligible-list}
-- a permanent employee of the Company, working in India or outside India;{!groupStaff} and{/groupStaff}
-- a director of the Company, whether whole-time or not, but not an independent director{?groupStaff}; and{/groupStaff}{!groupStaff}.{/groupStaff}
{?groupStaff}
-- such an employee or director of a subsidiary, in India or outside India, or of a holding company of the Company, if the members have approved the Grant by a separate resolution.
{/groupStaff}
{?startupFounders}
- While the Company is a start-up to which the proviso in Rule 12 applies, and for not more than ten years from its incorporation, a promoter, a member of the promoter group, and a director who holds more than ten per cent of the equity shares may also be Eligible Employees. No Grant will be made to any of them after that time.
{/startupFounders}
{!startupFounders}
- An employee who is a promoter or belongs to the promoter group is not eligible. Nor is a director who, alone or through a relative or a body corporate, directly or indirectly holds more than ten per cent of the outstanding equity shares of the Company.
{/startupFounders}
- In choosing among Eligible Employees the Board will apply the following process of appraisal: role and grade, length of service, performance rating in the last review, the scarcity of the skill, and the person's likely contribution to the Company's growth. {#appraisal}
- No one has a right to a Grant. A Grant in one year gives no right to another.

> Rule 12 lets a recognised startup grant options to promoters and to directors with more than ten per cent, for ten years from incorporation. The rule names the startup notification of 19 February 2019. A notification of 4 February 2026 replaced it, so have the
> wording checked before you rely on the relief. Fixed-term staff and consultants are not permanent employees.

## Grant and acceptance {#grant}

- The Company makes a Grant by a Grant Letter that states the number of Options, Grant Date, Exercise Price, vesting dates, any conditions, and the Exercise Period. No money is payable for the Grant.
- An Eligible Employee accepts by signing and returning the acceptance within 30 days of the Grant Date, or longer if the Board allows. A Grant not accepted in time lapses.
- On acceptance the Eligible Employee is bound by this Scheme and the Grant Letter. If they differ, the Scheme prevails, except on figures and dates that the Scheme leaves to the Grant Letter.

## Vesting {#vesting}

- There will be at least one year between the Grant Date and the vesting of any Option. {#one-year}
- Unless the Grant Letter states other dates within the limits of this clause, the Options vest in equal parts over {{vestYears|full}} years, one part on each anniversary of the Grant Date. All Options must be due to vest within {{maxVestYears|full}} years of the Grant Date. {#schedule-vest}
- An Option vests only if on its vesting date the Participant is in service and is not serving notice or suspended pending an inquiry. If the inquiry clears the Participant, the Option vests with effect from its date.
{?performance}
- The Grant Letter may make vesting depend on performance conditions as well. The Board decides, acting reasonably, whether they are met. Options for which they are not met lapse.
{/performance}
- Leave that the law entitles a Participant to take, including maternity leave, counts as service. Unpaid leave of more than 60 days that is not of that kind delays vesting by its length.
- Where Options are granted in place of options held in another company that has merged with the Company, the time for which those were held counts towards [[#one-year]].
{?acceleration}
- If within 12 months after a Change of Control the service of a Participant is ended by the employer otherwise than for Misconduct or poor performance properly recorded, all that person's Unvested Options for which [[#one-year]] is met vest on the last working day. {#accelerated}
{/acceleration}

## Exercise price {#price}

- The **Exercise Price** of an Option is {{priceRule}}.
- The Company will follow the accounting standards and guidance notes that apply to share-based payments, and will value Options by the fair value method or another method that they allow. {#accounting}

> Shares cannot be issued below face value (section 53 of the Act). The gap between the exercise price and the value of the share is charged to the accounts over the vesting period. Ask your auditor for the figure before you choose.

## Exercise {#exercise}

- A Participant may Exercise Vested Options, wholly or in part, within {{exerciseYears|full}} years from the date each of them vests, or the shorter time that [[#leavers]] states (the **Exercise Period**). {#exercise-period}
- To Exercise, the Participant must send the application to {{companyEmail}}, pay the Exercise Price by bank transfer from the Participant's own account, provide for tax under [[#tax]], and give PAN and demat details.
- The Board will allot the Shares within 60 days after all of these are done, and the Company will file the return of allotment in Form PAS-3 within 30 days of allotment. Shares will be issued in dematerialised form where the law requires it.
- An Option not exercised in the Exercise Period lapses, and nothing is payable for it.
- Until Shares are allotted, a Participant has no right to dividend or to vote, and no other right of a member. From allotment the Shares rank equally with other equity shares.

> File Form PAS-3 and, if a holder lives outside India, the return for employee stock options under FEMA within 30 days. A private company other than a small company must issue shares only in demat form, and its holders need demat accounts before exercise.

## When service ends {#leavers}

- **Resignation or termination other than for Misconduct.** Unvested Options lapse on the last working day{?acceleration}, unless they vest under [[#accelerated]]{/acceleration}. Vested Options may be exercised within {{leaverDays|full}} days after that day, or by the end of the Exercise Period if earlier. {#resign}
- **Retirement.** Unvested Options lapse on retirement. Vested Options may be exercised within {{heirMonths|full}} months after it, or by the end of the Exercise Period if earlier.
- **Misconduct.** All Options not yet exercised, vested or not, lapse on the date of termination for Misconduct. While an inquiry is pending no Exercise is allowed, and if the Participant is cleared the time lost is added to the Exercise Period. {#misconduct}
- **Death in service.** All Options granted up to the date of death vest on that date in the nominee or, if there is none, the legal heirs, who may exercise them within {{heirMonths|full}} months.
- **Permanent Incapacity in service.** All Options granted up to the date of Permanent Incapacity vest in the Participant on that date and may be exercised within {{heirMonths|full}} months.
- **Death after service.** The nominee or legal heirs may exercise Vested Options in the time that the Participant had, or within six months of death if longer.
- **Transfer in the group.** A transfer to a holding or subsidiary company, or long leave approved by the Company, is not an end of service, so far as Rule 12 allows.
- [[#one-year|Clause]] does not apply on death or Permanent Incapacity, as Rule 12 requires.

## Limits on options and shares {#limits}

- An Option may not be transferred, pledged, hypothecated, mortgaged or otherwise encumbered. Only the Participant may exercise it or, after the Participant's death, the nominee or legal heirs under [[#leavers]].
{?lockIn}
- A Participant may not transfer a Share for {{lockInMonths|full}} months from its allotment, except in a Change of Control, to the Company in a buy-back, or by transmission on death.
{/lockIn}
- Shares are held subject to the Articles. Before allotment a Participant must sign a deed of adherence, if the Company asks it of all Participants, by which the Participant gives the other holders a right of first refusal, keeps to the limits on transfer, and joins a sale under a drag-along that applies to all equity shares
  at the same price per share. {#adherence}
- A Participant may not transfer Shares to a competitor of the Company without the Board's consent, except in a sale of the whole Company.

## Corporate action and sale {#corporate-action}

- On a bonus issue, split, consolidation, rights issue, merger, demerger or other change of capital, the Board will make a fair and reasonable adjustment of the number of Options, the Exercise Price or both, so that their total value to the Participant is as far as possible the same. The price for one Share will not fall below its face value. The
  vesting dates and the life of the Options will not be cut short.
- Before a Change of Control the Board will do one or more of the following, for all Participants alike: {#change-of-control}
-- give at least 15 days' notice in which Vested Options may be exercised, with Shares to be allotted before completion;
-- arrange for the buyer to take over Options or replace them with benefits of equal value and no worse vesting; or
-- arrange for a purchase or cash settlement of Vested Options, so far as the law allows, at the price per share paid to other holders less the Exercise Price.
- Unvested Options that are neither taken over nor replaced lapse on completion, after the Board has given 15 days' notice.
- The Company may buy back Shares from Participants from time to time under section 68 of the Act, or arrange for another buyer. It is not bound to do so. The Company will tell Participants of any such offer on equal terms. {#buy-back}

## Tax {#tax}

- On allotment, the fair market value of the Shares on the date of Exercise, less the price paid, is a perquisite taxable as salary under the Income-tax Act, 2025. The value is determined as the income-tax rules require.
- The Company will deduct tax under section 392 of that Act. It may recover it from pay, so far as the law allows, and need not allot Shares until the Participant has paid the balance. {#withholding}
{?deferral}
- While the Company is an eligible start-up for section 140 of that Act, the tax on the perquisite is deducted or paid at the later time that the Act allows, which ends not later than when the Shares are sold or the Participant leaves. [[#withholding|Clause]] then applies at that time. The Participant must tell the Company of a sale within two days. {#deferral}
{/deferral}
- A Participant pays the tax on gains from sale of Shares. The Company gives no tax advice.

> Recognition as a startup is not enough for deferral of tax. The company must hold the certificate of the Inter-Ministerial Board.

## General {#general}

- **No right to employment.** Nothing in this Scheme gives a right to remain in service or limits the right of either side to end it. Loss of Options by a lawful end of service gives no claim to damages.
- **Not wages.** So far as the law allows, Options are not part of wages for provident fund, gratuity, bonus, leave or dues on exit.
- **Nomination.** Each Participant may name a nominee in the prescribed form and may change the nominee at any time.
- **No assurance.** The Company does not assure any value, dividend, listing or market for Shares.
- **Confidentiality.** A Participant must keep secret the terms of the Grant and what this Scheme lets the Participant learn of the Company, except to family and advisers who keep it secret, and as the law requires.
- **Personal data.** The Company will process personal data of Participants and nominees to run this Scheme and comply with law, and may share it with its registrar, depository, valuer, advisers, authorities, and a genuine investor or buyer bound to secrecy, as the Digital Personal Data Protection Act, 2023 allows.
- **Persons outside India.** Grants and allotments to persons resident outside India are subject to the Foreign Exchange Management Act, 1999, the rules under it and the law of their country.
- **Notices.** Notices to the Company go to {{companyEmail}}, and to a Participant to the last e-mail or postal address on the Company's record.

## Amendment and end {#amendment}

- The Company may by special resolution vary the terms of Options not yet exercised, if the variation is not prejudicial to the interests of their holders. The notice of the resolution will disclose the full variation, the reason for it, and who benefits. {#variation}
- The Board may correct an evident mistake, and make changes that the law requires, without a resolution, if Rule 12 allows.
- The Board may stop further Grants at any time. Options already granted are not affected.

## Governing law {#law}

- This Scheme is governed by the laws of India. The courts at {{courtCity}} have exclusive jurisdiction, subject to any forum that labour or company law gives.
- A Participant who disputes a decision of the Board may ask it in writing to review the decision within 30 days. The Board will answer with reasons within 30 days.

@signatures
For **{{companyName}}**, as approved by its Board and members | Name: {{signatory}} | Designation: {{signatoryTitle}} | Date:

> Approval. Rule 12 asks for a special resolution. A notification of 5 June 2015 lets a private company that is up to date with its annual filings approve options under section 62(1)(b) by ordinary resolution, but Rule 12 was not changed to match. The safe course is a special
> resolution, filed in Form MGT-14 within 30 days. Check that the Articles allow options, and any investor consent that your shareholders' agreement requires.
`,
};
