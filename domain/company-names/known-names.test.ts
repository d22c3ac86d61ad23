import { describe, expect, test } from "vitest";
import { hindiToEnglish } from "../../content/company-names/comparison-words.ts";
import {
  descriptiveWords,
  hangingWords,
  ordinaryWords,
  overusedWords,
  praiseWords,
} from "../../content/company-names/descriptive-words.ts";
import { nameRoots } from "../../content/company-names/name-roots.ts";
import { indianPlaces } from "../../content/company-names/places.ts";
import type { StructureId } from "../../content/schemas/plain-lists.ts";
import { checkName, checkNames, compareNames } from "./check.ts";
import { wordsIn } from "./name-parts.ts";
import { markFindings } from "./trademark-check.ts";

/**
 * What a company secretary expects for each name, in one word: ok, G: ok with a line of information, W: a question, R:
 * refused, and otherwise the authority whose approval is needed.
 */
const sixty = `
Quillmora Design Studio | ok
Vanshika Riverbank Resorts | ok
Fundamental Physics Garage | ok
Neelanchal Governance Advisory | ok
Harshal Security Guards | ok
Keyboard Kahani Media | ok
Tejaswini Courtyard Stays | ok
Saurashtra Sesame Collective | ok
Zorvani Heat Exchangers | ok
Anvika Commissioning Engineers | ok
Marutham Statue Works | ok
Bheemeshwar Granites | ok
Raw Ragi Kitchens | ok
Chitrakala Weaves | ok
Reassurance Pet Care | ok
Kadambari Venture Studio | ok
Batasha Confections | ok
Pradhan Brass Crafts | ok
Uma International Looms | ok
Titan Ridge Bakes | G
Apple Orchard Farms of Kotgarh | G
Bharatiya Kavya Press | G
Nirvaan Quality Assurance Labs | G
Zenora Capital Bakes | W
Nivritti Loan Desk | W
Ganita Holding | W
Aaranya Wealth Studio | W
Pulinda Crowdfunding | W
Tamizh Neobank Software | W
Sarkar Sweets | W
Anand Food Court | W
Kumta Ply Board Depot | W
Venice Tiles | W
Toyota Driving School | W
Puma Sports Wear | W
Kolhapur Footwear Company | W
QRTX Foods | W
DMKV LLP | W
Gandhi Hosiery | W
Kaushalya Foundation | W
Ujjwala Handlooms | W
Aadhar Structural Consultants | W
Swiggymart Foods | W
Himadri Seed Bank | Reserve Bank
Pashu Beema Mitra | IRDAI
Bluepeak Asset Managers | Securities and Exchange Board
Tapti Stock Xchange | Securities and Exchange Board
Desiya Weavers | Ministry of Corporate Affairs
Rooftop Aayog | Ministry of Corporate Affairs
Mukhyamantri Tiffin | Ministry of Corporate Affairs
Start-Up India Mentors | Ministry of Corporate Affairs
Khadi Kulture | KVIC
Mehta Chartered Accountants LLP | ICAI
RedCrescent Pharmacy | R
Sansad Cafe | R
ISRO Toys | R
Vishwavidyalaya Prep | R
Chitfund Circle | R
Samabay Dairy | R
Vriddhi Nidhi | R`;

const tooGeneral = `
British India Teas | R
Singapore | R
Rajasthan | R
Navi Mumbai | R
Asia Pacific | R
Coorg | R
Hyderabad Software Company | W
City Health Care Hospital | W
Jaipur Textiles and Handicrafts | W
Surat Diamond Traders | W
Pune IT Park Services | W
Kerala Spices Exports | W
Bengal Sweets | W
Nagpur Oranges | W
Ludhiana Woollen Mills | W
Fresh Fruits and Vegetables | W
Best Quality Foods | W
Super Fast Couriers | W
Modern Furniture House | W
Global Business Solutions | W
India Technology Services | W
New Age Digital Marketing | W
The Coffee Company | W
Smart Home Automation | W
Online Tuition Classes | W
24 Hours Pharmacy | W
Mother Dairy Products | W
Organic Farm Fresh | W
Royal Sarees | W
Sri Balaji Traders | W
Om Sai Enterprises | W
Paris Fashions | W
Oxford Coaching | W
Dubai Gold Souk Jewels | W
India Bhutan Tea | R
Lahore Kebabs | W
French Bakes LLP | W
Kaveri Silks | ok
Konkan Cashew Roots | ok
Tamarind Street Kitchens | ok`;

const named = `
Bankers Guild Qorvex | Reserve Bank
Qorvex Loan | W
Qorvex Loans | W
Qorvex Insure | IRDAI
Qorvex Bima | IRDAI
Qorvex Government Works | R
Qorvex Govt Works | R
Sarkari Qorvex | R
Qorvex Red Cross | R
Skill India Qorvex | Ministry of Corporate Affairs
Ayushman Bharat Qorvex | Ministry of Corporate Affairs
Qorvex Ayog | Ministry of Corporate Affairs
Qorvex Parishad | W
Qorvex Pradhikaran | Ministry of Corporate Affairs
Qorvex Nagar Palika | Ministry of Corporate Affairs
Qorvex Nagar Nigam | Ministry of Corporate Affairs
Qorvex Yojana | W
Qorvex Fund | W
Qorvex Credit | W
Qorvex Wealth | W
Qorvex University | R
Tata Foods | W
Zomato Foods | W
Adidaas Qorvex | W
Nestled Qorvex | ok
Channel Qorvex | ok
Intelligence Qorvex | ok
Qorvex Securities | W
Qorvex Mandala | ok
Sen Qorvex | ok
Dr Qorvex Clinics | ok
Dr. Qorvex Clinics | ok
K R Iyer Metals | ok
K.R. Iyer Metals | ok
SAIL BOATS QORVEX | W
SAIL Boats Qorvex | R
Navy Blue Qorvex | G
Qorvex Navy | W
Solid State Qorvex | W
Bhagat Singh Qorvex | W
Nyka Beauty | W
Paytem Services | W
Vipro Qorvex | W
Flipcart Qorvex | W
Reliance Foods | W
Self Reliance Qorvex | ok
Nikka Qorvex | ok
Vikas Qorvex | ok
Lewis Qorvex | ok
Chroma Qorvex | ok
Grow Qorvex | ok
Om Labs | W
Om Foods | W
Sai Labs | W
Aum Labs | W
Lakshmi | W
Om Qorvex | G
Qorvex Architects | R
Qorvex Architecture | R
Qorvex Architectural Studio | R
Qorvex Software Architects | G
Qorvex Data Architecture | G
Nyayadhish Qorvex | W
Sahkarita Qorvex | R
Sahakari Qorvex | R
Rashtreeya Qorvex | Ministry of Corporate Affairs
Rashtriya Qorvex | Ministry of Corporate Affairs
Income Tax Helpers | W
Qorvex Registered Valuers | W
Qorvex Valuers | ok
Qorvex Producer Company | R
Qorvex Farmers Producer | R
Qorvex Producers | W
Qorvex Film Producers | G
Producers of Qorvex Honey | ok
Bankebihari Qorvex | ok
Banke Bihari Qorvex | ok
Qorvex Power Bank | Reserve Bank
Qorvex Blood Bank | Reserve Bank
Qorvex Food Bank | Reserve Bank
Qorvex Food Court | W`;

/** As a lawyer who had not seen the lists would try them. */
const lawyers = `
Marigold Ledger Studio | ok
Kesariya Kitchens | ok
Bankim Chandra Books | ok
Credible Crafts | ok
Trustworthy Homes | ok
Cooper Brothers | ok
Patel and Sons Timber | ok
Commonwealth Cycles | ok
Statement Jewels | ok
Lakshmi Sandal Soaps | G
Goggle Opticians | ok
Nestled Homes | ok
Amulya Dairy | ok
Central Perk Cafe | Central Government
Federal Mogul Spares | Central Government
Lok Adalat Tech | Central Government
Ayushmaan Bharat Clinics | Central Government
Venture Capitalists Club | Securities and Exchange Board
Bourse Tech | Securities and Exchange Board
Rural Banking Correspondents | Reserve Bank
Sanjeevani Blood Bank | Reserve Bank
Bharat Bima Advisors | IRDAI
Satyamev Jayate Films | R
Indian Flag Makers | R
Red-Cross Diagnostics | R
Lakshmi Beef | R
Ganesh Shoes | R
Hanuman Whisky | R
Shivaji Maharaj Foods | R
State of Mind Studio | R
Mehta Trust Advisors | R
Police Verification Services | R
Navi Mumbai | R
Post Office Cafe | W
Zomatoo Foods | W
Gooogle Labs | W
Byju Classes | W
Infosis Labs | W
Apple Phones Repair | W
Navy Blue Jackets | G
Varsity Jackets | W
Smart City Sensors | W
Presidency Sweets | W
Nepal Teas | W
KPMG Alumni Cafe | W
Sri Sai Traders | W
Uniforms and Jackets | W
Mens Wear | W
rbi academy | R
Hindustan Aeronautics Spares | R
Bharat Sanchar Mobiles | R
Iit Kitchens | R
isro toys | R
sebi advisors | R
upi pay | W
hdfc homes | W
Bmw Spares | W
Who Wears Qorvex | ok
Nia Designs Qorvex | ok
uno pizza qorvex | ok
iCar Qorvex Rentals | ok
123 | W
2026 India | W`;

const rows = (table: string) =>
  table
    .trim()
    .split("\n")
    .map((line) => line.split(" | ") as [string, string]);

const structureOf = (name: string): StructureId => (name.endsWith(" LLP") ? "llp" : "private-limited");

describe.each([
  ["the sixty names", sixty],
  ["too general", tooGeneral],
  ["statutory words, bodies, schemes, marks", named],
  ["fair and foul", lawyers],
])("%s", (_title, table) => {
  test.each(rows(table))("%s: %s", (name, expected) => {
    const { verdict, findings } = checkName({ name, structure: structureOf(name) });
    const found = findings.map(({ id, level, words }) => `${id} (${level}): ${words.join(", ")}`).join("; ");
    if (expected === "ok" || expected === "G" || expected === "W") {
      expect(verdict, found).toBe(expected === "W" ? "questions" : "clear");
      if (expected === "G") expect(findings.map(({ level }) => level)).toContain("info");
      return;
    }
    expect(verdict, found).toBe("blocked");
    if (expected === "R") expect(findings[0]?.authority, found).toBeUndefined();
    else expect(findings[0]?.authority, found).toContain(expected);
  });
});

describe("two choices of one founder", () => {
  const found = (first: string, second: string) =>
    checkNames([first, second], "private-limited").map(({ verdict, findings }) => ({
      verdict,
      own: findings.map(({ id }) => id).filter((id) => id.startsWith("own-")),
    }));

  test.each([
    ["Neural Labs", "Neurall Lab", "own-choice"],
    ["Neural Loom Labs", "Neurall Loom Lab", "own-choice"],
    ["Patelkraft Hardware", "Patelkraft Tools", "own-root"],
    ["Tantu Hardware", "Tantu Tools", "own-root"],
    ["Kaveri Silks", "Cauvery Silks", "own-choice"],
    ["Kaveri Silks", "Cauvery Tools", "own-root"],
    ["Om Tantu", "Aum Tantu", "own-choice"],
    ["Red Lotus", "Lal Kamal", "own-choice"],
    ["Lal Kamal Tools", "Red Lotus Tools", "own-choice"],
  ])("%s, then %s: only the second hears of it", (first, second, id) => {
    expect(found(first, second)).toEqual([
      { verdict: "clear", own: [] },
      { verdict: id === "own-choice" ? "questions" : "clear", own: [id] },
    ]);
  });

  test("other roots are not mentioned, and the first keeps its own verdict", () => {
    expect(found("Tantu Tools", "Jonaki Lamps").flatMap(({ own }) => own)).toEqual([]);
    expect(found("National Tantu", "Jonaki Lamps").map(({ verdict }) => verdict)).toEqual(["blocked", "clear"]);
  });

  test("an existing name of the same root is mentioned", () => {
    const { findings, verdict } = checkName({
      name: "Patelkraft Tools",
      structure: "private-limited",
      compareWith: ["Patelkraft Hardware LLP"],
    });
    expect(verdict).toBe("clear");
    expect(findings.map(({ id }) => id)).toContain("same-root");
  });
});

test.each(["Om Labs", "Aum Labs", "Sai Labs", "Om Sai Foods", "Lakshmi"])(
  "%s: over-used, not 'too general'",
  (name) => {
    const { findings } = checkName({ name, structure: "private-limited" });
    expect(findings.filter(({ level }) => level === "warn").map(({ id }) => id)).toEqual(["overused-only"]);
  },
);

test("no ordinary word of our lists sounds like a mark", () => {
  const lists = [descriptiveWords, praiseWords, overusedWords, ordinaryWords, hangingWords, indianPlaces];
  const words = [
    ...lists.flat(),
    ...Object.entries(hindiToEnglish).flat(),
    ...nameRoots.flatMap(({ roots }) => Object.keys(roots)),
  ];
  const heard = words.filter((text) => markFindings(wordsIn(`Qorvex ${text}`)).some(({ id }) => id === "mark"));
  expect(heard).toEqual([]);
});

test("letters inside a phrase that is reported are not reported again as initials", () => {
  const { findings } = checkName({ name: "PM Kisan Qorvex", structure: "private-limited" });
  expect(findings.map(({ id }) => id)).toEqual(["schemes"]);
});

test.each([
  ["Kumta Loams Private Limited", "Kumta Loams LLP", "same"],
  ["Kumta Loams", "Kumta Loams & Co", "same"],
  ["Olive Basket", "Olive Baskets", "same"],
  ["Olive Enterprise", "Olive Enterprises", "same"],
  ["Olive House", "Olive Houses", "same"],
  ["RM Tools", "RMS Tools", "different"],
  ["Green Leaf", "Green Leaves", "same"],
  ["Parth Childrens Toys", "Parth Child Toys", "same"],
  ["Run Fast Qorvex", "Ran Fast Qorvex", "same"],
  ["Goose Downs", "Geese Downs", "same"],
  ["MeadowLark", "Meadow-Lark", "same"],
  ["A1 Tiles", "A-1 Tiles", "same"],
  ["Weave Story", "Woven Story", "same"],
  ["Blend Teas", "Blended Teas", "same"],
  ["Vaidik Herbs", "Vedic Herbs", "same"],
  ["Lakshita Jutes", "Laxita Jutes", "same"],
  ["Ros Labs", "Roos Labs", "near"],
  ["Sita Kilns", "Seeta Kilns", "same"],
  ["Crop Havens", "CropHavenz", "same"],
  ["Link-Up", "LinkUpz", "same"],
  ["Em Kay Dies", "M.K. Dies", "same"],
  ["Tee Vee Arts", "TV Arts", "same"],
  ["Plumroot", "Plumroot.com", "same"],
  ["Plumroot", "Old Plumroot.in", "different"],
  ["Rekha Pipes and Valves", "Rekha Valves and Pipes", "same"],
  ["Loom and Lamp", "Lamp and Loom", "same"],
  ["Medglow Clinics", "Glowmed Clinics", "near"],
  ["Farmkind", "Kindfarm", "near"],
  ["The Banyan Desk", "Banyan Desk", "same"],
  ["Asha Motors", "Asha The Motors", "same"],
  ["Fibre Nest", "Fiber Nest", "same"],
  ["Moss", "Mossy", "different"],
  ["Golden Elephant Mills", "Swarna Gaja Mills", "near"],
  ["Sun Power", "Surya Shakti", "near"],
  ["Golden Elephant", "Golden Gaja", "different"],
  ["Green Farm", "Harit Farm", "different"],
  ["Sarvik Optics", "Sarvik Optics Indore", "same"],
  ["Sarvik Indore Optics", "Sarvik Optics", "same"],
  ["Sarvik Optics Indore", "Sarvik Optics Bhopal", "different"],
  ["Harbour Nine Cafes", "Harbour Cafes", "same"],
  ["Studio 7 Kites", "Studio Kites", "same"],
  ["Velora Infrastructure", "Velora Infra", "near"],
  ["Nimai Technologies", "Nimai Tech", "near"],
  ["Rohana Jewels", "Rohana Jewellers", "near"],
  ["Tirth Electricals", "Tirth Electronics", "near"],
  ["Varada Engineering", "Varada Engineers", "same"],
  ["Iha Printing", "Iha Printers", "near"],
  ["Zeno Stationery", "Zeno Stationers", "near"],
  ["Chowdhury Steel", "Chaudhary Steel", "same"],
  ["New Sarvik", "Sarvik", "near"],
  ["Shri Sarvik", "Sarvik", "near"],
  ["Sarvik Optics", "Sarvik Foods", "different"],
])("%s and %s: %s", (first, second, verdict) => {
  expect(compareNames(first, second).verdict).toBe(verdict);
  expect(compareNames(second, first).verdict).toBe(verdict);
});

describe("suggestions", () => {
  test.each([
    ["Tata Foods", "____ Foods Private Limited"],
    ["Hyderabad Software Company", "____ Software Private Limited"],
    ["National Bank", "____ Private Limited"],
    ["Royal Sarees", "____ Sarees Private Limited"],
    ["Toyota Driving School", "____ Driving School Private Limited"],
    ["Nestlé Foods", "____ Foods Private Limited"],
    ["Reserve Banking", "____ Private Limited"],
    ["Lakshmi Bank", "____ Private Limited"],
    ["Ganga Bank", "____ Private Limited"],
    ["Samriddhi Small Bank", "____ Private Limited"],
    ["Qorvex Small Finance Bank", "____ Private Limited"],
    ["Income Tax Helpers", "____ Private Limited"],
    // 'Uniforms' or 'Nationwide Traders' alone would be too general.
    ["Indian Navy Uniforms", "____ Uniforms Private Limited"],
    ["Embassy Suites", "____ Suites Private Limited"],
    ["National Traders", "____ Traders Private Limited"],
  ])("%s: a pattern with a blank, %s", (name, pattern) => {
    const check = checkName({ name, structure: "private-limited" });
    expect(check.pattern).toBe(pattern);
    // A rewrite may stand beside it only where it brings a root of its own.
    for (const { change } of check.repairs) expect(change).toContain("is said to mean");
  });

  test("no word is welded from two others", () => {
    const names = rows(`${sixty}${tooGeneral}${named}`).map(([name]) => name);
    const trials = [
      "Design Creations",
      "Consultants Mall",
      "Technology Hyderabad",
      "Best Indian",
      "Indian Best",
      ...names,
    ];
    for (const name of trials) {
      const { base, repairs } = checkName({ name, structure: structureOf(name) });
      const typed = base.toLowerCase();
      for (const { base: rewrite, change } of repairs) {
        expect(rewrite, name).not.toMatch(/descreat|conmal|despun|techyd|besind|inbest/i);
        const own = rewrite.split(/[^A-Za-z0-9]+/).filter((word) => word && !typed.includes(word.toLowerCase()));
        for (const word of own) expect(change, `${name}: ${rewrite}`).toContain(`'${word}'`);
      }
    }
  });

  test("a Section 8 ending is added once, and what is left must be the founder's own", () => {
    const bases = (name: string) => checkName({ name, structure: "section-8" }).repairs.map(({ base }) => base);
    expect(bases("National Qorvex Foundation")).toEqual(["Qorvex Foundation", "Nationwide Qorvex Foundation"]);
    expect(bases("National Literacy Foundation")).toEqual([]);
    expect(bases("National Qorvex")).toContain("Qorvex Foundation");
  });

  test("a word in other words", () => {
    const blood = checkName({ name: "Himadri Blood Bank", structure: "private-limited" });
    expect(blood.repairs.map(({ base }) => base)).toEqual(["Himadri Blood Centre"]);
    const { repairs } = checkName({ name: "Himadri Seed Bank", structure: "private-limited" });
    expect(repairs.map(({ base }) => base)).toEqual(["Himadri Seed Library"]);
    const yard = checkName({ name: "Court Yard Qorvex", structure: "private-limited" });
    expect(yard.repairs.map(({ base }) => base)).toEqual(["Yard Qorvex"]);
  });
});
