import type { Template } from "../schemas/template.ts";
import { disputesClause, generalClause, lawVariables, noticesClause, signingVariables } from "./shared.ts";

export const t: Template = {
  id: "convertible-note-agreement",
  title: "Convertible Note Agreement",
  kind: "agreement",
  description:
    "Early money for a DPIIT-recognised startup: a note of ₹25 lakh or more that converts into equity at a cap or discount, or is repaid.",
  category: "Funding",
  tags: ["Convertible note", "Seed funding", "Startup India", "Valuation cap", "Angel investor"],
  features: [
    "₹25 lakh or more from one person in one tranche, as the deposit rules ask",
    "Conversion or repayment within ten years",
    "Valuation cap, discount or both, with a worked example",
    "Qualified financing, sale of the company and maturity each dealt with",
    "Warranty of startup recognition, and the special resolution under section 62(3)",
    "DPT-3 reporting, and Form CN where the holder is foreign",
  ],
  preview:
    "The Holder pays the Principal in one tranche. It converts into equity shares when the Company next raises a qualifying round, at the lower of a capped and a discounted price. If no round comes by maturity, the Holder chooses shares or repayment.",
  fileName: "Convertible-Note-Agreement.docx",
  downloads: 1740,
  rating: 4.6,
  version: "1.0",
  reviewedOn: "2026-11-15",
  changes: [
    {
      version: "1.0",
      date: "2026-11-15",
      text: "First version, for one holder. Notes the startup definition in force from 4 February 2026.",
    },
  ],
  purpose:
    "Use this when a recognised startup needs money before it and the investor can agree on a price for shares. The money is first a debt. It turns into equity shares in the next priced round, at a better price for coming early, or is repaid. One agreement is signed with each investor, for ₹25 lakh or more.",
  whenNotToUse: [
    "The company is not recognised as a startup by DPIIT. The money may then be an unlawful deposit: use CCPS or compulsorily convertible debentures.",
    "An investor offers less than ₹25 lakh, or wants to pay in instalments. The exemption does not apply.",
    "The price of shares is agreed. Use the Term Sheet and the Share Subscription Agreement.",
    "The business is an LLP or a partnership. It cannot issue a convertible note under these rules.",
  ],
  acts: [
    "Companies Act, 2013 (sections 39, 53, 62(3), 73, 117 and 179)",
    "Companies (Acceptance of Deposits) Rules, 2014 (rule 2(1)(c)(xvii))",
    "Foreign Exchange Management (Non-debt Instruments) Rules, 2019",
    "Income-tax Act, 2025 (section 393)",
    "Indian Contract Act, 1872",
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
    { id: "companyOffice", kind: "address", label: "Registered office", group: "Company" },
    { id: "companyEmail", kind: "email", label: "Company e-mail", group: "Company" },
    {
      id: "recognition",
      kind: "text",
      label: "Startup recognition number",
      hint: "On the DPIIT certificate.",
      example: "DIPP100001",
      group: "Company",
    },
    {
      id: "business",
      kind: "longtext",
      label: "Business of the company",
      example: "making and selling packaged foods online",
      group: "Company",
    },
    {
      id: "resolutionDate",
      kind: "date",
      label: "Date of special resolution",
      hint: "Must come before the money.",
      group: "Company",
    },
    { id: "faceValue", kind: "money", label: "Face value of an equity share", group: "Company", default: "10" },
    { id: "companyBank", kind: "text", label: "Company bank account and IFSC", group: "Company" },
    {
      id: "founderNames",
      kind: "text",
      label: "Names of the founders",
      example: "Meera Nair and Arjun Rao",
      group: "Company",
    },
    {
      id: "holderName",
      kind: "name",
      label: "Investor name",
      hint: "One person. Joint holders are not allowed.",
      group: "Investor",
      required: true,
    },
    {
      id: "holderKind",
      kind: "choice",
      label: "Kind of investor",
      group: "Investor",
      default: "individual",
      choices: [
        { value: "individual", label: "Individual in India", text: "an individual resident in India" },
        { value: "company", label: "Indian company", text: "a company incorporated in India" },
        { value: "llp", label: "Indian LLP", text: "a limited liability partnership registered in India" },
        {
          value: "aif",
          label: "Alternative investment fund",
          text: "an alternative investment fund registered with the Securities and Exchange Board of India",
        },
        {
          value: "foreign",
          label: "Foreign or non-resident investor",
          text: "a person resident outside India under the Foreign Exchange Management Act, 1999",
        },
      ],
    },
    { id: "holderNumber", kind: "text", label: "Investor PAN or registration number", group: "Investor" },
    { id: "holderAddress", kind: "address", label: "Investor address", group: "Investor" },
    { id: "holderEmail", kind: "email", label: "Investor e-mail", group: "Investor" },
    { id: "holderSignatory", kind: "name", label: "Who signs for the investor", group: "Investor" },
    {
      id: "principal",
      kind: "money",
      label: "Amount of the note",
      hint: "₹25,00,000 or more, in one payment.",
      example: "2500000",
      group: "Terms",
      required: true,
    },
    { id: "payDays", kind: "number", label: "Days to pay after conditions are met", group: "Terms", default: "5" },
    {
      id: "useOfFunds",
      kind: "longtext",
      label: "Use of funds",
      example: "product development and working capital",
      group: "Terms",
    },
    { id: "interestRate", kind: "percent", label: "Simple interest a year", group: "Terms", default: "6" },
    {
      id: "pricing",
      kind: "choice",
      label: "Conversion price",
      group: "Terms",
      default: "both",
      choices: [
        { value: "both", label: "Lower of cap and discount" },
        { value: "cap", label: "Cap only" },
        { value: "discount", label: "Discount only" },
      ],
    },
    { id: "cap", kind: "money", label: "Valuation cap", example: "80000000", group: "Terms" },
    { id: "discount", kind: "percent", label: "Discount", group: "Terms", default: "20" },
    {
      id: "qualified",
      kind: "money",
      label: "Smallest qualifying round",
      hint: "New money that makes the note convert by itself.",
      example: "20000000",
      group: "Terms",
    },
    {
      id: "maturityDate",
      kind: "date",
      label: "Maturity date",
      hint: "Within ten years of issue. Two to three years is usual.",
      group: "Terms",
    },
    { id: "repayDays", kind: "number", label: "Days to repay after demand", group: "Terms", default: "60" },
    ...lawVariables,
  ],
  options: [
    { id: "interest", label: "The note carries interest", default: true },
    {
      id: "mfn",
      label: "Holder gets any better terms given to a later note",
      default: true,
    },
    { id: "proRata", label: "Holder may join the next round", default: true },
    {
      id: "founders",
      label: "Founders sign to support the note",
      hint: "They promise their votes and full-time work; they do not guarantee repayment.",
      default: true,
    },
  ],
  body: `
This Convertible Note Agreement (this **Agreement**) is made at {{placeOfSigning}} on {{agreementDate}}.

### Between

(1) **{{companyName}}**, a private limited company, CIN {{companyCin}}, startup recognition number {{recognition}}, having its registered office at {{companyOffice}}, e-mail {{companyEmail}} (the **Company**); and

(2) **{{holderName}}**, {{holderKind}}, PAN or registration number {{holderNumber}}, having its office or residing at {{holderAddress}}, e-mail {{holderEmail}} (the **Holder**).

Each is a **Party** and together they are the **Parties**.{?founders} {{founderNames}} (the **Founders**) sign only to give the promises in [[#founders]]. For [[#disputes]] and [[#general]] they are Parties too.{/founders}

### Background

(A) The Company carries on the business of {{business}} (the **Business**) and is recognised as a startup by the Department for Promotion of Industry and Internal Trade (**DPIIT**).

(B) The Holder will pay the Company {{principal|full}} in a single tranche. It is received first as a debt, repayable at the option of the Holder or convertible into equity shares on the events stated in this Agreement.

### The Parties agree

## Definitions and interpretation

- In this Agreement:

: **Act** means the Companies Act, 2013. **Articles** means the articles of association of the Company. **Board** means its board of directors.

: **Capitalisation** means, just before the event concerned, all issued equity shares of the Company, and all shares that would be issued if every option, including the whole of any existing employee pool, and every convertible security were exercised or converted. It leaves out this Note, other convertible notes, and any increase of the employee pool made for the Round.

{?pricing=both}
: **Cap Price** means {{cap|full}} divided by the Capitalisation.

: **Conversion Price** means the lower of the Cap Price and the Discount Price, subject to [[#floor]].
{/pricing}
{?pricing=cap}
: **Cap Price** means {{cap|full}} divided by the Capitalisation.

: **Conversion Price** means the lower of the Cap Price and the lowest price per share paid in cash by new investors in the Round, subject to [[#floor]].
{/pricing}
{?pricing=discount}
: **Conversion Price** means the Discount Price, subject to [[#floor]].
{/pricing}

: **Deposit Rules** means the Companies (Acceptance of Deposits) Rules, 2014.

{?pricing=both}
: **Discount Price** means the lowest price per share paid in cash by new investors in the Round, less {{discount}}.
{/pricing}
{?pricing=discount}
: **Discount Price** means the lowest price per share paid in cash by new investors in the Round, less {{discount}}.
{/pricing}

: **Equity Shares** means equity shares of {{faceValue}} each in the Company.

: **Fair Value** means the value of one Equity Share certified by an independent registered valuer whom the Board appoints with the Holder's consent, which may not be refused unreasonably. The Company pays the valuer.

: **Issue Date** means the day on which the Company receives the Principal. **Maturity Date** means {{maturityDate}}, or a later date that the Parties agree in writing. In no case is it later than the day before ten years end from the Issue Date.

: **Note** means the convertible note issued under this Agreement, as evidenced by the certificate in [[#schedule-note]].

: **Outstanding Amount** means the Principal{?interest} and unpaid interest on it{/interest}, so far as not converted or repaid. **Principal** means {{principal|full}}.

: **Qualified Financing** means a genuine issue of shares for cash, in one or more related closings, in which investors pay at least {{qualified|full}}, leaving out conversion of notes.

: **Round** means the Qualified Financing, or the other issue of shares, on which the Note converts.

: **Sale** means a merger, or a sale of shares or of most of the assets of the Company, after which its present members no longer control the Company or its Business. A Qualified Financing is not a Sale.

- A reference to a statute is to it as amended or re-enacted, and includes the rules under it.

## Issue of the Note {#issue}

- Within {{payDays|full}} working days after the Company shows that the conditions in [[#schedule-conditions]] are met, the Holder will pay the whole Principal in one transfer, from the Holder's own bank account, to {{companyBank}}. {#payment}
- On the Issue Date the Company will issue the certificate in [[#schedule-note]] to the Holder, duly stamped, and enter the Note in its books.
- The Company will use the money for {{useOfFunds}}. It will not use it to repay a loan from a founder, director or relative, or to buy shares.
- If the conditions are not met within 60 days of the date of this Agreement, either Party may end it by notice. If money was paid before they were met, the Company will return it at once.

> The Deposit Rules exempt a note only if all of these hold: the company is a recognised startup; one person pays; the sum is ₹25 lakh or more; it comes in a single tranche; and it converts or is repaid within ten years. Miss one and the money may be a deposit under section 73 of the Act,
> with heavy penalties.

{?interest}
## Interest {#interest}

- Simple interest runs on the Principal at {{interestRate}} a year from the Issue Date until conversion or repayment, on the basis of a year of 365 days.
- Interest is not paid in cash before then. It converts with the Principal, or is paid when the Principal is repaid.
- The Company will deduct tax under section 393 of the Income-tax Act, 2025 where that Act requires, and give a certificate. On conversion, the interest that converts is the sum net of tax deducted.
{/interest}

## Nature and ranking {#ranking}

- The Note is an unsecured debt of the Company. It ranks equally with other unsecured debt and ahead of all shares. It ranks behind secured lenders only to the extent of their security.
- Until conversion the Holder is not a member and has no vote or dividend. The Note is not listed.
- The Company may not repay the Outstanding Amount before the Maturity Date without the Holder's written consent. {#prepay}

## Conversion in a financing {#financing}

- On the closing of a Qualified Financing before the Outstanding Amount is repaid, the Outstanding Amount converts by itself into Equity Shares at the Conversion Price. {#automatic}
- The Company will give the Holder at least 15 days' notice of the closing, with the terms, the cap table before and after, and its computation.
- If the Company raises money by an issue of shares that is not a Qualified Financing, the Holder may by notice, within 15 days of being told of it, convert on the same basis.
- If investors in the Round receive preference shares, the Holder receives Equity Shares. The Company will seek to have the agreements of the Round give the Holder, by contract and so far as the law allows, liquidation and anti-dilution protection in proportion to the sum converted. {#preference}

> The Deposit Rules and foreign exchange rules speak of conversion into equity shares. Many rounds issue preference shares. Take advice before converting a note straight into CCPS.

## Sale of the Company {#sale}

- The Company will give the Holder at least 20 days' notice of a Sale. Before it closes, the Holder may choose:
-- repayment of the Outstanding Amount, at the closing and before any payment to members; or
-- conversion, just before the closing, at {?pricing=discount}the price per Equity Share payable in the Sale less {{discount}}{/pricing}{!pricing=discount}the lower of the Cap Price and the price per Equity Share payable in the Sale{/pricing}, subject to [[#floor]].
- If the Holder does not choose by five days before the closing, the Holder is taken to have chosen what pays more.

## Maturity {#maturity}

- If the Outstanding Amount has not been converted or repaid by the Maturity Date, the Holder may by notice choose: {#maturity-choice}
-- conversion at {?pricing=discount}Fair Value less {{discount}}{/pricing}{!pricing=discount}the lower of the Cap Price and Fair Value{/pricing}, subject to [[#floor]]; or
-- repayment within {{repayDays|full}} days of the notice.
- If the Holder makes no choice within 60 days after the Maturity Date, or by 90 days before ten years end from the Issue Date if that is earlier, the Company may by 15 days' notice either convert on that basis or repay. {#default-choice}
- In every case the Company will convert or repay the whole Outstanding Amount within ten years from the Issue Date. {#ten-years}

## How conversion is done {#mechanics}

- The number of Equity Shares is the Outstanding Amount divided by the price that applies, rounded down. The fraction is paid in cash.
- The price may not be less than the face value of an Equity Share{?holderKind=foreign} or than the price that foreign exchange rules allow on the date of conversion{/holderKind}. If this raises the price, the Company will look for a lawful way to make good the difference. {#floor}
- Within 15 days of the event or notice, the Company will allot the Equity Shares fully paid, free from any charge and ranking equally with others, file the return of allotment in the time the Act sets, and issue a certificate or credit a demat account as the law requires. {#allot}
- On conversion the Holder will sign the shareholders' agreement that the investors in the Round sign, or, if there is none, a deed to be bound by the Articles and any existing agreement. It may not put on the Holder a duty to work for the Company, a personal guarantee, or a warranty beyond title and authority.
- The price and numbers are adjusted for a split, consolidation or bonus. Allotment under this clause discharges the debt.
- A notice by the Holder to convert may be in the form of [[#schedule-notice]].

> Worked example. A note of ₹25 lakh, cap ₹8 crore, discount 20 per cent, no interest. The Capitalisation is 10,000 shares, so the cap price is ₹8,000. A round comes at ₹12,000 a share. The discount price is ₹9,600. With both terms the note converts at the lower, ₹8,000, into 312 shares, and
> ₹4,000 is paid in cash for the fraction.

## Rights until conversion {#rights}

- The Company will give the Holder unaudited accounts within 45 days of each half-year, audited accounts within 180 days of each year, and prompt notice of a material event.
{?mfn}
- If the Company issues another convertible note before this Note converts, on terms better for its holder, it will tell the Holder within ten days. The Holder may by notice within 20 days take all those terms in place of these, so far as the special resolution for this Note, or a fresh one, allows.
{/mfn}
{?proRata}
- In the Qualified Financing the Holder may also subscribe for new shares, on the investors' terms, up to the proportion that the Equity Shares from conversion bear to the Capitalisation.
{/proRata}
- While the Note is outstanding the Company will not, without the Holder's consent, declare a dividend, buy back shares other than from a leaver, change the Business materially, or borrow on security except from a bank or financial institution in the ordinary course.

## Company's warranties and duties {#company}

- The Company warrants, on the date of this Agreement and on the Issue Date, that: {#warranties}
-- it is a private company, recognised as a startup by DPIIT under number {{recognition}}, and meets the conditions of recognition; {#startup}
-- its members approved the terms of the Note, including conversion, by special resolution under section 62(3) of the Act on {{resolutionDate}}, and its Board approved this Agreement at a meeting under section 179(3);
-- this Agreement binds it, and breaks no law, contract or provision of the Articles;
-- the cap table given to the Holder is complete, and its authorised capital is or will be enough for conversion;
-- it owns or may use the intellectual property that the Business needs, and its founders and staff have assigned theirs to it;
-- the accounts given to the Holder were honestly prepared, it has paid its taxes, and no claim is pending or threatened in writing that would be material; and
-- the facts given to the Holder in writing are true and not misleading.
- The Company will report the Outstanding Amount in Form DPT-3 by 30 June for each 31 March on which it is outstanding, file Form MGT-14 for the special resolution within 30 days, and keep its filings up to date. {#filings}
- The Company will not knowingly lose its recognition while the Note is outstanding, and will tell the Holder if it does. Loss through age or turnover is not a breach.
- The Company will compensate the Holder for loss that section 73 of the Indian Contract Act, 1872 allows, caused by breach of this clause, up to the Outstanding Amount, fraud excepted.

> The DPIIT notification of 4 February 2026 replaced that of 19 February 2019, to which the Deposit Rules still refer. It raised the turnover limit to ₹200 crore. Keep the certificate and the check of conditions on file. Whether a note is also a debenture, to be placed under section 42, is debated: take advice if more than a few are issued.

## Holder's warranties {#holder}

- The Holder warrants that the Holder has power to sign this Agreement; pays the Holder's own lawful money and is the only person with an interest in the Note; can bear its loss; has made independent inquiries; and was not approached through a public advertisement.
{?holderKind=foreign}
- The Holder is not a citizen of or an entity registered in Pakistan or Bangladesh. Neither the Holder nor a beneficial owner is of a country that shares a land border with India, unless any government approval needed is in hand.

## Foreign exchange {#fema}

- The Company issues the Note under the Foreign Exchange Management (Non-debt Instruments) Rules, 2019. The Business is in a sector open to foreign investment under the automatic route, or government approval is in hand.
- The Holder will pay by inward remittance through banking channels, or from an account that those rules allow, and give the know-your-customer report that the bank asks for.
- The Company will report the issue in Form CN within 30 days of the Issue Date, and a conversion in Form FC-GPR within 30 days of allotment. Shares on conversion will meet the entry route, sectoral cap and pricing rules.
- A transfer of the Note to or by a person resident outside India will follow the same rules and be reported in Form CN. Nothing in this Agreement assures a return on Equity Shares.
{/holderKind}

{?founders}
## Founders {#founders}

- Each of the Founders will vote as a member and, subject to a director's duties, act so that the Company keeps this Agreement, including by approving capital and allotment on conversion.
- Each of the Founders will work full time for the Company and will not sell shares, other than up to five per cent of that Founder's own, while the Note is outstanding, without the Holder's consent.
- No Founder guarantees repayment or is liable for the Company's breach, that Founder's own fraud excepted. Notices to a Founder go to the address beside that Founder's signature.
{/founders}

## Default {#default}

- Each of these is an **Event of Default**: {#events}
-- the Company does not pay or allot within ten working days after it is due;
-- a warranty in [[#startup]] was untrue on the Issue Date, or another warranty was untrue in a way that is material and is not put right within 30 days of notice;
-- the Company commits another material breach and does not put it right within 30 days of notice; or
-- an insolvency process is admitted against the Company, it resolves to wind up, or it stops the Business.
- While an Event of Default continues, the Holder may by notice require repayment of the Outstanding Amount within 15 days, or convert as if the Maturity Date had come. {#acceleration}
- A sum not paid when due carries simple interest at 12 per cent a year, which the Parties agree is a reasonable estimate of loss.
- On a winding up or insolvency before conversion, the Holder is a creditor for the Outstanding Amount.

## Transfer and confidentiality {#transfer}

- The Holder may transfer the whole Note to an affiliate or heir, and to others with the Company's consent, which may not be refused unreasonably. It may not go to a competitor, be split so that a holder has less than ₹25 lakh, or be held jointly. The new holder must agree in writing to be bound. This prevails over [[#general]].
- Each Party will keep this Agreement and the other's non-public information secret. A Party may disclose what the law requires, and may disclose to advisers and genuine investors who are bound to secrecy. This lasts two years after the Note is converted or repaid.
- This Agreement ends when the Note is fully converted or repaid. This clause, [[#disputes]] and accrued rights survive.

${noticesClause()}
${disputesClause()}
${generalClause({ stampBorneBy: "the Company" })}

### Signed

@signatures
For and on behalf of **{{companyName}}**, under a resolution of its Board | Name: | Designation: Director | Date:
**{{holderName}}** | Name: {{holderSignatory}} | Designation, if any: | Date:
{?founders}
Founder, for the clause headed Founders | Name: | Address and e-mail: | Date:
Founder, for the clause headed Founders | Name: | Address and e-mail: | Date:
{/founders}
Witness 1 | Name: | Address:
Witness 2 | Name: | Address:

=== Conditions to payment {#schedule-conditions}

1. Certificate of recognition by DPIIT, in force.
2. Board resolution under section 179(3) of the Act, and special resolution under section 62(3) that states the terms of conversion, with Form MGT-14 filed or ready to file.
3. Articles that permit the issue, and authorised capital or a plan to increase it.
4. Cap table certified by a director, showing all notes, options and promises of shares.
5. No default by the Company, and its warranties true.

=== Form of note certificate {#schedule-note}

| Particulars | Entry |
|-------|----------|
| Certificate number | ……… |
| Company | {{companyName}}, CIN {{companyCin}} |
| Holder | {{holderName}} |
| Principal, received in one tranche | {{principal|full}} |
| Issue Date | ……… |
{?interest}
| Interest | {{interestRate}} a year, simple |
{/interest}
| Maturity Date | {{maturityDate}} |
| Conversion | Into Equity Shares, on the events and at the price stated in the Convertible Note Agreement dated {{agreementDate}} |

This certifies that the Holder is the registered holder of this convertible note. It evidences money received first as a debt, repayable at the option of the Holder or convertible into equity shares of the Company, within ten years from the Issue Date, on the terms of that agreement. It may be transferred only as that agreement allows.

@signatures
For **{{companyName}}** | Name: | Designation: Director | Date:
For **{{companyName}}** | Name: | Designation: Director or company secretary | Date:

@pagebreak

=== Form of conversion notice {#schedule-notice}

To {{companyName}}. I convert the Outstanding Amount of {{principal}}{?interest} with interest{/interest} under the Convertible Note Agreement dated {{agreementDate}}.

1. Event: ……… (a financing, a Sale, maturity or default).
2. Price and number of Equity Shares, as computed: ………
3. Demat account or address for the certificate: ………
4. The original certificate of the Note is enclosed.

@signatures
**{{holderName}}** | Place: | Date:

`,
};
