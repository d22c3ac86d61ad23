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
import { checkName, checkNames } from "./check.ts";
import { wordsIn } from "./name-parts.ts";
import { markFindings } from "./trademark-check.ts";

/**
 * The names by what a company secretary expects for them. ok; G: ok with a line of information; W: a question; R: refused;
 * and otherwise the authority whose approval is needed.
 */
const sixty = `
ok: Quillmora Design Studio, Vanshika Riverbank Resorts, Fundamental Physics Garage, Neelanchal Governance Advisory,
  Harshal Security Guards, Keyboard Kahani Media, Tejaswini Courtyard Stays, Saurashtra Sesame Collective,
  Zorvani Heat Exchangers, Anvika Commissioning Engineers, Marutham Statue Works, Bheemeshwar Granites,
  Raw Ragi Kitchens, Chitrakala Weaves, Reassurance Pet Care, Kadambari Venture Studio, Batasha Confections,
  Pradhan Brass Crafts, Uma International Looms
G: Titan Ridge Bakes, Apple Orchard Farms of Kotgarh, Bharatiya Kavya Press, Nirvaan Quality Assurance Labs
W: Zenora Capital Bakes, Nivritti Loan Desk, Ganita Holding, Aaranya Wealth Studio, Pulinda Crowdfunding,
  Tamizh Neobank Software, Sarkar Sweets, Anand Food Court, Kumta Ply Board Depot, Venice Tiles,
  Toyota Driving School, Puma Sports Wear, Kolhapur Footwear Company, QRTX Foods, DMKV LLP, Gandhi Hosiery,
  Kaushalya Foundation, Ujjwala Handlooms, Aadhar Structural Consultants, Swiggymart Foods
Reserve Bank: Himadri Seed Bank
IRDAI: Pashu Beema Mitra
Securities and Exchange Board: Bluepeak Asset Managers, Tapti Stock Xchange
Ministry of Corporate Affairs: Desiya Weavers, Rooftop Aayog, Mukhyamantri Tiffin, Start-Up India Mentors
KVIC: Khadi Kulture
ICAI: Mehta Chartered Accountants LLP
R: RedCrescent Pharmacy, Sansad Cafe, ISRO Toys, Vishwavidyalaya Prep, Chitfund Circle, Samabay Dairy, Vriddhi Nidhi`;

const tooGeneral = `
R: British India Teas, Singapore, Rajasthan, Navi Mumbai, Asia Pacific, Coorg, India Bhutan Tea
W: Hyderabad Software Company, City Health Care Hospital, Jaipur Textiles and Handicrafts, Surat Diamond Traders,
  Pune IT Park Services, Kerala Spices Exports, Bengal Sweets, Nagpur Oranges, Ludhiana Woollen Mills,
  Fresh Fruits and Vegetables, Best Quality Foods, Super Fast Couriers, Modern Furniture House,
  Global Business Solutions, India Technology Services, New Age Digital Marketing, The Coffee Company,
  Smart Home Automation, Online Tuition Classes, 24 Hours Pharmacy, Mother Dairy Products, Organic Farm Fresh,
  Royal Sarees, Sri Balaji Traders, Om Sai Enterprises, Paris Fashions, Oxford Coaching, Dubai Gold Souk Jewels,
  Lahore Kebabs, French Bakes LLP
ok: Kaveri Silks, Konkan Cashew Roots, Tamarind Street Kitchens`;

const named = `
Reserve Bank: Bankers Guild Qorvex, Qorvex Power Bank, Qorvex Blood Bank, Qorvex Food Bank
W: Qorvex Loan, Qorvex Loans, Qorvex Parishad, Qorvex Yojana, Qorvex Fund, Qorvex Credit, Qorvex Wealth, Tata Foods,
  Zomato Foods, Adidaas Qorvex, Qorvex Securities, SAIL BOATS QORVEX, Qorvex Navy, Solid State Qorvex,
  Bhagat Singh Qorvex, Nyka Beauty, Paytem Services, Vipro Qorvex, Flipcart Qorvex, Reliance Foods, Om Labs, Om Foods,
  Sai Labs, Aum Labs, Lakshmi, Nyayadhish Qorvex, Income Tax Helpers, Qorvex Registered Valuers, Qorvex Producers,
  Qorvex Food Court
IRDAI: Qorvex Insure, Qorvex Bima
R: Qorvex Government Works, Qorvex Govt Works, Sarkari Qorvex, Qorvex Red Cross, Qorvex University, SAIL Boats Qorvex,
  Qorvex Architects, Qorvex Architecture, Qorvex Architectural Studio, Sahkarita Qorvex, Sahakari Qorvex,
  Qorvex Producer Company, Qorvex Farmers Producer
Ministry of Corporate Affairs: Skill India Qorvex, Ayushman Bharat Qorvex, Qorvex Ayog, Qorvex Pradhikaran,
  Qorvex Nagar Palika, Qorvex Nagar Nigam, Rashtreeya Qorvex, Rashtriya Qorvex
ok: Nestled Qorvex, Channel Qorvex, Intelligence Qorvex, Qorvex Mandala, Sen Qorvex, Dr Qorvex Clinics,
  Dr. Qorvex Clinics, K R Iyer Metals, K.R. Iyer Metals, Self Reliance Qorvex, Nikka Qorvex, Vikas Qorvex,
  Lewis Qorvex, Chroma Qorvex, Grow Qorvex, Qorvex Valuers, Producers of Qorvex Honey, Bankebihari Qorvex,
  Banke Bihari Qorvex
G: Navy Blue Qorvex, Om Qorvex, Qorvex Software Architects, Qorvex Data Architecture, Qorvex Film Producers`;

/** As a lawyer who had not seen the lists would try them. */
const lawyers = `
ok: Marigold Ledger Studio, Kesariya Kitchens, Bankim Chandra Books, Credible Crafts, Trustworthy Homes,
  Cooper Brothers, Patel and Sons Timber, Commonwealth Cycles, Statement Jewels, Goggle Opticians, Nestled Homes,
  Amulya Dairy, Who Wears Qorvex, Nia Designs Qorvex, uno pizza qorvex, iCar Qorvex Rentals
G: Lakshmi Sandal Soaps, Navy Blue Jackets
Central Government: Central Perk Cafe, Federal Mogul Spares, Lok Adalat Tech, Ayushmaan Bharat Clinics
Securities and Exchange Board: Venture Capitalists Club, Bourse Tech
Reserve Bank: Rural Banking Correspondents, Sanjeevani Blood Bank
IRDAI: Bharat Bima Advisors
R: Satyamev Jayate Films, Indian Flag Makers, Red-Cross Diagnostics, Lakshmi Beef, Ganesh Shoes, Hanuman Whisky,
  Shivaji Maharaj Foods, State of Mind Studio, Mehta Trust Advisors, Police Verification Services,
  rbi academy, Hindustan Aeronautics Spares, Bharat Sanchar Mobiles, Iit Kitchens, isro toys, sebi advisors
W: Post Office Cafe, Zomatoo Foods, Gooogle Labs, Byju Classes, Infosis Labs, Apple Phones Repair, Varsity Jackets,
  Smart City Sensors, Presidency Sweets, Nepal Teas, KPMG Alumni Cafe, Sri Sai Traders, Uniforms and Jackets,
  Mens Wear, upi pay, hdfc homes, Bmw Spares, 123, 2026 India`;

const rows = (table: string): [string, string][] =>
  table
    .trim()
    .split(/\n(?=\S)/)
    .flatMap((line) => {
      const [expected = "", names = ""] = line.split(/: (.*)/s);
      return names.split(/,\s+/).map((name): [string, string] => [name, expected]);
    });

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
