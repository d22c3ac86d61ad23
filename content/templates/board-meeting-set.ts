import type { Template } from "../schemas/template.ts";

type Variables = Template["variables"];

const director = (prefix: string, group: string): Variables => [
  {
    id: `${prefix}Name`,
    kind: "name",
    label: `${group}: name`,
    example: "Meera Nair",
    group,
    required: prefix !== "three",
  },
  { id: `${prefix}Din`, kind: "text", label: `${group}: DIN`, hint: "Eight digits.", example: "01234567", group },
];

export const t: Template = {
  id: "board-meeting-set",
  title: "Board Meeting Notice, Agenda and Minutes",
  kind: "set",
  description:
    "A ready set for a board meeting of a private company: notice, agenda with notes, minutes, circular resolution, extract and directors' forms.",
  category: "Corporate",
  tags: ["Board meeting", "Minutes", "Agenda", "Resolutions", "Secretarial Standard"],
  features: [
    "Seven-day notice and agenda with notes on each item",
    "Standard resolutions: bank account, share certificates, first auditor, INC-20A",
    "Minutes in the form that Secretarial Standard SS-1 asks for",
    "Quorum and video attendance recorded as the Act requires",
    "Forms MBP-1 and DIR-8 for each director",
    "Resolution by circulation, and a certified extract for the bank",
  ],
  preview:
    "Notice is given that a meeting of the Board will be held on the date and at the place stated. The agenda and notes follow. The minutes record who attended, the quorum, the disclosures made and each resolution passed.",
  fileName: "Board-Meeting-Set.docx",
  downloads: 1870,
  rating: 4.6,
  version: "1.0",
  reviewedOn: "2026-11-15",
  changes: [
    {
      version: "1.0",
      date: "2026-11-15",
      text: "First version, for the first meeting after incorporation and for later meetings.",
    },
  ],
  purpose:
    "Use this set to call, hold and record a meeting of the board of a private limited company. With the first option on it carries the business of the first meeting, which is due within 30 days of incorporation. With that option off it becomes the set for a routine meeting. Send the notice and agenda first; complete the minutes after the meeting.",
  whenNotToUse: [
    "The company has only one director. A One Person Company with one director records its decisions in the minute book instead.",
    "The members must decide, for example on an ESOP scheme or a change of the articles. Call a general meeting.",
    "The company is listed, or must have independent directors or an audit committee. More rules apply.",
    "You are approving accounts, an issue of shares, a loan or a related party contract. Those resolutions have contents of their own.",
  ],
  acts: [
    "Companies Act, 2013 (sections 10A, 46, 56, 118, 139(6), 164, 173 to 175, 179 and 184)",
    "Companies (Meetings of Board and its Powers) Rules, 2014",
    "Companies (Management and Administration) Rules, 2014 (rules 9 and 25)",
    "Companies (Share Capital and Debentures) Rules, 2014 (rule 5)",
    "Companies (Appointment and Qualification of Directors) Rules, 2014 (rule 14)",
    "Secretarial Standard on Meetings of the Board of Directors (SS-1)",
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
    { id: "companyEmail", kind: "email", label: "Company e-mail", group: "Company" },
    {
      id: "incorporationDate",
      kind: "date",
      label: "Date of incorporation",
      hint: "On the certificate of incorporation.",
      group: "Company",
    },
    {
      id: "meetingNumber",
      kind: "text",
      label: "Serial number of the meeting",
      hint: "Number meetings in one series, such as 1/2026-27.",
      example: "1/2026-27",
      group: "Meeting",
      required: true,
    },
    {
      id: "noticeDate",
      kind: "date",
      label: "Date of notice",
      hint: "At least seven clear days before the meeting; add two if you post it.",
      group: "Meeting",
    },
    { id: "meetingDate", kind: "date", label: "Date of meeting", group: "Meeting", required: true },
    { id: "meetingDay", kind: "text", label: "Day of the week", example: "Monday", group: "Meeting" },
    { id: "startTime", kind: "text", label: "Time of start", example: "11:00", group: "Meeting" },
    {
      id: "endTime",
      kind: "text",
      label: "Time of conclusion",
      hint: "Fill after the meeting.",
      example: "12:15",
      group: "Meeting",
    },
    {
      id: "venue",
      kind: "address",
      label: "Place of meeting",
      hint: "The registered office, or any place in or outside India.",
      group: "Meeting",
    },
    {
      id: "videoLink",
      kind: "text",
      label: "Video link and access details",
      hint: "Only if directors may attend by video.",
      example: "link and passcode sent by e-mail with this notice",
      group: "Meeting",
    },
    {
      id: "previousMeeting",
      kind: "date",
      label: "Date of the previous meeting",
      hint: "Only for a later meeting.",
      group: "Meeting",
    },
    ...director("one", "First director"),
    ...director("two", "Second director"),
    ...director("three", "Third director"),
    { id: "chairName", kind: "name", label: "Who chairs the meeting", group: "Officers" },
    {
      id: "convenorName",
      kind: "name",
      label: "Who signs the notice",
      hint: "The company secretary if there is one, or a director whom the board authorises.",
      group: "Officers",
    },
    { id: "convenorTitle", kind: "text", label: "Designation of who signs", example: "Director", group: "Officers" },
    {
      id: "bankName",
      kind: "text",
      label: "Bank and branch",
      example: "a scheduled bank, Indiranagar branch, Bengaluru",
      group: "Resolutions",
    },
    {
      id: "bankMode",
      kind: "choice",
      label: "How the bank account is operated",
      group: "Resolutions",
      default: "joint",
      choices: [
        { value: "joint", label: "Any two signatories jointly", text: "any two of the authorised signatories jointly" },
        { value: "single", label: "Any one signatory alone", text: "any one of the authorised signatories singly" },
      ],
    },
    {
      id: "auditorName",
      kind: "text",
      label: "First auditor: firm name",
      example: "Rao and Iyer, Chartered Accountants",
      group: "Resolutions",
    },
    {
      id: "auditorNumber",
      kind: "text",
      label: "First auditor: firm registration number",
      example: "012345S",
      group: "Resolutions",
    },
    {
      id: "auditorFee",
      kind: "money",
      label: "First auditor: fee for the year",
      example: "50000",
      group: "Resolutions",
    },
    { id: "faceValue", kind: "money", label: "Face value of a share", group: "Resolutions", default: "10" },
    {
      id: "oneShares",
      kind: "number",
      label: "Shares of the first subscriber",
      hint: "The form takes the first two directors as subscribers; add rows for others.",
      example: "5000",
      group: "Resolutions",
    },
    {
      id: "twoShares",
      kind: "number",
      label: "Shares of the second subscriber",
      example: "5000",
      group: "Resolutions",
    },
  ],
  options: [
    {
      id: "firstMeeting",
      label: "First meeting after incorporation",
      hint: "Brings in the registered office, first directors, auditor, share certificates, bank account and INC-20A.",
      default: true,
    },
    { id: "thirdDirector", label: "There is a third director", default: false },
    { id: "video", label: "Directors may attend by video", default: true },
    {
      id: "shorterNotice",
      label: "Urgent meeting at less than seven days' notice",
      hint: "Only for urgent business.",
      default: false,
    },
  ],
  body: `
# Notice of meeting of the Board of Directors

% **{{companyName}}**
% CIN {{companyCin}}
% Registered office: {{companyOffice}}
% E-mail: {{companyEmail}}

**Date:** {{noticeDate}}

To the directors:

% {{oneName}}, DIN {{oneDin}}
% {{twoName}}, DIN {{twoDin}}
{?thirdDirector}
% {{threeName}}, DIN {{threeDin}}
{/thirdDirector}

### Notice

Notice is given under section 173(3) of the Companies Act, 2013 (the **Act**) that {?firstMeeting}the first meeting{/firstMeeting}{!firstMeeting}a
meeting{/firstMeeting}, serial number {{meetingNumber}}, of the Board of Directors (the **Board**) of {{companyName}} (the
**Company**) will be held as follows:

|------|----------------|
| Day and date | {{meetingDay}}, {{meetingDate}} |
| Time | {{startTime}}, Indian Standard Time |
| Place | {{venue}} |
{?video}
| Attendance by video | {{videoLink}} |
{/video}

The agenda and the notes on it are attached. Any item that is not on the agenda may be taken up with the permission of
the chair and the consent of a majority of the directors present.

{?video}
A director may attend in person or by video conferencing or other audio-visual means under section 173(2) of the Act and
rule 3 of the Companies (Meetings of Board and its Powers) Rules, 2014. A director who will attend by video must tell the
signatory of this notice by e-mail before the meeting. Such a director is counted for quorum.
{/video}

{?shorterNotice}
This meeting is called at notice shorter than seven days to transact urgent business, as the proviso to section 173(3) of
the Act allows. The Company has no independent director. A director who objects to shorter notice should say so in writing
before the meeting. The decisions will be circulated to every director.
{/shorterNotice}

Each director is asked to bring or send Form MBP-1 and Form DIR-8, which are attached, and to ask for leave of absence if
unable to attend.

@signatures
By order of the Board, for **{{companyName}}** | Name: {{convenorName}} | Designation: {{convenorTitle}} | DIN or membership number:

> Send the notice, agenda and notes to each director by hand, speed post, registered post, courier or e-mail, at the
> address registered with the company, at least seven clear days before the meeting. Keep proof of sending. An officer whose duty it is to give
> notice and who fails to do so is liable to a penalty of ₹25,000 under section 173(4) of the Act.

# Agenda and notes

Agenda of meeting {{meetingNumber}} of the Board of {{companyName}} (the **Company**), on {{meetingDate}} at {{startTime}}. The **Act** is the Companies Act, 2013.

1. **Chair.** To elect a chair of the meeting, if the Board has none.
2. **Quorum and attendance.** To note the directors present, in person{?video} or by video{/video}, and that there is a quorum. Quorum is one-third of the
   total strength of the Board or two directors, whichever is higher (section 174 of the Act).
3. **Leave of absence.** To grant leave to directors who have asked for it.
{?firstMeeting}
4. **Certificate of incorporation.** To note the certificate, the memorandum and articles of association, and the allotment of PAN and TAN.
5. **Registered office.** To note its situation and the filing about it. Section 12 of the Act requires a registered office within 30
   days of incorporation.
6. **First directors.** To note the first directors named at incorporation, and their consents in Form DIR-2.
{/firstMeeting}
{!firstMeeting}
4. **Previous minutes.** To note the minutes of the meeting held on {{previousMeeting}}, which have been circulated and signed.
5. **Action taken.** To review action on earlier decisions, and to note resolutions passed by circulation since then.
6. **Business review.** To review the accounts, cash position and plans of the Company. A paper is attached.
{/firstMeeting}
7. **Disclosure of interest and disqualification.** To take on record Form MBP-1 under section 184(1) of the Act and Form DIR-8
   under section 164(2) of the Act from each director.
{?firstMeeting}
8. **First auditor.** To appoint {{auditorName}}. The Board must do so within 30 days of incorporation (section 139(6) of the Act). The
   firm's consent and certificate of eligibility are attached.
9. **Subscription money and share certificates.** To note the shares subscribed and the money due, and to issue certificates to the subscribers, within two
   months of incorporation (section 56(4) of the Act).
10. **Bank account.** To open an account with {{bankName}} and authorise signatories.
11. **Commencement of business.** To authorise Form INC-20A, due within 180 days of incorporation (section 10A of the Act). The Company may not start
   business or borrow before it is filed.
12. **Statutory registers, books and designated person.** To fix where they are kept, and to designate a person to give information on beneficial interests to the
   Registrar.
{/firstMeeting}
{!firstMeeting}
8. **Compliance.** To note the report on filings, taxes and labour dues for the period. A checklist is attached.
9. **Bank account.** To open an account with {{bankName}} and authorise signatories.
{/firstMeeting}
13. **Any other business.** With the permission of the chair and the consent of a majority of the directors present.
14. **Vote of thanks.**

> The agenda goes with the notice. For each item of business attach a note that lets a director decide: the proposal, who is
> interested in it, and the draft resolution. Use the resolutions in the minutes as drafts. Delete items you do not need.

> How often. A company meets at least four times a calendar year, with no more than 120 days between two meetings. A One Person Company, a
> small company or a recognised startup that is a private company may hold one in each half of the calendar year, at least 90 days apart. Since 1 December 2025 a small company
> has paid-up capital of up to ₹10 crore and turnover of up to ₹100 crore.

# Minutes of the meeting

Minutes of {?firstMeeting}the first meeting{/firstMeeting}{!firstMeeting}the meeting{/firstMeeting}, serial number {{meetingNumber}}, of the
Board of Directors (the **Board**) of **{{companyName}}**, CIN {{companyCin}} (the **Company**), held on {{meetingDay}}, {{meetingDate}} at
{{venue}}. The meeting began at {{startTime}} and concluded at {{endTime}}.

### Attendance

| Director | DIN | Capacity | How and from where attended |
|--------|------|------|----------|
| {{oneName}} | {{oneDin}} | Director | |
| {{twoName}} | {{twoDin}} | Director | |
{?thirdDirector}
| {{threeName}} | {{threeDin}} | Director | |
{/thirdDirector}

In attendance: {{convenorName}}, {{convenorTitle}}. Invitees: none, unless named here.

## Chair

- {{chairName}}, being the chair of the Board or elected by the directors present, took the chair and welcomed the directors.

## Quorum

- The chair found that the quorum required by section 174 of the Companies Act, 2013 (the **Act**) was present, called the meeting to order, and
  confirmed that the quorum was present throughout.
- The notice and agenda had been sent to every director {?shorterNotice}at shorter notice, to transact urgent business. No director
  objected.{/shorterNotice}{!shorterNotice}at least seven days before the meeting.{/shorterNotice}
{?video}
- The chair took a roll call of the directors attending by video. Each gave name and location, confirmed receipt of the agenda and
  papers, and confirmed that no other person was attending or had access to the proceedings from that location. The proceedings were recorded.
{/video}

## Leave of absence

- Leave was granted to the directors who had asked for it. Their names, if any, are in the attendance table.

{?firstMeeting}
## Certificate of incorporation

- The Board noted the certificate of incorporation dated {{incorporationDate}}, CIN {{companyCin}}, the PAN and TAN allotted, and the registered memorandum
  and articles of association, which were placed on the table.

## Registered office

- The Board noted that the registered office of the Company is at {{companyOffice}}, and that its situation has been or will be verified to the
  Registrar within 30 days of incorporation.
- RESOLVED THAT the name, registered office, CIN, telephone number and e-mail of the Company be shown as section 12(3) of the Act requires, outside every office and on
  its letters, invoices, notices and website.

## First directors

- The Board noted that the directors named in the attendance table, including any on leave, are the first directors of the Company, and that
  their consents in Form DIR-2 are on record.
{/firstMeeting}
{!firstMeeting}
## Previous minutes

- The Board noted the minutes of the meeting held on {{previousMeeting}}, circulated in draft within 15 days of that meeting and
  since entered in the minute book and signed.

## Action taken

- The Board reviewed action on earlier decisions. It noted the resolutions passed by circulation since the last meeting, if any, whose text is
  attached to these minutes.

## Business review

- The Board discussed the accounts and cash position and the plans of the Company, and gave directions to the management.
{/firstMeeting}

## Disclosure of interest and disqualification

- The Board took on record the notices of interest in Form MBP-1 and the declarations in Form DIR-8 of every director.
- RESOLVED THAT the disclosures be noted, the particulars be entered in the register in Form MBP-4 where the Act requires it, and the
  forms be kept at the registered office for eight years from the end of the financial year to which they relate.

{?firstMeeting}
## First auditor

- RESOLVED THAT under section 139(6) of the Act {{auditorName}}, firm registration number {{auditorNumber}}, who have given written consent and a
  certificate that they are eligible under sections 139 and 141 of the Act, be appointed the first statutory auditors of the Company, to hold office until
  the conclusion of the first annual general meeting, on a fee of {{auditorFee|full}} besides tax and actual expenses.
- RESOLVED FURTHER THAT any director be authorised to inform the auditors and file Form ADT-1.

## Subscription money and share certificates

- The Board noted the shares that the subscribers to the memorandum have agreed to take, and that each must pay for them in full into the
  Company's bank account from an account in the subscriber's own name.
- RESOLVED THAT under sections 46 and 56(4) of the Act share certificates in Form SH-1 be issued as follows, signed by two directors, or by a
  director and the company secretary where the Company has one, once the money is received, and that the names be entered in the register of members in Form MGT-1:

| Folio and certificate | Subscriber | Shares of {{faceValue}} each | Distinctive numbers |
|------|--------|------:|--------|
| 1 | {{oneName}} | {{oneShares}} | |
| 2 | {{twoName}} | {{twoShares}} | |

- RESOLVED FURTHER THAT stamp duty on the certificates be paid within the time that the law of the state allows.
{/firstMeeting}
{!firstMeeting}
## Compliance

- The Board noted the report on compliance with company, tax and labour law for the period, and directed that any filing shown as pending be made
  without delay.
{/firstMeeting}

## Bank account

- RESOLVED THAT a current account in the name of the Company be opened with {{bankName}} (the **Bank**), and that the Bank be authorised to act on
  instructions, cheques and electronic payments signed or approved by {{bankMode}}.
- RESOLVED FURTHER THAT the following are the authorised signatories, and that any of them may sign and deliver the account opening forms and the documents for identification
  that the Bank asks for, and apply for internet banking on the same mandate:

| Authorised signatory | DIN | Specimen signature |
|--------|------|--------|
| {{oneName}} | {{oneDin}} | |
| {{twoName}} | {{twoDin}} | |
{?thirdDirector}
| {{threeName}} | {{threeDin}} | |
{/thirdDirector}

- RESOLVED FURTHER THAT this mandate stand until the Bank receives a certified copy of a later resolution that changes it.

{?firstMeeting}
## Commencement of business

- RESOLVED THAT once every subscriber has paid the value of the shares agreed to be taken, {{oneName}}, director, sign and file the declaration in Form INC-20A under section 10A of
  the Act, with the bank statement that shows the receipt, within 180 days of incorporation.
- RESOLVED FURTHER THAT the Company not commence business or exercise borrowing powers until the declaration is filed.

## Statutory registers, books and designated person

- RESOLVED THAT the registers, minute books and books of account be kept at the registered office, that accounts be kept in software with
  an audit trail as the Companies (Accounts) Rules, 2014 require, and that the financial year end on 31 March.
- RESOLVED FURTHER THAT {{oneName}}, director, be designated under rule 9 of the Companies (Management and Administration) Rules, 2014 as the person responsible for giving
  information to the Registrar on beneficial interests in the Company's shares.
{/firstMeeting}

## Any other business

- No other business was taken up, except what is recorded here with the permission of the chair and the consent of a majority of the directors present.

## Conclusion

- There being no further business, the meeting ended at {{endTime}} with a vote of thanks to the chair.

@signatures
Chair | Name: {{chairName}} | Place: | Date of signing:
Entered in the minute book by | Name: {{convenorName}} | Date of entry:

> Circulate the draft minutes to all directors within 15 days of the meeting and allow seven days for comments. Enter them in the minute book
> within 30 days of the meeting (section 118 of the Act). The chair of this meeting or of the next signs and dates the last page and initials the others. Send every director
> a certified copy of the signed minutes within 15 days of signing. Number the pages in one series, and do not paste or alter anything once signed. Keep minutes permanently.

> An interested director must disclose the interest before the item is discussed (section 184(2) of the Act). In a private company that is up to date with its annual filings, that director may then
> take part and be counted for quorum. Record the disclosure in the minutes.

{?firstMeeting}
> Filings after the first meeting: ADT-1 for the auditor within 15 days; INC-20A within 180 days of incorporation; INC-22 within 30 days if the office was not verified at
> incorporation. A private company other than a small company must issue shares in dematerialised form: instead of certificates, obtain an ISIN and credit the shares.
{/firstMeeting}

# Resolution by circulation

% **{{companyName}}**
% Circular resolution number: ………
% Date of circulation: ………
% Last date to reply: ………

To all the directors of {{companyName}}.

The following draft resolution is sent under section 175 of the Companies Act, 2013 (the **Act**) with the papers needed to decide it. Please mark
one box, sign, date and return it by hand or by e-mail by the last date to reply, which is not more than seven days from the date of circulation.

1. **Why it is urgent.** State in two or three lines why the matter cannot wait for a meeting.
2. **Interest of directors.** State who is interested, or write None. An interested director does not vote, unless the relief for private companies applies.
3. **Draft resolution.** RESOLVED THAT (state the decision, the person authorised to act on it, and any limit of amount or time).

| Director | For | Against | To be decided at a meeting |
|--------|-----|-----|-----|
| {{oneName}} | | | |
| {{twoName}} | | | |
{?thirdDirector}
| {{threeName}} | | | |
{/thirdDirector}

The resolution is passed when a majority of the directors entitled to vote approve it. If one-third or more of all directors ask for a meeting, the chair puts it to a meeting
instead. It is noted at the next meeting and made part of its minutes.

@signatures
Director | Name: {{oneName}} | Date:
Director | Name: {{twoName}} | Date:
{?thirdDirector}
Director | Name: {{threeName}} | Date:
{/thirdDirector}

> Some powers can be used only at a meeting (section 179(3) of the Act and rule 8 of the Companies (Meetings of Board and its Powers) Rules, 2014), such as issuing securities, borrowing, investing,
> lending, and approving accounts. Do not use a circular resolution for those.

# Certified extract of minutes

Certified true copy of the resolution passed at meeting {{meetingNumber}} of the Board of Directors of **{{companyName}}**, CIN {{companyCin}}, held on
{{meetingDate}} at {{venue}}.

(Copy the resolution here word for word from the signed minutes, for example the resolutions on the bank account.)

It is certified that the resolution was duly passed at a meeting at which a quorum was present, that it has been entered in the minute book, and that it has not been
changed or revoked.

@signatures
For **{{companyName}}** | Name: {{convenorName}} | Designation: {{convenorTitle}} | Date:

# Form MBP-1: notice of interest by a director

Under section 184(1) of the Companies Act, 2013 and rule 9(1) of the Companies (Meetings of Board and its Powers) Rules, 2014. One form for each director.

To the Board of Directors of {{companyName}}.

I, ………, son, daughter or spouse of ………, resident of ………, being a director of the company, give notice of my interest or concern in the following company or companies, bodies
corporate, firms or other association of individuals:

| No. | Name of company, body corporate, firm or association | Nature of interest or concern, or change in it | Shareholding | Date on which it arose or changed |
|--|---------|--------|-----|------|
| 1 | | | | |
| 2 | | | | |
| 3 | | | | |

@signatures
Director | Name: | DIN: | Place: | Date:

# Form DIR-8: intimation by a director

Under section 164(2) of the Companies Act, 2013 and rule 14(1) of the Companies (Appointment and Qualification of Directors) Rules, 2014. One form for each director.

% Registration number (CIN): {{companyCin}}
% Nominal capital: ………
% Paid-up capital: ………
% Name of company: {{companyName}}
% Registered office: {{companyOffice}}

To the Board of Directors of {{companyName}}.

I, ………, son, daughter or spouse of ………, resident of ………, director of the company, give notice that I am or was a director in the following companies during the last
three years:

| No. | Name of company | Date of appointment | Date of cessation |
|--|---------|-----|-----|
| 1 | | | |
| 2 | | | |
| 3 | | | |

I further confirm that I have not incurred disqualification under section 164(2) of the Companies Act, 2013 in any of the above companies in the previous financial year, and that
I at present stand free from any disqualification from being a director.

@signatures
Director | Name: | DIN: | Place: | Date:
`,
};
