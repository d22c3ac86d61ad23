import type { Template } from "../schemas/template.ts";

export const t: Template = {
  id: "offer-letter",
  title: "Offer Letter",
  kind: "letter",
  description:
    "A conditional offer of employment that states the role, pay and joining date, with pay broken up for the Code on Wages.",
  category: "Employment",
  tags: ["Hiring", "Offer", "CTC", "Salary", "Labour codes"],
  features: [
    "CTC break-up with wages at least 50% of pay",
    "Conditions to be met first: documents and background check",
    "Fixed validity and a clear way to accept, by hand or e-sign",
    "Probation and notice stated in the offer itself",
    "No contract of employment until the appointment letter is signed",
    "Optional variable pay, joining bonus and stock options",
  ],
  preview:
    "We offer you the position on the pay in Schedule 1. The offer is subject to the conditions in this Letter and stays open until the date it states. The contract of employment begins when you join and sign the appointment letter.",
  fileName: "Offer-Letter.docx",
  downloads: 3940,
  rating: 4.8,
  version: "1.0",
  reviewedOn: "2026-11-15",
  changes: [
    {
      version: "1.0",
      date: "2026-11-15",
      text: "First version, with a break-up of pay for the labour codes in force from 21 November 2025.",
    },
  ],
  purpose:
    "Send this when you have chosen a candidate and agreed the pay. It tells the candidate what is offered, what must happen before joining, and by when to accept. It is short on purpose: the full terms follow in the Employment Agreement (Appointment Letter), which every employee must receive in writing.",
  whenNotToUse: [
    "The person has already started work. Issue the Employment Agreement (Appointment Letter) now.",
    "The person will bill you for a service and is not under your direction. Use the Consultant Agreement.",
    "The person is a student or trainee for a short time. Use the Internship Agreement.",
    "The candidate is a foreign national or will work from outside India. Visa, tax and local labour law need advice first.",
  ],
  acts: [
    "Indian Contract Act, 1872 (sections 3 to 7 on offer and acceptance)",
    "Code on Wages, 2019 (sections 2(y) and 17)",
    "Code on Social Security, 2020",
    "Occupational Safety, Health and Working Conditions Code, 2020 (section 6)",
    "Income-tax Act, 2025 (section 392)",
    "Digital Personal Data Protection Act, 2023 and Rules, 2025",
    "Information Technology Act, 2000 (sections 5 and 10A)",
  ],
  variables: [
    { id: "letterDate", kind: "date", label: "Date of letter", group: "Letter" },
    {
      id: "offerExpiry",
      kind: "date",
      label: "Last date to accept",
      hint: "Three to seven days after the letter is usual.",
      group: "Letter",
      required: true,
    },
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
      label: "Company e-mail for acceptance and queries",
      example: "people@kaverifoods.example",
      group: "Company",
    },
    { id: "signatory", kind: "name", label: "Who signs for the company", group: "Company" },
    { id: "signatoryTitle", kind: "text", label: "Signatory's designation", example: "Director", group: "Company" },
    {
      id: "candidateName",
      kind: "name",
      label: "Candidate's full name",
      hint: "As on the PAN card.",
      example: "Meera Nair",
      group: "Candidate",
      required: true,
    },
    { id: "candidateAddress", kind: "address", label: "Candidate's address", group: "Candidate" },
    { id: "candidateEmail", kind: "email", label: "Candidate's e-mail", group: "Candidate" },
    {
      id: "designation",
      kind: "text",
      label: "Designation",
      example: "Product Manager",
      group: "Role",
      required: true,
    },
    { id: "reportsTo", kind: "text", label: "Manager's designation", example: "Head of Product", group: "Role" },
    {
      id: "workplace",
      kind: "text",
      label: "Place of work",
      hint: "City, or full office address.",
      example: "Bengaluru",
      group: "Role",
    },
    {
      id: "workMode",
      kind: "choice",
      label: "Way of working",
      group: "Role",
      default: "office",
      choices: [
        { value: "office", label: "At the office", text: "at the Company's office there" },
        {
          value: "hybrid",
          label: "Hybrid",
          text: "partly at the Company's office there and partly from home, as the Company's policy says",
        },
        { value: "remote", label: "Remote", text: "from your home, and at the Company's office there when asked" },
      ],
    },
    { id: "joiningDate", kind: "date", label: "Joining date", group: "Role", required: true },
    {
      id: "employmentType",
      kind: "choice",
      label: "Type of employment",
      hint: "Fixed-term staff get the same benefits as permanent staff, and gratuity after one year.",
      group: "Role",
      default: "permanent",
      choices: [
        { value: "permanent", label: "Permanent" },
        { value: "fixed", label: "Fixed term" },
      ],
    },
    {
      id: "fixedTermMonths",
      kind: "number",
      label: "Fixed term in months",
      hint: "Only for a fixed term.",
      group: "Role",
      default: "12",
    },
    {
      id: "annualCtc",
      kind: "money",
      label: "Annual cost to company (CTC)",
      hint: "The total of the break-up below.",
      example: "1200000",
      group: "Pay for a year",
      required: true,
    },
    {
      id: "basicPay",
      kind: "money",
      label: "Basic pay and dearness allowance",
      hint: "At least half of the total pay.",
      example: "600000",
      group: "Pay for a year",
    },
    { id: "hra", kind: "money", label: "House rent allowance", example: "240000", group: "Pay for a year" },
    {
      id: "otherAllowances",
      kind: "money",
      label: "Other allowances",
      example: "259140",
      group: "Pay for a year",
    },
    {
      id: "employerPf",
      kind: "money",
      label: "Employer's provident fund contribution",
      hint: "12% of wages, or 12% of ₹15,000 a month where you limit it. Write 0 if PF does not apply.",
      example: "72000",
      group: "Pay for a year",
    },
    {
      id: "gratuity",
      kind: "money",
      label: "Gratuity provision",
      hint: "About 4.81% of wages. Write 0 if you do not count it in CTC.",
      example: "28860",
      group: "Pay for a year",
    },
    {
      id: "variablePay",
      kind: "money",
      label: "Variable pay at target",
      hint: "Only if the option is on.",
      example: "100000",
      group: "Pay for a year",
    },
    {
      id: "joiningBonus",
      kind: "money",
      label: "Joining bonus",
      hint: "Only if the option is on.",
      example: "50000",
      group: "Pay for a year",
    },
    {
      id: "optionCount",
      kind: "number",
      label: "Stock options to be recommended",
      hint: "Only if the option is on.",
      example: "500",
      group: "Pay for a year",
    },
    {
      id: "probationMonths",
      kind: "number",
      label: "Probation in months",
      group: "Terms",
      default: "6",
    },
    {
      id: "probationNoticeDays",
      kind: "number",
      label: "Notice during probation, in days",
      group: "Terms",
      default: "30",
    },
    { id: "noticeDays", kind: "number", label: "Notice after probation, in days", group: "Terms", default: "60" },
    {
      id: "conditionDays",
      kind: "number",
      label: "Days after joining to complete the background check",
      group: "Terms",
      default: "30",
    },
    { id: "courtCity", kind: "text", label: "City of courts", example: "Bengaluru", group: "Terms" },
  ],
  options: [
    {
      id: "backgroundCheck",
      label: "Background check",
      hint: "Identity, education, past employment and, where the role needs it, court records.",
      default: true,
    },
    { id: "variable", label: "Variable pay", default: false },
    { id: "bonus", label: "Joining bonus, repayable on early exit", default: false },
    {
      id: "stockOptions",
      label: "Stock options",
      hint: "A promise to recommend a grant. The grant itself needs your ESOP scheme and a grant letter.",
      default: false,
    },
  ],
  body: `
% **{{companyName}}**
% CIN {{companyCin}}
% Registered office: {{companyOffice}}
% E-mail: {{companyEmail}}

Date: {{letterDate}}

% To
% **{{candidateName}}**
% {{candidateAddress}}
% E-mail: {{candidateEmail}}

**Subject: Offer of employment as {{designation}}**

Dear {{candidateName}},

Thank you for the time you gave to our interviews. {{companyName}} (the **Company**) is pleased to offer you employment
on the terms of this letter (this **Letter**). Please read all of it, with its Schedules, before you accept.

## Your position {#position}

- You are offered the position of {{designation}}. You will report to the {{reportsTo}} or another person whom the
  Company names.
- Your place of work is {{workplace}}. You will work {{workMode}}.
- You are asked to join on {{joiningDate}}, or on another date that you and the Company agree in writing (the **Joining
  Date**).
{?employmentType=permanent}
- The position is permanent and full-time.
{/employmentType}
{?employmentType=fixed}
- The position is full-time, for a fixed term of {{fixedTermMonths|full}} months from the Joining Date. During the term you get
  the same hours, wages and benefits as a permanent employee who does the same or similar work.
{/employmentType}

## Your pay {#pay}

- Your pay, at the Company's total cost, is {{annualCtc|full}} a year (the **CTC**). It is made up as [[#schedule-pay]] shows.
- Your basic pay and dearness allowance are at least half of your total remuneration, worked out as section 2(y) of the Code on
  Wages, 2019 provides. If the Code counts more than this as wages, your statutory benefits will be worked out on the higher figure.
- Your salary is paid each month to your bank account, on or before the seventh day of the next month, with a wage slip.
- The Company will deduct what the law requires or allows. This includes income tax on salary under section 392 of the Income-tax
  Act, 2025, your share of provident fund and employees' state insurance where these apply, and professional tax.
- You will be covered by provident fund, employees' state insurance, gratuity and statutory bonus where the law applies them to
  you.
{?variable}
- The CTC includes variable pay of {{variablePay|full}} a year at target. It depends on your performance and the Company's. The
  Company will tell you the goals in writing within 30 days of the Joining Date. It is not assured. It is worked out and paid within 60 days
  of the end of each financial year, on the terms of the appointment letter. {#variable-pay}
{/variable}
{?bonus}
- The Company will pay you a joining bonus of {{joiningBonus|full}}, less tax, with your first salary. It is outside the CTC. If you
  resign, or are dismissed for misconduct, within 12 months of the Joining Date, you must repay the part that
  belongs to the months not completed. {#joining-bonus}
{/bonus}
{?stockOptions}
- The Company will recommend that its board grant you {{optionCount}} stock options. A grant is made only by a board approval and a
  grant letter under the Company's stock option scheme, which will state the price and the vesting. Until then you have no right to options or
  shares, and their value is not part of the CTC. {#stock-options}
{/stockOptions}

> Wages at 50 per cent. Under section 2(y) of the Code on Wages, 2019, house rent allowance, conveyance, the employer's provident fund
> contribution and similar items are left out of wages, but only up to half of all remuneration. The excess counts as wages for provident
> fund, gratuity and bonus. Gratuity itself is not counted in the test, and the Labour Ministry's published answers leave out performance
> pay, stock options and reimbursements. Example without variable pay: CTC ₹12,00,000, gratuity ₹28,860. The rest is ₹11,71,140, and
> half of it is ₹5,85,570. Basic pay of ₹6,00,000 passes.

## Probation, notice and leave {#probation}

- The first {{probationMonths|full}} months are probation. The Company may extend it once, in writing, by up to three months. You
  are confirmed when the Company says so in writing, or when the period passes without an extension.
- During probation, you or the Company may end the employment by {{probationNoticeDays|full}} days' written notice. After
  probation the notice is {{noticeDays|full}} days. Either may pay wages for notice not given, so far as the law allows. If the law gives you a longer notice, it applies.
- Hours of work, weekly rest, leave and holidays will be as the appointment letter states, and not less than the law
  that applies at your place of work requires.

## Conditions of this offer {#conditions}

- This offer depends on each of these conditions:
-- you are at least 18 years old and may lawfully work in India;
-- you give the Company the documents in [[#schedule-documents]] on or before the Joining Date;
-- your present employer, if any, has released you by the Joining Date, or you show that you are free to join;
-- what you have told the Company about your identity, education, experience and pay is true and complete in all material respects;
{?backgroundCheck}
-- the check described in [[#background]] shows nothing that, reasonably viewed, makes you unsuitable for the position; and
{/backgroundCheck}
-- you sign, on or before the Joining Date, the appointment letter and the Company's agreement on confidentiality and
  intellectual property.
- The Company may waive a condition in writing. If a condition is not met, the Company may withdraw this offer. It will first tell
  you the reason in writing and give you three working days to answer. {#withdrawal}

{?backgroundCheck}
## Background check {#background}

- The Company, or an agency it appoints under a duty of confidence, may verify your identity, address, education, past employment and
  references. It may look at court records only where the position handles money, personal data, children or safety.
- Your present employer will not be contacted before you have told the Company in writing that you have resigned.
- The check will be completed within {{conditionDays|full}} days of the Joining Date. You may see the report and correct what is wrong in it.
  If a report that comes after you have joined shows you to be unsuitable, the Company may end the employment by notice under
  [[#probation]], after it has shown you the report and heard you.
{/backgroundCheck}

## What you confirm {#confirmations}

- By accepting you confirm that:
-- no agreement or order stops you from joining or from doing the work;
-- you will not bring to the Company, or use in its work, any document, code or information that belongs to a former employer or to
  anyone else; and
-- from the Joining Date you will have no other employment or business that conflicts with the position, unless the
  Company agrees in writing.

## Confidentiality {#confidence}

- You must keep secret what you learn about the Company's plans, products, customers, finances and technology during the selection
  and until you join, unless it is public. This binds you whether or not you join.
- You may show this Letter to your family and professional advisers, to a lender, to your present employer so far as needed for your
  release, and to any person to whom the law requires you to show it.

## Your personal data {#data}

- The Company will use the personal data you give it to consider and complete this appointment, to run payroll and
  statutory registrations, and to meet its legal duties. It will keep the data secure and share it only with those
  who need it for these purposes.
- If you do not join, the Company will erase the data within six months of the end of the offer, unless the law requires it to be
  kept longer. You may ask to see, correct or erase your data by writing to {{companyEmail}}.

> Send a separate, itemised notice of the personal data you collect, and take consent for the background check. The
> consent and notice duties of the Digital Personal Data Protection Act, 2023 bind from May 2027. Section 7(i) of the Act covers
> employees, so do not rest on it for a candidate who has not joined.

## Validity and acceptance {#acceptance}

- This offer is open until 18:00 on {{offerExpiry}}. It lapses then if the Company has not received your acceptance. The Company may
  withdraw it earlier, by written notice that reaches you before you send your acceptance.
- To accept, sign the acceptance below and deliver it or e-mail a copy to {{companyEmail}}. You may sign with an
  electronic signature that meets the Information Technology Act, 2000. A reply that changes the terms is not an acceptance.
- If you accept but do not join on the Joining Date, and no other date has been agreed, the offer lapses.

## Effect of this Letter {#effect}

- This Letter is not an appointment. The contract of employment begins when the appointment letter is signed and you join. A condition
  in [[#conditions]] that is neither met nor waived by then becomes a condition of the appointment.
- Until then your acceptance binds you and the Company only to [[#conditions]], {?backgroundCheck}[[#background]], {/backgroundCheck}[[#confirmations]], [[#confidence]], [[#data]]
  and this clause. You may withdraw by written notice. The Company may withdraw under [[#withdrawal]] or, for another genuine reason,
  by written notice that states the reason. A notice must be given as soon as the decision is taken.
- Once signed, the appointment letter prevails over this Letter on every matter that both deal with.{?bonus} [[#joining-bonus|Clause]] continues after
  you join.{/bonus}
- The laws of India govern this Letter. The courts at {{courtCity}} have jurisdiction.

> Do not withdraw lightly. A candidate who has resigned on the strength of an accepted offer may claim compensation, whatever the letter says.
> Give reasons, act at once, and consider paying for the notice period the candidate gave up.

> Appointment letter. Section 6 of the Occupational Safety, Health and Working Conditions Code, 2020 requires one for every employee. Issue
> it on or before the Joining Date. An offer letter is not usually stamped; the appointment letter may need stamp duty in your state.

% We look forward to working with you.

% Yours sincerely,

@signatures
For and on behalf of **{{companyName}}** | Name: {{signatory}} | Designation: {{signatoryTitle}} | Date: {{letterDate}}

### Acceptance

I have read this Letter and its Schedules. I accept the offer and will join on the Joining Date. I make the statements in [[#confirmations]].

@signatures
**{{candidateName}}** | Place: | Date:

=== Break-up of pay for a year {#schedule-pay}

| Part | Component | Amount for a year |
|---|----------|------:|
| A | Basic pay and dearness allowance (wages) | {{basicPay}} |
| B | House rent allowance | {{hra}} |
| B | Other allowances | {{otherAllowances}} |
| C | Employer's contribution to provident fund | {{employerPf}} |
| C | Provision for gratuity, payable as the law provides | {{gratuity}} |
{?variable}
| D | Variable pay at target, under [[#variable-pay]] | {{variablePay}} |
{/variable}
| | **Total (CTC)** | **{{annualCtc}}** |

1. Parts A and B are paid in twelve equal monthly parts, less deductions. Part C is not paid to you in the month: it is paid to the fund or set aside.
2. The employer's contribution to employees' state insurance, where it applies, is paid by the Company in addition to the CTC.
3. If the law changes a contribution, the Company may rearrange the components, but will not reduce the CTC.

=== Documents to bring {#schedule-documents}

1. Proof of identity, age and address, and PAN.
2. Certificates and mark sheets of your highest qualification.
3. Relieving letter or accepted resignation, and the last three wage slips, from your last employer.
4. Universal Account Number for provident fund and insurance number for employees' state insurance, if you have them, and your nominations.
5. Bank account details and a cancelled cheque.
6. Statement of salary and tax deducted from an earlier employer in the same tax year, if any.
7. Two photographs, and the name and number of a person to call in an emergency.
`,
};
