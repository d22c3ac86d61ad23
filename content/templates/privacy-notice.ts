import type { Template } from "../schemas/template.ts";

export const t: Template = {
  id: "privacy-notice",
  title: "Privacy Notice and Consent Form",
  kind: "set",
  description:
    "A website privacy notice, a consent form, a request form and a breach letter for the DPDP Act, 2023 and the Rules of 2025.",
  category: "Corporate",
  tags: ["DPDP", "Privacy", "Consent", "Website", "Data protection"],
  features: [
    "Itemised table of personal data, purpose and retention",
    "Consent and withdrawal wording, with a record of consent",
    "Named contact person and complaint route to the Board",
    "Request form for access, correction, erasure and nomination",
    "Processors, transfers, children and breach covered",
    "Optional cookies, marketing, payments and job applicants",
  ],
  preview:
    "We collect the personal data listed in the table, for the purposes stated beside it, and keep it for the time stated. You may withdraw consent as easily as you gave it. Write to the person named here, and complain to the Data Protection Board of India if you are not satisfied.",
  fileName: "Privacy-Notice-and-Consent-Form.docx",
  downloads: 1640,
  rating: 4.6,
  version: "1.0",
  reviewedOn: "2026-11-15",
  changes: [
    {
      version: "1.0",
      date: "2026-11-15",
      text: "First version, drafted for the DPDP Rules, 2025, which apply in stages up to May 2027.",
    },
  ],
  purpose:
    "Publish the notice on your website and app, and show it before or with every form that asks for consent. Use the consent form, on paper or as the wording of a screen, to record what a person agreed to. The other forms help you answer requests and a breach. It suits a small or mid-sized business that decides for itself why it uses personal data.",
  whenNotToUse: [
    "You process data only for a client and on its instructions. You are a processor: use a data processing clause.",
    "The Government has notified you as a significant data fiduciary. You need a data protection officer, audits and impact assessments.",
    "You serve children, or track or target them. Verifiable consent of a parent and other limits apply.",
    "You deal in health, lending, insurance or payments, or serve people in the European Union. Other rules apply as well.",
  ],
  acts: [
    "Digital Personal Data Protection Act, 2023 (sections 4 to 14, 27 and 33)",
    "Digital Personal Data Protection Rules, 2025 (rules 3, 6 to 10, 14 and 15)",
    "Information Technology Act, 2000 (section 43A, until replaced)",
    "Information Technology (Reasonable Security Practices and Sensitive Personal Data) Rules, 2011, until replaced",
  ],
  variables: [
    {
      id: "businessName",
      kind: "name",
      label: "Name of the business",
      hint: "The legal name, and the brand in brackets if it differs.",
      example: "Kaveri Foods Private Limited",
      group: "Business",
      required: true,
    },
    { id: "businessAddress", kind: "address", label: "Registered office", group: "Business" },
    {
      id: "websiteName",
      kind: "text",
      label: "Website or app",
      example: "kaverifoods.example",
      group: "Business",
      required: true,
    },
    {
      id: "services",
      kind: "longtext",
      label: "Goods or services offered",
      hint: "Say what the data makes possible.",
      example: "online sale and delivery of packaged foods",
      group: "Business",
    },
    { id: "effectiveDate", kind: "date", label: "Date from which the notice applies", group: "Business" },
    {
      id: "contactName",
      kind: "name",
      label: "Contact person for data questions",
      hint: "A person who can answer. Until May 2027 the same person is your grievance officer.",
      example: "Meera Nair",
      group: "Contact",
      required: true,
    },
    {
      id: "contactTitle",
      kind: "text",
      label: "Contact person's designation",
      example: "Head of Operations",
      group: "Contact",
    },
    { id: "contactEmail", kind: "email", label: "Contact e-mail", group: "Contact", required: true },
    { id: "contactPhone", kind: "text", label: "Contact telephone", example: "080 4000 0000", group: "Contact" },
    {
      id: "rightsLink",
      kind: "text",
      label: "Page to withdraw consent or make a request",
      hint: "The exact page or app screen.",
      example: "kaverifoods.example/privacy-choices",
      group: "Contact",
    },
    {
      id: "identifier",
      kind: "text",
      label: "How a person is identified in a request",
      example: "the e-mail address or mobile number you gave us",
      group: "Contact",
    },
    {
      id: "replyDays",
      kind: "number",
      label: "Days to answer a request or grievance",
      hint: "Not more than 30 until May 2027, and never more than 90 after that.",
      group: "Contact",
      default: "30",
    },
    {
      id: "inquiryMonths",
      kind: "number",
      label: "Months for which inquiries are kept",
      group: "Retention",
      default: "12",
    },
    {
      id: "accountMonths",
      kind: "number",
      label: "Months an unused account is kept",
      group: "Retention",
      default: "36",
    },
    {
      id: "recordYears",
      kind: "number",
      label: "Years for which invoices are kept",
      hint: "Tax and company law usually require eight.",
      group: "Retention",
      default: "8",
    },
    {
      id: "cvMonths",
      kind: "number",
      label: "Months for which job applications are kept",
      group: "Retention",
      default: "12",
    },
    {
      id: "processors",
      kind: "longtext",
      label: "Kinds of service providers used",
      example: "cloud hosting, e-mail delivery, couriers and customer support software",
      group: "Sharing",
    },
    {
      id: "countries",
      kind: "text",
      label: "Countries where data may be stored",
      hint: "Only if data leaves India.",
      example: "Singapore and the United States",
      group: "Sharing",
    },
    { id: "signatory", kind: "name", label: "Who approves the notice", group: "Approval" },
    {
      id: "signatoryTitle",
      kind: "text",
      label: "Designation of who approves",
      example: "Director",
      group: "Approval",
    },
  ],
  options: [
    { id: "payments", label: "You take orders and payments", default: true },
    { id: "marketing", label: "You send marketing messages", default: true },
    { id: "cookies", label: "You use analytics or advertising cookies", default: true },
    { id: "careers", label: "You receive job applications", default: false },
    { id: "overseas", label: "Data may be stored outside India", default: false },
  ],
  body: `
# Privacy notice

**{{businessName}}** (**we**, **us**), having its registered office at {{businessAddress}}, decides why and how your personal data is used on {{websiteName}} (the **Site**) and when you deal with us. In the
Digital Personal Data Protection Act, 2023 (the **Act**) we are the Data Fiduciary and you are the Data Principal. This notice applies from {{effectiveDate}}. It stands by itself and is not part of any terms of use.

You may ask to read this notice in English or in any of the languages in the Eighth Schedule to the Constitution of India.

## In short

* We use your data for the purposes in the table in [[#data]], and for no other purpose without asking you.
* You may withdraw consent at {{rightsLink}} as easily as you gave it.
* Questions and grievances go to {{contactName}} at {{contactEmail}}. You may then complain to the Data Protection Board of India.
* We do not sell personal data.

## Data we collect, and why {#data}

We collect the items below to provide this: {{services}}. We collect no more than each purpose needs.

| Personal data | Purpose | Basis | Kept for |
|----------|--------|-------|-------|
| Name, e-mail, mobile number, and what you write to us | To answer your inquiry | Consent, or given by you of your own accord | {{inquiryMonths}} months after our last contact |
| Name, e-mail, mobile number, password in hashed form, address | To open and run your account and provide what you ask for | Your consent | While the account is in use, and {{accountMonths}} months after its last use |
{?payments}
| Order, delivery address, invoice, GSTIN, payment reference | To deliver, bill, refund and keep accounts | Your consent; then duties under tax and company law | {{recordYears}} years from the end of the financial year |
{/payments}
{?marketing}
| E-mail, mobile number, interests you choose | To send offers and news by the means you choose | Your separate consent | Until you withdraw |
{/marketing}
{?cookies}
| Device and browser type, IP address, pages viewed, cookie identifiers | To measure and improve the Site, and for advertising if you allow it | Your separate consent | 13 months from collection |
{/cookies}
{?careers}
| Curriculum vitae, education, work history, references, interview notes | To consider you for a job | Consent, or given by you of your own accord | {{cvMonths}} months after the decision |
{/careers}
| Logs of access to the Site and to personal data | Security, and finding out about a breach | Duty under law | One year, or longer if the law requires |

{?payments}Card and bank details go to the payment provider and are not kept by us. {/payments}If you do not give data that is needed for a purpose, we may be unable to provide that service. Other services are not affected.

## Your consent {#consent}

- We ask for consent by a clear act, such as ticking an empty box or pressing a button. Each separate purpose has its own choice. No box is ticked beforehand.
- You may withdraw consent at any time at {{rightsLink}}, or by writing to {{contactEmail}}. It costs nothing. {#withdraw}
- When you withdraw, we stop the processing within a reasonable time, make our service providers stop, and erase the data, unless the law requires or allows us to keep it. What was done before you withdrew stays lawful. We may
  have to stop a service that cannot work without the data.
- You may also give, manage or withdraw consent through a consent manager registered with the Data Protection Board of India.
- We may use data without consent only for the uses that section 7 of the Act allows, such as a duty to disclose under law, a court order, or a medical emergency.

{?cookies}
## Cookies {#cookies}

- Cookies that the Site needs in order to work, such as those that keep you signed in, are set without asking. All others are set only if you allow them in the banner, where refusing is as easy as accepting.
- You may change your choice at {{rightsLink}}.
{/cookies}

{?marketing}
## Marketing messages

- We send marketing only if you chose to receive it. Each message tells you how to stop it. Messages about an order or your account are not marketing.
{/marketing}

## Who sees your data {#sharing}

- Our service providers process data for us, on our instructions and under written contracts that require security. They are of these kinds: {{processors}}. On request we tell you the names of those with whom your data was shared.
- We disclose data to courts, law enforcement and other authorities when the law requires it, and to professional advisers who must keep it secret.
- If our business is sold or merged, the data may pass to the new owner, who must keep to this notice.
{?overseas}
- Data may be stored or processed in {{countries}}. We do this only as the Act and the rules under it allow, and not in a country to which the Central Government has restricted transfer.
{/overseas}
{!overseas}
- We store personal data in India. If this changes we will tell you before it does.
{/overseas}

## Security and breach {#security}

- We protect data by reasonable safeguards, including encryption or masking where suitable, access control, logs, back-ups and contracts with service providers.
- If there is a personal data breach that affects you, we will tell you without delay, in plain words: what happened, the likely effect, what we are doing, what you can do, and whom to ask. We will also inform the Data Protection Board of India.

## How long we keep it {#retention}

- We erase personal data when its purpose is over, when you withdraw consent, or at the end of the time in [[#data]], whichever is earliest, unless the law requires us to keep it.
- Back-up copies are overwritten in the ordinary cycle and are not used meanwhile.

## Your rights {#rights}

- You may ask us:
-- for a summary of the personal data we process, what we do with it, and with whom it was shared;
-- to correct, complete or update it;
-- to erase it, unless the law requires us to keep it;
-- to record a person whom you nominate to use your rights if you die or lose capacity; and
-- to settle a grievance about our handling of your data.
- To use a right, go to {{rightsLink}}, or send the request form to {{contactEmail}}. We identify you by {{identifier}}. We will not ask for more than we need to be sure it is you.
- We answer within {{replyDays|full}} days of receiving the request or grievance. There is no fee. {#reply}
- When you use these rights, the Act asks you not to impersonate anyone, hide material information, or make false complaints.

## Children

- The Site is meant for persons of 18 years or more. We do not knowingly collect data of a child without verifiable consent of a parent or lawful guardian, and we do not track children or aim advertising at them. If you think we hold such data, write to us and we will erase it.

## Contact and complaints {#contact}

- The person who can answer your questions about the processing of your data, and who is also our grievance officer, is:

% {{contactName}}, {{contactTitle}}
% {{businessName}}, {{businessAddress}}
% E-mail {{contactEmail}}, telephone {{contactPhone}}

- Please raise a grievance with us first. If you are not satisfied with the answer, or get none in the time stated in [[#reply]], you may complain to the Data Protection Board of India through its website or app.

## Changes

- If we change this notice we will show the new date at its head. If we wish to use your data for a new purpose, we will give you a new notice and ask for consent first.

@signatures
Approved for **{{businessName}}** | Name: {{signatory}} | Designation: {{signatoryTitle}} | Date:

> Before publishing, check every row of the table against what your forms, software and vendors really collect. A notice that promises more than you do is worse than a short one. Delete rows that do not apply.
> From May 2027 rule 8(3) requires personal data and logs of its processing to be kept for at least one year, for the official purposes it names, so check any shorter time.

> Timetable. The DPDP Rules were notified in November 2025. The duties on notice, consent, security, breach and rights bind from May 2027. Until then section 43A of the Information Technology Act, 2000 and the rules of 2011 under it
> apply: a published policy, a named grievance officer, and an answer within one month. This notice meets both.

> Put a short notice with a link to this one directly under each form. Offer translations that your users need; the Act gives them the choice of English or any language of the Eighth Schedule.

# Consent form

One form for each person. On a screen, show the same words and keep the same record.

To: **{{businessName}}**, {{businessAddress}}

1. I have read the privacy notice of {{businessName}} that applies from {{effectiveDate}}, in English or in the language I asked for.
2. I am 18 years of age or more.
3. I give consent to the use of my personal data for each purpose against which I have written Yes. I may say No to any of them. What I say on one does not affect the others.

| Purpose | Personal data | Yes or No |
|---------|---------|----|
| To answer my inquiry | Name, e-mail, mobile number, message | |
| To open and run my account | Name, e-mail, mobile number, address | |
{?payments}
| To deliver and bill my orders | Order, delivery address, GSTIN, payment reference | |
{/payments}
{?marketing}
| To send me offers and news by e-mail | E-mail, interests | |
| To send me offers and news by telephone or messaging app | Mobile number, interests | |
{/marketing}
{?cookies}
| To measure use of the Site by cookies | Device data, IP address, pages viewed | |
| To show me advertising by cookies | Device data, cookie identifiers | |
{/cookies}
{?careers}
| To consider me for a job | Curriculum vitae, work history, interview notes | |
{/careers}

4. I know that I may withdraw this consent at any time at {{rightsLink}} or by writing to {{contactEmail}}, that I may use my rights in the same way, and that I may complain to the Data Protection Board of India.

@signatures
Data Principal | Name: | E-mail or mobile number: | Date and time:

### Record kept by {{businessName}}

| Item | Entry |
|------|---------|
| How given (paper, screen), version of notice, language | |
| Date and time, and reference or IP address | |
| Purposes agreed to | |
| Dates of withdrawal, of stopping and of erasure | |

> The business must prove that notice was given and consent obtained (section 6(10) of the Act). Never refuse a service because a person says No to marketing.

# Request form: withdrawal, access, correction, erasure, nomination, grievance

To: {{contactName}}, {{contactTitle}}, {{businessName}}, {{contactEmail}}

1. **My details.** Name, and {{identifier}}: ………
2. **I ask you to** (mark what applies):

| Request | Mark | Details |
|----------|--|---------|
| Withdraw my consent, for all purposes or for those I name | | |
| Give me a summary of my data, and the names of those with whom it was shared | | |
| Correct, complete or update my data | | |
| Erase my data | | |
| Record my nominee (name, relation, contact) | | |
| Settle my grievance | | |

3. I am the person to whom the data relates, or I am entitled in law to act for that person and attach proof.

@signatures
Person making the request | Name: | Date:

For office use: received on ………; identity checked by ………; answered on ………, within {{replyDays|full}} days; service providers told on ………; reasons if refused in part ………

# Letter to persons affected by a breach

% To: ………
% Date: ………

**Personal data breach at {{businessName}}**

We write to tell you of a breach that affects your personal data.

1. **What happened.** Nature, extent, date and time, and place of the breach: ………
2. **What it may mean for you.** The data concerned and the likely consequences: ………
3. **What we have done and are doing.** ………
4. **What you can do to protect yourself.** For example, change your password, watch your accounts, and ignore messages that ask for codes: ………
5. **Whom to ask.** {{contactName}}, {{contactTitle}}, {{contactEmail}}, {{contactPhone}}.

@signatures
For **{{businessName}}** | Name: {{signatory}} | Designation: {{signatoryTitle}} | Date:

> Rule 7 of the DPDP Rules, 2025: tell each affected person, and the Board, without delay. Give the Board a detailed report within 72 hours of becoming aware, or the longer time it allows. There is no threshold of harm. A report to CERT-In of listed cyber incidents is due within six hours and
> is a separate duty that already applies. Failure of reasonable safeguards can draw a penalty of up to ₹250 crore.
`,
};
