import { setupInWords } from "../owner/registration-days.ts";
import type { PackContent } from "../schemas/structure-choice.ts";
import { agreed, ask, check, verified } from "../sources/certainty.ts";

const companies = ["private-limited", "opc"] as const;
const nris = [{ owner: ["nri"] }, { investors: ["nri"] }] as const;
/** Owners from abroad who are not Indian citizens. */
const foreignPeople = [{ owner: ["oci", "foreigner"] }, { investors: ["oci", "abroad"] }] as const;
const foreignCompanies = [{ owner: ["foreign-company"] }, { investors: ["foreign-company"] }] as const;
/** Money that may leave India again: foreign investment, with reports. */
const foreignInvestment = [
  { owner: ["foreigner", "foreign-company"] },
  { investors: ["abroad", "foreign-company"] },
  { repatriation: ["yes"] },
] as const;
const oneSource = "One source; not compared with the text of the law.";
const fromPractice = "From practice; no text was compared.";
const askingPrice = "Asking prices of single firms, before GST; not a survey.";

/**
 * What a case brings beside the usual registration. When a pack applies is in domain/packs; the rules behind it are the
 * flags of content/structure-choice/flags.ts. The first step of each is what to do before anything else.
 */
export const packs: readonly PackContent[] = [
  {
    id: "foreign-owner",
    title: "Owners abroad",
    text: "Papers from abroad take longer than the filing, and money that may leave India again is reported to the Reserve Bank.",
    papers: [
      {
        title: "Passport and address proof",
        text: "Of each owner and director who is an Indian citizen living abroad: the passport, and a recent bank statement or utility bill.",
        when: nris,
        ...check("papers-signed-abroad", "apostille-guide"),
        note: "How recent the address proof must be: pages say two months to one year. Two months is safe.",
      },
      {
        title: "Passport, address proof and photograph, attested",
        text: "Of each owner and director who is a foreign citizen, with notary and apostille as the country of signing asks, and a certified translation of what is not in English.",
        when: foreignPeople,
        ...check("papers-signed-abroad", "apostille-guide"),
        note: "How recent the address proof must be: pages say two months to one year. Two months is safe.",
      },
      {
        title: "Certificate and charter of the foreign company",
        text: "Its certificate of incorporation and its charter, attested as the country asks.",
        when: foreignCompanies,
        ...agreed("papers-signed-abroad", "apostille-guide"),
      },
      {
        title: "Board resolution of the foreign company",
        text: "It names the representative who signs, the shares to be taken and, if the parent wants all of them, the nominee for one share. To use the parent’s name: its no-objection.",
        when: foreignCompanies,
        ...agreed("papers-signed-abroad", "apostille-guide"),
      },
      {
        title: "Digital signature for each person who signs abroad",
        text: "Class 3, issued after a video check and codes to the person’s mobile and e-mail.",
        ...agreed("apostille-guide", "foreign-subsidiary-guide"),
      },
      {
        title: "Proof of the remittance, and the bank’s KYC report",
        text: "Ask the receiving bank for both as soon as the money is in; FC-GPR is filed with them.",
        when: foreignInvestment,
        forms: companies,
        ...check("fc-gpr-2026"),
        note: oneSource,
      },
      {
        title: "Valuation of the shares",
        text: "By a chartered accountant or a merchant banker: the price may not be below the fair value.",
        when: foreignInvestment,
        forms: companies,
        ...check("fc-gpr-2026"),
        note: "One source. That the first subscribers may take shares at face value is from practice.",
      },
    ],
    steps: [
      {
        text: "Decide before any money moves whether it may leave India again, and tell the bank; reports, price and limits depend on it.",
        when: [{ repatriation: ["unsure"] }],
        ...check("nri-schedule-4"),
        note: oneSource,
      },
      {
        text: "Tell the bank that the money is invested on a non-repatriation basis (Schedule IV), and keep its confirmation: it is why no report is due.",
        when: [{ repatriation: ["no"] }],
        ...check("nri-schedule-4"),
        note: fromPractice,
      },
      {
        text: "Look up the sector and, for an owner from a land-border country, the government’s approval, before any money moves.",
        when: foreignInvestment,
        ...verified("foreign-investment-2026", "land-border-2026"),
      },
      {
        text: `Start with the papers: plan three to six weeks in all. The registration itself takes ${setupInWords} once they are complete.`,
        ...check("foreign-subsidiary-guide"),
        note: "The time of the registration is our own; three to six weeks are an estimate from practice.",
      },
      {
        text: "Agree with the person who will be the director living in India, in writing: duties, pay and how either side can end it.",
        forms: companies,
        ...check("resident-director-first-year"),
        note: "That one must live in India is section 149(3); the agreement is advice.",
      },
      {
        text: "Bring the money from abroad or from a repatriable account in India, and allot the shares within 60 days; what is not allotted goes back within the next 15.",
        when: foreignInvestment,
        forms: companies,
        ...check("share-allotment-60-days"),
        note: oneSource,
      },
      {
        text: "When you leave: the proceeds go to an ordinary (NRO) account, from which up to USD 1 million a year may be sent abroad.",
        when: [{ repatriation: ["no"] }],
        ...check("nri-schedule-4"),
        note: fromPractice,
      },
    ],
    costs: [
      {
        label: "Digital signature of a person abroad",
        amount: "No checked figure beyond the usual price, which is in the total",
        ...ask("apostille-guide"),
        note: "Ask the seller whether a video check abroad costs more.",
      },
      {
        label: "Each person who signs as a foreigner",
        amount: "₹4,999 more, asked by one firm",
        when: [...foreignPeople, ...foreignCompanies],
        ...check("fee-card-2026"),
        note: askingPrice,
      },
      {
        label: "Notary, apostille and translation",
        amount: "No checked figure: it depends on the country",
        when: [...foreignPeople, ...foreignCompanies],
        ...ask("papers-signed-abroad"),
        note: "Ask a notary where you sign.",
      },
      {
        label: "FLA return, each year",
        amount: "₹9,999, asked by one firm",
        when: foreignInvestment,
        ...check("fla-price"),
        note: askingPrice,
      },
      {
        label: "The whole project, with reports",
        amount: "₹35,000 to ₹3,50,000 quoted",
        when: foreignInvestment,
        ...check("foreign-project-price"),
        note: askingPrice,
      },
      {
        label: "If FC-GPR is late",
        amount: "₹7,500 and 0.025% of the amount for each year; ₹10 lakh six months late is ₹7,700",
        when: foreignInvestment,
        forms: companies,
        ...agreed("foreign-late-fee", "fc-gpr-2026"),
      },
      {
        label: "Reports to the Reserve Bank",
        amount: "None that we found, while the money stays in India",
        when: [{ repatriation: ["no"] }],
        ...check("nri-schedule-4", "fla-return"),
        note: "Follows from Schedule IV; a text that says so was not found.",
      },
    ],
    dates: [
      {
        id: "address-proof-age",
        title: "Address proofs dated",
        due: { inWords: "Not more than two months before filing" },
        text: "Get them last, when everything else is ready.",
        ...check("apostille-guide"),
        note: "Pages say two months to one year.",
      },
      {
        id: "allot-shares",
        title: "Shares allotted for the money from abroad",
        due: { inWords: "60 days after the money arrives" },
        text: "Otherwise it is refunded within the next 15 days.",
        when: foreignInvestment,
        forms: companies,
        ...check("share-allotment-60-days"),
        note: oneSource,
      },
      {
        id: "llp-report",
        title: "FDI-LLP(I), the report of an LLP",
        due: { inWords: "30 days after the money arrives" },
        text: "To the Reserve Bank, through the bank.",
        when: foreignInvestment,
        forms: ["llp"],
        ...check("llp-guide"),
        note: "The days are from practice; no text was compared.",
      },
      {
        id: "nominee-declarations",
        title: "MGT-4 and MGT-5 of parent and nominee",
        due: { daysAfterIncorporation: 30 },
        text: "Only if a nominee holds a share. The company files MGT-6 within 30 days of receiving them.",
        when: [{ owner: ["foreign-company"] }],
        forms: ["private-limited"],
        ...check("nominee-shareholder"),
        note: oneSource,
      },
      {
        id: "fla-revised",
        title: "FLA return corrected",
        due: { yearlyBy: "09-30" },
        text: "Only if it was filed by 15 July with provisional figures.",
        when: foreignInvestment,
        ...check("fla-return"),
        note: oneSource,
      },
    ],
  },
  {
    id: "section-8",
    title: "A Section 8 company",
    text: "A charity as a company: the licence comes with the registration, tax registration and donors’ money come after it.",
    papers: [
      {
        title: "Income and expenditure for the next three years",
        text: "An estimate that fits the objects: where the money comes from and what it is spent on.",
        ...verified("section-8-rule-19"),
      },
      {
        title: "Declarations",
        text: "By the applicants and by a practising professional, that the memorandum and articles follow section 8.",
        ...verified("section-8-rule-19"),
      },
      {
        title: "A name with an ending of its kind",
        text: "Foundation, Forum, Association, Federation, Chambers, Confederation, Council or the like, without 'Limited'.",
        ...check("section-8-names"),
        note: "Some sellers offer 'Trust' or 'Society' as well; rule 8A speaks against it.",
      },
      {
        title: "Two members and two directors",
        text: "Each with identity and address proof and a digital signature. One director lives in India.",
        ...check("directors-and-members"),
        note: "The numbers were not compared with the text of the Act.",
      },
    ],
    steps: [
      {
        text: "Start no activity yet: provisional tax registration (Form 104) is open only before activities start. Afterwards it is Form 105.",
        ...agreed("section-8-tax-2026"),
      },
      {
        text: "Ask for the licence in SPICe+; Form INC-12 is only for a company that exists already.",
        ...verified("section-8-rule-19"),
      },
      {
        text: "Apply in Form 104 for registration (section 332) and for donors’ deductions (section 354). The order comes in Form 106, within a month of the month’s end.",
        ...agreed("section-8-tax-2026"),
      },
      {
        text: "CSR money: Form CSR-1 asks for both tax registrations and a record of three years, unless the company that gives the money or the government set you up.",
        ...verified("csr-1-2025"),
      },
      {
        text: "Money from abroad: registration (FC-3A) only after three years and ₹15 lakh spent on the objects; before that, prior permission (FC-3B). A Darpan ID and an account at SBI, New Delhi, come first.",
        ...check("fcra-registration"),
        note: oneSource,
      },
      {
        text: "Pay members no dividend or profit. Expenses, reasonable rent or interest and approved services are allowed; a change of the charter needs approval.",
        ...check("section-8-limits", "section-8-penalties"),
        note: "The company risks ₹10 lakh to ₹1 crore, its officers ₹25,000 to ₹25 lakh.",
      },
    ],
    costs: [
      {
        label: "Licence",
        amount: "No separate fee found for a new company",
        ...check("section-8-licence-fee"),
        note: "Older pages print ₹2,000 or ₹5,000.",
      },
      {
        label: "Stamp duty",
        amount: "Form only in many states, such as ₹10 in Delhi; not spared in Kerala or Madhya Pradesh",
        ...agreed("section-8-fees"),
      },
      {
        label: "Professional fee",
        amount: "From ₹6,999; ₹14,000 to ₹25,000 with everything",
        ...check("section-8-prices"),
        note: askingPrice,
      },
      {
        label: "Registration for money from abroad (FC-3A)",
        amount: "₹10,000",
        ...check("fcra-registration"),
        note: oneSource,
      },
    ],
    dates: [
      {
        id: "section-8-time",
        title: "Registration with the licence",
        due: { inWords: "15 working days to 45 days" },
        text: "Sources give 15 to 20 working days, or 30 to 45 days.",
        ...check("section-8-time", "section-8-prices"),
        note: "Two sellers’ pages; they differ.",
      },
      {
        id: "form-104",
        title: "Form 104, tax registration",
        due: { inWords: "Before activities start" },
        text: "Provisional, for three years by the old law.",
        ...check("section-8-tax-2026"),
        note: "The three years are the old law’s.",
      },
    ],
  },
  {
    id: "proprietor",
    title: "Moving a proprietorship",
    text: "A proprietorship is not converted: the new company or LLP takes the business over on a day you choose.",
    papers: [
      {
        title: "No-objection for the name",
        text: "Yours as the proprietor who uses it today and, if it is a trade mark, the consent of the mark’s owner.",
        ...check("proprietor-to-company"),
        note: fromPractice,
      },
      {
        title: "Closing statement of the old business",
        text: "Assets, debts and stock on the day of the change, drawn up with an accountant.",
        ...check("proprietor-to-company"),
        note: oneSource,
      },
      {
        title: "Business transfer agreement",
        text: "Stamped as your state asks. Land in it is stamped as a sale.",
        ...check("proprietor-to-company"),
        note: oneSource,
      },
      {
        title: "Accountant’s certificate for Form ITC-02",
        text: "That the transfer provides for the debts to pass: without it, unused GST credit does not move.",
        ...agreed("itc-02", "proprietor-to-company"),
      },
      {
        title: "Consents",
        text: "Of landlord, lenders and customers with a contract; the trade mark is assigned in Form TM-P.",
        ...check("proprietor-to-company"),
        note: oneSource,
      },
    ],
    steps: [
      {
        text: "Choose the day, a month end, and have the net assets counted for it: the capital must cover them.",
        ...check("proprietor-to-company"),
        note: oneSource,
      },
      {
        text: "Register with the takeover among the objects; then take the new GST number and open the bank account.",
        ...check("proprietor-to-company"),
        note: oneSource,
      },
      {
        text: "Sign the transfer agreement, allot the shares for it and file PAS-3.",
        forms: companies,
        ...check("proprietor-to-company"),
        note: oneSource,
      },
      {
        text: "Sign the transfer agreement and enter what you bring in as your contribution.",
        forms: ["llp"],
        ...check("proprietor-to-company"),
        note: fromPractice,
      },
      {
        text: "File ITC-02 first, and cancel the old GST number only when the credit has arrived.",
        ...agreed("itc-02", "proprietor-to-company"),
      },
      {
        text: "Take licences anew: IEC, food licence, Udyam, PF. Then close the old account.",
        ...check("proprietor-to-company"),
        note: oneSource,
      },
    ],
    costs: [
      {
        label: "Stamp duty on the transfer agreement",
        amount: "As your state asks; no figure that holds everywhere",
        ...ask("proprietor-to-company"),
        note: "Ask where the agreement is signed; land is stamped as a sale.",
      },
      {
        label: "GST on the transfer",
        amount: "Nil for a whole running business",
        ...check("itc-02"),
        note: "Notification 12/2017, entry 2, as two guides read it.",
      },
      {
        label: "Income tax on the transfer",
        amount: "Nil if everything passes, for shares only, and you keep half the votes for five years",
        forms: companies,
        ...check("proprietor-succession-tax", "slump-sale"),
        note: "Old section 47(xiv), now in section 70 of the Act of 2025; the clause was not found. Otherwise a slump sale.",
      },
      {
        label: "Income tax on the transfer",
        amount: "Can fall due as on a sale: the relief is for a company, not for an LLP",
        forms: ["llp"],
        ...check("proprietor-succession-tax", "proprietor-into-llp"),
        note: "An accountant’s answer in a forum; the Act of 2025 was not compared. Ask before you move anything.",
      },
      {
        label: "Accountant, agreement and change-over",
        amount: "No checked figure; ask for a written quotation",
        ...ask("proprietor-to-company"),
        note: "It depends on stock, contracts and licences.",
      },
    ],
    dates: [
      {
        id: "change-over",
        title: "Change-over",
        due: { inWords: "A month end, 2 to 4 weeks after you begin" },
        text: "The registration comes first; the business moves once GST number and account are there.",
        ...check("proprietor-to-company"),
        note: oneSource,
      },
      {
        id: "pas-3",
        title: "PAS-3, the return of allotment",
        due: { inWords: "30 days after the shares are allotted" },
        text: "For the shares given for the business.",
        forms: companies,
        ...check("proprietor-to-company"),
        note: oneSource,
      },
      {
        id: "itc-02",
        title: "Form ITC-02",
        due: { inWords: "Before the old GST number is cancelled" },
        text: "The new business accepts the credit on the portal.",
        ...agreed("itc-02", "proprietor-to-company"),
      },
      {
        id: "keep-half",
        title: "Half of the votes stay yours",
        due: { inWords: "Five years from the transfer" },
        text: "Otherwise the tax that was spared falls due.",
        forms: companies,
        ...check("proprietor-succession-tax"),
        note: "Old section 47(xiv); the clause of the new Act was not found.",
      },
    ],
  },
  {
    id: "employed-founder",
    title: "A founder with a job",
    text: "No law stops a private employee from owning a company; the employment contract may.",
    papers: [
      {
        title: "The employment contract and the company’s policies",
        text: "Read the clauses on exclusive service, inventions, competition and equipment.",
        ...agreed("founders-with-a-job"),
      },
      {
        title: "Written consent of the employer",
        text: "Naming the business and your part in it: owner, director or designated partner.",
        ...agreed("founders-with-a-job"),
      },
    ],
    steps: [
      {
        text: "Ask for the employer’s written consent before you sign a form: a director or designated partner can be looked up by anybody.",
        ...agreed("founders-with-a-job"),
      },
      {
        text: "Without consent, think of owning shares only, with another director; that is seen least, but the contract still decides.",
        ...check("founders-with-a-job"),
        note: "Advice; the sources say what is public, not what is wise.",
      },
      {
        text: "Keep the business off the employer’s laptop, hours and customers, so that nobody can claim what you make.",
        ...agreed("founders-with-a-job"),
      },
      {
        text: "Once your company pays you a salary, tell one employer about the other’s, so that the right tax is deducted.",
        ...check("founders-with-a-job"),
        note: fromPractice,
      },
    ],
    costs: [
      {
        label: "The employer’s consent",
        amount: "No fee",
        ...check("founders-with-a-job"),
        note: "A lawyer’s reading of the contract has no checked price.",
      },
      {
        label: "Without it",
        amount: "Dismissal or damages, as the contract says",
        ...check("founders-with-a-job"),
        note: "Section 73, Indian Contract Act, 1872, as the sources read it.",
      },
    ],
    dates: [
      {
        id: "consent",
        title: "The employer’s consent",
        due: { inWords: "Before the first form is signed" },
        text: "The register shows directors and designated partners from the first day.",
        ...agreed("founders-with-a-job"),
      },
    ],
  },
  {
    id: "exporter",
    title: "Buyers abroad",
    text: "An export code for goods, a letter of undertaking with a GST number, and a declaration to the bank for every month with an invoice.",
    papers: [
      {
        title: "PAN, bank account and address proof of the business",
        text: "For the import-export code (IEC) of whoever exports goods. It is tied to the PAN, so it comes after the registration.",
        ...check("iec-2026"),
        note: fromPractice,
      },
      {
        title: "Letter of undertaking (LUT, Form RFD-11)",
        text: "So that exports go out without GST. For those registered for GST.",
        ...check("iec-2026"),
        note: fromPractice,
      },
      {
        title: "Contracts and invoices of each month",
        text: "The bank takes one export declaration (EDF) for each month with invoices.",
        ...verified("export-declaration-2026", "export-declaration-guide"),
      },
    ],
    steps: [
      {
        text: "Goods: apply for the import-export code once the PAN is there, before the first export. Services alone need it only for a benefit of the trade policy, or where the law names them.",
        ...check("iec-2026", "iec-services"),
        note: "When to apply is advice.",
      },
      {
        text: "With a GST number: file the letter of undertaking, or you pay tax on exports and claim it back.",
        ...check("iec-2026"),
        note: fromPractice,
      },
      {
        text: "Declare services, software included, to the bank in an EDF; SOFTEX has ended. Amounts up to ₹10 lakh are closed on your own declaration.",
        ...verified("export-declaration-2026", "export-declaration-guide"),
      },
      {
        text: "Goods: register the bank’s AD code at each port. A membership certificate (RCMC) is needed only for benefits.",
        ...check("iec-2026"),
        note: fromPractice,
      },
    ],
    costs: [
      {
        label: "Import-export code (IEC), for goods",
        amount: "₹500 once; a change ₹200; the yearly confirmation is free",
        ...agreed("iec-2026", "import-export-code-guide"),
      },
      {
        label: "Letter of undertaking",
        amount: "No fee",
        ...check("iec-2026"),
        note: fromPractice,
      },
      {
        label: "What the bank charges for declarations",
        amount: "No checked figure; ask the bank",
        ...ask("export-declaration-2026"),
        note: "It differs from bank to bank.",
      },
    ],
    dates: [
      {
        id: "iec-confirmation",
        title: "Import-export code confirmed",
        due: { yearlyBy: "06-30" },
        text: "Only with a code. From 1 April on, every year, also when nothing has changed; otherwise it is switched off.",
        ...agreed("iec-2026", "import-export-code-guide"),
      },
      {
        id: "lut",
        title: "Letter of undertaking",
        due: { inWords: "Before the first export of each financial year" },
        text: "Only with a GST number.",
        ...check("iec-2026"),
        note: fromPractice,
      },
      {
        id: "edf",
        title: "Export declaration (EDF) to the bank",
        due: { inWords: "30 days after the month of the invoice" },
        text: "For services, software included, since 1 October 2026.",
        ...verified("export-declaration-2026", "export-declaration-guide"),
      },
      {
        id: "export-money",
        title: "The money is in India",
        due: { inWords: "15 months, or 18 if invoiced in rupees" },
        text: "Tell the bank early if a buyer pays late.",
        ...verified("export-declaration-2026", "export-declaration-guide"),
      },
    ],
  },
  {
    id: "professional",
    title: "Practising a profession",
    text: "The licence to practise is yours, not the firm’s: council and regulator have a say in owners, name and premises.",
    papers: [
      {
        title: "Membership and certificate of practice",
        text: "Of every partner who practises, from the institute.",
        when: [{ profession: ["ca", "cs", "cma"] }],
        ...check("ca-act-section-25", "cs-act-section-26", "cma-act-section-26"),
        note: fromPractice,
      },
      {
        title: "The institute’s approval of the name",
        text: "Before the name is asked for with the MCA.",
        when: [{ profession: ["ca", "cs", "cma"] }],
        ...check("llp-name-rules"),
        note: fromPractice,
      },
      {
        title: "Enrolment of every partner with the Bar Council",
        text: "Fees may not be shared with anybody who is not an advocate.",
        when: [{ profession: ["advocate"] }],
        ...check("bar-council-rules"),
        note: "The rule on fees was read; which papers a council asks for was not.",
      },
      {
        title: "Registration of everyone who practises",
        text: "As patent agents at the Patent Office, or as actuaries in practice with the Institute of Actuaries.",
        when: [{ profession: ["patent-agent", "actuary"] }],
        ...verified("patents-act-129", "actuaries-act-schedule"),
      },
      {
        title: "Registration of each doctor or dentist",
        text: "With the state council: the right to treat stays personal.",
        when: [{ profession: ["doctor"] }],
        ...check("clinical-establishments"),
        note: fromPractice,
      },
      {
        title: "Registration of the clinic",
        text: "By the central Act in the states that took it over, elsewhere by a state law on nursing homes or medical establishments.",
        when: [{ profession: ["doctor"] }],
        ...verified("clinical-establishments"),
      },
      {
        title: "Registration with the Council of Architecture",
        text: "Of whoever calls themselves an architect; of all partners, if a firm uses the title.",
        when: [{ profession: ["architect"] }],
        ...agreed("architects-act-name", "architects-act-title"),
      },
      {
        title: "Qualifications and personal licences",
        text: "Such as a city’s licence for structural engineers: it stays with the person.",
        when: [{ profession: ["engineer"] }],
        ...check("entity-selector"),
        note: fromPractice,
      },
      {
        title: "A written answer of each council and institute",
        text: "Whether its members may share fees with the others.",
        when: [{ profession: ["mixed"] }],
        ...check("bar-council-rules", "mixed-firms"),
        note: "No rule for firms of every profession was found.",
      },
      {
        title: "Registration with the council or regulator",
        text: "Of the person and, where the rules ask for it, of the company, LLP or firm.",
        when: [{ profession: ["other", "insurance-broker"] }],
        ...verified("registered-valuers-rules", "insolvency-entities"),
      },
    ],
    steps: [
      {
        text: "Ask the institute for the name before you register, and check that every partner may practise.",
        when: [{ profession: ["ca", "cs", "cma"] }],
        ...check("llp-name-rules"),
        note: fromPractice,
      },
      {
        text: "Other professions as partners: company secretaries, cost accountants, engineers, architects and actuaries may join accountants; not advocates or practising actuaries, whose own rules forbid it.",
        when: [{ profession: ["ca"] }],
        ...check("mixed-firms"),
        note: "One report on regulation 53B and the institute’s advice. Rules for mixed firms were consulted on in September 2025; none was found.",
      },
      {
        text: "Ask every council and institute in writing with whom its members may share fees, before you choose a form.",
        when: [{ profession: ["mixed"] }],
        ...check("bar-council-rules", "mixed-firms"),
        note: "No rule for firms of every profession was found.",
      },
      {
        text: "Check that everyone who practises is registered: nobody else may be a partner.",
        when: [{ profession: ["patent-agent", "actuary"] }],
        ...verified("patents-act-129", "actuaries-act-schedule"),
      },
      {
        text: "Ask the State Bar Council first which form it accepts.",
        when: [{ profession: ["advocate"] }],
        ...check("bar-council-rules", "advocates-and-llp"),
        note: "On LLPs of advocates the sources differ.",
        differing: ["advocates-llp-allowed"],
      },
      {
        text: "Register the premises before the first patient: look up which law your state applies.",
        when: [{ profession: ["doctor"] }],
        ...verified("clinical-establishments"),
      },
      {
        text: "Choose a name without 'architect' or a word made from it, and use the title only for people who are registered.",
        when: [{ profession: ["architect"] }],
        ...agreed("architects-act-name", "architects-act-title"),
      },
      {
        text: "Check which of your work needs a personal licence, and who of you holds it.",
        when: [{ profession: ["engineer"] }],
        ...check("entity-selector"),
        note: fromPractice,
      },
      {
        text: "Ask the regulator before you register which owners, objects and capital it wants.",
        when: [{ profession: ["other", "insurance-broker"] }],
        ...verified("registered-valuers-rules", "insolvency-entities"),
      },
      {
        text: "Registered valuers: three directors or partners, or all if there are fewer, are registered themselves; only professional or financial services as objects; no subsidiary or joint venture.",
        when: [{ profession: ["other"] }],
        ...verified("registered-valuers-rules"),
      },
      {
        text: "Investment advisers: above 300 clients or ₹3 crore of fees a person in her own name must register as a company or another entity; ask SEBI which it accepts.",
        when: [{ profession: ["other"] }],
        ...check("investment-advisers-2025"),
        note: "SEBI’s changes of December 2024, as two pages report them.",
      },
    ],
    costs: [
      {
        label: "Approval of the name by the institute",
        amount: "No checked figure; ask the institute",
        when: [{ profession: ["ca", "cs", "cma"] }],
        ...ask("llp-name-rules"),
        note: "No page with a fee was read.",
      },
      {
        label: "Practising through a company all the same",
        amount: "A fine of ₹1,000, then ₹5,000",
        when: [{ profession: ["ca"] }],
        ...verified("ca-act-section-25"),
      },
      {
        label: "Enrolment and council fees",
        amount: "No checked figure; ask the council",
        when: [{ profession: ["advocate", "patent-agent", "actuary", "architect", "engineer", "mixed"] }],
        ...ask("entity-selector"),
        note: "No page with a fee was read.",
      },
      {
        label: "Registration of the clinic",
        amount: "No checked figure; it differs by state and kind of clinic",
        when: [{ profession: ["doctor"] }],
        ...ask("clinical-establishments"),
        note: "No page with a fee was read.",
      },
      {
        label: "Insolvency professionals",
        amount: "₹2 lakh for the entity’s application, ₹20,000 for a person’s; net worth of ₹1 crore",
        when: [{ profession: ["other"] }],
        ...check("insolvency-entities"),
        note: "The net worth is regulation 12; the fees are from a page of September 2023.",
      },
      {
        label: "Insurance brokers",
        amount: "Capital of ₹75 lakh (direct), ₹4 crore (reinsurance) or ₹5 crore (both)",
        when: [{ profession: ["insurance-broker"] }],
        ...check("insurance-brokers"),
        note: "From pages of 2022.",
      },
      {
        label: "Investment advisers and research analysts",
        amount: "A bank deposit of ₹1, 2, 5 or 10 lakh, by up to 150, 300, 1,000 or more clients",
        when: [{ profession: ["other"] }],
        ...agreed("investment-advisers-2025"),
      },
    ],
    dates: [
      {
        id: "council-first",
        title: "Approval of institute or council",
        due: { inWords: "Before the name is applied for" },
        text: "The name rules for LLPs ask for the council’s approval of such words.",
        when: [{ profession: ["ca", "cs", "cma", "advocate", "mixed"] }],
        ...check("llp-name-rules"),
        note: fromPractice,
      },
      {
        id: "clinic-registration",
        title: "Registration of the clinic",
        due: { inWords: "Before the first patient" },
        text: "Renewal as the state’s law says.",
        when: [{ profession: ["doctor"] }],
        ...check("clinical-establishments"),
        note: "Periods differ by state; none was compared.",
      },
      {
        id: "licence-first",
        title: "Registration with the council or regulator",
        due: { inWords: "Before you offer the service" },
        text: "Ask what it wants from a new company, LLP or firm.",
        when: [{ profession: ["patent-agent", "actuary", "architect", "engineer", "other", "insurance-broker"] }],
        ...check("entity-selector"),
        note: fromPractice,
      },
    ],
  },
];
