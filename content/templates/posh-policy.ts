import type { Template } from "../schemas/template.ts";

type Variables = Template["variables"];

const member = (prefix: string, group: string, hint: string): Variables => [
  { id: `${prefix}Name`, kind: "name", label: `${group}: name`, hint, group: "Internal Committee" },
  {
    id: `${prefix}Contact`,
    kind: "text",
    label: `${group}: designation and contact`,
    example: "Head of Finance, 98450 00000",
    group: "Internal Committee",
  },
];

export const t: Template = {
  id: "posh-policy",
  title: "POSH Policy",
  kind: "policy",
  description:
    "A policy on prevention of sexual harassment at the workplace, with the order setting up the Internal Committee and the complaint form.",
  category: "Employment",
  tags: ["POSH", "Harassment", "Internal Committee", "Workplace", "HR policy", "Compliance"],
  features: [
    "Internal Committee with an external member, and the order to set it up",
    "Complaint within three months and inquiry within 90 days",
    "No retaliation, and confidentiality at every step",
    "Interim relief, conciliation and appeal explained in plain words",
    "Penalties that follow the Act and the Rules",
    "Training, annual report by 31 January and board's report figures",
    "Complaint form and timetable as schedules",
  ],
  preview:
    "The Company does not tolerate sexual harassment at any place of work, including online. Any person who faces it may complain to the Internal Committee within three months. The Committee hears both sides, completes its inquiry within 90 days, and the Company acts on its report within 60 days.",
  fileName: "POSH-Policy.docx",
  downloads: 3120,
  rating: 4.8,
  version: "1.0",
  reviewedOn: "2026-11-15",
  changes: [
    {
      version: "1.0",
      date: "2026-11-15",
      text: "First version, with the board's report figures required since 14 July 2025.",
    },
  ],
  purpose:
    "Every employer with ten or more workers in India must set up an Internal Committee at each office, publish a policy, train its people and report each year. This policy does that, and attaches the written order that constitutes the Committee, a complaint form and a timetable. Adopt it by a resolution of the board, name the members, and display it at every office.",
  whenNotToUse: [
    "You have fewer than ten workers. Complaints go to the district's Local Committee; keep the parts on conduct and support, and leave out the Internal Committee.",
    "You are an educational institution. The UGC or AICTE regulations on sexual harassment add their own rules.",
    "A complaint has already been made and you have no committee. Take a lawyer's advice first, and do not handle it informally.",
    "You need a code for other misconduct. Bullying and discrimination need their own policy.",
  ],
  acts: [
    "Sexual Harassment of Women at Workplace (Prevention, Prohibition and Redressal) Act, 2013",
    "Sexual Harassment of Women at Workplace (Prevention, Prohibition and Redressal) Rules, 2013",
    "Companies (Accounts) Rules, 2014 (rule 8(5)(x))",
    "Bharatiya Nyaya Sanhita, 2023 (sections 74 to 79)",
    "Information Technology Act, 2000",
    "Digital Personal Data Protection Act, 2023 and Rules, 2025",
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
    {
      id: "office",
      kind: "address",
      label: "Office that this committee covers",
      hint: "Each office or branch with ten or more workers needs its own committee.",
      group: "Company",
      required: true,
    },
    {
      id: "district",
      kind: "text",
      label: "District of the office",
      hint: "The annual report goes to its District Officer.",
      example: "Bengaluru Urban",
      group: "Company",
    },
    { id: "effectiveDate", kind: "date", label: "Date from which the policy applies", group: "Company" },
    { id: "resolutionDate", kind: "date", label: "Date of the board resolution", group: "Company" },
    { id: "director", kind: "name", label: "Director who signs", group: "Company" },
    {
      id: "complaintEmail",
      kind: "email",
      label: "E-mail of the committee",
      hint: "Open only to its members, not to IT or HR.",
      example: "ic@kaverifoods.example",
      group: "Internal Committee",
      required: true,
    },
    ...member("presiding", "Presiding Officer", "A woman employed at a senior level at the workplace."),
    ...member(
      "second",
      "Second member",
      "An employee committed to the cause of women, or with social or legal experience.",
    ),
    ...member("third", "Third member", "As for the second member. At least half of all members must be women."),
    ...member(
      "external",
      "External member",
      "From an NGO or association, or a person familiar with sexual harassment issues.",
    ),
    {
      id: "contactPerson",
      kind: "name",
      label: "Person who answers questions on the policy",
      hint: "Not a member of the committee, if you can.",
      group: "Internal Committee",
    },
    {
      id: "trainingTimes",
      kind: "number",
      label: "Trainings for all staff in a year",
      group: "Training and help",
      default: "1",
    },
    {
      id: "helpLine",
      kind: "text",
      label: "Outside help",
      hint: "A counsellor or helpline that staff can call.",
      group: "Training and help",
      default: "Women helpline 181, and police emergency 112",
    },
  ],
  options: [
    {
      id: "allGenders",
      label: "Protect persons of every gender",
      hint: "The Act protects women. With this on, the company gives others a like remedy under its own rules.",
      default: true,
    },
    {
      id: "otherOffices",
      label: "The company has other offices",
      hint: "Adds that each office has its own committee.",
      default: false,
    },
    {
      id: "counselling",
      label: "Paid counselling sessions for those affected",
      default: true,
    },
  ],
  body: `
% **{{companyName}}**
% CIN {{companyCin}}
% Policy on prevention, prohibition and redressal of sexual harassment at the workplace
% In force from {{effectiveDate}}

## Purpose and commitment {#purpose}

- {{companyName}} (the **Company**) does not tolerate sexual harassment. Every person has the right to work with dignity, in safety and without fear.
- This policy (this **Policy**) gives effect to the Sexual Harassment of Women at Workplace (Prevention, Prohibition and Redressal) Act, 2013 (the **Act**) and the Rules of 2013 under it
  (the **Rules**). Where the two differ, the Act and the Rules prevail.
- The board of directors adopted this Policy on {{resolutionDate}}. It is part of the conditions of service of every Employee. Sexual harassment is misconduct.

## Who and where {#scope}

- This Policy applies to every act of sexual harassment at the Workplace, by or against an Employee or another person who is there, such as a visitor, client, vendor or job applicant.
{?allGenders}
- The Act protects women. Under this Policy the Company gives a like remedy to persons of every other gender, as part of its service rules. The Committee deals with their complaints by the same steps and times, but a right or appeal that only the Act
  gives is open only to those whom the Act covers. {#all-genders}
{/allGenders}
- This Policy does not replace the criminal law. A person may go to the police at any time, and need not wait for the Committee. {#police}

> The Act binds every employer, but an Internal Committee is compulsory only where there are ten or more workers. Count everyone: permanent, temporary, contract, interns and directors who work.

## Definitions {#definitions}

- In this Policy:

: **Aggrieved Person** means a woman of any age, employed at the Workplace or not, who alleges having been subjected to sexual harassment{?allGenders}, and a person of any other gender who makes the same allegation under
this Policy{/allGenders}.

: **Committee** means the Internal Committee constituted under section 4 of the Act by the order in [[#schedule-order]], as changed from time to time.

: **Employee** means a person employed at the Workplace for any work, on regular, temporary, ad hoc or daily wage basis, directly or through an agent or contractor, for pay or not, or on a voluntary basis. It includes a
probationer, trainee, intern, apprentice, consultant and contract worker.

: **Local Committee** and **District Officer** mean those appointed for the district under the Act.

: **Respondent** means the person against whom a complaint is made.

: **Workplace** means every office and site of the Company, every place visited in the course of employment, transport that the Company provides, the home when working from home, off-site meetings and events, and calls, messages, video meetings
and social media when connected with work.

## What sexual harassment is {#harassment}

- **Sexual harassment** includes any one or more of these unwelcome acts, done directly or by implication: {#acts}
-- physical contact and advances;
-- a demand or request for sexual favours;
-- making sexually coloured remarks;
-- showing pornography; or
-- any other unwelcome physical, verbal or non-verbal conduct of a sexual nature.
- Any of these circumstances, if present in connection with such an act, may also amount to sexual harassment: {#circumstances}
-- an implied or express promise of preferential treatment in employment;
-- an implied or express threat of detrimental treatment, or about present or future employment status;
-- interference with work, or creating an intimidating, offensive or hostile work environment; or
-- humiliating treatment likely to affect health or safety.
- Examples are unwanted touching, staring or following; jokes, comments or questions about body or private life; repeated invitations after a refusal; sexual images or emojis in a work chat; unwelcome late-night calls; and linking an appraisal to a personal favour.
- What counts is the effect on the person who receives it, seen reasonably. That it was meant as a joke, or that the person did not protest at once, is no answer. Fair feedback on work is not harassment.

## The Internal Committee {#committee}

- The Company has constituted the Committee by a written order. It consists of:
-- a Presiding Officer, who is a woman employed at a senior level;
-- at least two members from among Employees, preferably committed to the cause of women or with experience in social work or legal knowledge; and
-- one external member from a non-governmental organisation or association committed to the cause of women, or a person familiar with issues of sexual harassment.
- At least half of the members are women. A member holds office for not more than three years from nomination. The external member is paid the fee and travel costs that the Rules require or, if higher, the Company has agreed.
{?otherOffices}
- This Committee covers {{office}}. Every other office or branch of the Company at a different place has its own Internal Committee, constituted by a separate order and displayed there. {#other-offices}
{/otherOffices}
- At least three members, including the Presiding Officer, must be present when the Committee conducts an inquiry. The external member should be present at every hearing. {#quorum}
- A member who is a party or witness to a complaint, or has a personal interest in it, must withdraw from it, and the Company will name a suitable replacement for that complaint. A member who breaks confidentiality, is
  convicted of an offence, is found guilty in a disciplinary proceeding or abuses the position will be removed and replaced. {#recusal}
- A complaint against the employer itself, meaning the persons who manage and control the Workplace, may be made to the Local Committee of {{district}}. {#against-employer}

## Making a complaint {#complaint}

- An Aggrieved Person may make a written complaint to any member of the Committee or to {{complaintEmail}}, within **three months** of the incident or, for a series of incidents, of the last one. The form in [[#schedule-form]] may be used. {#three-months}
- The Committee may extend the time by up to three months more, for reasons recorded in writing, if circumstances prevented the person from complaining in time.
- The complaint should state what happened, when, where and by whom, with the names of witnesses and copies of messages or documents. The Rules ask for six copies; one sent by e-mail is enough for the Company, which will make the rest.
- A member of the Committee must give all reasonable help to a person who cannot write the complaint. {#help}
- If the Aggrieved Person cannot complain because of physical or mental incapacity, or has died, a person named in the Rules may do so, such as a relative, friend, co-worker or legal heir.
- An anonymous message cannot be inquired into as a complaint, but the Company will take reasonable steps on it to prevent harm.
- A manager who learns of possible harassment must tell the person of this Policy, and tell the Committee without naming the person if the person so wishes. No manager may investigate or settle the matter.

## Conciliation {#conciliation}

- Before it starts an inquiry the Committee may, only if the Aggrieved Person asks, try to settle the matter by conciliation. No payment of money may be the basis of a settlement.
- The Committee records a settlement, sends it to the Company for action and gives copies to both sides. No inquiry follows, unless a term of the settlement is not kept.

## Interim relief {#interim}

- During an inquiry, on the written request of the Aggrieved Person, the Committee may recommend, and the Company must carry out:
-- transfer of the Aggrieved Person or the Respondent to another workplace or team;
-- leave for the Aggrieved Person of up to three months, on full pay and in addition to other leave;
-- that the Respondent must not report on the work or write the appraisal of the Aggrieved Person, and that another person must do so; or
-- any other suitable relief that the Rules allow, such as work from home or no contact.
- The Company will report to the Committee what it has done. Interim relief is not a finding against anyone.

## Inquiry {#inquiry}

- The Committee sends a copy of the complaint to the Respondent within seven working days. The Respondent must reply within ten working days of receiving it, with documents and names of witnesses. {#reply}
- The Committee follows natural justice. Both sides are heard, see the material on which the Committee relies, may call witnesses, and may put questions to the other side through the Committee. The Committee may arrange this so that they do not meet. No one may bring a lawyer. {#natural-justice}
- The Committee has, for its inquiry, the powers of a civil court to call and examine persons on oath and to require documents. It may sit by video.
- If a side does not appear at three consecutive hearings without good reason, the Committee may, after 15 days' written notice, end the inquiry or decide without that side. {#ex-parte}
- The Committee must complete the inquiry within **90 days** of the complaint. It gives its report, with findings and recommendations, to the Company and to both sides within ten days of completing it. {#ninety-days}
- Both sides will be given the findings and may make a representation to the Committee before the report is final, where both are Employees.

## Result and penalties {#result}

- If the allegation is not proved, the Committee recommends that no action be taken.
- If it is proved, the Committee recommends that the Company: {#proved}
-- act for misconduct under the service rules or, where there are none, by a written apology, warning, reprimand or censure, withholding of promotion, pay rise or increments, termination of service, counselling or community service; and
-- deduct from the Respondent's pay, or have the Respondent pay, a sum to the Aggrieved Person or the legal heirs.
- In fixing the sum the Committee looks at the trauma, pain and distress caused, the loss of career opportunity, medical expenses, the income and financial status of the Respondent, and whether payment in a lump sum or instalments is feasible.
- The Company must act on the recommendation within **60 days** of receiving the report, and tell the Committee. {#sixty-days}
- Where the Respondent is not an Employee, the Company will act as far as it can: by a report to that person's employer, a bar from the Workplace, an end to the contract, and help with a police complaint.
- A person aggrieved by the recommendations, or by failure to act on them, may appeal within **90 days** to the authority or court that section 18 of the Act provides. {#appeal}

> Section 18 names the appellate authority notified under the old law on standing orders, which the Industrial Relations Code, 2020 replaced from 21 November 2025. Check which authority is notified in your state before you tell the parties where to appeal.

## False complaints {#false}

- Action may be recommended against a person who, the Committee finds after inquiry, made a malicious complaint, or a complaint known to be false, or produced a forged or misleading document. The same applies to a witness who knowingly gives false evidence.
- That a complaint could not be proved, or lacks adequate proof, is not enough. Malicious intent must be established.

## No retaliation {#retaliation}

- No one may threaten, isolate, demote, transfer, dismiss or otherwise punish a person because that person, in good faith, complained, gave evidence, helped or sat on the Committee. Retaliation is misconduct and may be reported to the Committee. {#no-retaliation}
- For 12 months after a complaint, the director who signed this Policy or, if that director is concerned in the matter, another director will review any adverse decision on the appraisal, pay or place of the Aggrieved Person or a witness before it takes effect.

## Confidentiality {#confidentiality}

- The complaint, the identity and address of the Aggrieved Person, the Respondent and the witnesses, the proceedings, the recommendations and the action taken must not be published or made known to the public, press or media in any manner. Everyone involved will be asked to sign
  an undertaking to this effect. {#secrecy}
- Information on justice done may be shared without details that could identify the Aggrieved Person or a witness.
- A person who handles the matter and breaks this duty is liable to action under the service rules or, where there are none, to the penalty of ₹5,000 under rule 12.
- This does not stop a person from taking advice from a lawyer, doctor, counsellor or close family, or from going to the police or a court.
- The Committee keeps its records locked or encrypted for eight years from the end of the matter, or longer if a proceeding is pending. They are personal data, and are used only for this Policy and legal duties.

## Support {#support}

- The Company will help an Aggrieved Person who chooses to file a police complaint, and will start a complaint itself where the Act requires it. Sexual harassment, stalking, voyeurism and like acts are offences under the Bharatiya Nyaya Sanhita, 2023.
{?counselling}
- The Company will pay for up to six sessions with an independent counsellor for the Aggrieved Person, and on request for others affected. The counsellor does not report to the Company on what is said. {#counselling}
{/counselling}
- Outside help: {{helpLine}}. A woman may also complain through the SHe-Box portal of the Government of India.
- Questions on this Policy may be put to {{contactPerson}}, who will not be told the details of any complaint.

## Duties of the Company {#employer}

- The Company will:
-- provide a safe working environment, including safety from persons who come into contact with it at the Workplace;
-- display at conspicuous places at every office, and on its internal site, the penal consequences of sexual harassment and the order constituting the Committee;
-- give every Employee this Policy on joining;
-- hold awareness training for all Employees (sessions in a year, at the least: {{trainingTimes|full}});
-- hold orientation and skill training for the members of the Committee when they are appointed and once a year;
-- give the Committee the room, staff, records and attendance of persons it needs, and monitor that its reports come in time; and
-- register the Committee on the SHe-Box portal, and update it when members change. {#duties-list}

## Reports {#reports}

- The Committee prepares a report for each calendar year, under section 21 of the Act and rule 14, on: the number of complaints received, disposed of, and pending for more than 90 days; the number of workshops or awareness programmes; and the nature of action taken. {#annual-report}
- The Committee gives the report to the Company, and to the District Officer of {{district}}, by **31 January** of the next year. A nil report is also filed.
- The board's report of the Company states that it has complied with the provisions on the constitution of the Committee, with the number of complaints received in the financial year, disposed of, and pending for more than 90 days, as rule 8(5)(x) of the Companies (Accounts) Rules,
  2014 requires.

> Penalty. An employer that does not constitute a Committee, act on its report or file its figures may be fined up to ₹50,000 under section 26 of the Act. A second conviction doubles the penalty and may cost the business its licence. The date of 31 January is the one
> most districts follow; check yours.

> Board's report. The figures are compulsory since 14 July 2025. The format also asks for the number of women, men and transgender employees at the end of the financial year.

## Review {#review}

- The board reviews this Policy once a year and when the law changes. A change takes effect when it is published to all Employees.

### Adopted for the Company

Adopted by the board of directors on {{resolutionDate}} and signed on its behalf.

@signatures
For and on behalf of **{{companyName}}** | Name: {{director}} | Designation: Director | Date:

=== Order constituting the Internal Committee {#schedule-order}

In exercise of the power under section 4(1) of the Act, {{companyName}} constitutes the Internal Committee for its workplace at {{office}}, from {{effectiveDate}} and for three years, as follows:

| Position | Name | Designation and contact |
|-----|------|-------|
| Presiding Officer | {{presidingName}} | {{presidingContact}} |
| Member | {{secondName}} | {{secondContact}} |
| Member | {{thirdName}} | {{thirdContact}} |
| External member | {{externalName}} | {{externalContact}} |

1. Complaints may be sent to any member or to {{complaintEmail}}.
2. This order is to be displayed at the workplace. It replaces every earlier order for it. A pending complaint goes on before this Committee without a fresh start.

@signatures
For and on behalf of **{{companyName}}**, employer | Name: {{director}} | Designation: Director | Date:

> Before you sign: the Presiding Officer and at least half of all members must be women. If no senior woman works at this office, name one from another office of the Company. Take the written consent of each member, and change the table if you add members.

@pagebreak

=== Timetable {#schedule-times}

| Step | Who | Time |
|------|----|--------|
| Complaint | Aggrieved Person | Three months from the last incident; up to three more for reasons recorded |
| Copy to the Respondent | Committee | Seven working days from the complaint |
| Reply | Respondent | Ten working days from receipt |
| Inquiry complete | Committee | 90 days from the complaint |
| Report to the Company and both sides | Committee | Ten days from the end of the inquiry |
| Action on the report | Company | 60 days from receipt |
| Appeal | Either side | 90 days from the recommendations |
| Annual report | Committee | 31 January for the calendar year before |

@pagebreak

=== Complaint form {#schedule-form}

To the Presiding Officer, Internal Committee, {{companyName}}. This form is confidential. Use more sheets if needed.

| Question | Answer |
|------|----------|
| Name, designation and contact of the person complaining | |
| Name and designation of the Respondent, if known, and working relationship | |
| Dates, times and places of the incidents | |
| What happened | |
| Names of witnesses | |
| Documents, messages or pictures attached | |
| Interim relief requested, if any | |
| Is conciliation requested? No need to answer now | |

I state that this is true to the best of my knowledge. I will keep the matter confidential.

@signatures
Person complaining | Name: | Place: | Date:
Received for the Committee | Name: | Date and time:
`,
};
