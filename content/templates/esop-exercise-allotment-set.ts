import type { Template } from "../schemas/template.ts";

export const t: Template = {
  id: "esop-exercise-allotment-set",
  title: "ESOP Exercise Application and Allotment Set",
  kind: "set",
  description:
    "Everything between a vested option and a share: exercise application, tax declaration, board resolution, allotment letter, PAS-3 list, register and cap table.",
  category: "ESOPs",
  tags: ["ESOP", "Exercise", "Allotment", "PAS-3", "SH-6", "Cap table"],
  features: [
    "Exercise notice with payment, PAN and demat details",
    "Board allotment resolution and list of allottees for PAS-3",
    "Register entry in the terms of Form SH-6",
    "Perquisite worked out from the merchant banker's value",
    "Tax payment or deferral declaration by the employee",
    "Allotment letter and cap table before and after",
    "Checklist of filings with the last date for each",
  ],
  preview:
    "The employee applies to exercise vested options and pays the price and the tax. The board allots the shares. The company writes to the employee, files the return of allotment within 30 days, enters the register and updates its cap table. Each paper is here, in order.",
  fileName: "ESOP-Exercise-and-Allotment-Set.docx",
  downloads: 1120,
  rating: 4.6,
  version: "1.0",
  reviewedOn: "2026-11-15",
  changes: [
    {
      version: "1.0",
      date: "2026-11-15",
      text: "First version, for one exercise by one employee. Tax sheet drafted for the Income-tax Act, 2025.",
    },
  ],
  purpose:
    "Use this set when an employee of an unlisted company wants to turn vested options into shares. The employee fills the first two papers. The company works out the tax, holds a board meeting, allots the shares and makes the filings with the rest. Use one set for each employee; one board resolution may cover several if you add rows to its table.",
  whenNotToUse: [
    "Options are held through an employee trust that transfers existing shares. A transfer form and the trust's own papers are needed.",
    "The company pays cash instead of issuing shares. That is a phantom plan or a buy-out of options.",
    "The company is listed. The regulations of the Securities and Exchange Board of India apply instead.",
    "The employee lives outside India. Pricing limits and a report in Form FC-GPR apply as well.",
  ],
  acts: [
    "Companies Act, 2013 (sections 39(4), 46, 56(4), 62(1)(b), 88 and 179(3))",
    "Companies (Share Capital and Debentures) Rules, 2014 (rule 12 and Form SH-6)",
    "Companies (Prospectus and Allotment of Securities) Rules, 2014 (rules 9B and 12)",
    "Income-tax Act, 2025 (sections 140 and 392)",
    "Indian Stamp Act, 1899, for the issue of securities",
    "Depositories Act, 1996",
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
    { id: "companyBank", kind: "text", label: "Company bank account and IFSC", group: "Company" },
    { id: "directorName", kind: "name", label: "Director who signs", example: "Meera Nair", group: "Company" },
    { id: "directorDin", kind: "text", label: "Director's DIN", example: "01234567", group: "Company" },
    { id: "holderName", kind: "name", label: "Employee name", example: "Arjun Rao", group: "Employee", required: true },
    { id: "holderParent", kind: "name", label: "Father's, mother's or spouse's name", group: "Employee" },
    { id: "holderCode", kind: "text", label: "Employee code", example: "KF-014", group: "Employee" },
    { id: "holderAddress", kind: "address", label: "Employee address", group: "Employee" },
    { id: "holderEmail", kind: "email", label: "Employee e-mail", group: "Employee" },
    { id: "holderPan", kind: "pan", label: "Employee PAN", example: "ABCPK1234L", group: "Employee" },
    {
      id: "holderDemat",
      kind: "text",
      label: "Demat account: DP ID and client ID",
      example: "IN300000 10000001",
      group: "Employee",
    },
    {
      id: "schemeName",
      kind: "text",
      label: "Name of the scheme",
      group: "Options",
      default: "Employee Stock Option Scheme, 2026",
    },
    {
      id: "schemeDate",
      kind: "date",
      label: "Date of special resolution",
      hint: "The day the members approved the scheme.",
      group: "Options",
    },
    { id: "grantDate", kind: "date", label: "Date of grant", group: "Options" },
    { id: "optionsGranted", kind: "number", label: "Options granted", example: "1000", group: "Options" },
    {
      id: "optionsVested",
      kind: "number",
      label: "Options vested and not yet exercised",
      example: "500",
      group: "Options",
    },
    {
      id: "optionsExercised",
      kind: "number",
      label: "Options exercised now",
      example: "500",
      group: "Options",
      required: true,
    },
    {
      id: "optionsLeft",
      kind: "number",
      label: "Options left after this exercise",
      hint: "Vested and unvested together.",
      example: "500",
      group: "Options",
    },
    {
      id: "exercisePrice",
      kind: "money",
      label: "Exercise price for one share",
      example: "10",
      group: "Money and tax",
      required: true,
    },
    { id: "faceValue", kind: "money", label: "Face value of a share", group: "Money and tax", default: "10" },
    {
      id: "exerciseMoney",
      kind: "money",
      label: "Total exercise money",
      hint: "Options exercised × exercise price.",
      example: "5000",
      group: "Money and tax",
    },
    { id: "applicationDate", kind: "date", label: "Date of exercise", group: "Money and tax" },
    {
      id: "fairValue",
      kind: "money",
      label: "Fair market value of one share",
      hint: "From the merchant banker's report.",
      example: "150",
      group: "Money and tax",
    },
    { id: "valuerName", kind: "name", label: "Merchant banker", group: "Money and tax" },
    {
      id: "valuationDate",
      kind: "date",
      label: "Date of valuation",
      hint: "The date of exercise, or up to 180 days before it.",
      group: "Money and tax",
    },
    {
      id: "perquisite",
      kind: "money",
      label: "Perquisite value",
      hint: "(Fair value − exercise price) × options exercised.",
      example: "70000",
      group: "Money and tax",
    },
    { id: "taxAmount", kind: "money", label: "Tax on the perquisite", example: "21840", group: "Money and tax" },
    { id: "boardDate", kind: "date", label: "Date of board meeting", group: "Allotment" },
    { id: "boardPlace", kind: "address", label: "Place of board meeting", group: "Allotment" },
    {
      id: "distinctive",
      kind: "text",
      label: "Distinctive numbers or ISIN",
      hint: "Numbers for paper shares; the ISIN for demat.",
      example: "10001 to 10500",
      group: "Allotment",
    },
    { id: "folio", kind: "text", label: "Folio or certificate number", example: "Folio 12", group: "Allotment" },
    {
      id: "sharesBefore",
      kind: "number",
      label: "Equity shares before the allotment",
      example: "10000",
      group: "Cap table",
    },
    {
      id: "sharesAfter",
      kind: "number",
      label: "Equity shares after the allotment",
      example: "10500",
      group: "Cap table",
    },
    {
      id: "capitalAfter",
      kind: "money",
      label: "Paid-up equity capital after the allotment",
      example: "105000",
      group: "Cap table",
    },
  ],
  options: [
    {
      id: "demat",
      label: "Shares are issued in demat form",
      hint: "Required for a private company that is not a small company.",
      default: true,
    },
    {
      id: "deferral",
      label: "Company defers tax as an eligible startup",
      hint: "Only with the Inter-Ministerial Board certificate for section 140.",
      default: false,
    },
    { id: "adherence", label: "Employee signs a deed of adherence to the shareholders' agreement", default: false },
  ],
  body: `
# Exercise application

To the Board of Directors (the **Board**) of **{{companyName}}** (the **Company**), {{companyOffice}}, by e-mail to {{companyEmail}}.

Date: {{applicationDate}}

1. I, {{holderName}}, employee code {{holderCode}}, hold options under the {{schemeName}} (the **Scheme**), granted by your letter dated {{grantDate}} (the **Grant Letter**). The words defined in this application mean the
   same in every paper of this set.
2. I apply to exercise {{optionsExercised|full}} vested options and to be allotted the same number of equity shares of {{faceValue}} each (the **Shares**):

| Particulars | Details |
|--------|--------|
| Options granted | {{optionsGranted}} |
| Options vested and open to exercise today | {{optionsVested}} |
| Options exercised by this application | {{optionsExercised}} |
| Exercise price for one Share | {{exercisePrice}} |
| Exercise money | {{exerciseMoney|full}} |
| Paid to | {{companyBank}} |
| Paid from (my own account: bank, branch, account number) | ……… |
| Transfer reference and date | ……… |

3. My details are:

| Particulars | Details |
|--------|--------|
| Father's, mother's or spouse's name | {{holderParent}} |
| Address | {{holderAddress}} |
| E-mail | {{holderEmail}} |
| PAN | {{holderPan}} |
| Nationality and occupation | ……… |
{?demat}
| Demat account (DP ID and client ID) | {{holderDemat}} |
{/demat}

4. I declare that:
-- the exercise period under the Scheme and the Grant Letter has not ended, and I have not transferred, pledged or charged the options;
-- the exercise money comes from my own funds and my own bank account;
-- I am resident in India and not disqualified from holding Shares; and
-- I have taken, or had the chance to take, advice on tax and on the risk of holding Shares that have no market.
5. I will hold the Shares subject to the memorandum and articles of association of the Company, the Scheme and the Grant Letter, including their limits on transfer.{?adherence} I enclose a signed deed of adherence to
   the shareholders' agreement of the Company.{/adherence}
6. I will pay the tax, or have it deducted, as my tax declaration states. I understand that the Company allots no Shares until the exercise money and the tax due are received.
7. Please enter my name in the register of members and {?demat}credit the Shares to my demat account{/demat}{!demat}send me the share certificate{/demat}.

Enclosed: copy of PAN; {?demat}client master report of my demat account; {/demat}proof of payment; tax declaration{?adherence}; deed of adherence{/adherence}.

@signatures
**{{holderName}}** | Place: | Date:
Received for **{{companyName}}** | Name: | Designation: | Date and time:

> If the employee has died, the nominee or legal heir applies in the same form and adds the death certificate, the nomination and proof of identity.

# Tax declaration

To **{{companyName}}**.

1. I, {{holderName}}, PAN {{holderPan}}, make this declaration for my application dated {{applicationDate}} to exercise {{optionsExercised}} options.
2. I understand that the fair market value of the Shares on the date of exercise, less the price I pay, is a perquisite. It is taxed as salary under the Income-tax Act, 2025 in the tax
   year of allotment, and the Company must deduct the tax under section 392 of that Act.
{?deferral}
3. The Company tells me that it is an eligible start-up for section 140 of that Act and that it holds a certificate of the Inter-Ministerial Board in force today. The tax on this
   perquisite is therefore deferred. I understand that it falls due within 14 days after the earliest of:
-- the end of the period that the Act sets, counted from the end of the tax year of allotment;
-- the date on which I sell or transfer any of the Shares, for those Shares; and
-- the date on which I cease to be an employee of the Company.
4. I will tell the Company in writing within two days of a sale or transfer. I will pay the Company the tax deferred, at the rates in force for the tax year of allotment, before it must
   deposit it. I authorise the Company to recover it from any sum due to me, so far as the law allows.
{/deferral}
{!deferral}
3. I will pay the tax that the Company computes, before allotment, in this way: (strike out what does not apply)
-- by bank transfer to the Company's account with the exercise money;
-- by deduction from my pay for the month of allotment, if my net pay is enough; or
-- partly in one way and partly in the other.
4. If the tax computed later proves short, I will pay the balance within seven days of a written request. If it proves too high, the Company will adjust it in the same tax year or
   I will claim it in my return.
{/deferral}
5. My choice of tax regime for this tax year, as last told to the Company, is: ………
6. When I sell a Share, I will compute and pay the tax on the capital gain myself. My cost will be the fair market value taken for this perquisite.

@signatures
**{{holderName}}** | Place: | Date:

> Deferral is a right of an eligible start-up only. Recognition as a startup is not enough: the company needs the separate certificate under section 140, formerly section 80-IAC. Keep a diary of each
> deferred sum; leaving the job triggers it even if the shares are not sold. Deductions from wages must stay within the Code on Wages, 2019.

# Computation of money and tax

Prepared by the Company for the application of {{holderName}} dated {{applicationDate}}.

| Line | Particulars | Amount |
|--|----------|-----:|
| A | Options exercised | {{optionsExercised}} |
| B | Exercise price for one Share | {{exercisePrice}} |
| C | Exercise money (A × B) | {{exerciseMoney}} |
| D | Fair market value of one Share | {{fairValue}} |
| E | Perquisite: A × (D − B), or nil if negative | {{perquisite}} |
| F | Tax on the perquisite, with surcharge and cess | {{taxAmount}} |
{?deferral}
| G | Due before allotment (C only; F is deferred) | {{exerciseMoney}} |
{/deferral}
{!deferral}
| G | Due before allotment | C + F |
{/deferral}

The fair market value is taken from the report of {{valuerName}}, merchant banker registered with the Securities and Exchange Board of India, as on {{valuationDate}}. That date is the date of exercise or one not more than 180 days before it.

Checks made before the Board meets:

* The number exercised does not exceed the options vested, and the exercise period is open.
* The special resolution of {{schemeDate}} and the pool cover the Shares.
* The authorised capital is enough for the allotment.
* The exercise money came from the applicant's own account on or before the date of the Board meeting.
* At least one year passed between grant and vesting.
{?demat}
* The ISIN of the equity shares is active and the demat account is in the applicant's name.
{/demat}

@signatures
Prepared by | Name: | Designation: | Date:
Checked by | Name: | Designation: | Date:

> The merchant banker's value is for income tax. It need not be the price at which investors came in. Enter the perquisite in the salary statement and the TDS return.

# Board resolution for allotment

Certified true copy of the resolution passed at the meeting of the Board of Directors of **{{companyName}}**, CIN {{companyCin}}, held on {{boardDate}} at {{boardPlace}}.

The Board noted that the members approved the Scheme by special resolution on {{schemeDate}} under section 62(1)(b) of the Companies Act, 2013; that the application listed below is complete; and that
the exercise money has been received in full. The computation of tax and the report of {{valuerName}} were placed before the meeting. No director was interested in the item, or each interested director disclosed the interest and took no part.

**Resolved that** under sections 62(1)(b) and 179(3) of the Companies Act, 2013, rule 12 of the Companies (Share Capital and Debentures) Rules, 2014, the articles of association of the Company and the Scheme,
{{optionsExercised|full}} equity shares of {{faceValue}} each, fully paid, are allotted to the following person on the exercise of options, and rank equally with the existing equity shares from today:

| Allottee | Shares | Price | Amount received | Distinctive numbers or ISIN |
|------|---:|---:|----:|------|
| {{holderName}} | {{optionsExercised}} | {{exercisePrice}} | {{exerciseMoney}} | {{distinctive}} |

**Resolved further that** the amount received above the face value is credited to the securities premium account as section 52 of the Companies Act, 2013 requires.

**Resolved further that** the name of the allottee is entered in the register of members and the exercise is entered in the register of employee stock options in Form SH-6.

{?demat}
**Resolved further that** the Company instructs its registrar and the depository to credit the Shares to the demat account of the allottee, and pays the stamp duty on the issue through the depository.
{/demat}
{!demat}
**Resolved further that** a share certificate in Form SH-1 is issued to the allottee within two months, signed as section 46 of the Companies Act, 2013 and the articles require, and duly stamped.
{/demat}

**Resolved further that** {{directorName}}, DIN {{directorDin}}, is authorised to sign and file the return of allotment in Form PAS-3 within 30 days and to do all that is needed to give effect to this resolution.

@signatures
Certified true copy. For **{{companyName}}** | Name: {{directorName}} | Designation: Director, DIN {{directorDin}} | Date:

> Pass this at a meeting of the Board, since the power to issue securities is one that section 179(3) reserves for meetings. If the allottee is a director, that director does not vote. In a private company an interested
> director may count for quorum after disclosing the interest.

# Letter of allotment

% **{{companyName}}**
% CIN {{companyCin}}
% {{companyOffice}}

Date: {{boardDate}}

% To
% **{{holderName}}**
% {{holderAddress}}
% E-mail: {{holderEmail}}

**Subject: Allotment of equity shares on exercise of options**

Dear {{holderName}},

1. On {{boardDate}} the Board allotted to you {{optionsExercised|full}} equity shares of {{faceValue}} each, fully paid, under the Scheme. Congratulations.
2. The details are: exercise price {{exercisePrice}} a share; amount received {{exerciseMoney}}; folio or certificate {{folio}}; distinctive numbers or ISIN {{distinctive}}.
3. {?demat}The Shares will be credited to your demat account {{holderDemat}}. Please tell us if they do not appear within two months.{/demat}{!demat}Your share certificate will reach you within two months. Keep it safely: a duplicate takes time and costs money.{/demat}
4. The perquisite is {{perquisite}}. {?deferral}The tax on it, {{taxAmount}} at present rates, is deferred as your tax declaration states. Tell us within two days if you sell.{/deferral}{!deferral}Tax of {{taxAmount}} on it has been deducted or paid and will appear in your TDS certificate.{/deferral}
5. After this exercise you hold {{optionsLeft}} options, vested and unvested, on the terms of the Grant Letter.
6. You are now a member, with the right to notices, votes and dividends. Transfers are subject to the articles of association and the Scheme. Please nominate for the Shares {?demat}through your depository participant{/demat}{!demat}in Form SH-13{/demat}.

@signatures
For **{{companyName}}** | Name: {{directorName}} | Designation: Director

# List of allottees for Form PAS-3

Attachment under rule 12 of the Companies (Prospectus and Allotment of Securities) Rules, 2014. Company: {{companyName}}, CIN {{companyCin}}. Date of allotment: {{boardDate}}. Class: equity shares of {{faceValue}} each, for cash, on exercise
of employee stock options.

| Name and PAN | Address and e-mail | Occupation | Shares | Price | Amount paid |
|------|-------|----|---:|---:|----:|
| {{holderName}}, {{holderPan}} | {{holderAddress}}, {{holderEmail}} | Service | {{optionsExercised}} | {{exercisePrice}} | {{exerciseMoney}} |

Certified that the list is complete and correct as per the records of the Company.

@signatures
For **{{companyName}}** | Name: {{directorName}} | Designation: Director, DIN {{directorDin}} | Date:

# Register of employee stock options

Entry in the terms of Form SH-6, under rule 12(10) of the Companies (Share Capital and Debentures) Rules, 2014.

| Particulars | Entry |
|--------|--------|
| Name of option holder and employee code | {{holderName}}, {{holderCode}} |
| Father's, mother's or spouse's name | {{holderParent}} |
| Address and PAN | {{holderAddress}}, {{holderPan}} |
| Date of special resolution | {{schemeDate}} |
| Date of grant and options granted | {{grantDate}}; {{optionsGranted}} |
| Vesting terms and lock-in, if any | As in the Grant Letter |
| Exercise price | {{exercisePrice}} |
| Options vested and open before this entry | {{optionsVested}} |
| Options exercised and date | {{optionsExercised}}; {{applicationDate}} |
| Shares allotted and date | {{optionsExercised}}; {{boardDate}} |
| Money realised | {{exerciseMoney}} |
| Options lapsed or varied to date | ……… |
| Options in force after this entry | {{optionsLeft}} |

@signatures
Entry authenticated by | Name: | Designation: Company secretary or person authorised by the Board | Date:

# Cap table update

| Equity shares of {{faceValue}} each | Before | Change | After |
|---------|----:|----:|----:|
| All holders together | {{sharesBefore}} | {{optionsExercised}} | {{sharesAfter}} |
| Of which {{holderName}} | ……… | {{optionsExercised}} | ……… |
| Options granted and in force, all employees | ……… | ……… | ……… |
| Pool not yet granted | ……… | Nil | ……… |
| Fully diluted total | ……… | Nil | ……… |

The paid-up equity capital after the allotment is {{capitalAfter|full}}. An exercise moves options into shares, so the fully diluted total does not change.

### Filing checklist

| Step | Last date | Done on |
|----------|------|---|
| Deposit TDS on the perquisite, unless deferred | 7th of the next month; 30 April for March | ……… |
| Form PAS-3 with the resolution and list of allottees | 30 days from allotment | ……… |
| Stamp duty on the issue | {?demat}Before credit, through the depository{/demat}{!demat}30 days from issue of the certificate, as the state provides{/demat} | ……… |
| {?demat}Credit to demat account{/demat}{!demat}Share certificate in Form SH-1{/demat} | Two months from allotment | ……… |
| Registers: members (MGT-1) and options (SH-6) | Seven days from allotment | ……… |
{?demat}
| Half-yearly return of share capital (PAS-6) | 60 days from the end of the half-year | ……… |
{/demat}
| Disclosure of options in the Board's report | With the annual accounts | ……… |
| Notice to investors, if the shareholders' agreement asks | As it says | ……… |

@signatures
Cap table and filings checked by | Name: | Designation: | Date:

> Allotment to employees under section 62(1)(b) is not a private placement, so Form PAS-4 and the 15-day limit do not apply. The 30 days of section 39(4) do. Since 1 December 2025 a company with paid-up capital up to ₹10 crore and
> turnover up to ₹100 crore is usually a small company and may still issue paper certificates. A holding or subsidiary company is never small.
`,
};
