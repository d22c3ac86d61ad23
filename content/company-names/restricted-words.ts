import type { WordRule } from "../schemas/company-names.ts";
import { agreed, check, verified } from "../sources/certainty.ts";
import { list } from "./read-lists.ts";

const rule8b = "Rule 8B, Companies (Incorporation) Rules, 2014";
const rule8a = "Rule 8A, Companies (Incorporation) Rules, 2014";
const emblemsAct = "Emblems and Names (Prevention of Improper Use) Act, 1950, sections 3 and 4; rule 8A";
const section4 = "Section 4(2) and (3), Companies Act, 2013; Emblems and Names Act, 1950";
const centralGovernment = "Central Government (Ministry of Corporate Affairs)";
const reserveBank = "Reserve Bank of India";
const sebi = "Securities and Exchange Board of India";
const irdai = "Insurance Regulatory and Development Authority of India (IRDAI)";
const ownList = "The list is ours and not complete.";

/** Beside these the word 'architect' is not about buildings. */
const softwareWords = "software, solution, data, cloud, system, information, network";

/** Trades beside which a sacred name offends. */
const offensiveTrades = `
  meat, beef, pork, mutton, liquor, alcohol, wine, beer, whisky, whiskey, rum, vodka, toddy, brewery, distillery,
  footwear, shoe, slipper, chappal, leather, beedi, bidi, cigar, cigarette, tobacco, gutkha
`;

/** A rule as it is written below: words and phrases between commas. */
interface WrittenRule extends Omit<WordRule, "phrases" | "hindi" | "letters" | "together" | "otherSense"> {
  phrases?: string;
  hindi?: string;
  letters?: string;
  together?: string;
  otherSense?: Omit<NonNullable<WordRule["otherSense"]>, "beside"> & { beside: Readonly<Record<string, string>> };
}

const besideLists = (beside: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(beside).map(([phrase, words]) => [phrase, list(words)]));

/** One council for each profession: the finding names the one to ask. */
const profession = (id: string, phrases: string, authority: string): WrittenRule => ({
  id,
  phrases,
  level: "block",
  need: "Needs the approval of the council of that profession. A company may not practise it at all.",
  authority,
  rule: "LLP Rules, 2009, rule 18; applied to companies in practice",
  ...check("llp-name-rules", "name-advisory-2026"),
});

/**
 * Words that need an approval, a declaration or another legal form: whole words, in any case, singular or plural, and
 * phrases also written as one word. A draft of April 2026 would redraft rules 8 and 8A; it was not seen notified, and this
 * file is the one place to change when it is.
 */
const writtenRules: readonly WrittenRule[] = [
  {
    id: "government-approval",
    phrases: `
      board, commission, authority, undertaking, union, central, federal, republic, president, presidential,
      rashtrapati, municipal, municipality, panchayat, minister, ministry, nation, governor, bureau, bureaux, statute,
      statutory, court, judiciary, judicial
    `,
    otherSense: {
      level: "warn",
      need: "Here it seems to mean something else. The rule makes no exception for that, so expect a question.",
      beside: {
        board: "game, circuit, ply, particle, gypsum, paper, sign, surf, skate",
        commission: "agent",
        union: "student, labour",
        court: "food, tennis, badminton, squash",
        governor: "speed, engine",
      },
    },
    level: "block",
    need: "Needs the previous approval of the Central Government, in English or in any language with the same meaning.",
    authority: centralGovernment,
    rule: rule8b,
    llpRule18: true,
    ...verified("rule-8b-text"),
  },
  {
    id: "national",
    phrases: "national",
    hindi: "rashtriya, rashtreya",
    level: "block",
    need: "Needs the previous approval of the Central Government. By a circular of 2014 only a government company may use it.",
    authority: centralGovernment,
    rule: `${rule8b}; MCA circular of February 2014`,
    llpRule18: true,
    ...verified("rule-8b-text", "national-bank-circular"),
  },
  {
    id: "government-phrases",
    phrases: `
      prime minister, chief minister, development authority, development scheme, forest corporation,
      financial corporation, finance corporation, small scale industries, khadi and village industries
    `,
    letters: "ssi, kvic",
    level: "block",
    need: "Needs the previous approval of the Central Government.",
    authority: centralGovernment,
    rule: rule8b,
    ...verified("rule-8b-text"),
  },
  {
    id: "government-hindi",
    phrases: "natl",
    hindi: `
      pradhan mantri, mukhya mantri, kendriya, rajyapal, uprajyapal, nyayalaya, nyaypalika, adalat, lok adalat,
      kachehri, aayog, pradhikaran, vikas pradhikaran, upkram, desiya, jatiya, qaumi, rashtra, sanghiya, ganarajya,
      gantantra, prajatantra, laghu udyog nigam, khadi gramodyog, vitta nigam, nagar nigam, nagar palika,
      nagar parishad, nagar panchayat, mahanagar palika, mahapalika, palike, nagarasabha, purasabha, pourasabha,
      nagaratchi, maanagaratchi, panchayati, gram sabha, ooratchi, taluk panchayat, mantralaya, van nigam,
      van vikas nigam, vikas yojana, vikas yojna
    `,
    level: "block",
    need: "The word has the meaning of one that needs the previous approval of the Central Government.",
    authority: centralGovernment,
    rule: rule8b,
    ...check("rule-8b-text"),
    note: "The rule covers 'any language'; this list of Indian-language words is ours.",
  },
  {
    id: "government-scheme",
    phrases: "scheme",
    hindi: "yojana, yojna, abhiyan",
    together: "india, bharat, state, sarkar, government, pradhan mantri",
    level: "block",
    need: "Sounds like a government scheme, which needs the previous approval of the Central Government.",
    authority: centralGovernment,
    rule: rule8b,
    ...verified("rule-8b-text"),
  },
  {
    id: "schemes",
    phrases: `
      digital india, skill india, skilled india, make in india, startup india, start up india, standup india,
      stand up india, fit india, invest india, accessible india, study in india, heal in india, smart india,
      clean india, mid day meal, nrega, mgnrega, bharatnet, gem portal, gem tender, gem bid, gem bidding, gem seller,
      gem registration, e shram
    `,
    hindi: `
      khelo india, sugamya bharat, jan dhan, jan aushadhi, ayushman bharat, swachh bharat, swachhata abhiyan,
      unnat bharat, bharatmala, sagarmala, parvatmala, atal pension, atal mission, atal innovation, atmanirbhar,
      viksit bharat, ek bharat, nipun bharat, vande bharat, beti bachao, beti padhao, sukanya samriddhi, mudra yojana,
      pm kisan, kisan samman, fasal bima, krishi sinchayee, kusum yojana, pm kusum, surya ghar, awas yojana,
      indira awas, gram sadak, svanidhi, vishwakarma yojana, svamitva, poshan abhiyan, matru vandana,
      mission indradhanush, garib kalyan, shram yogi, suraksha bima, sarva shiksha, samagra shiksha, kaushal vikas,
      deen dayal upadhyaya, manrega, jal jeevan, jal shakti, namami gange, har ghar jal, har ghar tiranga,
      har ghar bijli, gati shakti, lakhpati didi, drone didi, ladli behna, ladki bahin, ladli laxmi, kanyashree,
      rythu bandhu, gruha lakshmi, anna bhagya, amma unavagam, kudumbashree, mission shakti, agnipath
    `,
    letters: "amrut, pmmy, pmay, pmkvy, ondc",
    level: "block",
    need: "The name of a government scheme, or one that resembles it, needs the previous approval of the Central Government.",
    authority: centralGovernment,
    rule: `${rule8b}, clause (z)`,
    ...check("rule-8b-text"),
    note: `The rule was read; the names of schemes are from memory. ${ownList}`,
  },
  {
    id: "scheme-goods",
    phrases: "ujala, saubhagya",
    together: "led, lamp, bijli, yojana",
    level: "block",
    need: "In this trade it is the name of a government scheme, which needs the previous approval of the Central Government.",
    authority: centralGovernment,
    rule: `${rule8b}, clause (z)`,
    ...check("rule-8b-text"),
  },
  {
    id: "scheme-words",
    phrases: "antyodaya, ayush, census, smart city, ration card",
    hindi: `
      udyam, anganwadi, anganvadi, asha worker, swachhata, ujjwala, ayushman, atal, jeevan jyoti, yojana, yojna,
      abhiyan, janganana, laghu udyog, vikas nigam
    `,
    level: "warn",
    need: "Also the name of a government scheme or office, or the word for one. If it is a person’s name, say so in the form.",
    rule: rule8b,
    ...check("rule-8b-text"),
    note: ownList,
  },
  {
    id: "state",
    phrases: "state",
    hindi: "rajya",
    otherSense: {
      level: "warn",
      need: "Here it seems to mean something else. The rule makes no exception for that, so expect a question.",
      beside: { state: "solid, steady" },
    },
    level: "block",
    need: "Only a government company may use it.",
    rule: rule8a,
    ...verified("rule-8-before-2019"),
  },
  {
    id: "khadi",
    phrases: "khadi, khaddar, khadi mark",
    level: "block",
    need: "A mark of the Khadi and Village Industries Commission, held not to be a general word. Needs its consent.",
    authority: "Khadi and Village Industries Commission (KVIC)",
    rule: "Rule 8A, registered trade marks",
    ...agreed("khadi-mark"),
  },
  {
    id: "bank",
    phrases: "bank, banking, banker, merchant banker, banc, banque, netbanking, neobanking",
    letters: "nbfc",
    level: "block",
    need: "Needs the Reserve Bank’s no-objection. The Act keeps the word for banks and knows no other sense: a blood, seed, food or power bank may not carry it either. Say Centre, Library, Larder or Pack instead.",
    authority: reserveBank,
    rule: `Section 7, Banking Regulation Act, 1949; ${rule8a}`,
    llpRule18: true,
    ...verified("banking-act-7", "rule-8-before-2019", "national-bank-circular"),
  },
  {
    id: "reserve-bank",
    phrases: "reserve bank, state bank, world bank, exim bank",
    letters: "rbi, sbi",
    level: "block",
    need: "The name of a bank set up by law or by treaty. Not allowed.",
    rule: section4,
    ...check("emblems-and-names-act"),
  },
  {
    id: "rbi-words",
    phrases: "microfinance, micro finance, asset reconstruction",
    letters: "mfi",
    level: "block",
    need: "Only with the Reserve Bank’s registration for that business.",
    authority: reserveBank,
    rule: "Section 45-IA, Reserve Bank of India Act, 1934; rule 8A",
    ...check("rule-8a-2019"),
  },
  {
    id: "credit-bureau",
    phrases: "credit",
    together: "bureau, information",
    level: "block",
    need: "A credit information company needs the Reserve Bank’s registration.",
    authority: reserveBank,
    rule: rule8a,
    ...check("rule-8a-2019"),
  },
  {
    id: "insurance",
    phrases: "insurance, assurance",
    otherSense: {
      level: "info",
      need: "Means insurance to the Registrar unless the name says otherwise, as yours does. Keep that word in the name.",
      beside: { assurance: "quality, software, test, testing, audit, food, process, information" },
    },
    level: "block",
    need: "Needs the no-objection or declaration that IRDAI’s requirements are met.",
    authority: irdai,
    rule: rule8a,
    llpRule18: true,
    ...verified("rule-8-before-2019", "name-advisory-2026"),
  },
  {
    id: "insurance-words",
    phrases: "insure, insured, insurer, insuring, reinsurance, insurtech",
    hindi: "bima, vima, kaappeedu",
    level: "block",
    need: "Says insurance in another form. Needs the no-objection or declaration that IRDAI’s requirements are met.",
    authority: irdai,
    rule: rule8a,
    llpRule18: true,
    ...check("rule-8-before-2019"),
    note: ownList,
  },
  {
    id: "exchange",
    phrases: "stock exchange, exchange, xchange, bourse",
    level: "block",
    need: "Needs SEBI’s no-objection.",
    authority: sebi,
    rule: "MCA circular of February 2014",
    ...agreed("national-bank-circular"),
  },
  {
    id: "funds",
    phrases: `
      mutual fund, venture capital, venture capitalist, asset management, asset manager, venture fund, angel fund
    `,
    letters: "mf, amc, aif",
    level: "block",
    need: "Needs a declaration that SEBI’s requirements are met.",
    authority: sebi,
    rule: rule8a,
    llpRule18: true,
    ...verified("rule-8-before-2019"),
  },
  {
    id: "sebi-words",
    phrases: `
      hedge fund, portfolio management, portfolio manager, investment adviser, investment advisor,
      investment advisory, wealth adviser, wealth advisor, wealth advisory, research analyst, stock broker,
      stock broking, share broking, depository, demat, trustee
    `,
    letters: "ifa",
    level: "block",
    need: "Only with SEBI’s registration for that business.",
    authority: sebi,
    rule: "Regulations of SEBI for the business; rule 8A",
    ...check("sebi-advisers"),
    note: "A registered investment adviser that is a company must carry the words; the others are from memory.",
  },
  {
    id: "pension-fund",
    phrases: "pension fund",
    level: "block",
    need: "Only with the pension regulator’s registration.",
    authority: "Pension Fund Regulatory and Development Authority",
    rule: "PFRDA Act, 2013",
    ...check("rule-8a-2019"),
  },
  {
    id: "nidhi-last",
    phrases: "nidhi",
    last: true,
    level: "block",
    need: "'Nidhi Limited' only follows a declaration under section 406, so no new company can take it.",
    rule: `Nidhi Rules, rule 4(5); ${rule8a}`,
    ...agreed("nidhi-rules"),
  },
  {
    id: "nidhi",
    phrases: "nidhi",
    level: "warn",
    need: "Says a Nidhi company, which is a public company after a declaration. If it is a person’s name, say so in the form.",
    rule: `${rule8a}; Nidhi Rules`,
    ...check("nidhi-rules", "rule-8-before-2019"),
  },
  {
    id: "mutual-benefit",
    phrases: "mutual benefit, permanent fund, benefit fund",
    level: "block",
    need: "Names the business of a Nidhi, which no new company can carry in its name.",
    rule: "Nidhi Rules",
    ...check("nidhi-rules"),
  },
  {
    id: "chit",
    phrases: "chit, chit fund, chitty, chitti, kuri, fraternity fund, rotating savings",
    level: "block",
    need: "Only a chit company with the previous sanction of the state may use it.",
    rule: "Section 11, Chit Funds Act, 1982",
    ...verified("chit-funds-11"),
  },
  {
    id: "offensive",
    phrases: `
      fuck, fucking, fucker, shit, bullshit, bastard, bitch, whore, slut, cunt, nigger, rape, rapist, terrorist,
      terror, nazi, hitler, khalistan, porn, porno, pornography, sex toy, dildo, boob, pussy, asshole, brothel,
      prostitute, xxx
    `,
    hindi: `
      chutiya, chutiye, madarchod, behenchod, bhenchod, bhosdi, bhosda, bhosdike, bhosadike, bhosdiwale, randi, harami, haramzada,
      haramzade, haramkhor, gaand, gandu, lauda, lavda, bhadwa, jhaant, chhinal, thevdiya, thevidiya, thevadiya,
      thevudiya, punda, pundai, thayoli, ommala, mayiru, lanja, lanjakodaka, bolimaga, khanki, bokachoda, chuthiya, sulemaga
    `,
    level: "block",
    need: `A name may not be offensive to any section of the people. ${ownList}`,
    rule: rule8a,
    llpRule18: true,
    ...verified("rule-8a-2019"),
  },
  {
    id: "slurs-and-terror",
    phrases: `
      bhangi, chuhra, chinki, chinky, taliban, bin laden, al qaeda, al qaida, lashkar e taiba, lashkar taiba,
      jaish e mohammed, hizbul mujahideen, boko haram, azad kashmir, dawood ibrahim, kutta kamina, kutte kamine
    `,
    letters: "isis, ltte",
    level: "block",
    need: `A slur against a caste or a people, an abuse, or a name of terror offends a section of the people. ${ownList}`,
    rule: `${rule8a}, offensive names`,
    llpRule18: true,
    ...check("rule-8a-2019"),
    note: "The rule was read; the words are from memory.",
  },
  {
    id: "caste-words",
    phrases: `
      pallan, pariah, paraiyar, paraya, parayan, pulaya, chakkiliyan, dhed, hijra, negro, jaish, naxal, naxalite, kamina,
      kamine
    `,
    hindi: "chamar, shudra, achhut, chandal, neech, mlechha",
    level: "warn",
    need: "Also used to insult a caste or a people, or a name of violence. If it is your own name, say so in the form; otherwise expect a refusal.",
    rule: `${rule8a}, offensive names`,
    ...check("rule-8a-2019", "caste-names-judgment"),
    note: `On 'chamar' and 'pallan' the Supreme Court has said so; the other words are from memory. ${ownList}`,
  },
  {
    id: "castes",
    phrases: "brahmin, bramhin, kshatriya, vaishya, bania, savarna, upper caste, lower caste, dalit, harijan",
    level: "warn",
    need: "Names a caste. The rule bars a name only if it offends a section of the people, so expect a question. If it is your own name, say so in the form.",
    rule: `${rule8a}, offensive names`,
    ...check("rule-8a-2019", "caste-terms-2018"),
    note: `No rule that names castes was read; surnames are left out. Offices were told to use neither 'Harijan' (1982) nor 'Dalit' (2018). ${ownList}`,
  },
  {
    id: "parties",
    phrases: `
      bharatiya janata, bharatiya janata party, janata party, janata dal, indian national congress, congress,
      youth congress, aam aadmi party, samajwadi party, bahujan samaj, trinamool, communist party, shiv sena,
      shivsena, dravida munnetra, telugu desam, akali dal, muslim league
    `,
    letters: "bjp, aap, dmk",
    level: "warn",
    need: "Also the name of a political party. The name may not suggest a link with it; if you mean something else, say so in the form.",
    rule: `${rule8a}; section 4, Companies Act, 2013`,
    ...check("rule-8a-2019"),
    note: `From memory; no rule that names parties was read. ${ownList}`,
  },
  {
    id: "living-persons",
    phrases: `
      virat kohli, sachin tendulkar, tendulkar, ms dhoni, mahendra singh dhoni, kapil dev, sunil gavaskar,
      neeraj chopra, pv sindhu, mary kom, amitabh bachchan, bachchan, shah rukh khan, shahrukh khan, salman khan,
      aamir khan, hrithik roshan, ranveer singh, deepika padukone, priyanka chopra, alia bhatt, rajnikanth,
      rajinikanth, kamal haasan, mammootty, ar rahman, a r rahman, amit shah, rahul gandhi, yogi adityanath,
      mamata banerjee, arvind kejriwal
    `,
    level: "warn",
    need: "The name of a well-known living person needs his or her consent. If it is your own name, say so in the form.",
    rule: "Practice of the Registrar; section 14, Trade Marks Act, 1999, for marks",
    ...check("name-rejection-faq"),
    note: `From practice; the names are from memory. ${ownList}`,
  },
  {
    id: "obscene",
    phrases: `
      sex, sexy, sexual, erotic, erotica, nude, naked, kinky, horny, fetish, stripper, lund, kundi, kutta, kutiya, suar,
      tatti, otha
    `,
    hindi: "chut, porikki",
    level: "warn",
    need: `Can be read as obscene. ${ownList}`,
    rule: rule8a,
    ...check("rule-8a-2019"),
  },
  {
    id: "financial-business",
    phrases: `
      finance, financing, financier, financial, finserv, fincorp, fincap, finvest, leasing, lease, lessor,
      hire purchase, investment, invest, investing, investor, capital, holding, securities, loan, lend, lender,
      lending, wealth
    `,
    bySound: true,
    level: "warn",
    need: "The name must match the main business. If it lends or invests, it needs registration as an NBFC; if it does not, the word is refused.",
    authority: "Reserve Bank of India, if it is an NBFC",
    rule: `${rule8a}, names that suggest financial business`,
    ...verified("rule-8a-2019", "rule-8-2019-changes", "name-rejection-faq"),
  },
  {
    id: "money-words",
    phrases: `
      fund, funding, crowdfunding, credit, pension, annuity, deposit, savings, thrift, treasury, remittance, forex,
      vitt, rin, karz
    `,
    hindi: "vittiya, udhaar, nivesh, kosh, bachat",
    bySound: true,
    level: "warn",
    need: "Suggests taking, lending or keeping money. The name must match the main business, and that business its licence.",
    rule: `${rule8a}, names that suggest financial business`,
    ...check("rule-8a-2019"),
    note: ownList,
  },
  {
    id: "security-broking",
    phrases: "security",
    together: "stock, share, broking, demat, capital",
    level: "warn",
    need: "Beside this word it reads as shares and bonds, not as guards. The name must match the main business.",
    rule: `${rule8a}, names that suggest financial business`,
    ...check("rule-8a-2019"),
  },
  {
    id: "money-technology",
    phrases: "fintech, finpay, crypto, wallet, portfolio, assure, assured",
    level: "info",
    need: "Allowed. Say in the objects what the company does, since the word is close to business that needs a licence.",
    rule: "No rule names it",
    ...check("rule-8a-2019"),
  },
  profession("chartered-accountants", "chartered accountant", "Institute of Chartered Accountants of India (ICAI)"),
  profession("company-secretaries", "company secretary", "Institute of Company Secretaries of India (ICSI)"),
  profession(
    "cost-accountants",
    "cost accountant, cost and management accountant",
    "Institute of Cost Accountants of India (ICMAI)",
  ),
  profession("advocates", "advocate, solicitor, vakil, law firm", "Bar Council of India"),
  {
    id: "architects",
    phrases: "architect, architecture, architectural",
    level: "block",
    need: "The title is protected, not the work: 'architect' and words made from it may not be in the name of a company or an LLP.",
    rule: "Sections 36 and 37, Architects Act, 1972; LLP Rules, 2009, rule 18",
    ...agreed("architects-act-name", "architects-act-title"),
    otherSense: {
      level: "info",
      need: "The Architects Act protects the word for buildings; yours means something else. Keep that word in the name.",
      beside: { architect: softwareWords, architecture: softwareWords, architectural: softwareWords },
    },
  },
  {
    id: "attorney",
    phrases: "attorney",
    level: "warn",
    need: "Suggests the practice of law, which a company may not carry on.",
    rule: "LLP Rules, 2009, rule 18; applied to companies in practice",
    ...check("llp-name-rules"),
  },
  {
    id: "registered-valuers",
    phrases: "registered valuer",
    level: "warn",
    need: "Only a company, LLP or firm registered with the IBBI may call itself so: its objects only professional or financial services, and three of its directors or partners, or all if fewer, registered valuers.",
    authority: "Insolvency and Bankruptcy Board of India (IBBI), as registering authority",
    rule: "Rule 3(2), Companies (Registered Valuers and Valuation) Rules, 2017",
    ...check("registered-valuers-rules"),
    note: "The rule on who can be registered was read; how the Registrar treats the words in a name was not.",
  },
  {
    id: "producer-company",
    phrases: "producer company, farmer producer, producer organisation, producer organization",
    letters: "fpo, fpc",
    level: "block",
    need: "Names a producer company, another kind of company: ten producers or two of their institutions form it, and its name ends in 'Producer Company Limited'.",
    rule: `Chapter XXIA, Companies Act, 2013; ${rule8a}`,
    ...check("directors-and-members", "rule-8-2019"),
    note: "From general knowledge of the chapter; not compared with the text.",
  },
  {
    id: "producer",
    phrases: "producer",
    last: true,
    otherSense: {
      level: "info",
      need: "Here it seems to mean someone who makes films, music or shows. Keep that word in the name.",
      beside: { producer: "film, movie, music, media, show, event, content, video" },
    },
    level: "warn",
    need: "At the end of a name it reads as a producer company, another kind of company. Say what you make instead.",
    rule: `Chapter XXIA, Companies Act, 2013; rule 8(2)(a)`,
    ...check("rule-8-2019"),
  },
  {
    id: "other-legal-form",
    phrases: `
      co operative, cooperative, coop, co op, co ops, ko operative, ko op, trust, society, partnership, proprietor, proprietary,
      proprietorship, huf, hindu undivided family, firm, inc, plc, gmbh, pte, pty, sdn, bhd, llc, sarl, llp
    `,
    hindi: "sahakari, sahkari, sehkari, sehkar",
    level: "block",
    need: "Names another legal form, which is not allowed.",
    rule: rule8a,
    llpRule18: true,
    ...verified("rule-8-before-2019", "rule-8b-text"),
  },
  {
    id: "other-form-regional",
    hindi: "sahakar, sahakaram, sahkar, sahakarita, sahkarita, sahakarana, samabay, somobay, kootturavu, nyas",
    level: "block",
    need: "Says co-operative or trust in an Indian language: another legal form, which is not allowed.",
    rule: rule8a,
    llpRule18: true,
    ...check("rule-8-before-2019", "name-guidelines-2011"),
    note: `The guidelines bar 'Sahakari' and its equivalent in every regional language; these equivalents are from memory. ${ownList}`,
  },
  {
    id: "foreign-legal-form",
    phrases: "sa, ag, bv, nv, kk",
    last: true,
    level: "block",
    need: "At the end of a name it means a foreign legal form, which is not allowed.",
    rule: rule8a,
    ...verified("rule-8-before-2019", "rule-8b-text"),
  },
  {
    id: "limited-in-llp",
    phrases: "limited",
    structures: ["llp"],
    level: "block",
    need: "'Limited' belongs to companies; an LLP may not use it.",
    rule: "LLP Rules, 2009, rule 18",
    ...verified("llp-name-rules", "rule-8-before-2019"),
  },
  {
    id: "limited-in-section-8",
    phrases: "private, limited",
    structures: ["section-8"],
    level: "warn",
    need: "A Section 8 company carries neither 'Limited' nor 'Private Limited', and a word of another kind of company brings a question.",
    rule: "Section 8, Companies Act, 2013",
    ...check("section-8-names"),
  },
  {
    id: "section-8-words",
    phrases: "foundation, forum, association, federation, chamber, confederation, council, electoral trust",
    hindi: "sangh, mahasangh, samiti, pratishthan",
    structures: ["private-limited", "opc", "llp"],
    level: "warn",
    need: "In practice kept for Section 8 companies, which work for charity and drop 'Private Limited'.",
    authority: "Registrar of Companies, with the Section 8 licence",
    rule: `Section 8, Companies Act, 2013; ${rule8a}`,
    ...check("name-search-tool"),
  },
  {
    id: "electoral-trust",
    phrases: "electoral trust",
    structures: ["section-8"],
    level: "info",
    need: "Allowed for a Section 8 company, with an affidavit.",
    rule: rule8a,
    ...check("rule-8-before-2019"),
  },
  {
    id: "government",
    phrases: "government, govt, gov, government of india, union of india, foreign government",
    hindi: "sarkari, shasan, prashasan, bharat sarkar",
    letters: "goi",
    level: "block",
    need: "Not allowed: a name may not suggest that a government owns, backs or runs the company.",
    rule: section4,
    llpRule18: true,
    ...agreed("emblems-and-names-act", "name-advisory-2026"),
    note: "The rule was read; the Hindi words are ours.",
  },
  {
    id: "sarkar-government",
    phrases: "sarkar",
    together: "bharat, rajya, yojana, seva, naukri",
    level: "block",
    need: "Beside this word it reads as the government. Not allowed.",
    rule: section4,
    ...check("emblems-and-names-act"),
  },
  {
    id: "service-centre",
    phrases: "seva kendra",
    together: "aadhaar, aadhar, passport, gst",
    level: "block",
    need: "Reads as an office of the government. Not allowed.",
    rule: section4,
    ...check("emblems-and-names-act"),
  },
  {
    id: "sounds-official",
    phrases: `
      sarkar, mandal, department of, directorate, secretariat, collectorate, tehsil, tahsil, official, republican,
      presidency, judge, tribunal, development corporation, indian institute of, varsity, army, navy, air force,
      railway, post office, gst suvidha, income tax, district collector, district magistrate, sarpanch, tehsildar,
      tahsildar, wakf, waqf, haj committee, devasthanam, devaswom, cowin, metro rail, ration depot, ration shop
    `,
    hindi: `
      vibhag, nideshalaya, sachivalaya, zila, parishad, sangathan, sanghatan, sansthan, sanstha, seva kendra, mantri,
      vidyapeeth, samaj, sangham, sena, thana, nyayadhish, nyayamurti
    `,
    letters: "pm, cm, raw",
    level: "warn",
    need: "Can sound like an office of the government, a force or an association. If it is a surname or means something else, say so in the form.",
    rule: section4,
    ...check("emblems-and-names-act", "name-advisory-2026"),
    note: ownList,
  },
  {
    id: "nigam-utility",
    phrases: "nigam",
    together: "vidyut, jal, parivahan, beej, vikas",
    level: "warn",
    need: "Beside this word it reads as a state corporation. Expect a question.",
    rule: section4,
    ...check("emblems-and-names-act"),
  },
  {
    id: "bharatiya-public",
    phrases: "bharatiya, bhartiya",
    together: "sena, rail, parishad, nigam, dak",
    level: "warn",
    need: "Beside this word it reads as a public body. Expect a question.",
    rule: section4,
    ...check("emblems-and-names-act"),
  },
  {
    id: "means-indian",
    phrases: "bharatiya, bhartiya, nigam, navy blue",
    level: "info",
    need: "Allowed in this sense. Beside words of government it would not be.",
    rule: section4,
    ...check("emblems-and-names-act"),
  },
  {
    id: "foreign-government",
    phrases: "british india, embassy, consulate, high commission",
    level: "block",
    need: "Not allowed: suggests a foreign government or the time of British India.",
    rule: rule8a,
    llpRule18: true,
    ...verified("rule-8-before-2019"),
  },
  {
    id: "local-government",
    phrases: "zila parishad, zilla parishad, zila panchayat, zilla panchayat",
    level: "block",
    need: "Suggests a local government.",
    rule: "LLP Rules, 2009, rule 18; rule 8B for companies",
    ...verified("llp-name-rules", "rule-8b-text"),
  },
  {
    id: "parliament-and-courts",
    phrases: "parliament, legislature, legislative assembly, supreme court, high court, district court",
    hindi: "sansad, lok sabha, rajya sabha, vidhan sabha, vidhan parishad",
    level: "block",
    need: "The name of Parliament, a legislature or a court. Not allowed.",
    rule: emblemsAct,
    ...agreed("emblems-and-names-act"),
  },
  {
    id: "emblems",
    phrases: `
      united nations, world health organisation, world health organization, national flag, indian flag,
      president of india, prime minister of india, mahatma gandhi
    `,
    hindi: `
      tiranga, rashtriya dhwaj, rashtrapati bhavan, raj bhavan, gandhiji, ashok chakra, ashoka chakra, dharma chakra,
      satyameva jayate, satyamev jayate
    `,
    level: "block",
    need: "Protected as an emblem or name. Not allowed without the permission of the Central Government, which is rarely given.",
    rule: emblemsAct,
    ...verified("emblems-and-names-act", "rule-8a-2019"),
  },
  {
    id: "state-emblem",
    phrases: `
      state emblem, ashoka lion, ashok lion, lion capital, ashoka pillar, ashok pillar, ashoka emblem, sarnath lion,
      lion of sarnath, sarnath pillar, sarnath capital, sarnath emblem
    `,
    hindi: `
      ashoka stambh, ashok stambh, sarnath stambh, simha stambh, singh stambh, ashoka sthambh, ashok sthambh,
      sarnath sthambh, simha sthambh, ashoka simha, ashok simha, sarnath simha, sarnath singh, raj chinh, rajya chinh, rashtriya chinh
    `,
    level: "block",
    need: "The lion capital of Sarnath is the State Emblem. No trade or business may use it, nor an imitation of it.",
    rule: "State Emblem of India (Prohibition of Improper Use) Act, 2005, sections 3 to 5",
    ...check("state-emblem-act"),
    note: "The Act was read: it protects the emblem itself. That names of it count too is our reading; the Indian names are ours.",
  },
  {
    id: "emblem-letters",
    letters: "who, un, uno",
    level: "block",
    need: "Protected as the name of an international body. Not allowed without the permission of the Central Government.",
    rule: emblemsAct,
    ...agreed("emblems-and-names-act"),
  },
  {
    id: "emblems-schedule",
    phrases: `
      st john ambulance, st johns ambulance, jawaharlal nehru, pandit nehru, indira gandhi, chhatrapati shivaji,
      shivaji maharaj, bharat ratna, padma shri, padma bhushan, padma vibhushan, param vir chakra, interpol,
      international civil aviation, world meteorological organization, tuberculosis association of india,
      international atomic energy agency, rotary international, rotary club, bharat scouts, scouts and guides,
      olympic, international olympic committee, ramakrishna math, ramakrishna mission, sri sarada math,
      ramakrishna sarada mission, auroville, unesco, unicef, unhcr, wipo, unido
    `,
    letters: "icao, wmo, iaea, ioc, ilo, imf, wto, undp, fao",
    level: "block",
    need: "Believed to be on the schedule of protected names. Not allowed without the permission of the Central Government, which is rarely given.",
    rule: emblemsAct,
    ...check("emblems-and-names-act"),
    note: "From memory: the schedule was not compared item by item.",
  },
  {
    id: "emblem-surnames",
    phrases: "gandhi, nehru, shivaji, indira, tricolour, olympiad",
    level: "warn",
    need: "Part of a protected name. If it is your own or a family name, say so in the form.",
    authority: "Central Government (Department of Consumer Affairs)",
    rule: emblemsAct,
    ...check("emblems-and-names-act", "rule-8a-2019"),
  },
  {
    id: "red-cross",
    phrases: "red cross, geneva cross, red crescent, red lion and sun",
    level: "block",
    need: "Protected by the Geneva Conventions, with a penalty for its use. Not allowed.",
    rule: "Section 12, Geneva Conventions Act, 1960",
    ...verified("geneva-act-12"),
  },
  {
    id: "other-crosses",
    phrases: "red crystal, swiss cross, swiss emblem",
    level: "warn",
    need: "Close to a protected emblem. Expect a question.",
    rule: "Section 12, Geneva Conventions Act, 1960; Protocol of 2005",
    ...check("geneva-act-12"),
  },
  {
    id: "forces-and-offices",
    phrases: `
      indian army, territorial army, assam rifles, indian navy, coast guard, indian air force, police,
      enforcement directorate, intelligence bureau, income tax department, customs department, indian railways,
      india post, election commission, hindustan aeronautics, bharat petroleum, hindustan petroleum,
      bharat heavy electricals, bharat sanchar, life insurance corporation, vigilance commission,
      human rights commission, planning commission, airports authority, narcotics control bureau, bar council, food safety and standards, cert in, isi mark, agmark,
      nabard, sidbi, nafed, iffco, ncert, cbse, naac, ignou, ncte, aiims, nift, iiser, sainik school, eklavya model
    `,
    hindi: `
      thal sena, nau sena, vayu sena, rashtriya rifles, agniveer, pulis, polis, lokpal, lokayukta, nirvachan aayog,
      niti aayog, bharatiya dak, dak ghar, krishi vigyan kendra, kendriya vidyalaya, navodaya vidyalaya
    `,
    letters: `
      iaf, bsf, crpf, cisf, itbp, ssb, nsg, ncc, cbi, nia, cid, irctc, isro, drdo, barc, hal, bhel, ongc, ntpc, gail,
      sail, lic, bsnl, mtnl, hpcl, bpcl, nhai, nhpc, eci, cag, cvc, sebi, irdai, irda, pfrda, epfo, esic, trai, fssai,
      ecgc, nhb, dicgc, cci, nclt, nclat, ibbi, nfra, bis, cdsco, icmr, nmc, csir, icar, imd, ugc, aicte, nta, iit,
      iim, nit, iisc, iiit, icai, icsi, icmai, kvk, apmc, fci, upsc, ssc, ndrf, nhrc, dgca, dgft, cbdt, cbic, nsdc,
      nsic, iocl, nmdc, nios, rera, cpcb, ngt, cerc, pngrb, aera, tdsat, itat, cestat, sfio, iepfa, ifsca, gstn, apeda,
      mpeda, nppa, dpiit, meity, stpi, cdac, nsil, iwai, aai, bcas, rvnl, ippb, ncb, ncw, ncpcr, dda, ndmc, bbmp,
      ghmc, mmrda, cidco, mhada, midc, gidc, kiadb, sipcot, sidco, ksrtc, msrtc, tsrtc, apsrtc, gsrtc, bmtc, bescom,
      tangedco, msedcl, uidai, cbfc
    `,
    level: "block",
    need: "The name of a force, regulator, institution or undertaking of the state. Not allowed.",
    rule: section4,
    ...check("emblems-and-names-act", "name-advisory-2026"),
    note: `From memory. ${ownList}`,
  },
  {
    id: "public-broadcasters",
    phrases: `
      prasar bharati, prasar bharti, all india radio, dd news, dd national, dd sports, dd kisan, dd free dish,
      press information bureau
    `,
    hindi: "doordarshan, door darshan, akashvani, akash vani, vividh bharati, vividh bharti",
    letters: "pib",
    level: "block",
    need: "The public broadcaster, which an Act set up, or one of its services. Not allowed.",
    rule: section4,
    ...check("prasar-bharati-act", "emblems-and-names-act"),
    note: `The Act was read about, not read; the list is from memory. ${ownList}`,
  },
  {
    id: "public-marks",
    phrases: "aadhaar, aadhar, passport seva, digilocker, umang, mudra, rupay, fastag, nasscom, assocham",
    letters: "npci, upi, bhim, bcci, ipl, icc, aiff, ficci, cii",
    level: "warn",
    need: "Also the name of a public service or a well-known body, or its mark. If you mean something else, say so in the form.",
    rule: section4,
    ...check("emblems-and-names-act"),
    note: ownList,
  },
  {
    id: "university",
    phrases: "university, deemed university",
    hindi: "vishwavidyalaya, vishvavidyalaya",
    level: "block",
    need: "Only a university set up by an Act may carry the word. Learning, Academy and Institute are free.",
    rule: "Section 23, University Grants Commission Act, 1956",
    ...verified("ugc-act-23"),
  },
  {
    id: "esteemed-persons",
    phrases: `
      netaji, subhas chandra bose, ambedkar, babasaheb, sardar patel, vallabhbhai, bhagat singh, chandrashekhar azad,
      lal bahadur shastri, rajiv gandhi, abdul kalam, atal bihari, vajpayee, narendra modi, droupadi murmu,
      rabindranath, tagore, vivekananda, aurobindo, rani lakshmibai, jhansi ki rani, maharana pratap, lokmanya,
      bal gangadhar tilak, lala lajpat rai, sarojini naidu, savarkar, jyotiba phule, savitribai phule, birsa munda,
      mother teresa, kamaraj, subramania bharati, tipu sultan, guru nanak, guru gobind singh, lord buddha, sai baba
    `,
    letters: "apj",
    level: "warn",
    need: "Suggests a person held in high esteem; with the title or the full name expect a refusal. If it is your own name, say so in the form.",
    rule: rule8a,
    ...check("rule-8-before-2019"),
    note: `The rule was read; the names are from memory. ${ownList}`,
  },
  {
    id: "deity-and-trade",
    phrases: `
      lord buddha, sai baba, guru nanak, guru gobind singh, balaji, ganesh, ganpati, krishna, durga, lakshmi, laxmi,
      saraswati, mahadev, hanuman, buddha, jesus, jesus christ, allah
    `,
    hindi: `
      ganesha, ganapati, ganapathi, shiva, vishnu, mahalakshmi, mahalaxmi, murugan, ayyappa, ayyappan, venkateswara,
      jagannath
    `,
    together: offensiveTrades,
    level: "block",
    need: "A sacred name with this trade offends believers. Not allowed.",
    rule: "Rule 8A, offensive names; section 9(2)(b), Trade Marks Act, 1999",
    ...verified("trade-mark-manual", "rule-8a-2019"),
  },
  {
    id: "deity-in-bar",
    phrases: `
      buddha, jesus, allah, balaji, ganesh, ganpati, krishna, durga, lakshmi, laxmi, saraswati, mahadev, hanuman
    `,
    hindi: "ganesha, ganapati, shiva, vishnu, mahalakshmi, murugan, ayyappa, venkateswara, tirupati, vinayak",
    together: "bar, pub",
    level: "warn",
    need: "A sacred name on a bar offends believers. If it is another kind of bar, such as steel, say so in the form.",
    rule: "Rule 8A, offensive names; section 9(2)(b), Trade Marks Act, 1999",
    ...check("trade-mark-manual", "rule-8a-2019"),
    note: ownList,
  },
  {
    id: "sacred-and-persons-name",
    phrases: "ram, kali, radha, sita, gopal, govind, narayan, mahavir",
    hindi: "rama, vinayak, vinayaka, tirupati, tirupathi",
    together: offensiveTrades,
    level: "warn",
    need: "Sacred to many, and also a person’s name or a place: with this trade expect a question. If it is your own name, say so in the form.",
    rule: "Rule 8A, offensive names; section 9(2)(b), Trade Marks Act, 1999",
    ...check("trade-mark-manual", "rule-8a-2019"),
    note: ownList,
  },
  {
    id: "nationality",
    phrases: "french, british, german, american, japanese, chinese, russian, italian, swiss, korean",
    structures: ["llp"],
    level: "warn",
    need: "Needs a link with that country.",
    rule: "LLP Rules, 2009, rule 18",
    ...verified("llp-name-rules"),
  },
  {
    id: "general-words",
    phrases: `
      india, indian, bharat, hindustan, international, global, universal, asia, corporation, industries, enterprises,
      group
    `,
    level: "info",
    need: "Allowed, and no minimum capital goes with it any more. It does not make the name distinctive.",
    rule: "Capital norms of 1989, superseded in 2011",
    ...verified("capital-norms-superseded"),
    note: "Some sites still print minimum capitals for these words.",
  },
];

export const wordRules: readonly WordRule[] = writtenRules.map(
  ({ phrases = "", hindi, letters, together, otherSense, ...rule }) => ({
    ...rule,
    phrases: list(phrases),
    ...(hindi && { hindi: list(hindi) }),
    ...(letters && { letters: list(letters) }),
    ...(together && { together: list(together) }),
    ...(otherSense && { otherSense: { ...otherSense, beside: besideLists(otherSense.beside) } }),
  }),
);

/** Letters that are also words: they count only in capitals, and in a name typed all in capitals they may be just that. */
export const lettersAsWords = list(`
  sail, raw, who, nit, un, uno, hal, gail, bhim, amrut, nia, bis, pm, cm, cid, goi, icar, ifa, isis, aap, aai, aera
`);

/** Surnames and words that only sometimes sound official: beside a word of one's own, or of a family, good to know. */
export const alsoNames = list("sarkar, mandal, judge, varsity, mantri, vakil");
/** First names: before a surname, good to know. */
export const firstNames = list("nidhi, ayush, ujjwala, atal");
/** Surnames that many bear; a list of all there is none. */
export const surnames = list(`
  agarwal, aggarwal, agrawal, arora, bajpai, banerjee, bansal, bhargava, bhatia, bhatt, bose, chatterjee, chaudhary,
  chauhan, chawla, chopra, dalal, das, desai, deshmukh, deshpande, dixit, dubey, dutta, fernandes, gandhi, garg, ghosh,
  gill, goel, goyal, grover, gupta, hegde, iyengar, iyer, jadhav, jain, jha, joshi, kamath, kapoor, kaur, khan, khanna,
  kohli, kothari, krishnan, kulkarni, kumar, lal, luthra, malhotra, mathur, mehra, mehta, menon, mishra, mittal,
  mukherjee, murthy, naidu, nair, nambiar, narang, nayak, pandey, pandit, parekh, parikh, patel, pathak, patil, pillai,
  prabhu, prasad, puri, raina, rana, rao, rathore, reddy, roy, sahu, saxena, sen, seth, sethi, shah, sharma, shenoy,
  shetty, shinde, shukla, singh, singhal, sinha, sood, soni, srinivasan, srivastava, subramanian, tandon, thakur,
  tiwari, trivedi, upadhyay, vaidya, verma, vyas, yadav
`);
export const familyWords = list("son, daughter, brother, sister, bros, family, bandhu, grandson, nephew");

/** Parts that make a longer word sound like such a business: Neobank, Fundly, Insurely. */
export const businessParts = { begins: ["bank", "fund", "insur"], ends: ["bank", "fund"] } as const;

/** Words with such a part that mean something else. */
export const harmlessWords = list(`
  riverbank, embankment, burbank, fairbank, sandbank, bankura, bankim, bankimchandra, banka, banke, bankey,
  bankebihari, bankeybihari, bankapur, bankipur, bankable, bankrupt, bankruptcy, fundamental, fundamentals, refund,
  fundus, fundoo, fundu, insurgent, insurgency, bankar, chithi, chitthi
`);

/** Endings that make such a word a surname: Fundnani, Bankwala, Mahindrakar. */
export const surnameEndings = list("nani, kar, wala, walla");
