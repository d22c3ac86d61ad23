import { articleOr, shownLinks } from "../owner/shown-articles.ts";
import type { Pointer } from "../schemas/structure-choice.ts";
import { agreed, ask, check, verified } from "../sources/certainty.ts";

/** The results other than the three structures, with what they cost and how they begin. */
export const pointers: readonly Pointer[] = [
  {
    id: "proprietorship",
    title: "Sole proprietorship",
    result: "a sole proprietorship",
    text: "You do business in your own name: nothing to register with the MCA, the ministry for companies, no yearly company filings, and tax at your own rates. You answer for its debts with all you own, and Startup India does not recognise it.",
    needs: ["Your own PAN; no second person and no capital"],
    costs: [
      {
        label: "Registration with the MCA",
        amount: "None",
        ...agreed("corrections-note-2026"),
      },
      {
        label: "Udyam, the register of small businesses",
        amount: "Free, and optional",
        ...check("gst-threshold"),
      },
      {
        label: "Shops registration and profession tax",
        amount: "Set by your state; ask before you open",
        ...ask("corrections-note-2026"),
      },
      {
        label: "Income tax on ₹10, ₹20 or ₹30 lakh of profit",
        amount: "Nil, ₹2,08,000 or ₹4,99,200; a company that keeps it all pays ₹2,51,680, ₹5,03,360 or ₹7,55,040",
        ...verified("income-tax-slabs-2026", "company-tax-rates"),
        note: "Our arithmetic: someone who lives in India, new regime, tax year 2026-27, with 4% cess; a company at 25.168%.",
      },
    ],
    steps: [
      "Use your own PAN. For a current account, banks ask for proof of the business, such as a Udyam or shops registration.",
      "Register for GST once turnover passes ₹20 lakh: ₹10 lakh in Manipur, Mizoram, Nagaland and Tripura; ₹40 lakh for goods alone in most states. Selling goods to other states or on most online markets needs it from the start.",
      "If you live in India, ask about presumptive tax (section 58): 6% of banked and 8% of cash sales count as profit up to ₹2 crore, but half of the receipts up to ₹50 lakh in listed professions (law, medicine, engineering, architecture, accountancy, technical consultancy, interior decoration, information technology), and neither is for commission or agency. Companies and LLPs cannot use it.",
    ],
    comparison: {
      with: "opc",
      step: "Come back when you borrow, hire, find a co-owner or an investor, or a customer’s vendor form asks for a company.",
      link: {
        label: "OPC or Private Limited, and what each costs",
        href: articleOr("/articles/opc-vs-private-limited-comparison", "/opc-registration"),
      },
    },
    links: shownLinks([
      { label: "How a company is registered, when you need one", href: "/articles/company-registration-guide" },
    ]),
    ...check("corrections-note-2026", "gst-threshold", "presumptive-tax"),
    note: "The bank’s proofs and the exceptions for online sellers are from practice.",
  },
  {
    id: "partnership",
    title: "Partnership firm",
    result: "a partnership firm",
    text: "Two or more partners, each personally liable for the firm’s debts. A registered firm can be recognised by Startup India, but the three-year tax holiday is for companies and LLPs only.",
    needs: [
      "Two to 50 partners; professionals governed by an Act of their own may be more",
      "A written, stamped partnership deed",
    ],
    costs: [
      {
        label: "Stamp duty on the deed",
        amount:
          "Delhi 1%, ₹200 to ₹5,000; Maharashtra 1%, ₹500 to ₹50,000; Gujarat 1%, at most ₹10,000; Haryana ₹1,000; Kerala ₹5,000; Andhra Pradesh ₹500; Himachal Pradesh ₹100",
        ...agreed("partnership-deed-duty", "maharashtra-deed-duty"),
      },
      {
        label: "Registrar of Firms",
        amount: "A small fee set by your state; ask before you file",
        ...ask("partnership-deed-duty"),
      },
      {
        label: "Income tax",
        amount: "30% of the profit and 4% cess; the partners’ share is not taxed again",
        ...check("partnership-deed-duty", "llp-guide"),
      },
    ],
    steps: [
      "Write the deed: shares, capital, pay, who signs, what happens when a partner leaves. Stamp it as your state asks.",
      "Register it with the Registrar of Firms of your state: an unregistered firm cannot sue on its contracts.",
      "Get the firm’s own PAN, a bank account, and GST where turnover passes the limit.",
    ],
    comparison: {
      with: "llp",
      step: "Compare with an LLP once a claim or a debt could be large: it limits what each partner can lose, for two forms a year.",
      link: {
        label: "How an LLP is registered",
        href: articleOr("/articles/llp-registration-process-step-by-step-guide", "/llp-registration"),
      },
    },
    links: shownLinks([{ label: "Startup India for firms and LLPs", href: "/articles/startup-india-registration" }]),
    ...check("partnership-limit", "corrections-note-2026", "section-140"),
    note: "Registration of firms: section 69, Partnership Act, 1932; not compared with the text.",
  },
  {
    id: "section-8",
    title: "Section 8 company, trust or society",
    result: "a Section 8 company, a trust or a society",
    text: "For a school, or a charitable aim without profit for members. A Section 8 company gets its licence through SPICe+, the form that registers a company, and pays no dividend. None of our three structures is meant for this; ask us on the call. A government servant needs sanction before taking part in a company, this one included.",
    needs: [
      "A Section 8 company: two members and two directors; one person alone cannot form it",
      "A society: seven persons; a trust: a deed and trustees",
      "Founders who earn their living from it: a member gets expenses, reasonable rent or interest, and pay for services only with approval",
    ],
    costs: [
      {
        label: "MCA fee of a Section 8 company",
        amount: "Nil up to ₹15 lakh of capital, or without share capital up to 20 members",
        ...agreed("section-8-fees"),
      },
      {
        label: "Licence",
        amount: "No separate fee for a new company",
        ...agreed("section-8-licence-fee"),
      },
      {
        label: "Name, PAN and TAN",
        amount: "₹1,000 where the name is reserved first, and ₹143",
        ...agreed("section-8-fees"),
      },
      {
        label: "Stamp duty at ₹1 lakh of capital",
        amount: "Delhi ₹10, Karnataka and Tamil Nadu ₹20, Maharashtra ₹100; Kerala ₹3,025, Madhya Pradesh ₹7,550",
        ...check("section-8-fees"),
        note: "From the MCA’s table; Karnataka’s Act of 2024 was not seen.",
      },
      {
        label: "Asking prices for the whole",
        amount: "Fees from ₹6,999; ₹14,000 to ₹25,000 with everything",
        ...check("section-8-prices"),
      },
    ],
    steps: [
      "Choose a name that ends in Foundation, Forum, Association, Federation, Chambers, Council or the like, without 'Limited'.",
      "File SPICe+ with the licence in it; plan 30 to 45 days.",
      "Before activities start, apply in Form 104 for registration as a non-profit and for donors’ deductions; after that it is Form 105.",
      "Each year: audit, AGM, AOC-4, MGT-7, a board meeting in every six months, ITR-7. Money from abroad needs FCRA registration or permission.",
    ],
    links: shownLinks([
      {
        label: "How a Section 8 company is registered",
        href: "/articles/section-8-company-registration-ngo-nonprofit",
      },
    ]),
    ...check(
      "section-8-rule-19",
      "school-affiliation",
      "section-8-pay",
      "section-8-tax-2026",
      "section-8-names",
      "section-8-prices",
    ),
    note: "The numbers of members of a society and a Section 8 company were not compared with the texts. Pay of members: conditions of the licence, as a form of it gives them.",
  },
  {
    id: "public-company",
    title: "Public company, with an expert",
    result: "a public company, with an expert",
    text: "More than 200 owners go together in a public company. If they are farmers or other producers, a producer company or a co-operative society may fit better. An LLP has no upper limit, but with hundreds of partners it is hard to run. Speak to an expert before you collect money: offering shares to so many is regulated.",
    needs: ["Seven members and three directors at least"],
    costs: [
      {
        label: "Fees, stamp duty and professional help",
        amount: "No checked figure; ask for a written quotation",
        ...ask("directors-and-members"),
      },
    ],
    steps: [
      "Collect no money and promise no shares before a company secretary has looked at it.",
      "Ask whether fewer owners can hold shares, with the others as customers, lenders or members of a co-operative.",
      "Then register a public company, with full filings from the first year: it is never a small company.",
    ],
    links: shownLinks([{ label: "Ways to raise money", href: "/articles/startup-funding-options-india-guide" }]),
    ...check("directors-and-members", "small-company-exclusions"),
    note: "The numbers were not compared with the text of the Act.",
  },
  {
    id: "producer-company",
    title: "Producer company",
    result: "a producer company",
    text: "A company of people who grow, catch or make things, to process and sell them together. Each member is a producer. A co-operative society under state law is the other way. A government servant needs sanction first.",
    needs: [
      "Ten producers, or two producer institutions. Fewer than ten: sell in your own names, as a firm or as an LLP",
      "Five directors at least",
    ],
    costs: [
      {
        label: "Fees, stamp duty and professional help",
        amount: "No checked figure; ask for a written quotation",
        ...ask("directors-and-members"),
      },
    ],
    steps: [
      "List the producers and what each brings; ask your district’s agriculture or handloom office which support is open to you.",
      "Compare with a co-operative society of your state.",
      "Speak to an expert before you register: votes, shares and the use of profit follow rules of their own.",
    ],
    links: shownLinks([{ label: "How a company is registered", href: "/articles/company-registration-guide" }]),
    ...check("directors-and-members"),
    note: "From general knowledge of the chapter on producer companies in the Companies Act, 2013; not compared with the text.",
  },
  {
    id: "co-operative",
    title: "Co-operative society",
    result: "a co-operative society",
    text: "A society of members who use it: one vote each, whatever they put in. It is registered with the Registrar of Co-operative Societies of your state, not with the MCA.",
    needs: [
      "Members: ten by most guides; 15 from different families in Delhi, 25 in Puducherry",
      "For more than one state: a multi-state society, with 50 persons from each",
      "A government servant asks for sanction first where the rules of service want it",
    ],
    costs: [
      {
        label: "Registration and share capital",
        amount: "Set by your state; ask the Registrar of Co-operative Societies",
        ...ask("co-operative-societies"),
      },
    ],
    steps: [
      "Ask the Registrar of Co-operative Societies of your state how many members, from which area, and how much share capital.",
      "Write the bye-laws, and have the members sign them and the application.",
      "Compare with a producer company if the members grow, catch or make what it sells.",
      "Owners of flats: your state’s law says whether they form an association of apartment owners, a society or a co-operative. In Karnataka, residential flats form an association under the Apartment Ownership Act, 1972. Ask before you collect signatures.",
    ],
    ...check("co-operative-societies", "multi-state-societies", "apartment-owners"),
    note: "The numbers for Delhi and Puducherry are those governments’ own; other states differ.",
  },
  {
    id: "not-allowed",
    title: "Do not start this",
    result: "not allowed, whatever the structure",
    text: "Online games played for money are forbidden: offering, advertising and paying for them. Offering them is punished with up to three years in prison, a fine of up to ₹1 crore, or both, and directors answer for it too.",
    steps: [
      "Register nothing for it, take no money and run no advertisement.",
      "E-sports and online social games without stakes are open: if yours can do without money, choose 'Sell goods or services'.",
      "Ask a lawyer before you rely on an exception.",
    ],
    ...check("online-gaming-act-2025"),
    note: "Sections 5 to 9, Promotion and Regulation of Online Gaming Act, 2025, as newspapers report them; the text was not compared.",
  },
  {
    id: "closed-sector",
    title: "Closed to foreign money",
    result: "closed to foreign money",
    text: "No structure may take this money for this line of business. Indian owners who live here may start it where its own law allows. Lines are closed to foreign investment, such as lotteries and chit funds, or to an NRI’s or OCI’s money that stays in India, such as farming and plantations; trading in land and Nidhis are closed to both.",
    steps: [
      "Send no money from abroad for it.",
      "Part of it may be open, such as a homestay beside a plantation: ask whether that part can be a business of its own.",
      "Ask an expert whether your business really falls under the closed line: building houses or making machines for it may not.",
    ],
    ...check("closed-sectors", "nri-schedule-4"),
    note: "The list of closed lines as guides to the foreign investment policy give it.",
  },
  {
    id: "other-owner",
    title: "Through people, not in its own name",
    result: "let people hold it, then choose",
    text: "A family (HUF), a trust or a firm does not become a member or partner in its own name, and a child only through a guardian. People do, and hold it for them. Decide who, then answer again for these people.",
    steps: [
      "A family (HUF): it cannot be a partner in an LLP or a firm. The karta or another adult can, in his or her own name. Ask a tax adviser before family money goes in.",
      "A child: cannot sign the memorandum, be a director or a partner, nor be in an OPC. Fully paid shares can be given to the child and registered through a guardian. A co-founder of 17: wait until 18, or let an adult hold the shares until then.",
      "A trust: the trustees hold the shares in their own names; a company’s register does not mention a trust.",
      "A firm: its partners take shares in their own names. A society: ask first, its own Act decides.",
      "Then answer the questions again, with these people as the owners.",
    ],
    ...check("huf-in-llp", "huf-in-firm", "minor-shareholders"),
    note: "LLPs: MCA General Circular 2/2016. Firms: the ministry’s answer to the accountants’ institute. Children: an order of the Company Law Board of 1999; a circular of 1963 wants the guardian’s name in the register. Trusts: that circular. Firms and societies as members are from general knowledge.",
    differing: ["minor-members"],
  },
  {
    id: "expert",
    title: "Ask an expert first",
    result: "ask an expert first",
    text: "Your case has rules of its own, and a wrong start is costly to undo: a Nidhi, a chit fund, an NBFC, several professions together, or a very large firm of one. Speak to an advisor before you register anything.",
    steps: [
      "Write down who owns what, where the money comes from, and what the business does with it.",
      "Ask the regulator or institute in question which form it accepts.",
      "Talk to us; the first call is free.",
    ],
    ...check("opc-rules-2021"),
  },
  {
    id: "under-age",
    title: "Not yet in your own name",
    result: "not yet in your own name",
    text: "A person under 18 cannot be the member or nominee of an OPC and cannot sign as a director or designated partner. Wait until you are 18, or ask us how adults in your family could own it.",
    steps: [
      "Test the idea in the meantime; keep a record of what you made and when.",
      "Ask an adult in your family whether they would own and run it until you are 18.",
    ],
    ...check("opc-rules-2021"),
    note: "Rule 3(4), Companies (Incorporation) Rules, 2014, and the age for a director number; the wording was not compared with the text.",
  },
  {
    id: "sanction-first",
    title: "Get sanction first",
    result: "get sanction from your department first",
    text: "A central government servant may not trade, do business, or take part in registering, promoting or managing a company without prior sanction. State governments, public-sector companies and public banks have rules like it. Register nothing and sign nothing before you have it in writing.",
    steps: [
      "Read the conduct rules of your service, and ask your department in writing.",
      "Unpaid charitable work is allowed to central government servants; it may not harm the duties.",
      "If a member of your family owns the business, or manages an agency, you report it to the department; you may not canvass for it.",
      "Come back with the sanction, and choose the structure then.",
    ],
    ...check("ccs-conduct-rule-15"),
    note: "Rule 15, Central Civil Services (Conduct) Rules, 1964, was read; the rules of states, public-sector companies and banks were not.",
  },
];
