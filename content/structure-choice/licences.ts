import type { StructureFlag } from "../schemas/structure-choice.ts";
import { ask, check, verified } from "../sources/certainty.ts";

/** What a business that needs a licence means for structure, name and first steps, by the answer to which one it is. */
export const licenceFlags: readonly StructureFlag[] = [
  {
    when: { question: "licence", answer: "crypto" },
    text: "Structure: no law names one; exchanges are companies in practice. First: whoever exchanges, transfers or keeps virtual assets for others registers with the Financial Intelligence Unit (FIU-IND) and checks its customers as banks do. Name: leave out 'bank' and 'exchange'. Ask an expert before you take the first customer.",
    ...check("virtual-asset-providers"),
    note: "Notification S.O. 1072(E) of 7 March 2023, as lawyers report it; the practice on structures is not from a text.",
  },
  {
    when: { question: "licence", answer: "alcohol" },
    text: "Structure: your state’s excise rules say who may hold the licence, a person, a firm or a company. First: ask the state’s excise department; some states, such as Bihar, Gujarat and Nagaland, forbid the trade. Take premises and stock only after that.",
    ...check("liquor-licences"),
    note: "State law; no state’s rules on structures were compared.",
  },
  {
    when: { question: "licence", answer: "pharmacy" },
    text: "Structure: any may own it. First: a drug licence for the premises, and a registered pharmacist who is present; ask your state’s drug control office before you rent.",
    ...check("drug-licences"),
    note: "The forms of the licence were read; that every structure may hold it is from general knowledge.",
  },
  {
    when: { question: "licence", answer: "drones" },
    text: "Structure: any may own drones. First: register each drone on the Digital Sky platform; a maker needs a type certificate for each model, and commercial flights a certified remote pilot. A school for pilots needs the authorisation of the Director General of Civil Aviation as a remote pilot training organisation (Form D5).",
    ...check("drone-rules-2021", "drone-schools"),
    note: "Drone Rules, 2021, as summaries give them; foreign ownership and imports have rules of their own, which were not compared.",
  },
  {
    when: { question: "licence", answer: "hospital" },
    text: "Structure: a company, an LLP or a firm may own it; the right to treat patients stays with the registered doctors. First: registration of the premises under the Clinical Establishments Act, 2010, or your state’s law.",
    ...check("clinical-establishments"),
    note: "No bar on companies was found; that there is none was not confirmed by a text.",
  },
  {
    when: { question: "licence", answer: "coaching" },
    text: "Structure: any may run it. First: several states ask for a registration of each centre (Rajasthan, Bihar, Haryana, Uttar Pradesh, Goa, Manipur), and the central guidelines of 2024 allow nobody under 16.",
    ...check("coaching-centres"),
    note: "A list from two pages; other states may have followed.",
  },
  {
    when: { question: "licence", answer: "distributor" },
    text: "Structure: any, also your own name: you sell for others and need no licence of the Reserve Bank for it. Mutual funds: pass NISM’s examination V-A and register with AMFI for an ARN; a company, LLP or firm needs one person who has passed. Loans and shares: ask the lender, or the broker whose authorised person you would be, what it asks for.",
    ...check("mutual-fund-distributors"),
    note: "The steps for mutual funds are AMFI’s own; those for loan agents and authorised persons were not compared.",
  },
  {
    when: { question: "licence", answer: "education-abroad" },
    text: "Structure: no central law names one. First: some states license consultants for study abroad; in Punjab consultants, ticketing agents and IELTS centres need one from the Deputy Commissioner. Name: leave out 'university' unless you are one.",
    ...check("travel-professionals"),
    note: "Punjab Travel Professionals’ Regulation Act, 2012, as newspapers report it; other states were not compared.",
  },
  {
    when: { question: "licence", answer: "travel" },
    text: "Structure: no central law names one. First: recognition by the Ministry of Tourism is for those who want it; some states license agents, such as Punjab, where all travel agents need one.",
    ...check("travel-professionals"),
    note: "Punjab Travel Professionals’ Regulation Act, 2012, as newspapers report it; other states were not compared.",
  },
  {
    when: { question: "licence", answer: "insurance-agent" },
    text: "An agent is not an insurer: you sell for one, in your own name, and need no company for it. A business that sells for several insurers becomes a corporate agent, or a broker with capital of ₹75 lakh or more. IRDAI registers both first. Name: ask before you put 'insurance' into it.",
    ...check("insurance-brokers"),
    note: "The capital of brokers is from reports of IRDAI’s regulations; the rules for agents are from general knowledge.",
  },
  {
    when: { question: "licence", answer: "real-estate" },
    text: "Structure: any may register. First: a promoter registers the project with the state’s real-estate authority (RERA) before anything is advertised or sold. No foreign money may go into trading in land.",
    ...check("closed-sectors"),
    note: "Section 3 of the Real Estate (Regulation and Development) Act, 2016, from general knowledge; not compared with the text.",
  },
  {
    when: { question: "licence", answer: "property-broker" },
    text: "Structure: any may register. First: an agent registers with the state’s real-estate authority (RERA) before the first sale.",
    ...check("closed-sectors"),
    note: "Section 9 of the Real Estate (Regulation and Development) Act, 2016, from general knowledge; not compared with the text.",
  },
  {
    when: { question: "licence", answer: "play-school" },
    text: "Structure: any may run it; no law that asks for a trust, a society or a Section 8 company was found, unless a board is to affiliate it. First: ask your state. The central guidelines for ages three to six want recognition by the state’s authority, and some states, such as Maharashtra, have laws of their own.",
    ...check("play-schools"),
    note: "Guidelines of the National Commission for Protection of Child Rights and articles on them; state laws were not compared.",
  },
  {
    when: { question: "licence", answer: "security" },
    text: "Structure: any registered in India may hold the licence. First: the state’s licence under the PSARA law, before the first guard is posted; nobody convicted, insolvent or dismissed from government service gets it, nor an agency whose owner, majority shareholder, partner or director is not an Indian citizen.",
    ...verified("security-agencies"),
  },
  {
    when: { question: "licence", answer: "internet" },
    text: "First: the authorisation of the Department of Telecommunications on its portal, with the paid-up capital and net worth that the rules of 2026 set for your area and service. Ask before you choose the capital.",
    ...verified("internet-service-2026"),
  },
  {
    when: { question: "licence", answer: "moneylender" },
    text: "First: the moneylender’s licence of your state, for each place of business; in Karnataka from the Department of Co-operation. It is for your own money: take no deposits. Ask which forms your state licenses: Karnataka names a person, a family (HUF), a company and a body of individuals.",
    ...check("money-lenders-karnataka"),
    note: "Section 6, Karnataka Money-Lenders Act, 1961, was read; whether a state licenses an LLP was not found.",
  },
  {
    when: { question: "licence", answer: "money-changer" },
    text: "Since 30 April 2026 the Reserve Bank takes no new applications for full-fledged money changers. A new business can be the agent (forex correspondent) of an authorised dealer: speak to a bank or dealer before you register anything.",
    ...verified("money-changers-2026"),
  },
  {
    when: { question: "licence", answer: "jewellery" },
    text: "Structure: any may register. First: whoever sells hallmarked gold or silver registers each shop with the Bureau of Indian Standards; hallmarking is compulsory in many districts.",
    ...check("hallmarking-regulations"),
    note: "Hallmarking Regulations, 2018; the list of districts was not compared.",
  },
  {
    when: { question: "licence", answer: "food" },
    text: "Structure: any may register. First: FSSAI registration up to ₹1.5 crore of turnover, a state licence up to ₹50 crore, a central one above. It is not renewed; the yearly fee stays.",
    ...check("food-licence-2026"),
  },
  {
    when: { question: "licence", answer: "other" },
    text: "Ask the authority that gives the licence which structures it accepts, before you choose a name or register anything.",
    ...ask("entity-selector"),
    note: "Your line of business was not checked here.",
  },
];
