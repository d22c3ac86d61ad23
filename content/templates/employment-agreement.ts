import type { Template } from "../schemas/template.ts";
import { disputesClause, lawVariables, noticesClause, signingVariables } from "./shared.ts";

export const t: Template = {
  id: "employment-agreement",
  title: "Employment Agreement (Appointment Letter)",
  kind: "agreement",
  description:
    "Full terms of service for an employee in India, with the particulars that a statutory appointment letter must carry.",
  category: "Employment",
  tags: ["Appointment letter", "Hiring", "Labour codes", "Termination", "Gratuity", "IP assignment"],
  features: [
    "Duties, hours, leave and pay by the 7th of the month",
    "Intellectual property assignment and confidentiality",
    "Notice, termination and dues within two working days",
    "Provident fund, ESI, gratuity and bonus under the labour codes",
    "Permanent or fixed term, with gratuity after one year",
    "Fair inquiry before dismissal for misconduct",
    "Optional garden leave, transfer, insurance and non-solicitation",
    "Schedule of the particulars required in an appointment letter",
  ],
  preview:
    "The Company appoints the Employee from the Joining Date on the terms of this Agreement. It states the duties, hours, pay and leave, protects confidential information and intellectual property, and says how either side may end the employment and what is then due.",
  fileName: "Employment-Agreement-Appointment-Letter.docx",
  downloads: 4510,
  rating: 4.9,
  version: "1.0",
  reviewedOn: "2026-11-15",
  changes: [
    {
      version: "1.0",
      date: "2026-11-15",
      text: "First version, for the labour codes in force from 21 November 2025 and the central rules of May 2026.",
    },
  ],
  purpose:
    "Give this to every employee on or before the first day of work. The Occupational Safety, Health and Working Conditions Code, 2020 requires a written appointment letter, and this agreement serves as one: Schedule 1 holds the particulars that the rules ask for. It suits full-time staff of a company, permanent or fixed-term, who work in India.",
  whenNotToUse: [
    "The person works for several clients, with their own tools and hours. Use the Consultant Agreement.",
    "The person is an apprentice under the Apprentices Act, 1961, or a student intern. Those need their own forms.",
    "Your establishment has 300 or more workers, or certified standing orders. Those orders prevail on many of these terms.",
    "The person is a managing or whole-time director. Sections 196 to 203 of the Companies Act, 2013 may also apply.",
    "The work is in a factory, mine or plantation, or in a special shift system. Have the hours and safety terms drawn up for it.",
  ],
  acts: [
    "Code on Wages, 2019 (sections 2(y), 17 and 18)",
    "Code on Social Security, 2020 (section 53 on gratuity)",
    "Industrial Relations Code, 2020",
    "Occupational Safety, Health and Working Conditions Code, 2020 (section 6)",
    "State shops and establishments Acts, such as the Karnataka Act of 1961",
    "Sexual Harassment of Women at Workplace (Prevention, Prohibition and Redressal) Act, 2013",
    "Indian Contract Act, 1872 (sections 27 and 74)",
    "Copyright Act, 1957 (sections 17 to 19 and 57) and Patents Act, 1970 (section 68)",
    "Income-tax Act, 2025 (section 392)",
    "Digital Personal Data Protection Act, 2023 (section 7(i)) and Rules, 2025",
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
      id: "companyLin",
      kind: "text",
      label: "Labour Identification Number (LIN)",
      hint: "From the Shram Suvidha portal. Write Not allotted if you have none.",
      group: "Company",
    },
    { id: "signatory", kind: "name", label: "Who signs for the company", group: "Company" },
    { id: "signatoryTitle", kind: "text", label: "Signatory's designation", example: "Director", group: "Company" },
    {
      id: "employeeName",
      kind: "name",
      label: "Employee's full name",
      example: "Meera Nair",
      group: "Employee",
      required: true,
    },
    { id: "parentName", kind: "name", label: "Father's or mother's name", group: "Employee" },
    { id: "employeeAddress", kind: "address", label: "Employee's home address", group: "Employee" },
    { id: "employeeEmail", kind: "email", label: "Employee's personal e-mail", group: "Employee" },
    { id: "employeePan", kind: "pan", label: "Employee's PAN", example: "ABCPN1234K", group: "Employee" },
    {
      id: "uan",
      kind: "text",
      label: "UAN and ESI number",
      hint: "Write To be allotted for a first job.",
      example: "UAN 100123456789",
      group: "Employee",
    },
    {
      id: "designation",
      kind: "text",
      label: "Designation",
      example: "Product Manager",
      group: "Role",
      required: true,
    },
    {
      id: "skillCategory",
      kind: "choice",
      label: "Category of skill",
      hint: "The appointment letter must state it. Most graduates are highly skilled.",
      group: "Role",
      default: "highly-skilled",
      choices: [
        { value: "unskilled", label: "Unskilled" },
        { value: "semi-skilled", label: "Semi-skilled" },
        { value: "skilled", label: "Skilled" },
        { value: "highly-skilled", label: "Highly skilled" },
      ],
    },
    { id: "reportsTo", kind: "text", label: "Manager's designation", example: "Head of Product", group: "Role" },
    {
      id: "duties",
      kind: "longtext",
      label: "Main duties",
      example: "planning the product, writing requirements and working with engineers and customers",
      group: "Role",
      required: true,
    },
    {
      id: "growthPath",
      kind: "longtext",
      label: "Next position or pay review",
      hint: "The appointment letter must say how the employee can rise.",
      group: "Role",
      default: "Yearly review of pay, and promotion by merit to the next grade of the same function",
    },
    { id: "workplace", kind: "text", label: "Place of work", example: "Bengaluru", group: "Role" },
    {
      id: "workMode",
      kind: "choice",
      label: "Way of working",
      group: "Role",
      default: "office",
      choices: [
        { value: "office", label: "At the office", text: "at the Company's office there" },
        { value: "hybrid", label: "Hybrid", text: "partly at the Company's office there and partly from home" },
        { value: "remote", label: "Remote", text: "from home, and at the Company's office there when asked" },
      ],
    },
    { id: "joiningDate", kind: "date", label: "Joining date", group: "Role", required: true },
    {
      id: "employmentType",
      kind: "choice",
      label: "Type of employment",
      group: "Role",
      default: "permanent",
      choices: [
        { value: "permanent", label: "Permanent" },
        { value: "fixed", label: "Fixed term" },
      ],
    },
    { id: "endDate", kind: "date", label: "Last day of the fixed term", hint: "Only for a fixed term.", group: "Role" },
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
    { id: "otherAllowances", kind: "money", label: "Other allowances", example: "259140", group: "Pay for a year" },
    {
      id: "employerPf",
      kind: "money",
      label: "Employer's provident fund contribution",
      hint: "Write 0 if PF does not apply.",
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
      id: "insuredSum",
      kind: "money",
      label: "Health insurance cover",
      hint: "Only if the option is on.",
      example: "500000",
      group: "Pay for a year",
    },
    { id: "dailyHours", kind: "number", label: "Hours of work in a day", group: "Hours and leave", default: "8" },
    {
      id: "restDays",
      kind: "text",
      label: "Weekly rest days",
      group: "Hours and leave",
      default: "Saturday and Sunday",
    },
    {
      id: "earnedLeave",
      kind: "number",
      label: "Earned leave in days a year",
      hint: "State law sets the least. 18 is usual.",
      group: "Hours and leave",
      default: "18",
    },
    {
      id: "sickLeave",
      kind: "number",
      label: "Casual and sick leave in days a year",
      group: "Hours and leave",
      default: "12",
    },
    { id: "holidays", kind: "number", label: "Paid holidays a year", group: "Hours and leave", default: "10" },
    {
      id: "priorWork",
      kind: "longtext",
      label: "Employee's prior work",
      hint: "Own code, designs or inventions that stay the employee's. Write None if there is none.",
      example: "An open-source calendar library",
      group: "Prior work",
      default: "None",
    },
    { id: "probationMonths", kind: "number", label: "Probation in months", group: "Ending", default: "6" },
    {
      id: "probationNoticeDays",
      kind: "number",
      label: "Notice during probation, in days",
      group: "Ending",
      default: "30",
    },
    { id: "noticeDays", kind: "number", label: "Notice after probation, in days", group: "Ending", default: "60" },
    { id: "retirementAge", kind: "number", label: "Retirement age", group: "Ending", default: "60" },
    ...lawVariables.map((one) => (one.id === "disputeRoute" ? { ...one, default: "courts" } : one)),
  ],
  options: [
    { id: "variable", label: "Variable pay", default: false },
    { id: "insurance", label: "Group health insurance", default: false },
    { id: "transfer", label: "The company may transfer the employee", default: true },
    { id: "nonSolicit", label: "No soliciting of customers and staff for 12 months", default: true },
    {
      id: "gardenLeave",
      label: "Garden leave",
      hint: "The company may keep the employee away, on full pay, during notice.",
      default: true,
    },
  ],
  body: `
This Employment Agreement (this **Agreement**) is made at {{placeOfSigning}} on {{agreementDate}}. It is also the
letter of appointment under section 6 of the Occupational Safety, Health and Working Conditions Code, 2020.

### Between

(1) **{{companyName}}**, a company under the Companies Act, 2013, CIN {{companyCin}}, having its registered office at
{{companyOffice}}, e-mail {{companyEmail}} (the **Company**); and

(2) **{{employeeName}}**, PAN {{employeePan}}, residing at {{employeeAddress}}, e-mail {{employeeEmail}} (the
**Employee**).

Each is a **Party** and together they are the **Parties**.

### Background

(A) The Company wishes to employ the Employee as {{designation}}, and the Employee wishes to accept.

(B) The Parties record the terms of employment in this Agreement.

### The Parties agree

## Definitions and interpretation

- In this Agreement:

: **Confidential Information** means all information, in any form, about the Company, its group companies, customers, suppliers or
staff that is not public and that the Employee receives or creates through the employment. It includes source code, designs,
product plans, prices, customer lists, financial information, personal data and trade secrets.

: **Joining Date** means {{joiningDate}}, or a later date that the Parties agree in writing. **Leaving Date** means the day on which the employment
ends, for any reason.

: **Labour Law** means the Code on Wages, 2019, the Industrial Relations Code, 2020, the Code on Social Security, 2020, the
Occupational Safety, Health and Working Conditions Code, 2020, and the shops and establishments law and labour
welfare law of the state of the place of work, each with the rules under it and as it applies to the Employee.

: **Policies** means the written rules and policies of the Company on conduct, leave, information security, expenses, harassment and
similar matters, as shown to the Employee and changed from time to time.

: **Wages** has the meaning given in section 2(y) of the Code on Wages, 2019.

: **Work** means everything that the Employee makes, writes, designs, codes, conceives or discovers, alone or with others, in the course
of the employment, or with the Company's Confidential Information or resources in a field related to its business.

- A reference to a statute is to it as amended or re-enacted. The Schedules are part of this Agreement.
- If Labour Law gives the Employee a better right than this Agreement, Labour Law prevails. {#labour-law-prevails}

## Appointment {#appointment}

- The Company employs the Employee as {{designation}} from the Joining Date. The particulars of the appointment are in [[#schedule-particulars]].
{?employmentType=permanent}
- The employment continues until it ends under [[#ending]].
{/employmentType}
{?employmentType=fixed}
- The employment is for a fixed term that ends on {{endDate}}. It ends on that day without notice unless the Parties renew it in
  writing, and may end earlier under [[#ending]]. During the term the Employee gets hours, Wages, allowances and benefits not less than those of a permanent
  employee who does the same or similar work. {#fixed-term}
{/employmentType}
- The first {{probationMonths|full}} months are probation. The Company may extend it once, by written notice given before it ends, for up to three months. If
  it does not, the Employee is confirmed when the period ends. {#probation}
- The Employee confirms that the facts and documents given to the Company are true, that no agreement or order prevents this
  employment, and that the Employee will not use the confidential information of any former employer.
- A condition of the Company's offer letter that was not yet met or waived on the Joining Date continues as a condition of this appointment.

> Particulars. [[#schedule-particulars]] follows the list in the central rules as first published. The central rules of 8 May 2026 bind where the central
> government is the appropriate government; for most private companies it is the state. Compare the list with the rules that
> apply to you, and add what they ask for.

## Duties and place of work {#duties}

- The Employee will perform the duties in [[#schedule-particulars]] and other duties suited to the position that the Company reasonably assigns. The Employee reports to the {{reportsTo}}.
- The Employee must:
-- work with skill, care and honesty, and follow lawful and reasonable instructions;
-- give the Company full working time, and hold no other employment, office or business during the employment that competes with the Company or
  conflicts with these duties; other outside work needs written consent, which the Company will not unreasonably refuse; and
-- tell the Company at once of any conflict of interest.
- The place of work is {{workplace}}. The Employee will work {{workMode}}.{?workMode=hybrid} The Company may change the share of days on 30 days' notice.{/workMode}{?workMode=remote} The
  Employee must keep a safe and private place to work, and must not work from outside India without written consent.{/workMode}
{?transfer}
- The Company may, on 30 days' written notice and for genuine business need, transfer the Employee to another office or, with the Employee's written consent, to a
  group company in India. Pay will not fall, and service will be treated as continuous. The Company will consider
  family circumstances and pay reasonable moving costs. {#transfer}
{/transfer}

## Hours, rest and holidays {#hours}

- Normal hours are {{dailyHours|full}} hours a day, excluding breaks, and not more than 48 hours a week. The weekly rest is on {{restDays}}.
- Overtime is worked only when the Company asks for it and within the limits of Labour Law. An employee who is entitled to overtime
  by law will be paid for it at not less than twice the rate of Wages.
- No woman will be asked to work before 06:00 or after 19:00 without prior written consent and the safety, transport and other arrangements
  that the law requires.
- The Employee gets {{holidays|full}} paid holidays a year, including the national holidays, from the list that the Company publishes.

## Pay {#pay}

- The Company will pay the Employee {{annualCtc|full}} a year at total cost (the **CTC**), made up as [[#schedule-pay]] shows. Wages will be not less than half of total remuneration, worked out as section 2(y) of the Code
  on Wages, 2019 provides, and not less than the minimum wage. {#ctc}
- The wage period is a month. The Company will pay each month's salary by bank transfer on or before the seventh day of the next month, and give a
  wage slip. {#payday}
- The Company may make only the deductions that the law requires or section 18 of the Code on Wages, 2019 allows. These include income tax under section 392 of the Income-tax
  Act, 2025, the Employee's social security contributions and professional tax. Deductions in a month will not exceed half of the Wages. {#deductions}
- Expenses properly incurred for the Company are repaid against bills within 30 days of the claim.
- The Company will review pay once a year. It is not bound to increase it. It will not discriminate on the ground of gender in pay or
  recruitment for the same or similar work.
{?variable}
- Variable pay of {{variablePay|full}} a year at target depends on goals for the Employee and the Company, which the Company will state in writing
  within 30 days of the Joining Date and of the start of each financial year. It is paid within 60 days of the end of the financial year, and for a part of a year in proportion, unless the
  Employee has been dismissed for misconduct. {#variable-pay}
{/variable}

> Wages. House rent allowance, conveyance, the employer's provident fund contribution and similar items count as wages to the extent that
> they exceed half of all remuneration. Keep basic pay and dearness allowance at half or more, and provident fund, gratuity and bonus
> follow without adjustment.

## Social security and benefits {#benefits}

- The Company will enrol the Employee in, and contribute to, the provident fund and employees' state insurance where the Code on Social Security, 2020 and its
  schemes apply. The Employee will give the documents and nominations needed.
- Gratuity, where it applies, is payable under section 53 of the Code on Social Security, 2020 at the rate of 15 days' Wages for each completed year of service. Five years of continuous service are needed, except on
  death, disablement or the end of a fixed term. {?employmentType=fixed}As this is fixed-term employment, gratuity is payable in proportion once one year is completed. {/employmentType}{#gratuity}
- Statutory bonus, maternity benefit, crèche facilities and compensation for injury at work are given as the law provides.
{?insurance}
- The Company will keep the Employee insured under a group health policy for not less than {{insuredSum|full}} a year, subject to the insurer's terms. {#insurance}
{/insurance}
- The Company will arrange a yearly health examination, free of cost, for employees for whom Labour Law requires it.

## Leave {#leave}

- The Employee is entitled in each calendar year, and in proportion for part of a year, to {{earnedLeave|full}} days of earned leave and {{sickLeave|full}} days of casual and
  sick leave, on full pay. If Labour Law gives more, the Employee gets that.
- Earned leave must be applied for in advance and may be refused only for a genuine need of work. Unused earned leave may be
  carried forward up to 30 days or as Labour Law allows. Leave that lapses or is refused is encashed where Labour Law so provides.
- Maternity leave and other leave given by law are in addition.
- Absence of more than ten working days in a row without leave or explanation may be treated as misconduct under [[#misconduct]], after the Company has
  written to the Employee's last known address and e-mail.

## Conduct, safety and grievances {#conduct}

- The Employee must follow the Policies. A Policy cannot reduce a right given by this Agreement or by law.
- The Company does not tolerate sexual harassment. Its policy under the Sexual Harassment of Women at Workplace (Prevention,
  Prohibition and Redressal) Act, 2013 protects and binds the Employee. Complaints go to its Internal Committee or, if the law requires none, to the Local Committee of the district. Discrimination, bullying, bribery and insider dealing are also forbidden.
- The Company will provide a safe place and system of work. The Employee must follow safety instructions and report hazards.
- Equipment, accounts and software of the Company are for work. The Company may monitor their use for security and compliance, in a way that is
  proportionate and stated in its Policies.
- An employee with a grievance may raise it with the {{reportsTo}} and then with the signatory of this Agreement, and will be answered within 15 days. A worker may also go to the
  grievance redressal committee, where Labour Law requires one. No one will be penalised for a complaint made in good faith.

## Confidentiality {#confidentiality}

- During the employment and after it, the Employee must keep Confidential Information secret, use it only for the Company's work, and disclose it only to those
  whom the work requires and the Company allows.
- The duty does not cover information that is or becomes public without the Employee's fault, or the Employee's general skill and experience. After the Leaving Date it lasts for
  three years, and for trade secrets, source code and personal data for as long as they remain secret or are held.
- The Employee may disclose what the law, a court or an authority requires and must first tell the Company where the law permits. Nothing in this Agreement stops a
  person from reporting an offence or a breach of Labour Law, or from using a legal right.

## Intellectual property {#ip}

- All Work belongs to the Company from its creation. Where the law does not already make the Company the first owner, the Employee assigns to the Company, now and with effect from
  creation, all copyright, patent rights, designs, trade secrets and other rights in the Work, for their full term with renewals, throughout the world, in every medium and mode of use,
  now known or later devised. The CTC is full consideration. {#assignment}
- Section 19(4) of the Copyright Act, 1957 will not cause the assignment to lapse. So far as the law allows, the Employee will not assert the special rights in section
  57 of that Act against the Company or its licensees.
- The Employee must disclose all Work promptly, and during and after the employment, at the Company's cost, sign what is needed to record or protect its title, including a written assignment of a patent under section 68
  of the Patents Act, 1970.
- The Employee keeps what was made before the Joining Date and is listed in [[#schedule-prior]], and what is made in the Employee's own time without the Company's resources or Confidential
  Information and outside a field related to its business. The Employee must not put such material, or open-source or third-party
  material, into the Company's products without written approval. If the Employee does put own material into them, the Company has a non-exclusive, perpetual,
  worldwide, royalty-free licence to use it there.
- If the Parties have also signed a separate agreement on confidentiality and intellectual property, it prevails on these subjects.

## Personal data of the Employee {#data}

- The Company will process the Employee's personal data for the purposes of employment, as section 7(i) of the Digital Personal Data Protection Act, 2023 allows, and to meet its legal duties.
  These are payroll, tax, social security, benefits, security, performance and records. Any other purpose needs consent.
- The Company will keep the data accurate and secure, share it only with those who need it for these purposes, tell the Employee of a breach, and erase it when the
  purpose and any period set by law are over.
- The Employee may ask to see and correct the data, and may complain to the signatory of this Agreement. The Employee must protect the personal data of others handled at work.

> The main duties under the Digital Personal Data Protection Act, 2023 bind from May 2027. Until then section 43A of the Information Technology
> Act, 2000 and the rules under it protect sensitive personal data such as bank and health details.

{?nonSolicit}
## No soliciting {#non-solicit}

- During the employment and for 12 months after the Leaving Date the Employee must not:
-- solicit a customer of the Company with whom the Employee dealt in the last 12 months of service, to take from the Company the business that it
  does with that customer; or
-- solicit an employee of the Company with whom the Employee worked to leave it.
- A general advertisement, and dealing with a person who approaches the Employee unasked, are not soliciting.

> There is no bar on working for a competitor after leaving. Section 27 of the Indian Contract Act, 1872 makes such a bar void.
> Non-solicitation after service is also read narrowly, so keep it short and tied to actual dealings.
{/nonSolicit}

## Ending the employment {#ending}

- Either Party may end the employment by written notice of {{probationNoticeDays|full}} days during probation and {{noticeDays|full}} days after it. The Company will state a reasonable
  cause. A longer period that Labour Law requires of the Company applies instead. {#notice-period}
- The Company may pay Wages and allowances in place of all or part of the notice. The Company may also agree to a shorter notice from the Employee. If the Employee leaves without the notice, the Company may claim the salary for
  the days not served, as reasonable compensation and so far as the law allows. {#pay-in-lieu}
{?gardenLeave}
- During notice the Company may require the Employee, on full pay and benefits, to stay away from work and from customers and staff, and to be available for questions. The Employee
  remains bound by this Agreement until the Leaving Date. {#garden-leave}
{/gardenLeave}
- The Company may dismiss the Employee without notice for misconduct: theft, fraud, dishonesty, violence, harassment, wilful disobedience, wilful damage, serious breach of confidence or of this Agreement,
  habitual absence or neglect, or conviction for an offence involving moral turpitude. {#misconduct}
- Before it dismisses for misconduct the Company must give the Employee a written charge, at least seven days to answer, a fair inquiry and a reasoned written decision. It may suspend the Employee
  meanwhile. Subsistence allowance is half the Wages for the first 90 days, and three quarters after that if the delay is not the Employee's. The inquiry will be completed within 90 days where possible. {#inquiry}
- An employee who is a worker under the Industrial Relations Code, 2020 will be retrenched only as that Code provides, with its notice, compensation and notice to
  the government.
- The employment ends on the last day of the month in which the Employee reaches the age of {{retirementAge|full}}{?employmentType=fixed}, if the fixed term has not ended before{/employmentType}, and on death.
- Nothing here allows dismissal during maternity leave or for a reason that the law forbids.

## On leaving {#leaving}

- The Company must pay all Wages due within two working days of the Leaving Date, whether the Employee resigns, is removed, dismissed or retrenched, or the establishment closes. {#two-days}
- Other sums, such as leave encashment and expenses claimed, are paid with them or as soon as they can be worked out and within 30 days. Gratuity is paid within 30 days of becoming payable.
- On the Employee's death the sums due are paid to the nominee or, if there is none, to the legal heirs.
- The Employee must by the Leaving Date hand over work, and return all property, documents, devices, passwords and copies of Confidential Information. The Company may deduct for
  property not returned only as [[#deductions]] allows. It may not hold back Wages for want of a clearance form.
- The Company will give a certificate of service and a relieving letter within seven days of the Leaving Date, and the tax certificate when the law requires it. It will not keep original
  documents of the Employee.
- [[#confidentiality|Clause]], [[#ip]], {?nonSolicit}[[#non-solicit]], {/nonSolicit}this clause and [[#disputes]] continue after the employment ends.

> Two working days. Section 17(2) of the Code on Wages, 2019 sets this limit. Start the exit checklist when notice is given,
> so that the final figure is ready on the last day.

${noticesClause()}
${disputesClause()}
- Nothing in this clause takes away the right of the Employee to go to an authority, conciliation officer, tribunal or committee under Labour Law or the Sexual
  Harassment of Women at Workplace (Prevention, Prohibition and Redressal) Act, 2013. A matter that the law reserves to one of them goes there.

## General {#general}

- **Entire agreement.** This Agreement and the documents it names are the whole agreement of the Parties on the employment. They replace the offer letter, except a condition or a promise in it that is stated to
  continue.
- **Amendment.** A change binds only if it is in writing and signed by both Parties. The Company may increase pay, or improve a benefit, by letter. A change in conditions of service of a worker
  follows the notice of change that Labour Law requires.
- **Waiver and severance.** A delay in using a right does not waive it. If a provision is void, the rest stands.
- **Assignment.** The Employee may not assign this Agreement. If the Company's business passes to another, the Employee's service passes with it only as Labour Law allows, on terms not
  less favourable and without a break.
- **Electronic signature.** This Agreement may be signed in counterparts, and with an electronic signature that meets the Information Technology Act, 2000. It is then valid under sections 5 and 10A
  of that Act.
- **Stamp duty.** The Company bears the stamp duty on this Agreement under the law of {{stampState}}. Each Party keeps a signed copy.

> Stamp duty. Pay duty as an agreement before or at signing; in most states it is a small fixed sum. Check the rate for {{stampState}} on the day you sign.

### Signed by the Parties

The Parties have signed this Agreement on the date stated at its head. The Employee has received a copy.

@signatures
For and on behalf of **{{companyName}}** | Name: {{signatory}} | Designation: {{signatoryTitle}} | Date:
**{{employeeName}}** | Place: | Date:
Witness 1 | Name: | Address:
Witness 2 | Name: | Address:

=== Particulars of the appointment {#schedule-particulars}

| Particular | Detail |
|------|-----------|
| Employee | {{employeeName}} |
| Father's or mother's name | {{parentName}} |
| Aadhaar number | Write by hand on the signed copy, where the rules of the state ask for it |
| Labour Identification Number of the Company | {{companyLin}} |
| Universal Account Number and insurance number | {{uan}} |
| Designation | {{designation}} |
| Category of skill | {{skillCategory}} |
| Type of employment | {{employmentType}}{?employmentType=fixed}, until {{endDate}}{/employmentType} |
| Joining Date | {{joiningDate}} |
| Nature of duties | {{duties}} |
| Wages and allowances | As in [[#schedule-pay]] |
| Way to higher pay or position | {{growthPath}} |
| Social security | Provident fund, employees' state insurance, gratuity and maternity benefit, where they apply: [[#benefits]] |
| Health examination | As in [[#benefits]] |

=== Break-up of pay for a year {#schedule-pay}

| Component | Amount for a year |
|----------|------:|
| Basic pay and dearness allowance (Wages) | {{basicPay}} |
| House rent allowance | {{hra}} |
| Other allowances | {{otherAllowances}} |
| Employer's contribution to provident fund | {{employerPf}} |
| Provision for gratuity, payable under [[#gratuity]] | {{gratuity}} |
{?variable}
| Variable pay at target, under [[#variable-pay]] | {{variablePay}} |
{/variable}
| **Total (CTC)** | **{{annualCtc}}** |

The first three components are paid in twelve equal monthly parts, less deductions. The employer's contribution to employees' state
insurance, where it applies, is in addition to the CTC.

=== Prior work of the Employee {#schedule-prior}

| Prior work | Owner and time |
|----------|------|
| {{priorWork}} | {{employeeName}}, before the Joining Date |
`,
};
