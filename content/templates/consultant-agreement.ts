import type { Template } from "../schemas/template.ts";
import { disputesClause, generalClause, lawVariables, noticesClause, signingVariables } from "./shared.ts";

export const t: Template = {
  id: "consultant-agreement",
  title: "Consultant Agreement",
  kind: "agreement",
  description:
    "Terms for an independent consultant or freelancer in India: scope, fee with GST and TDS, ownership of work, and liability.",
  category: "Employment",
  tags: ["Consultant", "Freelancer", "Contractor", "GST", "TDS", "MSME"],
  features: [
    "Scope, deliverables and fee, with GST and TDS worked in",
    "Independent status: no employment and no agency",
    "Intellectual property passes on creation or on payment, as you choose",
    "Payment within 45 days for MSME suppliers, with interest",
    "Warranties, indemnity and a liability cap",
    "Acceptance test, termination and handover",
    "Data protection terms for personal data",
  ],
  preview:
    "The Consultant provides the services and deliverables in Schedule 1 as an independent contractor. The Company pays the fee in Schedule 2, plus GST and less TDS, against invoices. The work belongs to the Company, and each side's liability is limited.",
  fileName: "Consultant-Agreement.docx",
  downloads: 2670,
  rating: 4.8,
  version: "1.0",
  reviewedOn: "2026-11-15",
  changes: [
    {
      version: "1.0",
      date: "2026-11-15",
      text: "First version, for TDS under section 393 of the Income-tax Act, 2025 and the MSMED Act payment rule.",
    },
  ],
  purpose:
    "Use this when a person or a small firm outside your payroll does defined work for you: a designer, developer, accountant, adviser or trainer. It fixes what is to be done, what is paid and when, who owns the result, and how either side can end it. It is written for a consultant who is resident in India.",
  whenNotToUse: [
    "The person works full time under your direction, with your tools and for you alone. Use the Employment Agreement (Appointment Letter).",
    "The consultant lives outside India. Withholding tax, treaty relief and foreign exchange rules then apply.",
    "You buy continuing services through many orders. Use the Master Services Agreement with statements of work.",
    "You want people supplied to work under your control. The law on contract labour may apply.",
  ],
  acts: [
    "Indian Contract Act, 1872 (sections 27, 73, 74, 124 and 125)",
    "Income-tax Act, 2025 (section 393)",
    "Central Goods and Services Tax Act, 2017 (section 31)",
    "Micro, Small and Medium Enterprises Development Act, 2006 (sections 15 to 18)",
    "Copyright Act, 1957 (sections 17 to 19 and 57) and Patents Act, 1970 (section 68)",
    "Digital Personal Data Protection Act, 2023 and Rules, 2025",
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
    {
      id: "companyGstin",
      kind: "text",
      label: "Company's GSTIN",
      hint: "Write Not registered if there is none.",
      example: "29ABCDE1234F1Z5",
      group: "Company",
    },
    { id: "companyOffice", kind: "address", label: "Registered office", group: "Company" },
    { id: "companyEmail", kind: "email", label: "Company e-mail for notices and invoices", group: "Company" },
    { id: "signatory", kind: "name", label: "Who signs for the company", group: "Company" },
    { id: "signatoryTitle", kind: "text", label: "Signatory's designation", example: "Director", group: "Company" },
    {
      id: "consultantName",
      kind: "name",
      label: "Consultant's name",
      example: "Farah Siddiqui",
      group: "Consultant",
      required: true,
    },
    {
      id: "consultantForm",
      kind: "choice",
      label: "Consultant's legal form",
      group: "Consultant",
      default: "individual",
      choices: [
        { value: "individual", label: "Individual or sole proprietor", text: "an individual resident in India" },
        { value: "firm", label: "Partnership firm", text: "a partnership firm in India" },
        {
          value: "llp",
          label: "LLP",
          text: "a limited liability partnership under the Limited Liability Partnership Act, 2008",
        },
        { value: "company", label: "Company", text: "a company under the Companies Act, 2013" },
      ],
    },
    { id: "consultantPan", kind: "pan", label: "Consultant's PAN", example: "ABCPS1234M", group: "Consultant" },
    { id: "consultantAddress", kind: "address", label: "Consultant's address", group: "Consultant" },
    { id: "consultantEmail", kind: "email", label: "Consultant's e-mail", group: "Consultant" },
    {
      id: "gstStatus",
      kind: "choice",
      label: "Consultant's GST status",
      group: "Consultant",
      default: "unregistered",
      choices: [
        { value: "registered", label: "Registered under GST" },
        { value: "unregistered", label: "Not registered" },
      ],
    },
    {
      id: "consultantGstin",
      kind: "text",
      label: "Consultant's GSTIN",
      hint: "Only if registered.",
      example: "29ABCPS1234M1Z2",
      group: "Consultant",
    },
    {
      id: "udyam",
      kind: "text",
      label: "Udyam registration number",
      hint: "Only if the MSME option is on.",
      example: "UDYAM-KR-03-0000001",
      group: "Consultant",
    },
    {
      id: "keyPerson",
      kind: "name",
      label: "Person who will do the work",
      hint: "For an individual, repeat the name.",
      group: "Consultant",
    },
    {
      id: "services",
      kind: "longtext",
      label: "Services",
      hint: "Say what is included and, if it helps, what is not.",
      example: "design of the Company's online store, with two rounds of changes; photography is not included",
      group: "Work",
      required: true,
    },
    { id: "startDate", kind: "date", label: "Start date", group: "Work", required: true },
    { id: "endDate", kind: "date", label: "End date", group: "Work", required: true },
    {
      id: "companyInputs",
      kind: "longtext",
      label: "What the company must give",
      example: "brand files, product photographs and comments within three working days",
      group: "Work",
    },
    {
      id: "deliverableOne",
      kind: "longtext",
      label: "First deliverable",
      example: "Page layouts for approval",
      group: "Deliverables",
    },
    { id: "dueOne", kind: "date", label: "First due date", group: "Deliverables" },
    {
      id: "deliverableTwo",
      kind: "longtext",
      label: "Second deliverable",
      example: "Final design files and a style guide",
      group: "Deliverables",
    },
    { id: "dueTwo", kind: "date", label: "Second due date", group: "Deliverables" },
    {
      id: "acceptanceDays",
      kind: "number",
      label: "Days to test and accept",
      hint: "Keep it to 15 or fewer, the period in the MSMED Act.",
      group: "Deliverables",
      default: "10",
    },
    {
      id: "feeModel",
      kind: "choice",
      label: "How the fee is charged",
      group: "Fee",
      default: "milestones",
      choices: [
        { value: "milestones", label: "Fixed fee by deliverable" },
        { value: "monthly", label: "Monthly retainer" },
      ],
    },
    {
      id: "feeOne",
      kind: "money",
      label: "Fee for the first deliverable",
      hint: "For a fixed fee, without GST.",
      example: "60000",
      group: "Fee",
    },
    {
      id: "feeTwo",
      kind: "money",
      label: "Fee for the second deliverable",
      hint: "For a fixed fee, without GST.",
      example: "90000",
      group: "Fee",
    },
    {
      id: "monthlyFee",
      kind: "money",
      label: "Monthly fee",
      hint: "For a retainer, without GST.",
      example: "75000",
      group: "Fee",
    },
    {
      id: "paymentDays",
      kind: "number",
      label: "Days to pay an invoice",
      hint: "Never more than 45 if the consultant is an MSME.",
      group: "Fee",
      default: "30",
    },
    {
      id: "ipTiming",
      kind: "choice",
      label: "When ownership passes",
      hint: "On creation suits the company. On payment suits the consultant.",
      group: "Ownership and exit",
      default: "creation",
      choices: [
        { value: "creation", label: "On creation" },
        { value: "payment", label: "On payment of the fee" },
      ],
    },
    {
      id: "noticeDays",
      kind: "number",
      label: "Notice to end, in days",
      group: "Ownership and exit",
      default: "30",
    },
    {
      id: "secrecyYears",
      kind: "number",
      label: "Years of secrecy after the end",
      group: "Ownership and exit",
      default: "3",
    },
    ...lawVariables,
  ],
  options: [
    {
      id: "msme",
      label: "The consultant is a registered micro or small enterprise",
      hint: "Payment within 45 days, and interest by law on delay.",
      default: false,
    },
    { id: "expenses", label: "Expenses are repaid", default: true },
    { id: "personalData", label: "The consultant will handle personal data", default: true },
    { id: "liabilityCap", label: "Liability is capped at the fees of 12 months", default: true },
    { id: "nonSolicit", label: "No poaching of staff for 12 months", default: false },
  ],
  body: `
This Consultant Agreement (this **Agreement**) is made at {{placeOfSigning}} on {{agreementDate}}.

### Between

(1) **{{companyName}}**, a company under the Companies Act, 2013, CIN {{companyCin}}, GSTIN {{companyGstin}}, having its registered office at
{{companyOffice}}, e-mail {{companyEmail}} (the **Company**); and

(2) **{{consultantName}}**, {{consultantForm}}, PAN {{consultantPan}}{?gstStatus=registered}, GSTIN {{consultantGstin}}{/gstStatus}{?msme}, Udyam registration {{udyam}}{/msme}, of
{{consultantAddress}}, e-mail {{consultantEmail}} (the **Consultant**).

Each is a **Party** and together they are the **Parties**.

### Background

(A) The Consultant is in business on the Consultant's own account and has the skill to provide the Services.

(B) The Company wishes to engage the Consultant, as an independent contractor, on the terms of this Agreement.

### The Parties agree

## Definitions and interpretation

- In this Agreement:

: **Background Material** means tools, code, methods and content that the Consultant owned or licensed before this Agreement, or makes independently of it.

: **Confidential Information** means all information, in any form, that one Party receives from or about the other through this Agreement, that is not public, and that is marked confidential or would
reasonably be understood to be so. The Work Product is the Company's Confidential Information.

: **Deliverables** means the items listed in [[#schedule-work]]. **Services** means the services described there, including the Deliverables.

: **Fee** means the sums stated in [[#schedule-fee]]. It does not include GST.

: **GST** means tax under the goods and services tax laws of India.

: **Intellectual Property Rights** means copyright, patents, designs, trade marks, trade secrets, rights in software, databases and know-how, and all like rights, registered or not, anywhere in the world.

: **Key Person** means {{keyPerson}}.

: **Work Product** means the Deliverables and everything else, finished or not, that the Consultant makes for the Company in providing the Services, except Background Material.

- A reference to a statute is to it as amended or re-enacted. The Schedules are part of this Agreement, and the clauses prevail over them.

## Engagement and term {#engagement}

- The Company engages the Consultant to provide the Services from {{startDate}} to {{endDate}}, unless this Agreement ends earlier under [[#termination]]. The Parties may extend it in writing.
- The engagement is not exclusive. The Consultant may work for others, if this does not break a duty in this Agreement or create a conflict of interest. The Consultant must disclose any such conflict at once.

## Services {#services}

- The Consultant must:
-- provide the Services with the skill and care of an experienced professional in the field, and by the dates in [[#schedule-work]];
-- obey the laws that apply, and the Company's reasonable rules on safety and information security when on its premises or systems;
-- have the Key Person do or supervise the work, and replace the Key Person only with the Company's consent, which it will not unreasonably refuse; and
-- not sub-contract without written consent, and answer for the acts of sub-contractors as for the Consultant's own.
- The Company must give the inputs listed in [[#schedule-work]] and decisions in reasonable time. A date moves by the length of any delay that the Company causes.
- A change of scope, date or Fee binds only when both Parties have agreed it in writing. Despite [[#general]], an exchange of e-mail between the persons who signed this Agreement is enough.

## Acceptance {#acceptance}

- The Company will examine each Deliverable and, within {{acceptanceDays|full}} days of receiving it, accept it or state in writing how it does not meet [[#schedule-work]]. {#accept-test}
- The Consultant must correct a fault so stated within a reasonable time, at no charge, and deliver again. If the second correction fails, the Company may reject the Deliverable and need not pay the part of the Fee that fairly belongs to it, or accept it at a fair
  reduction.
- A Deliverable is accepted if the Company uses it in its business, or states no fault within the time in [[#accept-test]].

## Fee and payment {#fee}

- The Company will pay the Fee. The Consultant may invoice {?feeModel=milestones}the Fee for each Deliverable when it is accepted{/feeModel}{?feeModel=monthly}the monthly Fee at the end of each month, and a part of a month in proportion{/feeModel}. {#invoice}
- The Company will pay an undisputed invoice within {{paymentDays|full}} days of receiving it, by bank transfer. It must state a genuine dispute in writing within ten days, and pay the rest. {#payment}
{?msme}
- The Consultant is a micro or small enterprise. Despite [[#payment]], the Company must pay within the time that section 15 of the Micro, Small and Medium Enterprises Development Act, 2006 sets, and never later than 45 days from the day on which the
  Services are accepted or taken by that Act to be accepted. On delay it owes compound interest, with monthly rests, at three times the bank rate under section 16 of that Act. {#msme}
{/msme}
{!msme}
- On a late payment the Company owes simple interest at 12 per cent a year from the due date. If the Consultant becomes a registered micro or small enterprise and tells the Company so, the Micro, Small and Medium Enterprises Development Act, 2006 applies instead. {#interest}
{/msme}
{?gstStatus=registered}
- GST is payable in addition to the Fee, against a tax invoice that meets section 31 of the Central Goods and Services Tax Act, 2017. The Consultant must report the invoice in its return and pay the tax in time. If the Company loses input tax credit because the
  Consultant does not, the Consultant must make good the loss. {#gst}
{/gstStatus}
{?gstStatus=unregistered}
- The Consultant is not registered under GST and will charge none. If the Consultant becomes liable to register, the Consultant must tell the Company, and GST will then be payable in addition to the Fee against a tax invoice. {#gst-later}
{/gstStatus}
- The Company will deduct income tax at source under section 393 of the Income-tax Act, 2025 at the rate in force, on the Fee without GST where the invoice shows GST separately. It will deposit the tax and give the certificate in time. The Consultant must give a valid PAN; a higher rate
  applies without one. {#tds}
{?expenses}
- The Company will repay, at cost and against bills, travel and other expenses that it approved in writing beforehand. {#expenses}
{/expenses}
- The Fee is full payment for the Services and for the rights given by this Agreement. Each Party bears its own other taxes.

> TDS. Professional and technical fees and contract work have different rates and thresholds under section 393. Ask your accountant which applies, deposit by the 7th of the next month, and report in Form 140.

> MSME. A payment to a micro or small enterprise after the time in section 15 cannot be deducted for income tax until it is actually paid. Ask every consultant for a Udyam certificate before you sign. Companies that owe such sums for more than 45 days report
> them in Form MSME-1.

## Independent status {#status}

- The Consultant is an independent contractor. Nothing in this Agreement creates employment, agency, partnership or a joint venture. The Consultant decides how, when and where to work, subject to the dates and to [[#services]], and uses the Consultant's own tools unless agreed otherwise. {#independent}
- The Consultant has no authority to bind the Company, to sign for it or to speak for it.
- The Consultant is not entitled to wages, leave, bonus, provident fund, gratuity or other benefits of an employee, and is responsible for the Consultant's own taxes, registrations and insurance, and for the pay and statutory dues of
  any person the Consultant engages.
- The law and the Company's policy against sexual harassment at the workplace protect and bind the Consultant and the Key Person.

> The name does not decide. Fixed hours, one client, your equipment, your leave rules and your manager's daily direction point to employment, and the dues follow with interest. Review long engagements every year.

## Intellectual property {#ip}

{?ipTiming=creation}
- All Intellectual Property Rights in the Work Product belong to the Company. The Consultant assigns them to the Company, now and for future Work Product with effect from its creation. The Company's duty to pay the Fee is the consideration.
{/ipTiming}
{?ipTiming=payment}
- The Consultant assigns to the Company all Intellectual Property Rights in each part of the Work Product, with effect from payment of the undisputed Fee for {?feeModel=milestones}that part{/feeModel}{?feeModel=monthly}the month in which it was made{/feeModel} and without any further act. Until then the Company has a non-exclusive licence to use
  it for testing and in its business, which ends if the Fee is not paid within 30 days of a written reminder. {#assignment}
{/ipTiming}
- The assignment is of all rights of an owner in the Work Product, present and future, for their full term with renewals, throughout the world, in every medium and mode of use, now known or later devised. No royalty is due. It does not lapse under section 19(4) of the
  Copyright Act, 1957. {#extent}
- So far as the law allows, the Consultant waives, and will see that the Key Person waives, the special rights in section 57 of the Copyright Act, 1957 as against the Company and its licensees.
- The Consultant must have written assignments from employees and sub-contractors that allow this clause to work, and must sign what is needed to record the Company's title, including an assignment of a patent under section 68 of the Patents Act, 1970.
- The Consultant keeps Background Material. Where it forms part of a Deliverable, the Company has a non-exclusive, perpetual, worldwide, royalty-free licence to use, change and sub-license it as part of that Deliverable{?ipTiming=payment}, from the time when [[#assignment]] takes effect for it{/ipTiming}. {#background}
- Open-source or third-party material, and output of artificial intelligence tools, may be used in a Deliverable only if the Consultant has told the Company of it in writing and its terms allow the Company's use.
- The Consultant may show published Work Product in a portfolio, unless the Company objects on reasonable grounds.

> A consultant, unlike an employee, is the first owner of what the consultant writes. Without this clause the company would have only a licence. Sections 19(5) and 19(6) of the Copyright Act, 1957 cut an assignment to five years and to India if it does not
> state its term and territory.

## Confidentiality {#confidentiality}

- Each Party must keep the other's Confidential Information secret, use it only for this Agreement, and disclose it only to persons who need it for that purpose and are bound to like duties. This lasts for {{secrecyYears|full}} years after the end of this Agreement, and for trade secrets and source code for
  as long as they remain secret.
- The duty does not cover what is or becomes public without breach, was lawfully known before, is lawfully received from another, or is independently developed. It does not stop disclosure that the law requires, if the other Party is told first where the law permits.
- On request, and when this Agreement ends, each Party must return or destroy the other's Confidential Information, except copies that the law requires it to keep.

{?personalData}
## Personal data {#personal-data}

- Where the Consultant handles personal data for the Company, the Consultant acts as its data processor. The Consultant must process the data only on its written instructions and for the Services, keep reasonable security safeguards, engage no other processor without consent, and
  keep the data in India unless the Company agrees.
- The Consultant must tell the Company of a personal data breach without delay, and in any case within 24 hours of learning of it, help it to answer requests and to comply with the Digital Personal Data Protection Act, 2023, and erase the data when the Services end.

> The main duties under the Act bind from May 2027. The Company stays answerable for its processor, so keep this clause even for a small engagement.
{/personalData}

## Warranties {#warranties}

- Each Party confirms that it may lawfully enter into this Agreement and that doing so breaks no other agreement.
- The Consultant confirms that the Services will meet [[#services]]; that each Deliverable will be the Consultant's own work or properly licensed, and will not infringe another person's rights; and that a Deliverable will, for 60 days after acceptance, work as
  [[#schedule-work]] says. The Consultant will correct a fault reported in that time at no charge. {#warranty-period}
- The Company confirms that it may lawfully give the Consultant the inputs it gives.

## Indemnity and liability {#liability}

- The Consultant will indemnify the Company against loss and reasonable costs from a third person's claim that a Deliverable, used as intended, infringes Intellectual Property Rights, and from a claim for the pay, dues or taxes of the Consultant or its people. {#indemnity}
- The Company will indemnify the Consultant against loss and reasonable costs from a third person's claim that the Company's inputs infringe such rights. {#company-indemnity}
- A Party that claims an indemnity must give prompt notice, allow the other to conduct the defence, make no admission, and act reasonably to reduce the loss.
- Neither Party is liable for loss that is remote or indirect, including loss of profit that does not naturally arise from the breach. {#indirect}
{?liabilityCap}
- The total liability of each Party under this Agreement is limited to the Fee payable under it or, if it runs for more than 12 months, the Fee payable for the 12 months before the claim arose. {#cap}
- [[#indirect|Clause]] and [[#cap]] do not limit liability for fraud, wilful default, breach of [[#confidentiality]]{?personalData} or [[#personal-data]]{/personalData}, the indemnities in this clause, the duty to pay the Fee, or anything that the law does not allow
  to be limited. {#cap-exceptions}
{/liabilityCap}
{!liabilityCap}
- [[#indirect|Clause]] does not limit liability for fraud, wilful default, breach of [[#confidentiality]]{?personalData} or [[#personal-data]]{/personalData}, or the indemnities in this clause.
{/liabilityCap}
- A Party is not liable for delay caused by an event beyond its reasonable control, while the event lasts, if it tells the other at once and works to reduce the effect. This does not excuse payment.

{?nonSolicit}
## No soliciting of staff {#non-solicit}

- During this Agreement and for 12 months after it, neither Party will solicit for employment or engagement an employee of the other with whom it worked under this Agreement. A general advertisement, and the hiring of a person who answers it, are not a breach.
{/nonSolicit}

## Ending {#termination}

- Either Party may end this Agreement by {{noticeDays|full}} days' written notice, without a reason. {#convenience}
- Either Party may end it at once by written notice if the other commits a serious breach and, where it can be put right, does not do so within 15 days of a written request, or becomes insolvent. The Company may do so at once for fraud, harassment or breach of
  confidence by the Consultant. The Consultant may suspend work if an undisputed invoice stays unpaid for 15 days after a written reminder. {#for-cause}
- When this Agreement ends:
-- the Company must pay for Services provided and Deliverables accepted up to that day, and a fair part of the Fee for unfinished work that it chooses to keep, less any sum the Consultant owes; {#final-payment}
-- the Consultant must hand over all Work Product for which the Company pays, return property and access, and for 15 days answer reasonable questions at no charge; and
-- rights already accrued, and [[#fee]], [[#ip]], [[#confidentiality]], {?personalData}[[#personal-data]], {/personalData}[[#warranties]], [[#liability]], {?nonSolicit}[[#non-solicit]], {/nonSolicit}this clause and [[#disputes]], continue.
- The Consultant is free to work for a competitor of the Company after this Agreement ends, subject to the duties that continue.

${noticesClause()}
${disputesClause()}
{?msme}
- Nothing in this clause limits the right of a Party to go to the facilitation council under section 18 of the Micro, Small and Medium Enterprises Development Act, 2006.
{/msme}
${generalClause({ stampBorneBy: "the Company" })}

### Signed by the Parties

The Parties have signed this Agreement on the date stated at its head.

@signatures
For and on behalf of **{{companyName}}** | Name: {{signatory}} | Designation: {{signatoryTitle}} | Date:
For **{{consultantName}}** | Name: | Designation, if any: | Date:
Witness 1 | Name: | Address:
Witness 2 | Name: | Address:

=== Services and Deliverables {#schedule-work}

1. **Services:** {{services}}.
2. **Deliverables:** as in this table.

| Deliverable | Due on |
|----------|-----|
| {{deliverableOne}} | {{dueOne}} |
| {{deliverableTwo}} | {{dueTwo}} |

3. **Inputs from the Company:** {{companyInputs}}.

=== Fee {#schedule-fee}

| For | Invoiced on | Fee without GST |
|------|-----|-----:|
{?feeModel=milestones}
| {{deliverableOne}} | Acceptance | {{feeOne}} |
| {{deliverableTwo}} | Acceptance | {{feeTwo}} |
{/feeModel}
{?feeModel=monthly}
| Services in each month | End of the month | {{monthlyFee}} |
{/feeModel}

1. GST and tax deducted at source are dealt with in [[#fee]].
2. The Consultant will state a bank account, PAN and the name of this Agreement on each invoice.
`,
};
