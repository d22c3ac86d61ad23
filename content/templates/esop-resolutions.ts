import type { Template } from "../schemas/template.ts";

export const t: Template = {
  id: "esop-resolutions",
  title: "ESOP Board and Shareholder Resolutions",
  kind: "set",
  description:
    "The approvals pack for an ESOP scheme: board resolutions, notice of general meeting, explanatory statement, minutes and filing checklist.",
  category: "ESOPs",
  tags: ["ESOP", "Special resolution", "MGT-14", "Explanatory statement", "General meeting"],
  features: [
    "Board resolution and notice of the general meeting",
    "Special resolution with all the rule 12(2) disclosures",
    "MGT-14 checklist, due within 30 days",
    "Separate resolutions for grants of 1% or more and for group companies",
    "Proxy form, consent to shorter notice and minutes of the meeting",
    "Board resolution for the first grants",
  ],
  preview:
    "The Board approves the scheme and calls a general meeting. The explanatory statement makes each disclosure that rule 12(2) requires. The members pass the special resolution, the company files it in Form MGT-14 within 30 days, and the Board then makes the first grants.",
  fileName: "ESOP-Board-and-Shareholder-Resolutions.docx",
  downloads: 1390,
  rating: 4.7,
  version: "1.0",
  reviewedOn: "2026-11-15",
  changes: [
    {
      version: "1.0",
      date: "2026-11-15",
      text: "First version, to go with the ESOP Scheme for an unlisted private company.",
    },
  ],
  purpose:
    "Use this pack once your ESOP Scheme is drafted. It takes you from the board meeting to the members' approval and the filing, in the order in which you need each paper. Enter the same figures as in the scheme. An approval that leaves out a disclosure in rule 12(2) can be questioned years later, in diligence for a round of finance.",
  whenNotToUse: [
    "Your company is listed. The SEBI regulations set other contents for the notice.",
    "You only want to grant options under a scheme already approved. Use the last board resolution here with the ESOP Grant Letter.",
    "You are changing an approved scheme. A special resolution with the disclosures in rule 12(5) is needed.",
    "You are issuing shares on exercise. Use the ESOP Exercise Application and Allotment Set.",
  ],
  acts: [
    "Companies Act, 2013 (sections 62(1)(b), 100 to 105, 114, 117, 118, 173 and 179)",
    "Companies (Share Capital and Debentures) Rules, 2014 (rule 12)",
    "Companies (Management and Administration) Rules, 2014",
    "Secretarial Standards SS-1 and SS-2",
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
      id: "signatory",
      kind: "name",
      label: "Director or secretary who signs",
      example: "Meera Nair",
      group: "Company",
    },
    { id: "signatoryTitle", kind: "text", label: "Designation", example: "Director", group: "Company" },
    { id: "signatoryDin", kind: "text", label: "DIN or membership number", example: "01234567", group: "Company" },
    { id: "boardDate", kind: "date", label: "Date of board meeting", group: "Meetings", required: true },
    { id: "boardPlace", kind: "address", label: "Place of board meeting", group: "Meetings" },
    {
      id: "noticeDate",
      kind: "date",
      label: "Date of notice to members",
      hint: "At least 21 clear days before the meeting, unless the members consent to less.",
      group: "Meetings",
    },
    { id: "meetingDate", kind: "date", label: "Date of general meeting", group: "Meetings", required: true },
    { id: "meetingDay", kind: "text", label: "Day of general meeting", example: "Friday", group: "Meetings" },
    { id: "meetingTime", kind: "text", label: "Time of general meeting", example: "11:00", group: "Meetings" },
    { id: "meetingPlace", kind: "address", label: "Place of general meeting", group: "Meetings" },
    { id: "chairName", kind: "name", label: "Who chairs the general meeting", group: "Meetings" },
    {
      id: "schemeName",
      kind: "text",
      label: "Name of the scheme",
      group: "Scheme",
      default: "Employee Stock Option Scheme, 2026",
    },
    {
      id: "poolOptions",
      kind: "number",
      label: "Options in the pool",
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
    { id: "maxPerEmployee", kind: "number", label: "Most options for one employee", example: "2000", group: "Scheme" },
    {
      id: "exercisePrice",
      kind: "longtext",
      label: "Exercise price or formula",
      hint: "As in the scheme.",
      example: "the price the Board states in the grant letter, not less than face value",
      group: "Scheme",
    },
    {
      id: "vesting",
      kind: "longtext",
      label: "Vesting in short",
      example: "four equal yearly parts, the first one year after the grant",
      group: "Scheme",
    },
    { id: "maxVestYears", kind: "number", label: "Longest vesting period in years", group: "Scheme", default: "5" },
    {
      id: "exerciseYears",
      kind: "number",
      label: "Exercise period in years from vesting",
      group: "Scheme",
      default: "5",
    },
    { id: "leaverDays", kind: "number", label: "Days to exercise after leaving", group: "Scheme", default: "90" },
    {
      id: "heirMonths",
      kind: "number",
      label: "Months to exercise after death, incapacity or retirement",
      group: "Scheme",
      default: "12",
    },
    {
      id: "lockIn",
      kind: "text",
      label: "Lock-in of shares",
      hint: "Write Nil if there is none.",
      example: "12 months from allotment",
      group: "Scheme",
    },
    {
      id: "valuation",
      kind: "choice",
      label: "Method of valuing options",
      group: "Scheme",
      default: "fair",
      choices: [
        { value: "fair", label: "Fair value method", text: "the fair value method" },
        { value: "intrinsic", label: "Intrinsic value method", text: "the intrinsic value method" },
      ],
    },
    {
      id: "bigName",
      kind: "name",
      label: "Employee with one per cent or more",
      hint: "Only if the option is on. Repeat the resolution for each person.",
      group: "Special cases",
    },
    {
      id: "bigRole",
      kind: "text",
      label: "That employee's designation",
      example: "Chief Technology Officer",
      group: "Special cases",
    },
    { id: "bigOptions", kind: "number", label: "Options for that employee", example: "1500", group: "Special cases" },
    {
      id: "groupName",
      kind: "name",
      label: "Holding or subsidiary company",
      hint: "Only if the option is on.",
      example: "Kaveri Logistics Private Limited",
      group: "Special cases",
    },
    {
      id: "groupOptions",
      kind: "number",
      label: "Options for that company's staff",
      hint: "Part of the pool.",
      example: "1000",
      group: "Special cases",
    },
    { id: "firstGrantDate", kind: "date", label: "Board meeting that makes the first grants", group: "First grants" },
  ],
  options: [
    {
      id: "startupFounders",
      label: "Recognised startup: founders may take part",
      hint: "Match the scheme.",
      default: false,
    },
    {
      id: "onePercent",
      label: "A grant of one per cent or more in a year",
      hint: "Rule 12(4) asks for a separate resolution.",
      default: false,
    },
    {
      id: "groupStaff",
      label: "Grants to staff of a holding or subsidiary company",
      hint: "Rule 12(4) asks for a separate resolution.",
      default: false,
    },
    { id: "shorterNotice", label: "Meeting at less than 21 days' notice", default: false },
    { id: "firstGrants", label: "Board resolution for the first grants", default: true },
  ],
  body: `
# Board resolutions approving the Scheme

Certified true copy of the resolutions passed at the meeting of the Board of Directors (the **Board**) of **{{companyName}}**, CIN {{companyCin}} (the **Company**), held on {{boardDate}} at {{boardPlace}}, at which a quorum was present throughout.

## Approval of the Scheme

- The Board considered the draft of the {{schemeName}} (the **Scheme**), placed before it and initialled by the chair for identification.
- RESOLVED THAT under section 62(1)(b) of the Companies Act, 2013 (the **Act**), rule 12 of the Companies (Share Capital and Debentures) Rules, 2014 (**Rule 12**), and the memorandum and articles of association of the Company, and subject to approval of the members by special resolution and to any consent that a contract of the Company requires, the Scheme be approved. It
  provides for not more than {{poolOptions|full}} options, each for one equity share of {{faceValue}}, being {{poolPercent}} of the share capital on a fully diluted basis.
- The Board noted that the articles of association allow the Scheme and that the authorised capital is enough for the shares to be issued under it.
- RESOLVED FURTHER THAT the Board administer the Scheme, and that no option be granted until the members have approved it.

## Calling the general meeting

- RESOLVED THAT an extraordinary general meeting of the members be held on {{meetingDay}}, {{meetingDate}} at {{meetingTime}} at {{meetingPlace}}{?shorterNotice}, at shorter notice with the consent of the members under section 101 of the Act{/shorterNotice}, and that the draft notice and explanatory statement placed
  before the Board be approved.
- RESOLVED FURTHER THAT {{signatory}}, {{signatoryTitle}}, be authorised to sign and send the notice to every member, the auditors and every director, to make the filings, and to do what is needed to give effect to these resolutions.

## Disclosure of interest

- Every director who may be granted options disclosed that interest before the discussion. {?startupFounders}The Board noted that directors who are promoters or hold more than ten per cent may be eligible under the proviso in Rule 12, and that each disclosed the interest.{/startupFounders}{!startupFounders}The Board noted that promoters, and
  directors who hold more than ten per cent of the equity shares, are not eligible.{/startupFounders}

@signatures
Certified for **{{companyName}}** | Name: {{signatory}} | Designation: {{signatoryTitle}} | DIN or membership number: {{signatoryDin}} | Date:

> Pass these at a meeting, not by circulation: an issue of securities is for a meeting of the Board under section 179(3) of the Act. Check first that the articles allow options and that authorised capital is enough; if not, add items to change them.
> Check also the investors' consent rights in your shareholders' agreement.

# Notice of extraordinary general meeting

% **{{companyName}}**
% CIN {{companyCin}}
% Registered office: {{companyOffice}}
% E-mail: {{companyEmail}}

**Date:** {{noticeDate}}

Notice is given that an extraordinary general meeting of the members of {{companyName}} (the **Company**) will be held on {{meetingDay}}, {{meetingDate}} at {{meetingTime}} at {{meetingPlace}}{?shorterNotice}, at shorter notice,{/shorterNotice} to transact the following special business.

## Approval of the {{schemeName}} {#item-scheme}

- To consider and, if thought fit, to pass the following as a **special resolution**:
- RESOLVED THAT under section 62(1)(b) and other applicable provisions of the Companies Act, 2013 (the **Act**), rule 12 of the Companies (Share Capital and Debentures) Rules, 2014 (**Rule 12**), and the memorandum and articles of association of the Company, the {{schemeName}} (the **Scheme**), a copy of which was placed before the meeting, be approved. The board of directors of the
  Company, including a committee to which it gives its powers (the **Board**), is authorised to create, offer and grant under the Scheme, from time to time and in one or more parts, not more than {{poolOptions|full}} options to the employees and directors eligible under it. Each option may be exercised for one equity share of {{faceValue}}, on the terms of the Scheme and as the Board decides under it.
- RESOLVED FURTHER THAT the Board be authorised to issue and allot equity shares on exercise of the options, and that those shares rank equally with the existing equity shares from allotment.
- RESOLVED FURTHER THAT on a bonus issue, rights issue, split, consolidation, merger or other change of capital, the number of options and the exercise price be fairly adjusted as the Scheme provides, and the limit stated above be taken to be adjusted in the same way.
- RESOLVED FURTHER THAT the Company follow the accounting standards that apply to the Scheme, and that the Board be authorised to do all that is needed to give effect to this resolution, including filings with the Registrar of Companies.

{?onePercent}
## Grant of one per cent or more to an identified employee {#item-one-percent}

- To consider and, if thought fit, to pass the following as a **special resolution**:
- RESOLVED THAT under section 62(1)(b) of the Act, Rule 12(4)(b) and the Scheme, approval be given to the grant to {{bigName}}, {{bigRole}}, during any one year, of up to {{bigOptions|full}} options, which are equal to or more than one per cent of the issued capital of the Company (excluding outstanding warrants and conversions) at the time of grant, on the terms of the Scheme and out of the limit of {{poolOptions}} options.
{/onePercent}

{?groupStaff}
## Grants to employees of {{groupName}} {#item-group}

- To consider and, if thought fit, to pass the following as a **special resolution**:
- RESOLVED THAT under section 62(1)(b) of the Act, Rule 12(4)(a) and the Scheme, approval be given to the grant of up to {{groupOptions|full}} options, out of the limit of {{poolOptions}} options, to the eligible employees and directors of {{groupName}}, a holding or subsidiary company of the Company, on the terms of the Scheme.
{/groupStaff}

@signatures
By order of the Board, for **{{companyName}}** | Name: {{signatory}} | Designation: {{signatoryTitle}} | DIN or membership number: {{signatoryDin}}

### Notes

* The explanatory statement under section 102 of the Act is attached and is part of this notice.
* A member entitled to attend and vote may appoint a proxy to attend and vote on a poll in place of the member. A proxy need not be a member, unless the articles say so. The proxy form, Form MGT-11, is attached and must reach the registered office at least 48 hours before the meeting.
* A body corporate that is a member must send a certified copy of the resolution that authorises its representative under section 113 of the Act.
* The Scheme and the other papers referred to may be inspected at the registered office on working days from 10:00 to 17:00 until the meeting, and at the meeting.
* A route map to the place of meeting is attached.

> Sections 101 to 107 and 109 of the Act apply to a private company unless its articles or the Act's exemptions say otherwise. Read the articles on notice, quorum and proxies. If you mean to hold the meeting by video, check the Ministry's circular then in force and add its instructions.

# Explanatory statement

Under section 102 of the Companies Act, 2013 (the **Act**), with the disclosures required by rule 12(2) of the Companies (Share Capital and Debentures) Rules, 2014 (**Rule 12**). Words defined in the notice mean the same here.

### {{schemeName}}

The Company wishes to attract and keep able people and to let them share in its growth. The Board approved the Scheme on {{boardDate}}, subject to the approval of the members by special resolution. The main features, and the disclosures required, are:

| Rule 12(2) | Disclosure |
|-----|-----------|
| (a) Total options to be granted | {{poolOptions|full}}, each for one equity share of {{faceValue}}. This is {{poolPercent}} of the share capital on a fully diluted basis. Options that lapse may be granted again. |
| (b) Classes of employees entitled to participate | Permanent employees of the Company, working in India or outside India, and its directors, whether whole-time or not, other than independent directors{?groupStaff}, and such employees and directors of {{groupName}}{/groupStaff}. {?startupFounders}Promoters, the promoter group, and directors who hold more than ten per cent of the equity shares may take part for up to ten years from incorporation, because the Company is a recognised startup.{/startupFounders}{!startupFounders}Promoters, the promoter group, and directors who directly or indirectly hold more than ten per cent of the equity shares are excluded.{/startupFounders} |
| (c) Appraisal process for eligibility | The Board considers role and grade, length of service, performance rating, scarcity of the skill, and likely contribution to growth. |
| (d) Requirements and period of vesting | {{vesting}}. At least one year will pass between grant and vesting. The employee must be in service on the vesting date and meet any condition in the grant letter. On death or permanent incapacity all options vest at once. |
| (e) Longest period within which options vest | {{maxVestYears|full}} years from the grant |
| (f) Exercise price or formula | {{exercisePrice}} |
| (g) Exercise period and process | {{exerciseYears|full}} years from the vesting of each option. The employee applies in the prescribed form, pays the exercise price and the tax, and gives demat details. The Board then allots the shares. |
| (h) Lock-in, if any | {{lockIn}} |
| (i) Most options for one employee and in all | {{maxPerEmployee|full}} for one employee; {{poolOptions}} in all |
| (j) Method of valuing options | {{valuation}}, as the accounting standards that apply allow |
| (k) When vested options may lapse | If not exercised in the exercise period; and on termination of employment for misconduct, as the Scheme defines it |
| (l) Time to exercise on termination or resignation | {{leaverDays|full}} days after the last working day; {{heirMonths|full}} months after retirement, death or permanent incapacity; and never beyond the exercise period where the Scheme so says. Unvested options lapse on resignation or termination. |
| (m) Accounting standards | The Company will comply with the accounting standards that apply. |

Options may not be transferred, pledged or otherwise encumbered. The holder has no right to dividend or vote until shares are allotted. The Scheme may be changed only by special resolution, and not to the harm of the holders.

Because shares under the Scheme will be offered to persons other than the existing members, approval is sought under section 62(1)(b) of the Act. The Board recommends the special resolution in the first item.

{?onePercent}
### Grant of one per cent or more

Rule 12(4)(b) requires a separate resolution for options granted to identified employees, in any one year, equal to or more than one per cent of the issued capital (excluding outstanding warrants and conversions) at the time of grant. The Board proposes up to {{bigOptions|full}} options for {{bigName}}, {{bigRole}}, because of the importance of that role. The Board recommends
the special resolution.
{/onePercent}

{?groupStaff}
### Employees of {{groupName}}

Rule 12(4)(a) requires a separate resolution for options to employees of a holding or subsidiary company. The staff of {{groupName}} contribute to the growth of the Company. Not more than {{groupOptions|full}} options are proposed for them, within the pool. The Board recommends the special resolution.
{/groupStaff}

### Interest of directors and others

No director, manager or key managerial personnel, and no relative of any of them, is concerned or interested in these resolutions, financially or otherwise, except to the extent of the shares they hold{?onePercent},{/onePercent}{!onePercent} and{/onePercent} the options that may be granted to them under the Scheme{?onePercent} and, for {{bigName}}, the grant proposed{/onePercent}.

@signatures
By order of the Board, for **{{companyName}}** | Name: {{signatory}} | Designation: {{signatoryTitle}} | Date: {{noticeDate}}

> Fill every row from the scheme, word for word. If a figure here and in the scheme differ, the approval is open to question. State any real interest of a director by name.

# Form MGT-11: proxy form

Under section 105(6) of the Companies Act, 2013 and rule 19(3) of the Companies (Management and Administration) Rules, 2014.

% CIN: {{companyCin}}
% Name of the company: {{companyName}}
% Registered office: {{companyOffice}}

% Name of the member: ………
% Registered address: ………
% E-mail: ………
% Folio number, or DP ID and client ID: ………

I or we, being the member or members of ……… shares of the company, appoint the following person, or failing that person the next, as proxy to attend and vote on a poll for me or us at the extraordinary general meeting to be held on {{meetingDay}}, {{meetingDate}} at {{meetingTime}} at {{meetingPlace}}, and at any adjournment of it, on the resolutions below.

| Proxy: name | Address and e-mail | Signature |
|-------|--------|------|
| | | |
| | | |

| Resolution | For | Against |
|-----------|---|---|
| Approval of the {{schemeName}} | | |
{?onePercent}
| Grant of one per cent or more to {{bigName}} | | |
{/onePercent}
{?groupStaff}
| Grants to employees of {{groupName}} | | |
{/groupStaff}

@signatures
Member (affix revenue stamp) | Date:
Proxy | Date:

{?shorterNotice}
# Consent to shorter notice

To the Board of Directors, **{{companyName}}**.

I or we, ………, holding ……… equity shares in the Company, consent under section 101(1) of the Companies Act, 2013 to the holding of the extraordinary general meeting on {{meetingDate}} at {{meetingTime}} at shorter notice than 21 clear days.

@signatures
Member | Name: | Folio or DP ID and client ID: | Date:

> For an extraordinary general meeting, consent is needed from a majority in number of the members entitled to vote who together hold at least 95 per cent of the paid-up capital that gives a right to vote. It may be given in writing or electronically. Attach the consents to the minutes. The articles of a private company may say otherwise.
{/shorterNotice}

# Minutes of the extraordinary general meeting

Minutes of the extraordinary general meeting of **{{companyName}}**, CIN {{companyCin}} (the **Company**), held on {{meetingDay}}, {{meetingDate}} at {{meetingPlace}}. It began at {{meetingTime}} and concluded at ……….

| Directors and others present | Capacity |
|---------|---------|
| {{signatory}} | {{signatoryTitle}} |
| | |

Members present in person or by representative: ………. By proxy: ………. Equity shares represented: ……….

## Chair and quorum

- {{chairName}} took the chair, found that the quorum required by section 103 of the Companies Act, 2013 (the **Act**) or the articles was present, and called the meeting to order. The quorum was present throughout.
- The notice and the explanatory statement were taken as read{?shorterNotice}, and the consents to shorter notice were placed before the meeting{/shorterNotice}. The {{schemeName}} (the **Scheme**) and the registers were open for inspection.

## Approval of the Scheme

- The chair explained the Scheme and answered questions. The special resolution in the first item of the notice was proposed by ……… and seconded by ……….
- On a show of hands or poll, votes for: ………; votes against: ……….
- The chair declared it passed as a special resolution, the votes for it being not less than three times the votes against it. (Copy the resolution here in full.)

{?onePercent}
## Grant to {{bigName}}

- The special resolution for the grant of up to {{bigOptions}} options to {{bigName}} was proposed by ……… and seconded by ………. Votes for: ………; votes against: ………. The chair declared it passed as a special resolution. (Copy the resolution here in full.)
{/onePercent}

{?groupStaff}
## Grants to employees of {{groupName}}

- The special resolution for the grant of up to {{groupOptions}} options to employees and directors of {{groupName}} was proposed by ……… and seconded by ………. Votes for: ………; votes against: ………. The chair declared it passed as a special resolution. (Copy the resolution here in full.)
{/groupStaff}

## Conclusion

- There being no other business, the meeting ended with a vote of thanks to the chair.

@signatures
Chair | Name: {{chairName}} | Place: | Date of signing:

> Enter the minutes in the minute book of general meetings within 30 days (section 118 of the Act). The chair signs and dates the last page and initials each of the others. Issue certified copies only after that, or mark them as drafts.

{?firstGrants}
# Board resolution for the first grants

Certified true copy of the resolutions passed at the meeting of the Board of Directors of **{{companyName}}**, CIN {{companyCin}} (the **Company**), held on {{firstGrantDate}}, at which a quorum was present.

1. RESOLVED THAT under the {{schemeName}} (the **Scheme**), approved by the members by special resolution on {{meetingDate}}, options be granted to the following persons with effect from {{firstGrantDate}}, after the appraisal that the Scheme requires:

| Name and designation | Options | Exercise price | Vesting |
|--------|----:|-----|------|
| | | | {{vesting}} |
| | | | {{vesting}} |
| | | | {{vesting}} |

2. The Board noted that each of them is eligible under the Scheme, that the grants are within the pool of {{poolOptions}} options and the limit for one person, and that no grant equals or exceeds one per cent of the issued capital in the year{?onePercent}, other than the grant that the members approved separately{/onePercent}.
3. RESOLVED FURTHER THAT the grant letters in the form placed before the Board be approved, that {{signatory}}, {{signatoryTitle}}, sign and issue them, and that the grants be entered in the register in Form SH-6.
4. A director to whom a grant was proposed disclosed the interest and did not vote on it.

@signatures
Certified for **{{companyName}}** | Name: {{signatory}} | Designation: {{signatoryTitle}} | DIN or membership number: {{signatoryDin}} | Date:
{/firstGrants}

# Checklist of steps and filings

| Step | When | Done on |
|--------------|------|----|
| Read the articles, the authorised capital and the investors' consent rights | Before the Board meets | |
| Send notice of the board meeting, with the draft Scheme | Seven days before | |
| Board approves the Scheme and calls the general meeting | {{boardDate}} | |
| Send notice and explanatory statement to members, directors and auditors | {?shorterNotice}With consents of members to shorter notice{/shorterNotice}{!shorterNotice}At least 21 clear days before{/shorterNotice} | |
| Hold the general meeting and pass the special resolution | {{meetingDate}} | |
| File **Form MGT-14** with the certified resolution, notice, explanatory statement and Scheme | Within 30 days of passing it (section 117 of the Act) | |
| Enter minutes of both meetings | Within 30 days of each | |
| Grant options by board resolution and issue grant letters | After approval | |
| Enter grants in the register in **Form SH-6** | At once | |
| Obtain the valuation that the accounts need, and inform the auditor | Before the year ends | |
| Give the details that rule 12(9) requires in the Board's report | Each year | |
| On exercise: allot, and file **Form PAS-3** | Within 30 days of allotment | |

> Late filing of MGT-14 costs extra fees that grow with the delay, and penalties under section 117(2) of the Act. A notification of 5 June 2015 allows a private company that is up to date with its annual filings to approve options by ordinary resolution, but Rule 12 still says special. Pass and file a special
> resolution: investors look for it.
`,
};
