import type { Template } from "../schemas/template.ts";
import { disputesClause, generalClause, lawVariables, noticesClause, signingVariables } from "./shared.ts";

export const t: Template = {
  id: "internship-agreement",
  title: "Internship Agreement",
  kind: "agreement",
  description:
    "A short learning engagement with a stipend, a supervisor and a learning plan, for students and recent graduates in India.",
  category: "Employment",
  tags: ["Internship", "Stipend", "Students", "Training", "Hiring"],
  features: [
    "Term, stipend and a learning plan with a named supervisor",
    "No assurance of employment, and no bond or fee",
    "Confidentiality and intellectual property terms",
    "Hours and leave that fit around classes and exams",
    "Harassment protection and the Internal Committee explained",
    "Certificate at the end, and an early end for either side",
  ],
  preview:
    "The Company takes the Intern for a fixed time to learn under a named supervisor, by the plan in the Schedule. It pays the stipend by the seventh of each month and gives a certificate at the end. There is no promise of a job, and either side may end early.",
  fileName: "Internship-Agreement.docx",
  downloads: 1860,
  rating: 4.7,
  version: "1.0",
  reviewedOn: "2026-11-15",
  changes: [
    {
      version: "1.0",
      date: "2026-11-15",
      text: "First version, with notes on when an intern becomes an employee or an apprentice.",
    },
  ],
  purpose:
    "Use this for a student or recent graduate, aged 18 or more, who joins for one to six months mainly to learn. It states what will be taught, who supervises, what is paid and who owns the work. It is written to be fair enough for a college placement office to approve.",
  whenNotToUse: [
    "The person will fill a regular job, with targets and shifts like other staff. Use the Employment Agreement (Appointment Letter).",
    "You are engaging an apprentice under the Apprentices Act, 1961. That needs the contract registered on the government's portal, with the stipend the rules fix.",
    "The person is under 18. A minor cannot contract, and the law on child and adolescent labour applies.",
    "The intern is a foreign national. Visa rules for interns apply, including a minimum remuneration for some.",
  ],
  acts: [
    "Indian Contract Act, 1872 (sections 11 and 27)",
    "Apprentices Act, 1961, if the engagement is an apprenticeship",
    "Code on Wages, 2019, if the intern is in truth an employee",
    "Sexual Harassment of Women at Workplace (Prevention, Prohibition and Redressal) Act, 2013 (section 2(f))",
    "Copyright Act, 1957 (sections 17 to 19 and 57)",
    "Digital Personal Data Protection Act, 2023 and Rules, 2025",
    "Information Technology Act, 2000 (sections 5 and 10A)",
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
    { id: "signatory", kind: "name", label: "Who signs for the company", group: "Company" },
    { id: "signatoryTitle", kind: "text", label: "Signatory's designation", example: "Director", group: "Company" },
    {
      id: "internName",
      kind: "name",
      label: "Intern's full name",
      example: "Arjun Menon",
      group: "Intern",
      required: true,
    },
    { id: "internPan", kind: "text", label: "Intern's PAN or student number", example: "ABCPM1234L", group: "Intern" },
    { id: "internAddress", kind: "address", label: "Intern's home address", group: "Intern" },
    { id: "internEmail", kind: "email", label: "Intern's e-mail", group: "Intern" },
    {
      id: "emergencyContact",
      kind: "text",
      label: "Person to call in an emergency",
      example: "Latha Menon, mother, 98450 00000",
      group: "Intern",
    },
    {
      id: "institutionName",
      kind: "name",
      label: "College or university",
      hint: "Only if the option is on.",
      example: "Cauvery Institute of Technology",
      group: "Intern",
    },
    {
      id: "course",
      kind: "text",
      label: "Course and year",
      hint: "Only if the option is on.",
      example: "B.Tech., third year",
      group: "Intern",
    },
    {
      id: "field",
      kind: "text",
      label: "Field of the internship",
      example: "digital marketing",
      group: "Internship",
      required: true,
    },
    { id: "startDate", kind: "date", label: "First day", group: "Internship", required: true },
    { id: "endDate", kind: "date", label: "Last day", group: "Internship", required: true },
    { id: "supervisor", kind: "name", label: "Supervisor's name", example: "Meera Nair", group: "Internship" },
    {
      id: "supervisorTitle",
      kind: "text",
      label: "Supervisor's designation",
      example: "Head of Marketing",
      group: "Internship",
    },
    { id: "workplace", kind: "text", label: "Place of internship", example: "Bengaluru", group: "Internship" },
    {
      id: "workMode",
      kind: "choice",
      label: "Way of working",
      group: "Internship",
      default: "office",
      choices: [
        { value: "office", label: "At the office", text: "at the Company's office there" },
        { value: "hybrid", label: "Hybrid", text: "partly at the Company's office there and partly online" },
        { value: "remote", label: "Online", text: "online, attached to the Company's office there" },
      ],
    },
    {
      id: "weeklyHours",
      kind: "number",
      label: "Hours a week",
      hint: "Not more than 48. Fewer during term time.",
      group: "Internship",
      default: "30",
    },
    {
      id: "leaveDays",
      kind: "number",
      label: "Days of leave a month",
      group: "Internship",
      default: "1",
    },
    {
      id: "stipendKind",
      kind: "choice",
      label: "Stipend",
      hint: "Pay one if the intern does any useful work.",
      group: "Stipend",
      default: "paid",
      choices: [
        { value: "paid", label: "Paid monthly" },
        { value: "unpaid", label: "No stipend, learning only" },
      ],
    },
    {
      id: "stipend",
      kind: "money",
      label: "Monthly stipend",
      hint: "Not less than the minimum wage is the safe course.",
      example: "20000",
      group: "Stipend",
    },
    {
      id: "noticeDays",
      kind: "number",
      label: "Notice to end early, in days",
      group: "Terms",
      default: "7",
    },
    {
      id: "secrecyYears",
      kind: "number",
      label: "Years of secrecy after the internship",
      group: "Terms",
      default: "2",
    },
    {
      id: "goalOne",
      kind: "longtext",
      label: "First learning goal",
      example: "Plan and measure a small online campaign",
      group: "Learning plan",
    },
    {
      id: "goalTwo",
      kind: "longtext",
      label: "Second learning goal",
      example: "Write and edit product pages",
      group: "Learning plan",
    },
    {
      id: "goalThree",
      kind: "longtext",
      label: "Third learning goal",
      example: "Study customer reviews and present the findings",
      group: "Learning plan",
    },
    {
      id: "project",
      kind: "longtext",
      label: "Project and final report",
      example: "A report on what first-time buyers search for",
      group: "Learning plan",
    },
    ...lawVariables.map((one) => (one.id === "disputeRoute" ? { ...one, default: "courts" } : one)),
  ],
  options: [
    {
      id: "institution",
      label: "The intern comes through a college",
      hint: "Adds its rules, a letter from it, and its academic report.",
      default: true,
    },
    { id: "equipment", label: "The company lends a laptop or other device", default: true },
    {
      id: "insurance",
      label: "Accident insurance for the intern",
      hint: "Interns are usually outside employees' state insurance.",
      default: false,
    },
  ],
  body: `
This Internship Agreement (this **Agreement**) is made at {{placeOfSigning}} on {{agreementDate}}.

### Between

(1) **{{companyName}}**, a company under the Companies Act, 2013, CIN {{companyCin}}, having its registered office at
{{companyOffice}}, e-mail {{companyEmail}} (the **Company**); and

(2) **{{internName}}**, aged 18 or more, identified by {{internPan}}, residing at {{internAddress}}, e-mail {{internEmail}} (the **Intern**).

Each is a **Party** and together they are the **Parties**.

### Background

{?institution}
(A) The Intern is studying for {{course}} at {{institutionName}} (the **Institution**) and wishes to gain practical experience in {{field}}.
{/institution}

{!institution}
(A) The Intern wishes to gain practical experience in {{field}}.
{/institution}

(B) The Company is willing to teach the Intern through a short internship, on the terms of this Agreement.

### The Parties agree

## Definitions

- In this Agreement:

: **Confidential Information** means all information, in any form, about the Company, its products, customers, suppliers, finances, technology or staff that is not public and that the
Intern learns through the Internship. It includes source code, prices, plans, customer lists and personal data.

: **Internship** means the learning engagement under this Agreement. **Internship Period** means the time from {{startDate}} to {{endDate}}, both days included, or to the day on which the
Internship ends earlier.

: **Learning Plan** means the plan in [[#schedule-plan]]. **Supervisor** means {{supervisor}}, {{supervisorTitle}}, or another person whom the Company names in writing.

: **Work** means everything that the Intern makes, alone or with others, for the Internship or with Confidential Information, including code, designs, text, data, reports and
inventions.

- A reference to a statute is to it as amended or re-enacted.

## The Internship {#internship}

- The Company takes the Intern for the Internship Period. It may be extended once, in writing, but will not be longer than six months in all.
- The purpose is to learn. The Company will teach by the Learning Plan and will not use the Intern to replace a regular employee.
- The Supervisor will guide the Intern, meet the Intern at least once a week, and give written feedback in the middle and at the end of the Internship Period.
- The place is {{workplace}}. The Intern will work {{workMode}}.
{?institution}
- The Internship is subject to the Institution's rules, so far as the Intern has given them to the Company. The Intern must give a letter of no objection from the Institution before the first
  day. The Company will sign the attendance and evaluation forms that the Institution asks for. {#institution-rules}
{/institution}

> Employee or intern? The name does not decide. A person who works to targets and under direction like other staff may be held an employee, with wages, provident fund and the rest. Keep to
> the learning plan, keep the feedback, and keep it short. If you have 30 or more staff, check also whether the Apprentices Act, 1961 requires you to engage apprentices.

## Hours and leave {#hours}

- The Intern will attend for up to {{weeklyHours|full}} hours a week, and never more than eight hours a day or 48 hours a week, on days agreed with the Supervisor. At least one day in seven is free.
- Days of leave allowed for each month: {{leaveDays|full}}{?stipendKind=paid}, without loss of stipend{/stipendKind}. The Intern also has the Company's holidays, and reasonable time for examinations with three days' notice where
  possible. Sickness must be reported on the same day.
- The Company will not ask the Intern to attend before 08:00 or after 19:00 without the Intern's written consent and safe transport.

## Stipend and expenses {#stipend}

{?stipendKind=paid}
- The Company will pay the Intern a stipend of {{stipend|full}} a month, and in proportion for part of a month, by bank transfer on or before the seventh day of the next month. {#stipend-amount}
- The stipend supports the Intern's learning and costs. The Company will deduct tax only where the Income-tax Act, 2025 requires it.
- The last payment, with any expenses claimed, will be made within two working days of the end of the Internship.
{/stipendKind}
{?stipendKind=unpaid}
- No stipend is payable. The Intern will only observe, practise and learn, and will not be asked to do work that the Company would otherwise pay for. {#no-stipend}
- The last expenses claimed will be repaid within seven days of the end of the Internship.
{/stipendKind}
- The Company will repay travel and other expenses that the Supervisor approved beforehand, against bills.
- The Company takes no fee, deposit or bond from the Intern and will not keep original certificates or identity documents. {#no-bond}
{?insurance}
- The Company will insure the Intern against accident during the Internship Period, at its cost, and will give the Intern a copy of the terms. {#insurance}
{/insurance}

> Unpaid internships carry risk. If the intern adds value, a claim for the minimum wage is possible. Many institutions also require a stipend. Salary tax under section 392 of
> the Income-tax Act, 2025 applies if the stipend is in truth salary; a genuine scholarship for education is treated differently. Ask your accountant.

## Status: no assurance of employment {#status}

- This Agreement does not create employment or an apprenticeship under the Apprentices Act, 1961, and does not promise either. The Parties do not intend the benefits of an employee to apply.
- The Company may offer employment later. It will then be by a separate appointment letter. Time spent as an Intern does not count as service unless that letter or the law says so.
- If the law treats the Intern as an employee or gives the Intern a right, nothing in this Agreement takes it away.

## Conduct {#conduct}

- The Intern must attend regularly, take care, follow the Supervisor's reasonable directions, keep the Company's rules on safety, information security and behaviour, and be honest.
- The Intern may take up other study or work that does not conflict with the Internship, and must tell the Supervisor of it.
- The Intern has no authority to bind the Company or to speak for it in public.
{?equipment}
- Devices and accounts lent by the Company stay its property. They are for the Internship only. The Intern must keep them safe and must report loss at once. The Intern pays for loss or damage only if it was
  wilful or grossly careless, and not more than the value at that time. {#equipment}
{/equipment}

## Safety and respect at work {#safety}

- The Company will give a safe place of work and an introduction to safety on the first day. In an emergency it may call: {{emergencyContact}}.
- The Sexual Harassment of Women at Workplace (Prevention, Prohibition and Redressal) Act, 2013 covers interns and trainees. The Company's policy under that Act applies to the Intern, both as one
  protected and as one bound. The names of its Internal Committee, or of the district's Local Committee if the Company has fewer than ten workers, will be given on the first day.
- The Intern may raise any complaint with the Supervisor, or with the signatory of this Agreement{?institution}, or with the Institution{/institution}. A complaint made in good faith will not affect {?stipendKind=paid}the stipend, {/stipendKind}the
  feedback or the certificate.

## Confidentiality {#confidentiality}

- During the Internship Period and for {{secrecyYears|full}} years after it, the Intern must keep Confidential Information secret and use it only for the Internship. For source code, trade secrets and personal data the duty
  continues for as long as they remain secret or the law protects them.
- The duty does not cover what is public without the Intern's fault, what the Intern lawfully knew before, or the general skill that the Intern gains. It does not stop disclosure that the law requires, or a report of an
  offence or harassment.
- The Intern must not put Confidential Information on a personal device or account, or into a public artificial intelligence tool, without written consent.
- The Intern may describe the Internship in a résumé and name the Company and the field. {?institution}The Intern may submit an academic report to the Institution after the Supervisor has read it, within seven days, and
  asked for Confidential Information to be removed. {/institution}Samples of Work may be shown to others only with written consent. {#portfolio}

## Intellectual property {#ip}

- The Intern assigns to the Company, with effect from creation, all copyright, patent rights, designs and other intellectual property in the Work, present and future, for the full term of those rights with renewals, throughout the
  world, in every medium and mode of use, now known or later devised. {#assignment}
- The consideration is {?stipendKind=paid}the stipend and {/stipendKind}the training that the Company gives, and no royalty is due. The assignment does not lapse for want of use under section 19(4) of the Copyright Act, 1957.
- So far as the law allows, the Intern will not assert against the Company or its licensees the special rights in section 57 of the Copyright Act, 1957. The Company will name the Intern as an inventor in a patent
  application where the Intern is one.
- The Intern keeps what was made before the Internship or independently of it{?institution}, and the copyright in the academic report, which the Company may use within its business{/institution}. The Intern must not put own or third-party
  material into the Work without telling the Supervisor.
- The Intern will, at the Company's cost, sign what is needed to record the Company's title.

> A trainee may not be under a contract of service, so section 17(c) of the Copyright Act, 1957 may not make the Company the first owner. The written
> assignment does. If the college claims a share in student inventions, settle that in writing first.

## Personal data of the Intern {#data}

- The Company will use the Intern's name, contact, identity, education, bank and attendance details, and the emergency contact, to run the Internship, make payments due, keep the workplace secure and meet its legal duties, and for no other purpose. {#data-use}
- It will keep the data secure and share it only with those who need it for these purposes{?institution}, including the Institution{/institution}. It will erase the data three years after the Internship, or later if the law so requires.
- By signing, the Intern consents to this use. The Intern may withdraw consent, ask to see, correct or erase the data, or complain, by writing to {{companyEmail}}. A complaint may also be made to the Data Protection Board of India, as the
  law provides. Photographs for publicity need separate consent.

> From May 2027 the Digital Personal Data Protection Act, 2023 requires the notice of data and purpose to stand apart from other terms. Give [[#data]] also as a separate sheet.

## Ending {#ending}

- The Internship ends on the last day of the Internship Period without notice. Either Party may end it earlier by {{noticeDays|full}} days' written notice, and the Intern need give no reason.
- The Company may end it at once for theft, violence, harassment, serious breach of confidence or repeated absence, after giving the Intern the reason in writing and a chance to answer. A complaint of sexual harassment is decided under the Company's
  policy and the law.
- The Intern may leave at once if the Company does not keep to this Agreement or the place is unsafe.
- On the last day the Intern must hand over the Work, and return all property, access and Confidential Information.

## Certificate {#certificate}

- An Intern who completes the Internship Period, or at least three quarters of it, will receive within seven days of its end a certificate on the Company's letterhead that states the dates, the field and the project.
- An Intern who leaves earlier will receive a letter that states the dates, unless the Internship was ended for misconduct.

## Survival {#survival}

- [[#confidentiality|Clause]], [[#ip]], [[#data]], [[#certificate]] and [[#disputes]], and sums due, survive the end of this Agreement.

${noticesClause()}
${disputesClause()}
- Nothing in this clause limits the right to go to a committee or authority under the law on sexual harassment or labour.
${generalClause({ stampBorneBy: "the Company" })}

### Signed by the Parties

The Parties have signed this Agreement on the date stated at its head. The Intern has received a copy.

@signatures
For and on behalf of **{{companyName}}** | Name: {{signatory}} | Designation: {{signatoryTitle}} | Date:
**{{internName}}** | Place: | Date:
Supervisor | Name: {{supervisor}} | Designation: {{supervisorTitle}} | Date:
{?institution}
Seen for **{{institutionName}}** | Name: | Designation: | Date:
{/institution}

=== Learning Plan {#schedule-plan}

| Part | What the Intern will learn | How it is reviewed |
|---|----------|-------|
| First goal | {{goalOne}} | Weekly meeting with the Supervisor |
| Second goal | {{goalTwo}} | Feedback in the middle of the Internship Period |
| Third goal | {{goalThree}} | Feedback at the end |
| Project | {{project}} | Presentation and report in the last week |

1. On the first day the Company introduces the Intern to its team, tools, safety rules and policies.
2. The Supervisor and the Intern may change the plan by e-mail, but not so as to take away its character of learning.
`,
};
