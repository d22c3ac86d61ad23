import { exampleChargesInWords, stampDutyIn } from "../owner/example-charges.ts";
import { gst, ifGst } from "../owner/gst.ts";
import type { StructureId } from "../schemas/plain-lists.ts";
import { professionTax } from "../states.ts";

export interface LawChange {
  id: string;
  /** 'change': the law changed. 'clarification': the figure still holds, but needs a caution beside it. */
  kind: "change" | "clarification";
  title: string;
  text: string;
  /** The old figure and the new one, where the text gives both: shown as a pair. */
  was?: string;
  now?: string;
  /** The structures it concerns; all three where none is named. */
  structures?: readonly StructureId[];
  /** A date known to the day, the month or only the year. */
  effective?: string;
  source: { name: string; url: `https://${string}` };
  /** The date up to which the sources could be read. */
  checkedUpTo: string;
  /** The reader has something to do: a form to use, a date to keep, a payment to change. The note is then highlighted. */
  actionNeeded?: true;
}

const mcaCirculars = "https://www.mca.gov.in/content/mca/global/en/acts-rules/ebooks/circulars.html";
const companiesAct = "https://www.indiacode.nic.in/handle/123456789/2114";
const incomeTaxAct2025 = "https://egazette.gov.in/WriteReadData/2025/265620.pdf";
const financeAct2026 = "https://egazette.gov.in/WriteReadData/2026/271439.pdf";

/**
 * `checkedUpTo` is the date up to which the sources of a record could be read, not the day it was typed. Move a record's
 * date on only after its sources have been read again.
 */
const upToJuly2026 = "2026-07-04";
const upToSeptember2026 = "2026-09-05";
const upToOctober2026 = "2026-10-11";

/** Both kinds of company we register, and no LLP. */
const companies = ["private-limited", "opc"] as const;

/** One record per point where the law has changed, or where a figure needs a caution. Pages show a record by its id. */
export const lawChanges = [
  {
    id: "epf-scheme-2026",
    kind: "change",
    title: "PF return and payment: one filing, by the 15th",
    text: "PF return and payment are one electronic challan-cum-return due by the 15th. The Employees’ Provident Funds Scheme, 2026 replaced the 1952 Scheme from 1 July 2026.",
    was: "the 1952 Scheme",
    now: "the 2026 Scheme",
    effective: "2026-07-01",
    source: {
      name: "Employees’ Provident Funds Scheme, 2026, G.S.R. 525(E)",
      url: "https://egazette.gov.in/WriteReadData/2026/273957.pdf",
    },
    checkedUpTo: upToJuly2026,
    actionNeeded: true,
  },
  {
    id: "itr-extension-ay-2026-27",
    kind: "change",
    title: "AY 2026-27 only: company and audit-case returns by 21 November 2026",
    text: "For AY 2026-27 only, the return of a company or an audited LLP moved from 31 October to 21 November 2026, and the tax audit report from 30 September to 21 October 2026. Transfer-pricing dates did not move.",
    was: "31 October",
    now: "21 November 2026",
    effective: "2026-09-28",
    source: {
      name: "CBDT Circular 07/2026 of 28 September 2026",
      url: "https://www.incometax.gov.in/iec/foportal/sites/default/files/2026-09/Circular-7-2026.pdf",
    },
    checkedUpTo: upToOctober2026,
    actionNeeded: true,
  },
  {
    id: "epf-wage-ceiling-25000",
    kind: "change",
    title: "PF wage ceiling: ₹25,000 a month, up from ₹15,000",
    text: "From 17 September 2026 the PF wage ceiling is ₹25,000 a month (₹15,000 before). At 12% the capped contribution rises from ₹1,800 to ₹3,000 a month for each side. September 2026 is a split month; EPFO’s FAQ on the ceiling explains the working.",
    was: "₹15,000",
    now: "₹25,000 a month",
    effective: "2026-09-17",
    source: { name: "S.O. 5109(E) of 17 September 2026", url: "https://egazette.gov.in/WriteReadData/2026/276299.pdf" },
    checkedUpTo: upToOctober2026,
    actionNeeded: true,
  },
  {
    id: "ccfs-2026-closed",
    kind: "change",
    structures: companies,
    title: "Late-fee relief for companies (CCFS-2026): closed on 15 September 2026",
    text: "The scheme let companies file overdue annual forms for 10% of the additional fee. It was extended twice and closed on 15 September 2026. It did not cover LLPs. Full additional fees apply again.",
    was: "10% of the additional fee",
    now: "full additional fees",
    effective: "2026-09-15",
    source: { name: "MCA General Circulars 01/2026, 03/2026 and 04/2026", url: mcaCirculars },
    checkedUpTo: upToOctober2026,
  },
  {
    id: "dpt-3-30-june",
    kind: "change",
    structures: companies,
    title: "DPT-3: 30 June each year; the FY 2025-26 relief has ended",
    text: "A company with loans, advances or deposits outstanding on 31 March files DPT-3 by 30 June. For FY 2025-26 there was no additional fee up to 31 July 2026. Default can cost ₹5,000 and ₹500 a day, besides the additional fee.",
    effective: "2026-06-19",
    source: { name: "Rule 16, Acceptance of Deposits Rules; MCA General Circular 02/2026", url: mcaCirculars },
    checkedUpTo: upToOctober2026,
  },
  {
    id: "income-tax-act-2025",
    kind: "change",
    title: "Income-tax Act, 2025: new TDS forms from 1 April 2026",
    text: "From 1 April 2026 TDS runs under the Income-tax Act, 2025: same dates and ₹200 a day, new forms (138 for salaries, 140 for other resident payments). Returns for AY 2026-27 and earlier stay under the 1961 Act.",
    effective: "2026-04-01",
    source: {
      name: "Income-tax Rules, 2026, G.S.R. 198(E)",
      url: "https://www.incometaxindia.gov.in/documents/81799/11848482/En-Notified-IT-Rules-2026-20-03-2026.pdf",
    },
    checkedUpTo: upToOctober2026,
    actionNeeded: true,
  },
  {
    id: "itr-due-dates",
    kind: "change",
    title: "Income tax return: 31 October, or 31 August without audit",
    text: "The statutory date for companies is 31 October. For LLPs it is 31 August without audit and 31 October with audit (from AY 2026-27). Transfer-pricing cases: 30 November.",
    effective: "2026-04-01",
    source: { name: "Finance Act, 2026, amendments to return due dates", url: financeAct2026 },
    checkedUpTo: upToOctober2026,
  },
  {
    id: "tax-audit-late-fee",
    kind: "change",
    title: "Late tax audit report: a fixed ₹75,000 or ₹1,50,000",
    text: "Where a tax audit applies, the report is due on 30 September. From tax year 2026-27 (Form 26) a late report costs a flat ₹75,000 for a delay of up to one month and ₹1,50,000 after that. Before, it was a penalty at the officer’s discretion.",
    was: "at the officer’s discretion",
    now: "₹75,000 or ₹1,50,000",
    effective: "2026-04-01",
    source: { name: "Finance Act, 2026, changes to section 428, Income-tax Act, 2025", url: financeAct2026 },
    checkedUpTo: upToSeptember2026,
  },
  {
    id: "mat-14-per-cent",
    kind: "change",
    structures: companies,
    title: "Minimum alternate tax: 14% of book profit, with no new credit",
    text: "From tax year 2026-27 a company outside the 22% option pays minimum alternate tax at 14% of book profit, and earns no new credit to carry forward. It applies in tax-holiday years too.",
    effective: "2026-04-01",
    source: { name: "Finance Act, 2026", url: financeAct2026 },
    checkedUpTo: upToSeptember2026,
  },
  {
    id: "tax-holiday-section-140",
    kind: "change",
    title: "Startup tax holiday: section 140, for startups formed before 1 April 2030",
    text: "From 1 April 2026 this deduction is in section 140 of the Income-tax Act, 2025 and covers startups incorporated before 1 April 2030. The Act’s own turnover test remains ₹100 crore.",
    effective: "2026-04-01",
    source: { name: "Section 140, Income-tax Act, 2025", url: incomeTaxAct2025 },
    checkedUpTo: upToSeptember2026,
  },
  {
    id: "dir-kyc-three-yearly",
    kind: "change",
    title: "Director KYC: every third year, by 30 June",
    text: "From 31 March 2026 director KYC is due once in three years, by 30 June, plus within 30 days of any change in mobile, e-mail or address. The yearly 30 September filing has ended. On time it is free; reporting a change costs ₹500 and reactivating a DIN ₹5,000.",
    was: "yearly, 30 September",
    now: "every third year, 30 June",
    effective: "2026-03-31",
    source: {
      name: "Rule 12A, Directors Rules, G.S.R. 943(E) of 31 December 2025, as quoted on corpsection.com",
      url: "https://corpsection.com/2025/12/major-shift-in-director-kyc-mca.html",
    },
    checkedUpTo: upToOctober2026,
    actionNeeded: true,
  },
  {
    id: "fund-of-funds-2",
    kind: "change",
    title: "Fund of Funds: a second ₹10,000 crore approved",
    text: "A second ₹10,000 crore Fund of Funds was approved in February 2026. The first is fully committed.",
    effective: "2026-02-13",
    source: {
      name: "Cabinet decision of 13 February 2026 on Fund of Funds 2.0; scheme pages on Startup India",
      url: "https://www.startupindia.gov.in/",
    },
    checkedUpTo: upToJuly2026,
  },
  {
    id: "startup-turnover-200-crore",
    kind: "change",
    title: "Startup recognition: turnover up to ₹200 crore, was ₹100 crore",
    text: "From 4 February 2026 the turnover limit is ₹200 crore (₹300 crore and 20 years for deep-tech startups). The ten-year period is unchanged for others.",
    was: "₹100 crore",
    now: "₹200 crore",
    effective: "2026-02-04",
    source: {
      name: "DPIIT notification G.S.R. 108(E) of 4 February 2026",
      url: "https://www.dpiit.gov.in/static/uploads/2026/02/119e52e2a36f652215a32c3ccc5f9c66.pdf",
    },
    checkedUpTo: upToSeptember2026,
  },
  {
    id: "karnataka-lwf-10-employees",
    kind: "change",
    title: "Karnataka Labour Welfare Fund: from 10 employees, was above 50",
    text: "Since 7 January 2026 an establishment in Karnataka with 10 or more employees pays into the Labour Welfare Fund once a year, by 15 January: ₹50 from each employee and ₹100 from the employer for each. Before, it applied above 50 employees.",
    was: "above 50 employees",
    now: "from 10 employees",
    effective: "2026-01-07",
    source: {
      name: "Karnataka Act 5 of 2026, as explained by King Stubb & Kasiva",
      url: "https://ksandk.com/newsletter/karnataka-labour-welfare-fund-amendment-act-2025",
    },
    checkedUpTo: upToOctober2026,
    actionNeeded: true,
  },
  {
    id: "small-company-limits",
    kind: "change",
    structures: companies,
    title: "Small company: up to ₹10 crore capital and ₹100 crore turnover",
    text: "Since 1 December 2025 most private companies up to ₹10 crore capital and ₹100 crore turnover count as small companies with lighter filings. Holding, subsidiary and Section 8 companies do not.",
    effective: "2025-12-01",
    source: {
      name: "G.S.R. 880(E) of 1 December 2025, in the government’s year-end review",
      url: "https://www.pib.gov.in/PressReleasePage.aspx?PRID=2210429",
    },
    checkedUpTo: upToOctober2026,
  },
  {
    id: "board-meetings-two",
    kind: "change",
    structures: companies,
    title: "Board meetings: two a year are enough for small companies",
    text: "OPCs, small companies and Section 8 companies may meet less often: two meetings a year, subject to spacing rules. Since 1 December 2025 most private companies count as small.",
    effective: "2025-12-01",
    source: { name: "Section 173(5), Companies Act, 2013; G.S.R. 880(E)", url: companiesAct },
    checkedUpTo: upToJuly2026,
  },
  {
    id: "labour-codes",
    kind: "change",
    title: "Four labour codes replaced 29 Acts",
    text: "The four labour codes came into force on 21 November 2025 and central rules followed on 8 May 2026. Every worker gets a written appointment letter, and allowances above half of total pay count as wages.",
    was: "29 Acts",
    now: "four codes",
    effective: "2025-11-21",
    source: {
      name: "Ministry of Labour, announcement of 21 November 2025",
      url: "https://www.pib.gov.in/PressReleasePage.aspx?PRID=2192463",
    },
    checkedUpTo: upToOctober2026,
    actionNeeded: true,
  },
  {
    id: "dpdp-rules",
    kind: "change",
    title: "Data protection rules: in stages up to 13 May 2027",
    text: "The Digital Personal Data Protection Rules, 2025 (notified 14 November 2025) apply in stages up to May 2027. The rule on consent managers applies from 13 November 2026; notice, consent, security and erasure duties from 13 May 2027.",
    effective: "2025-11-14",
    source: {
      name: "Digital Personal Data Protection Rules, 2025, G.S.R. 846(E)",
      url: "https://www.meity.gov.in/static/uploads/2025/11/53450e6e5dc0bfa85ebd78686cadad39.pdf",
    },
    checkedUpTo: upToOctober2026,
  },
  {
    id: "adt-1-first-auditor",
    kind: "change",
    structures: companies,
    title: "First auditor: ADT-1 within 15 days of the appointment",
    text: "Since 14 July 2025 a company also files ADT-1 for its first auditor. The board appoints within 30 days of incorporation and files ADT-1 within 15 days of that appointment.",
    effective: "2025-07-14",
    source: {
      name: "Rule 4(2), Audit and Auditors Rules, G.S.R. 359(E) of 30 May 2025, as explained on taxguru.in",
      url: "https://taxguru.in/company-law/adt-1-filing-mandatory-first-auditor.html",
    },
    checkedUpTo: upToOctober2026,
    actionNeeded: true,
  },
  {
    id: "mgt-7-photographs",
    kind: "change",
    structures: companies,
    title: "Annual return: photographs of the registered office",
    text: "Since 14 July 2025 MGT-7 and MGT-7A carry photographs of the registered office: outside, with the name board, and inside, with a director in the picture. Use the director who signs the form.",
    effective: "2025-07-14",
    source: {
      name: "MGT-7 and MGT-7A as revised on the MCA portal, explained on casahuja.com",
      url: "https://www.casahuja.com/2025/09/new-mca-v3-portal-requirements-for-mgt.html",
    },
    checkedUpTo: upToOctober2026,
    actionNeeded: true,
  },
  {
    id: "posh-board-report",
    kind: "change",
    title: "Full board’s report: POSH figures and a maternity benefit statement",
    text: "Since 14 July 2025 it states the sexual-harassment complaints received, settled and pending beyond 90 days, and that the Maternity Benefit Act was followed. Both lines are in rule 8, which leaves out OPCs and small companies: theirs follows rule 8A. From 10 workers, section 22 of the POSH Act asks every employer for the number of cases in its annual report.",
    effective: "2025-07-14",
    source: {
      name: "Companies (Accounts) Second Amendment Rules, 2025, G.S.R. 357(E), and rules 8 and 8A; rules on the MCA site",
      url: "https://www.mca.gov.in/content/mca/global/en/acts-rules/ebooks/rules.html",
    },
    checkedUpTo: upToJuly2026,
    actionNeeded: true,
  },
  {
    id: "gst-three-year-bar",
    kind: "change",
    title: "GST returns: none accepted more than three years late",
    text: "Since late 2025 the GST portal refuses any return more than three years overdue.",
    effective: "2025",
    source: {
      name: "Time limit on GST returns; advisories on the GST portal",
      url: "https://www.gst.gov.in/newsandupdates",
    },
    checkedUpTo: upToJuly2026,
  },
  {
    id: "late-tds-penalty",
    kind: "change",
    title: "Late TDS return: a penalty of ₹10,000 to ₹1,00,000 after one month",
    text: "Since 1 April 2025 a TDS return filed more than one month late is open to a penalty of ₹10,000 to ₹1,00,000, besides the ₹200 a day. Within the month there is none if the tax, the fee and the interest have been paid. The limit was one year before.",
    was: "after one year",
    now: "after one month",
    effective: "2025-04-01",
    source: { name: "Section 461, Income-tax Act, 2025 (earlier section 271H)", url: incomeTaxAct2025 },
    checkedUpTo: upToOctober2026,
  },
  {
    id: "angel-tax-ended",
    kind: "change",
    structures: companies,
    title: "Angel tax: ended on 1 April 2025",
    text: "Angel tax ended on 1 April 2025: share premium received from then on is not taxed as income under the old section 56(2)(viib).",
    effective: "2025-04-01",
    source: {
      name: "Proviso to section 56(2)(viib), Income-tax Act, 1961, quoted on taxbymanish.blogspot.com",
      url: "https://taxbymanish.blogspot.com/2024/07/abolition-of-angel-tax-in-budget.html",
    },
    checkedUpTo: upToJuly2026,
  },
  {
    id: "professional-tax-karnataka",
    kind: "change",
    title: "Karnataka professional tax: ₹200 a month, ₹300 in February",
    text: "Karnataka: ₹200 a month (₹300 in February) for salaries of ₹25,000 and above, from April 2025. Dates and rates differ in other states.",
    effective: "2025-04-01",
    source: { name: "Karnataka Act 33 of 2025; state professional tax portal", url: "https://pt.kar.nic.in/" },
    checkedUpTo: upToJuly2026,
  },
  {
    id: "pf-damages",
    kind: "change",
    title: "PF damages: 1% a month",
    text: "PF damages are 1% for each month of delay since 15 June 2024, on top of interest at 12% a year.",
    effective: "2024-06-15",
    source: { name: "EPF damages notification of June 2024; EPFO", url: "https://www.epfindia.gov.in/" },
    checkedUpTo: upToJuly2026,
  },
  {
    id: "llp-late-fee-multiples",
    kind: "change",
    structures: ["llp"],
    title: "LLP late fees: multiples of the filing fee",
    text: "Since 1 April 2022 LLP late fees are multiples of the filing fee that rise with the delay. The flat ₹100 a day no longer applies.",
    was: "₹100 a day",
    now: "multiples of the filing fee",
    effective: "2022-04-01",
    source: {
      name: "LLP (Amendment) Rules, 2022, fee tables on taxguru.in",
      url: "https://taxguru.in/corporate-law/reduced-additional-fees-filing-annual-returns-llp.html",
    },
    checkedUpTo: upToJuly2026,
  },
  {
    id: "opc-no-forced-conversion",
    kind: "change",
    structures: ["opc"],
    title: "OPC: no forced conversion since 1 April 2021",
    text: "From 1 April 2021 the ₹50 lakh and ₹2 crore limits no longer force an OPC to convert, and NRIs may form one.",
    effective: "2021-04-01",
    source: {
      name: "Companies (Incorporation) Second Amendment Rules, 2021, G.S.R. 91(E), text on cabkgoyal.com",
      url: "https://cabkgoyal.com/the-companies-incorporation-second-amendment-rules-2021",
    },
    checkedUpTo: upToJuly2026,
  },
  {
    id: "class-2-dsc-ended",
    kind: "change",
    title: "Class 2 digital signatures: not issued since 1 January 2021",
    text: `Class 2 certificates have not been issued since 1 January 2021. Ask for a Class 3 certificate, sold for one, two or three years. ₹2,500-3,500 is what sellers ask for one, before ${gst.percent}% GST; our own charge is ₹2,000 each${ifGst(", GST included")}.`,
    was: "Class 2",
    now: "Class 3",
    effective: "2021-01-01",
    source: { name: "Controller of Certifying Authorities, guidelines", url: "https://cca.gov.in/" },
    checkedUpTo: upToJuly2026,
  },
  {
    id: "name-reservation-spice",
    kind: "change",
    structures: companies,
    title: "Company name: reserved in SPICe+ Part A, for 20 days",
    text: "From 23 February 2020 new companies use SPICe+ Part A; approval holds the name for 20 days, extendable up to 60 days on payment. RUN (60 days) is for existing companies changing name. The fee is ₹1,000 when Part A is filed alone, and nothing when it is filed together with Part B.",
    effective: "2020-02-23",
    source: {
      name: "Rules 9 and 9A, Companies (Incorporation) Rules, 2014, text on ca2013.com",
      url: "https://ca2013.com/rule-9-companies-incorporation-rules-2014",
    },
    checkedUpTo: upToSeptember2026,
  },
  {
    id: "din-inside-spice",
    kind: "change",
    structures: companies,
    title: "DIN: inside SPICe+ for first directors, with no separate fee",
    text: "First directors of a new company get DIN through SPICe+ without a separate fee (up to three directors); ₹500 applies to a later DIR-3 application.",
    effective: "2020-02-23",
    source: {
      name: "MCA questions and answers on SPICe+, reproduced on caclubindia.com",
      url: "https://www.caclubindia.com/articles/faqs-spice-issued-by-mca-44811.asp",
    },
    checkedUpTo: upToJuly2026,
  },
  {
    id: "declarations-in-spice",
    kind: "change",
    structures: companies,
    title: "INC-3, INC-14 and INC-15: declarations inside SPICe+",
    text: "Since 23 January 2023 the nominee of a new OPC consents by a declaration in SPICe+, and the declarations of a Section 8 company’s professional and applicants are made in SPICe+ and its linked forms. Subscribers and directors still declare in INC-9. A later change of nominee is declared in INC-4. The Ministry’s answers of January 2023 ask for the nominee’s digital signature; other guides name none, so ask your advisor.",
    was: "Forms INC-3, INC-14 and INC-15",
    now: "declarations in SPICe+",
    effective: "2023-01-23",
    source: {
      name: "Companies (Incorporation) Amendment Rules, 2023, G.S.R. 42(E), text on taxguru.in",
      url: "https://taxguru.in/company-law/companies-incorporation-amendment-rules-2023.html",
    },
    checkedUpTo: upToOctober2026,
  },
  {
    id: "section-8-licence-in-spice",
    kind: "change",
    structures: ["private-limited"],
    title: "Section 8 licence: granted with incorporation",
    text: "For new companies the Section 8 licence has come with SPICe+ incorporation since 15 August 2019; the separate INC-12 licence step now applies to existing companies that convert.",
    effective: "2019-08-15",
    source: {
      name: "Rule 19, Companies (Incorporation) Rules, 2014, as amended by G.S.R. 411(E), text on ca2013.com",
      url: "https://ca2013.com/rule-19-companies-incorporation-rules-2014",
    },
    checkedUpTo: upToJuly2026,
  },
  {
    id: "mca-fee-nil-15-lakh",
    kind: "change",
    structures: companies,
    title: "MCA registration fee: nil up to ₹15 lakh of capital",
    text: `MCA charges no registration fee up to ₹15 lakh of authorised capital (from 18 March 2019). What you pay is mainly state stamp duty (${stampDutyIn("KA").all} for ₹1 lakh of capital in Karnataka, ${stampDutyIn("DL").all} in Delhi, ${stampDutyIn("DL").form} there for a Section 8 company), ₹1,000 for the name if it is reserved first and ₹143 for PAN/TAN.`,
    effective: "2019-03-18",
    source: {
      name: "Rule 38(2), Companies (Incorporation) Rules, G.S.R. 180(E); state duty from published tables",
      url: "https://indiacode.gov.in/server/api/core/bitstreams/6ff2ef4d-d47c-4bc1-a2c9-1a5391d468f3/content",
    },
    checkedUpTo: upToSeptember2026,
  },
  {
    id: "no-minimum-capital",
    kind: "change",
    structures: companies,
    title: "Minimum capital: none since May 2015",
    text: "₹1 lakh is a customary starting figure. The law has set no minimum since May 2015.",
    effective: "2015-05-25",
    source: {
      name: "Companies (Amendment) Act, 2015, text on ssra.in",
      url: "https://ssra.in/2015/06/02/the-companies-amendment-act-2015",
    },
    checkedUpTo: upToJuly2026,
  },
  {
    id: "directors-cap-15",
    kind: "clarification",
    structures: companies,
    title: "Directors: up to 15; 200 is the limit on members",
    text: "The Companies Act allows up to 15 directors, and more if members approve by special resolution. 200 is the limit on members, not on directors.",
    source: { name: "Sections 2(68) and 149(1), Companies Act, 2013", url: companiesAct },
    checkedUpTo: upToSeptember2026,
  },
  {
    id: "annual-return-60-days",
    kind: "clarification",
    structures: companies,
    title: "Annual return: 60 days from a 30 September AGM is 29 November",
    text: "The annual return is due within 60 days of the AGM. For a meeting on 30 September the last day is 29 November, not 30 November.",
    source: { name: "Section 92(4), Companies Act, 2013", url: companiesAct },
    checkedUpTo: upToJuly2026,
  },
  {
    id: "company-tax-22",
    kind: "clarification",
    structures: companies,
    title: "Company tax: 22% is an option",
    text: "A domestic company may instead opt for 22% (about 25.17% with surcharge and cess) if it gives up specified deductions.",
    source: { name: "Section 200, Income-tax Act, 2025 (earlier section 115BAA)", url: incomeTaxAct2025 },
    checkedUpTo: upToSeptember2026,
  },
  {
    id: "karnataka-shops-registration",
    kind: "clarification",
    title: "Karnataka: shops registration in 30 days, and two steps for professional tax",
    text: `An office or shop in Karnataka registers under the Shops and Commercial Establishments Act within 30 days of starting business. Professional tax has two parts: registration as an employer, and the company’s own enrolment at ${professionTax.KA.amount} a year, by ${professionTax.KA.by}. Confirm staff thresholds with the Labour Department.`,
    source: {
      name: "Karnataka Shops and Commercial Establishments Act, 1961, as explained on india-briefing.com",
      url: "https://www.india-briefing.com/news/karnataka-shops-establishment-act-19012.html/",
    },
    checkedUpTo: upToOctober2026,
  },
  {
    id: "posh-annual-report",
    kind: "clarification",
    title: "POSH annual report: by 31 January",
    text: "With 10 or more workers an employer has an internal committee under the POSH Act, whose yearly report goes to the district officer. 31 January, for the calendar year before, is the date in common use; check whether your district has set another. Default can cost up to ₹50,000.",
    source: {
      name: "Sections 21, 22 and 26, POSH Act, 2013",
      url: "https://www.indiacode.nic.in/handle/123456789/2104",
    },
    checkedUpTo: upToOctober2026,
  },
  {
    id: "section-8-licence-fee",
    kind: "clarification",
    structures: ["private-limited"],
    title: "Section 8: no separate licence fee for a new company",
    text: "₹5,000 is the licence fee quoted in this article. We found no rule that charges it to a new company, whose licence comes with SPICe+. Treat it as money to keep in reserve until your professional confirms the fee on the MCA portal.",
    source: {
      name: "Rule 19, Companies (Incorporation) Rules, 2014, text on ca2013.com",
      url: "https://ca2013.com/rule-19-companies-incorporation-rules-2014",
    },
    checkedUpTo: upToOctober2026,
  },
  {
    id: "section-8-rent-11-months",
    kind: "clarification",
    structures: ["private-limited"],
    title: "Section 8: an 11-month rent agreement is practice, not law",
    text: "11 months is the usual term of a rent agreement in India. We found no rule that makes it a condition for a Section 8 company. What the form needs is proof of the office address and the owner’s no-objection.",
    source: { name: "Section 12, Companies Act, 2013; rule 25, Incorporation Rules", url: companiesAct },
    checkedUpTo: upToOctober2026,
  },
  {
    id: "additional-fees-estimate",
    kind: "clarification",
    title: "Additional fees: an estimate, charged at actuals",
    text: `Additional fees are an estimate; you pay the actual charges on the filing date. State stamp duty varies.${ifGst(" The totals on our plans include GST on our own fee.")}`,
    source: {
      name: "Enquire Fees service, Ministry of Corporate Affairs portal",
      url: "https://www.mca.gov.in/",
    },
    checkedUpTo: upToOctober2026,
  },
  {
    id: "worked-example-totals",
    kind: "clarification",
    title: "Worked example: state stamp duty and GST are not in the total",
    text: `The example adds up the figures quoted in this article and leaves out state stamp duty and GST. Our current estimate of charges beyond the plan fee is on the pricing page: ${exampleChargesInWords["private-limited"]} (Pvt Ltd, OPC) or ${exampleChargesInWords.llp} (LLP).`,
    source: {
      name: "Enquire Fees service, Ministry of Corporate Affairs portal",
      url: "https://www.mca.gov.in/",
    },
    checkedUpTo: upToOctober2026,
  },
  {
    id: "name-form-limits",
    kind: "clarification",
    title: "Company name: the MCA form decides length and symbols",
    text: "The MCA web form sets the length and symbols it accepts; check the form when you apply. We found no rule that fixes 165 characters or the three symbols.",
    source: { name: "SPICe+ Part A, Ministry of Corporate Affairs portal", url: "https://www.mca.gov.in/" },
    checkedUpTo: upToJuly2026,
  },
] as const satisfies readonly LawChange[];

export type LawChangeId = (typeof lawChanges)[number]["id"];
