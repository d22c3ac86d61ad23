import type { Template } from "../schemas/template.ts";
import { disputesClause, lawVariables, noticesClause, signingVariables } from "./shared.ts";

export const t: Template = {
  id: "employee-confidentiality-ip-agreement",
  title: "Employee Confidentiality and IP Assignment Agreement",
  kind: "agreement",
  description:
    "Keeps the company's code, inventions and client data secret and makes sure that the company owns what its employees create.",
  category: "Employment",
  tags: ["Confidentiality", "IP assignment", "Inventions", "Source code", "Employees"],
  features: [
    "Clear definition of confidential information, with exclusions",
    "Present assignment of inventions and copyright, with moral rights",
    "Return of materials and devices, with a signed certificate",
    "Schedule of prior inventions that stay the employee's",
    "Open-source and AI tool rules for code and content",
    "Survival, injunction and help with registration",
  ],
  preview:
    "The Employee keeps the Company's information secret during and after service. Work made in the course of employment belongs to the Company from the moment it is created, for the full term and throughout the world. Prior inventions listed in the Schedule stay with the Employee.",
  fileName: "Employee-Confidentiality-and-IP-Agreement.docx",
  downloads: 2190,
  rating: 4.7,
  version: "1.0",
  reviewedOn: "2026-11-15",
  changes: [
    {
      version: "1.0",
      date: "2026-11-15",
      text: "First version, with term and territory stated for section 19 of the Copyright Act, 1957.",
    },
  ],
  purpose:
    "Have each employee sign this on or before the first day, beside the appointment letter. It goes further than a clause in that letter: it names the work, rights, term and territory that Indian copyright law asks for, lists what the employee made before, and sets rules for open-source code and AI tools. Investors ask for it in due diligence.",
  whenNotToUse: [
    "The person is a consultant or freelancer. Section 17 of the Copyright Act, 1957 does not make you the first owner; use the Consultant Agreement.",
    "The person is a founder who built the product before the company existed. Use the Founders' Agreement, which assigns that work.",
    "You want to stop an employee from joining a competitor. Section 27 of the Indian Contract Act, 1872 makes that promise void.",
    "You are buying finished work from someone. Use a deed of assignment that names the work and the price.",
  ],
  acts: [
    "Indian Contract Act, 1872 (sections 27, 73 and 74)",
    "Copyright Act, 1957 (sections 17, 18, 19 and 57)",
    "Patents Act, 1970 (sections 6, 39 and 68)",
    "Designs Act, 2000",
    "Semiconductor Integrated Circuits Layout-Design Act, 2000",
    "Specific Relief Act, 1963",
    "Information Technology Act, 2000 (sections 5, 10A, 43 and 66)",
    "Digital Personal Data Protection Act, 2023 and Rules, 2025",
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
      hint: "Include what you plan to do next. It marks the field in which the company owns inventions.",
      example: "software for ordering and delivery of packaged foods",
      group: "Company",
      required: true,
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
    { id: "employeePan", kind: "pan", label: "Employee's PAN", example: "ABCPN1234K", group: "Employee" },
    { id: "employeeAddress", kind: "address", label: "Employee's home address", group: "Employee" },
    { id: "employeeEmail", kind: "email", label: "Employee's personal e-mail", group: "Employee" },
    { id: "designation", kind: "text", label: "Designation", example: "Software Engineer", group: "Employee" },
    {
      id: "stage",
      kind: "choice",
      label: "When the employee signs",
      hint: "A promise made after joining needs something in return.",
      group: "Employment",
      default: "joining",
      choices: [
        { value: "joining", label: "On joining" },
        { value: "existing", label: "Already employed" },
      ],
    },
    {
      id: "joiningDate",
      kind: "date",
      label: "Joining date",
      hint: "The first day of employment, past or to come.",
      group: "Employment",
      required: true,
    },
    {
      id: "payment",
      kind: "money",
      label: "One-time payment for signing",
      hint: "Only for someone already employed.",
      example: "5000",
      group: "Employment",
    },
    {
      id: "secrecyYears",
      kind: "number",
      label: "Years of secrecy after leaving",
      hint: "Trade secrets and personal data are protected for longer.",
      group: "Terms",
      default: "3",
    },
    {
      id: "returnDays",
      kind: "number",
      label: "Days to return materials when asked",
      group: "Terms",
      default: "3",
    },
    {
      id: "nonSolicitMonths",
      kind: "number",
      label: "Months without soliciting",
      hint: "Only if the option is on.",
      group: "Terms",
      default: "12",
    },
    {
      id: "priorInventions",
      kind: "longtext",
      label: "Prior inventions and works",
      hint: "Name each, with its date and any co-owner. No secrets: a short title is enough.",
      example: "Open-source library for calendars, 2023; mobile game with a friend, 2024",
      group: "Prior work",
      default: "None",
    },
    {
      id: "priorDuties",
      kind: "longtext",
      label: "Duties owed to former employers or others",
      hint: "For example a confidentiality agreement that still runs.",
      group: "Prior work",
      default: "None",
    },
    ...lawVariables,
  ],
  options: [
    {
      id: "aiTools",
      label: "Rules for AI tools",
      hint: "Keep it if staff use code or writing assistants.",
      default: true,
    },
    {
      id: "attorney",
      label: "Authority to sign for an employee who cannot be found",
      hint: "An irrevocable agency. See the note on signing by hand.",
      default: false,
    },
    { id: "nonSolicit", label: "No soliciting of customers and staff", default: false },
  ],
  body: `
This Employee Confidentiality and IP Assignment Agreement (this **Agreement**) is made at {{placeOfSigning}} on
{{agreementDate}}.

### Between

(1) **{{companyName}}**, a company under the Companies Act, 2013, CIN {{companyCin}}, having its registered office at
{{companyOffice}}, e-mail {{companyEmail}} (the **Company**, which includes its successors and assigns); and

(2) **{{employeeName}}**, PAN {{employeePan}}, residing at {{employeeAddress}}, e-mail {{employeeEmail}} (the
**Employee**).

Each is a **Party** and together they are the **Parties**.

### Background

(A) The Company carries on the business of {{business}}, and plans to extend it (the **Business**).

{?stage=joining}
(B) The Company will employ the Employee as {{designation}} from {{joiningDate}}. The employment, the pay for it and access to the
Company's information are given in return for the promises in this Agreement.
{/stage}

{?stage=existing}
(B) The Company has employed the Employee as {{designation}} since {{joiningDate}}. In return for the promises in this Agreement it will continue to
give the Employee access to its information and will pay {{payment|full}}, less tax, with the next salary.
{/stage}

### The Parties agree

## Definitions and interpretation

- In this Agreement:

: **Confidential Information** means all information, in any form and whether or not marked, that belongs to or concerns the Company, its
group companies, customers, suppliers, investors or staff, that is not public, and that the Employee receives, creates or sees through the
Employment, before or after the date of this Agreement. It includes source code, object code, algorithms, data models, designs, formulae, product plans, research, prices, costs, forecasts, financial statements, business plans, customer and supplier
lists and terms, personal data, access credentials, Work Product and trade secrets. It does not include what [[#exclusions]] takes out.

: **Employment** means the employment of the Employee by the Company, which began or begins on {{joiningDate}}, in any position. **Leaving Date** means the day on
which it ends, for any reason.

: **Intellectual Property Rights** means copyright and neighbouring rights, patents and rights in inventions, registered and unregistered designs, trade marks, domain names, layout designs of
integrated circuits, rights in databases, software, know-how and trade secrets, and all like rights, with applications and the right to apply
for them, anywhere in the world.

: **Prior Work** means the inventions and works listed in [[#schedule-prior]], and others that the Employee can show by written record were made before the
Employment.

: **Work Product** means all inventions, whether or not patentable, software in source and object code, literary, artistic and audio-visual works, designs, data, documents,
content, discoveries, improvements and know-how that the Employee makes, conceives, writes or develops, alone or with others, during the Employment and that:
-- are made in the course of the Employee's duties or on the Company's instructions;
-- are made with Confidential Information or with the Company's equipment, accounts, funds or facilities, other than trivial use; or
-- relate directly to the Business or to its actual and known research.

- A reference to a statute is to it as amended or re-enacted. The word including does not limit what comes before it.

## Confidentiality {#confidentiality}

- During the Employment and after it, for the time stated in [[#survival]], the Employee must: {#secrecy}
-- keep Confidential Information secret and protect it with reasonable care;
-- use it only for the work of the Company;
-- disclose it only to persons who need it for that work and are allowed by the Company to have it; and
-- copy it, or move it to a personal device, account or storage, only as the Company's written policy allows.
- The Employee must tell the Company at once of any loss, or unauthorised access, use or disclosure, and help to limit its effect.
- Information that the Company holds in confidence for a customer or another person must be treated as that person's terms require, once the
  Employee has been told of them.
- The Employee must process personal data only as the Company instructs and its policies allow, and must help it to comply with the Digital Personal
  Data Protection Act, 2023.

## What is not confidential {#exclusions}

- [[#confidentiality|Clause]] does not apply to information that:
-- is or becomes public without breach by the Employee;
-- the Employee lawfully knew, free of any duty of confidence, before the Employment;
-- the Employee lawfully receives from a third person who is free to disclose it; or
-- is the general skill, knowledge and experience of a person in the Employee's occupation.
- The Employee may disclose what the law, a court or an authority requires. Where the law permits, the Employee must first tell the Company, and
  must disclose no more than is required.
- Nothing in this Agreement stops a person from reporting an offence, a breach of labour law or harassment to an authority or committee, from giving
  evidence, or from discussing the person's own pay and conditions of work. {#whistle}

## Former employers and others {#former}

- The Employee will not bring to the Company, or use in its work, information or material in which a former employer or another person has rights, without
  that person's written consent.
- [[#schedule-duties|Clause]] lists every agreement that limits the Employee's freedom to work for the Company. The Employee confirms that there is no other.

## Ownership and assignment {#ip}

- All Work Product, and all Intellectual Property Rights in it, belong to the Company from creation. The Company is the first owner of copyright where section 17(c) of the Copyright Act,
  1957 so provides. {#ownership}
- So far as the Company is not already the owner, the Employee by this Agreement assigns to the Company, absolutely and free from any charge, all present and future Intellectual
  Property Rights in the Work Product. For Work Product not yet made, the assignment takes effect when it comes into existence, without any further act. {#assignment}
- The assignment covers: {#extent}
-- **the work**: all Work Product;
-- **the rights**: every right of an owner, including the rights to reproduce, store, issue copies, perform, communicate to the public, translate, adapt, make, use, sell, license and sue
  for past infringement, in every medium and mode of exploitation, now known or later devised;
-- **the term**: the full term of each right, with renewals and extensions; and
-- **the territory**: the whole world.
- The consideration is the Employee's salary and {?stage=joining}the Employment{/stage}{?stage=existing}the payment stated in the Background{/stage}. No royalty or further sum is due, except where a law
  that cannot be waived gives one.
- The assignment does not lapse because the Company does not exercise a right within a year or any other time. Section 19(4) of the Copyright Act, 1957 does not apply to it.
- So far as the law allows, the Employee waives, and will not assert against the Company, its licensees or assigns, the special rights of an author under section 57 of the
  Copyright Act, 1957. The Company may use Work Product with or without the Employee's name, and may change it. {#moral-rights}
- This clause does not apply to what the Employee makes wholly in the Employee's own time, without Confidential Information or the Company's resources, and that does not relate directly to the
  Business or result from the Employee's duties. {#own-time}

> Why so exact. Sections 19(5) and 19(6) of the Copyright Act, 1957 cut an assignment to five years and to India if it does not state its term and territory, and a mode of use that is not
> commercially known must be mentioned. Moral rights may not be fully waivable: courts protect an author against distortion that harms reputation.

## Disclosure and help {#help}

- The Employee must promptly disclose all Work Product to the Company, keep proper records of it in the Company's systems, and not publish it or apply to register it in any
  other name.
- During the Employment and after it, the Employee must, at the Company's cost, sign documents and give the help and evidence that the Company reasonably asks for to register, record, enforce or defend its rights. This
  includes a written assignment of a patent under section 68 of the Patents Act, 1970, and proof of the right to apply. After the Leaving Date the Company will pay a reasonable sum for
  the time spent.
- The Employee must not apply for a patent outside India for an invention made in India without the Company's consent and the permission that section 39 of the Patents Act, 1970 may require.
{?attorney}
- If the Company cannot, after reasonable effort for 30 days, get the Employee's signature on such a document, the Employee appoints the Company, by a director it names, as agent to sign it, for this purpose
  only. The agency is coupled with the Company's interest in the Work Product and is irrevocable under section 202 of the Indian Contract Act, 1872. {#agency}

> [[#agency|Clause]] works as a power of attorney, which the First Schedule to the Information Technology Act, 2000 keeps out of electronic signature. If you sign
> electronically, have the employee also sign a short power of attorney by hand, duly stamped.
{/attorney}

## Prior Work {#prior}

- Prior Work stays with the Employee or its owner. Where [[#schedule-prior]] names none, the Employee confirms that there is none that relates to the Business.
- The Employee must not put Prior Work into the Company's products without written consent. If Prior Work of the Employee is put into them, the Employee grants the Company a
  non-exclusive, perpetual, irrevocable, worldwide, royalty-free licence, which may be sub-licensed and transferred, to use, copy, change and sell it as part of those products. {#prior-licence}

## Open-source and third-party material {#open-source}

- The Employee must not, without approval under the Company's policy, put into a product open-source software whose licence requires source code of the product to be disclosed or licensed to others,
  or material for which the Company has no licence.
- The Employee must keep a record of open-source components used, keep to their licences, and not contribute the Company's code to a public project without written consent.
{?aiTools}
- The Employee may use only the artificial intelligence tools that the Company has approved, must not put Confidential Information or personal data into any other tool, and must review the output before
  it is used. The Employee must say, when asked, which parts of Work Product were made with such tools. {#ai-tools}
{/aiTools}

{?nonSolicit}
## No soliciting {#non-solicit}

- During the Employment and for {{nonSolicitMonths|full}} months after the Leaving Date, the Employee must not solicit:
-- a customer with whom the Employee dealt in the last 12 months of service, to take from the Company the business it does with that customer; or
-- an employee of the Company with whom the Employee worked, to leave it.
- A general advertisement, and dealing with a person who approaches the Employee unasked, are not soliciting. Nothing in this Agreement
  stops the Employee from working for a competitor after the Leaving Date.
{/nonSolicit}

## Return of materials {#return}

- On the Leaving Date, and within {{returnDays|full}} days of a request at any time, the Employee must return all documents, devices, keys and other property of the Company, and all Confidential Information. {#return-duty}
- The Employee must give the Company all passwords and access to work accounts, transfer control of repositories and accounts used for its work, and delete Confidential Information from
  personal devices and accounts after giving the Company a copy of anything it does not have.
- The Employee must sign the certificate in [[#schedule-certificate]]. The Company may check its own devices and accounts. It may not search personal ones without consent or a court's
  order.
- The Employee may keep documents about the Employee's own pay, tax, benefits and terms of service.
- After the Leaving Date the Company may tell a new employer that these duties exist, without disclosing more than is needed.

## Term and survival {#survival}

- This Agreement {?stage=joining}takes effect on the earlier of its date and the first day of the Employment{/stage}{?stage=existing}takes effect from the first day of the Employment{/stage}. It continues through every change of position or pay.
- The duties in [[#confidentiality]] last for {{secrecyYears|full}} years after the Leaving Date. For source code, algorithms and other trade secrets they last for as long as the information remains secret, and for personal data
  for as long as the law protects it.
- [[#ip|Clause]], [[#help]], [[#prior]], {?nonSolicit}[[#non-solicit]], {/nonSolicit}[[#return]], [[#remedies]] and [[#disputes]] survive the end of the Employment, however it ends.

## Remedies {#remedies}

- A breach of this Agreement may cause loss for which damages are not enough. The Company may seek an injunction or other specific relief under the Specific Relief Act, 1963, besides
  compensation under section 73 of the Indian Contract Act, 1872.
- The Company may not set off a claim under this Agreement against wages, except as section 18 of the Code on Wages, 2019 allows.
- Taking or damaging data without permission may also be an offence under sections 43 and 66 of the Information Technology Act, 2000.

> No fixed sum is stated for a breach. Under section 74 of the Indian Contract Act, 1872 such a sum is only a ceiling, and a large one for a junior
> employee weakens the agreement. Prompt action, access logs and a signed exit certificate are worth more.

${noticesClause()}
${disputesClause()}
## General {#general}

- **Other terms of service.** This Agreement is in addition to the appointment letter, and prevails over it on confidentiality and intellectual property. It does not promise employment for any time.
- **Entire agreement and amendment.** It is the whole agreement of the Parties on these subjects. A change binds only if it is in writing and signed by both Parties.
- **Waiver and severance.** A delay in using a right does not waive it. If a provision is void, it applies to the extent the law allows and the rest stands.
- **Assignment.** The Company may assign this Agreement to a group company or to the buyer of the part of the Business to which it relates, with notice to the Employee. The Employee may not assign it.
- **Advice.** The Employee has had time to read this Agreement and to take advice.
- **Electronic signature.** This Agreement may be signed in counterparts, and with an electronic signature that meets the Information Technology Act, 2000. It is then valid under sections 5 and 10A of
  that Act, and is an assignment in writing signed by the assignor.
- **Stamp duty.** The Company bears the stamp duty on this Agreement under the law of {{stampState}}.

> Stamp duty. In some states an assignment of copyright or other intellectual property carries its own rate, higher than that of a plain agreement. Check the rate for {{stampState}} before signing.

### Signed by the Parties

The Parties have signed this Agreement on the date stated at its head. The Employee has received a copy.

@signatures
For and on behalf of **{{companyName}}** | Name: {{signatory}} | Designation: {{signatoryTitle}} | Date:
**{{employeeName}}** | Place: | Date:
Witness 1 | Name: | Address:
Witness 2 | Name: | Address:

=== Prior Work and earlier duties {#schedule-prior}

1. Inventions and works made before the Employment that the Employee or another person owns: {{priorInventions}}.
2. Agreements and duties to former employers or others that still bind the Employee: {{priorDuties}}. {#schedule-duties}

=== Certificate on leaving {#schedule-certificate}

To be signed on the Leaving Date. The Employee certifies that:

1. All property, documents and devices of the Company have been returned, and access to all work accounts has been handed over.
2. No Confidential Information remains on a personal device, account or paper in the Employee's control, except: (write None or give details by hand).
3. All Work Product has been disclosed to the Company.
4. The Employee knows which duties continue under [[#survival]].

@signatures
**{{employeeName}}** | Leaving Date: | Date:
Received for **{{companyName}}** | Name: | Date:
`,
};
