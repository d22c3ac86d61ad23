import { closingAfter } from "../law/legal-figures.ts";
import type { QuestionWords } from "../schemas/structure-choice.ts";
import type { structureAnswers } from "./answers.ts";

type Question = (typeof structureAnswers)[number];

/** The words of each question and of its answers. */
export const structureQuestions = {
  owners: {
    question: "How many people will own the business on the first day?",
    why: "A One Person Company has exactly one owner. A Private Limited company and an LLP need at least two.",
    options: {
      one: { label: "Just me", if: "you are the only owner" },
      several: { label: "Two to 200", if: "two or more people own it from the first day" },
      "over-200": { label: "More than 200", if: "more than 200 people own it" },
    },
  },
  business: {
    question: "What will the business do?",
    why: "Some activities are open only to certain structures, or are better registered as something else.",
    options: {
      ordinary: {
        label: "Sell goods or services",
        hint: "Software, trade, manufacturing, consulting and nearly everything else. If you practise as an accountant, a company secretary or an advocate, ask your institute or Bar Council first whether you may run it.",
        if: "you run an ordinary business",
      },
      profession: {
        label: "Practise a profession",
        hint: "Accountants, company secretaries, advocates, patent agents, doctors, architects, engineers, insurance brokers and others with a council or licence.",
        if: "you practise a profession with its own council",
      },
      licensed: {
        label: "Something that needs a licence, or is restricted",
        hint: "Food, medicines, hospitals, schools, coaching, travel, study abroad, real estate, jewellery, alcohol, drones, security guards, internet service, moneylending, money changing, selling insurance or mutual funds, crypto, games for money.",
        if: "the business needs a licence or is restricted",
      },
      "own-money": {
        label: "Invest or trade only the owners’ own money",
        hint: "Shares, funds or property of a family or of friends: no customers, no loans, no money of others.",
        if: "the owners invest only their own money",
      },
      // Until November 2026 this answer stood for own money too; shared links carry it, so it keeps the strict reading.
      finance: {
        label: "Lend, invest the money of others, bank or insure",
        hint: "Moneylenders under a state licence and those who sell for others, such as agents and distributors, choose 'Something that needs a licence'; insurance brokers and investment advisers 'Practise a profession'.",
        if: "lending, investing for others, banking or insurance is the business",
      },
      special: {
        label: "Run a Nidhi or a chit fund",
        hint: "A Nidhi takes savings from its members and lends to them. In a chit fund, members pay into a pot and draw it in turn.",
        if: "you run a Nidhi or a chit fund",
      },
      producer: {
        label: "Sell together what the owners grow or make",
        hint: "Farmers, weavers, fishers, artisans and other producers.",
        if: "the owners are producers who sell together",
      },
      "co-operative": {
        label: "Serve its own members, each with one vote",
        hint: "A co-operative: savings and credit, a shop, transport or a dairy of its members. The owners of flats too.",
        if: "it is to serve its own members as a co-operative",
      },
      charity: {
        label: "Serve a charitable aim, with no profit for its members",
        if: "the aim is charitable and no profit goes to members",
      },
    },
  },
  licence: {
    question: "Does it need a licence, or is it restricted?",
    why: "Some lines of business are forbidden, some open only to certain structures, and most of these need a licence before the first sale. Lending as an NBFC, banking and insuring are an answer of their own, one step back.",
    options: {
      food: { label: "Food: making, selling or serving it", if: "you make, sell or serve food" },
      pharmacy: { label: "Drugs, medicines or a pharmacy", if: "you make or sell medicines" },
      hospital: { label: "A hospital or nursing home", if: "you run a hospital" },
      school: { label: "A school with a board, or a college", if: "you run a school" },
      "play-school": { label: "A play school, crèche or day care", if: "you run a play school" },
      coaching: { label: "A coaching centre", if: "you run a coaching centre" },
      "education-abroad": { label: "Help with studies abroad", if: "you help people to study abroad" },
      travel: { label: "Travel or tours", if: "you run a travel agency" },
      "real-estate": { label: "Real estate: building or selling", if: "you deal in real estate" },
      "property-broker": { label: "Real estate: broking for others", if: "you broker property for others" },
      jewellery: { label: "Gold, silver or jewellery", if: "you sell gold, silver or jewellery" },
      alcohol: { label: "Alcohol", if: "you make or sell alcohol" },
      drones: { label: "Drones", if: "you make or fly drones" },
      security: { label: "Security guards", if: "you provide security guards" },
      internet: { label: "Internet service", if: "you provide internet service" },
      moneylender: {
        label: "Moneylending under a state licence",
        hint: "Your own money, lent to customers. Lending as an NBFC is one step back.",
        if: "you lend money under a state licence",
      },
      "money-changer": { label: "Changing foreign money", if: "you change foreign money" },
      "insurance-agent": { label: "Selling insurance as an agent", if: "you sell insurance as an agent" },
      distributor: {
        label: "Selling mutual funds, loans or shares for others",
        hint: "Distributors, loan agents, authorised persons of a broker.",
        if: "you sell mutual funds, loans or shares for others",
      },
      crypto: { label: "Crypto or other virtual assets", if: "you deal in crypto or other virtual assets" },
      gaming: {
        label: "Online games played for money",
        hint: "Players pay or stake money in the hope of winning some. E-sports and games without stakes are 'Sell goods or services'.",
        if: "people play your games for money",
      },
      other: { label: "Another licence", if: "it needs another licence" },
    },
  },
  profession: {
    question: "Which profession?",
    why: "Some professions may not be practised through a company. Others may, but with rules for the name, the premises or the owners.",
    options: {
      ca: { label: "Chartered accountant", if: "you practise as chartered accountants" },
      cs: { label: "Company secretary", if: "you practise as company secretaries" },
      cma: { label: "Cost accountant", if: "you practise as cost accountants" },
      advocate: { label: "Advocate", if: "you practise as advocates" },
      "patent-agent": { label: "Patent agent", if: "you practise as patent agents" },
      actuary: { label: "Actuary", if: "you practise as actuaries" },
      doctor: { label: "Doctor, dentist or clinic", if: "you run a medical or dental practice" },
      architect: { label: "Architect", if: "you practise as architects" },
      engineer: {
        label: "Engineer, designer or consultant",
        if: "you work as engineers, designers or consultants",
      },
      "insurance-broker": { label: "Insurance broker", if: "you work as insurance brokers" },
      other: {
        label: "Another profession",
        hint: "Valuers, insolvency professionals, investment advisers, pharmacists and others.",
        if: "you practise another profession",
      },
      mixed: {
        label: "Several professions together",
        hint: "An advocate with an accountant, an accountant with an engineer.",
        if: "you practise several professions together",
      },
    },
  },
  now: {
    question: "Does a founder have a job, or run this business already?",
    why: "An employment contract may ask for the employer’s consent, a government servant needs sanction first, and a running business is moved or converted. If two apply, choose the lower one.",
    options: {
      no: { label: "No", if: "no founder has a job and the business is new" },
      employed: { label: "A job with a private employer", if: "a founder has a job with a private employer" },
      proprietor: {
        label: "I run it already, in my own name",
        hint: "As a sole proprietor: one owner, no company.",
        if: "you run it already as a sole proprietor",
      },
      opc: { label: "I run it already, as a One Person Company (OPC)", if: "you run it already as an OPC" },
      llp: { label: "We run it already, as an LLP", if: "you run it already as an LLP" },
      firm: { label: "We run it already, as a partnership firm", if: "you run it already as a partnership firm" },
      government: {
        label: "A job with the government, a public-sector company or a public bank",
        hint: "If only someone in your family has one, it is that person who reports your business to the department.",
        if: "a founder is in government service",
      },
    },
  },
  owner: {
    question: "Who is the one owner?",
    why: "Only an Indian citizen, living here or abroad, can form a One Person Company. Money from abroad brings approvals, reports and papers of its own.",
    options: {
      citizen: { label: "An Indian citizen living in India", if: "you are an Indian citizen living in India" },
      nri: { label: "An Indian citizen living abroad (NRI)", if: "you are an Indian citizen living abroad" },
      oci: {
        label: "An Overseas Citizen of India (OCI)",
        hint: "A citizen of another country who holds an OCI card.",
        if: "you hold an OCI card",
      },
      "foreign-resident": {
        label: "A citizen of another country living in India",
        hint: "Nepal and Bhutan too. More than 182 days of the last financial year, for work, business or to stay.",
        if: "you are a citizen of another country living in India",
      },
      // Until November 2026 this answer stood for all citizens of other countries; shared links carry it, so it keeps the strict reading.
      foreigner: {
        label: "A citizen of another country living abroad",
        if: "you are a citizen of another country living abroad",
      },
      company: { label: "An Indian company or LLP", if: "the owner is an Indian company or LLP" },
      "foreign-company": { label: "A foreign company", if: "the owner is a foreign company" },
      other: {
        label: "A family (HUF), a trust, a society or a firm",
        hint: "Not its members in their own names.",
        if: "a family, a trust, a society or a firm is the owner",
      },
    },
  },
  adults: {
    question: "Are you 18 or older?",
    why: "A person under 18 cannot be the member or nominee of an OPC, and cannot sign as a director or designated partner.",
    options: {
      yes: { label: "Yes", if: "you are 18 or older" },
      no: { label: "No", if: "you are under 18" },
    },
  },
  investors: {
    question: "Besides Indian citizens living in India, will anyone else own a part?",
    why: "Owners abroad and companies as owners change what may be chosen, what must be reported and which papers are needed. If several apply, choose the lowest.",
    options: {
      none: { label: "No, only Indian citizens living in India", if: "only Indian citizens living in India own it" },
      company: { label: "An Indian company or LLP", if: "an Indian company or LLP owns a part" },
      "foreign-resident": {
        label: "A citizen of another country living in India",
        hint: "Nepal and Bhutan too. More than 182 days of the last financial year, for work, business or to stay.",
        if: "a citizen of another country living in India owns a part",
      },
      nri: { label: "An Indian citizen living abroad (NRI)", if: "an NRI owns a part" },
      oci: { label: "An Overseas Citizen of India (OCI)", if: "an OCI card holder owns a part" },
      // Until November 2026 this answer stood for all owners abroad; shared links carry it, so it keeps the strict reading.
      abroad: {
        label: "A citizen of another country living abroad",
        if: "a citizen of another country living abroad owns a part",
      },
      "foreign-company": { label: "A foreign company", if: "a foreign company owns a part" },
      other: {
        label: "Someone under 18, a family (HUF), a trust, a society or a firm",
        if: "a minor, a family, a trust, a society or a firm owns a part",
      },
    },
  },
  majority: {
    question: "Will a company or an LLP own more than half of it?",
    why: "Then it is a subsidiary and never a small company: its fees are higher and its yearly filings longer, whoever owns the rest.",
    options: {
      no: { label: "No", if: "no company or LLP owns more than half" },
      yes: { label: "Yes", if: "a company or an LLP owns more than half" },
    },
  },
  repatriation: {
    question: "Should the money put in from abroad be free to leave India again?",
    why: "Money of an NRI or OCI that stays in India ('non-repatriable') counts as Indian money. If it may leave again ('repatriable'), it is foreign investment, with limits and reports.",
    options: {
      no: { label: "No, it can stay in India", if: "the money from abroad stays in India" },
      yes: { label: "Yes, it must be free to go back", if: "the money must be free to leave India again" },
      unsure: { label: "I do not know yet", if: "you have not decided whether the money may leave again" },
    },
  },
  sector: {
    question: "Which line of business?",
    why: "Most are open to foreign owners, some only with a limit, an approval or a condition, a few not at all. Only where a line is open can an LLP take foreign money.",
    options: {
      open: {
        label: "Software, consulting, manufacturing or most trades: open",
        if: "the line of business is fully open to foreign investment",
      },
      conditions: {
        label: "Building houses or offices, defence, insurance, retail chains, media or the like: limited",
        hint: "There is a limit, an approval or a condition.",
        if: "the line of business has a cap or conditions",
      },
      closed: {
        label: "Lotteries, gambling, chit funds, Nidhis, trading in land or tobacco products: closed",
        hint: "A Nidhi takes savings from its members and lends to them.",
        if: "the line of business is closed to foreign investment",
      },
      unsure: { label: "I do not know", if: "you are not sure about the sector" },
    },
  },
  "barred-line": {
    question: "Will it farm, run a plantation, trade in land, build farmhouses or be a Nidhi?",
    why: "Money of an NRI or OCI that stays in India counts as Indian money, but may not go into these.",
    options: {
      no: { label: "No", if: "it does none of these" },
      yes: {
        label: "Yes, one of these",
        if: "it farms, runs a plantation, trades in land, builds farmhouses or is a Nidhi",
      },
    },
  },
  "land-border": {
    question: "Is an owner from a country with a land border to India, or owned from there?",
    why: "China with Hong Kong, Bangladesh, Pakistan, Bhutan, Nepal, Myanmar and Afghanistan. Such an owner needs the government’s approval first, also through a company elsewhere. Up to 10% without control is open, with a report.",
    options: {
      no: { label: "No, or at most 10% without control", if: "no owner is from a country with a land border" },
      yes: {
        label: "Yes, from China, Hong Kong, Bhutan, Nepal, Myanmar or Afghanistan",
        if: "an owner is from a country with a land border",
      },
      "pakistan-bangladesh": {
        label: "Yes, from Pakistan or Bangladesh",
        if: "an owner is from Pakistan or Bangladesh",
      },
    },
  },
  funding: {
    question: "Will you raise money from angels or venture funds in the next two or three years?",
    why: "Angels are people who put their own money into young companies; venture funds invest other people’s. Both take new shares. An LLP has no shares to issue, and an OPC has room for one member only.",
    options: {
      yes: { label: "Yes", if: "you raise money from angels or funds" },
      maybe: { label: "Perhaps", if: "you may raise money from angels or funds" },
      no: { label: "No", if: "you raise no money from angels or funds" },
    },
  },
  esop: {
    question: "Will you give staff share options (ESOPs)?",
    why: "An option lets an employee buy shares later at a price fixed today. An LLP has no shares, and an OPC cannot take a second member.",
    options: {
      no: { label: "No", if: "you give no share options" },
      yes: { label: "Yes", if: "you give ESOPs" },
    },
  },
  risk: {
    question: "Could the business owe far more than you have put into it?",
    why: "Loans, staff, stock on credit, or a product or advice that causes a loss. A company or an LLP keeps what the owners have elsewhere apart; a proprietor or a partner in a firm answers for everything.",
    options: {
      low: { label: "Hardly: small jobs, no loans, no staff", if: "claims and debts stay small" },
      unsure: { label: "I do not know", if: "you cannot tell how large a claim could be" },
      high: { label: "Yes, it could", if: "a claim or a debt could be large" },
    },
  },
  customers: {
    question: "Who will pay you?",
    why: "Large customers, tenders, banks and buyers abroad often ask for a registered company. People and small businesses rarely do. This is practice, not law.",
    options: {
      no: { label: "Mostly people and small businesses", if: "mostly people and small businesses pay you" },
      abroad: { label: "Mostly buyers abroad", if: "mostly buyers abroad pay you" },
      yes: {
        label: "Large companies or tenders, or a bank lends to us",
        if: "banks, large customers or tenders matter",
      },
    },
  },
  turnover: {
    question: "What turnover do you expect in the first two years?",
    why: "Turnover is all that customers pay you in a year. Small businesses pay less tax without a company. A company is audited every year, an LLP only above ₹40 lakh of turnover or ₹25 lakh of contribution.",
    options: {
      "under-20-lakh": { label: "Less than ₹20 lakh a year", if: "turnover stays below ₹20 lakh" },
      "under-40-lakh": { label: "₹20 lakh to ₹40 lakh a year", if: "turnover is ₹20 lakh to ₹40 lakh" },
      "under-1-crore": { label: "₹40 lakh to ₹1 crore a year", if: "turnover is ₹40 lakh to ₹1 crore" },
      "over-1-crore": { label: "More than ₹1 crore a year", if: "turnover passes ₹1 crore" },
    },
  },
  "other-opc": {
    question: "Do you already own another One Person Company, or are you the nominee of one?",
    why: "A person can be the member of only one OPC, and the nominee of only one. The two may be different companies.",
    options: {
      no: { label: "No", if: "you are in no other OPC" },
      nominee: { label: "I am the nominee of one", if: "you are only the nominee of another OPC" },
      yes: { label: "I own one", if: "you already own another OPC" },
    },
  },
  resident: {
    question: "Will at least one director or designated partner live in India this financial year?",
    why: "A director runs a company, a designated partner signs for an LLP. A company needs a director who stays in India for 182 days of the financial year; an LLP needs a designated partner who stays for 120 days.",
    options: {
      yes: { label: "Yes, for 182 days or more", if: "one of you lives in India for 182 days of the year" },
      "120-days": {
        label: "Only for 120 to 181 days",
        if: "the longest stay in India is 120 to 181 days",
      },
      no: { label: "No", if: "nobody lives in India for 120 days of the year" },
    },
  },
  second: {
    question: "May a second owner join you later?",
    why: "An OPC can become a Private Limited company at any time, but that is another filing. If the person is known already, you can save it.",
    options: {
      likely: { label: "Yes, it is likely", if: "a second owner is likely to join" },
      no: { label: "No, I will stay alone for now", if: "you stay alone for now" },
    },
  },
  paperwork: {
    question: "How much yearly paperwork can you manage?",
    why: "A proprietor files no company forms. An LLP files two annual forms and holds no formal meetings. A company has board meetings, an annual meeting, an audit and more forms.",
    options: {
      little: { label: "As little as possible", if: "you want as little paperwork as possible" },
      some: { label: "Some, if it is worth it", if: "you can manage some paperwork" },
      full: { label: "The full set, with professional help", if: "you can manage the full set of filings" },
    },
  },
  profit: {
    question: "What will you do with most of the profit?",
    why: "A proprietor pays at personal rates, once. An LLP pays 30% and the partners’ share is not taxed again. A company pays 22% or 25%, but dividends are taxed again in the owners’ hands.",
    options: {
      draw: { label: "Take it out for ourselves", if: "the owners draw most of the profit" },
      retain: { label: "Leave it in the business to grow", if: "most of the profit stays in the business" },
      unsure: { label: "I do not know yet", if: "you have not decided what to do with profits" },
    },
  },
  closing: {
    question: "Is it important that you could close it easily?",
    why: `An LLP can apply ${closingAfter.llp}. A company can apply ${closingAfter.company}, with a government fee of ₹10,000.`,
    options: {
      no: { label: "No", if: "closing it easily does not matter" },
      important: { label: "Yes", if: "closing it easily matters" },
    },
  },
} as const satisfies {
  [Id in Question["id"]]: QuestionWords<Extract<Question, { id: Id }>["options"][number]>;
};
