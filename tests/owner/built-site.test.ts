/**
 * The whole site of an owner who has little more than what is required, as own-site.spec.ts made it in the browser (`npm test -- owner`): no
 * sample is anywhere, and every page is whole. With THOROUGH=1 also with the folder of an owner who has everything, and the desk for founders.
 */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { whatIsReal } from "../../content/company/what-is-real.ts";
import { languageTexts } from "../../content/languages/texts.ts";
import { logoMark, portraitOf } from "../../content/owner/own-pictures.ts";
import { readOwner } from "../../content/owner/read.ts";
import { samples } from "../../content/samples.ts";
import { usualAccent } from "../../content/schemas/accent.ts";
import { rupees } from "../../domain/india/money.ts";
import { type Build, listBuilds } from "../../server/site/builds.ts";
import { distDir } from "../support/built-site.ts";
import { textsIn } from "./folder-texts.ts";
import { ownSite } from "./own-site.ts";

const sampleFacts = readOwner();

/** How a demonstration marks its samples. */
const marks = ["data-sample", "data-sample=", ...Object.values(samples.captions).map(({ label }) => `>${label}<`)];

const owners = [
  {
    name: "Kosi Filings",
    dist: join(ownSite.builds, listBuilds(ownSite.builds)[0]?.id ?? "", "site"),
    folder: ownSite.owner,
    hasDesk: false,
    ...{ slug: "what-a-first-board-meeting-decides", author: "Anita Jha", fee: "₹3,100", hidden: 1 },
  },
  {
    name: "Udyam Setu",
    dist: ".cache/builds-of-udyam-setu/current/site",
    folder: "tests/owner/folders/udyam-setu",
    hasDesk: true,
    ...{ slug: "first-audit", author: "Neelam Choudhary", fee: "₹2,499", hidden: 0 },
  },
].slice(0, process.env.THOROUGH ? 2 : 1);

/** A source of ours that happens to have the price of a sample in its title. */
const offerOfASeller = "Digital signature certificate at ₹1,999";

/** Words of a sample that any page may use: a town, a weekday, a trade, the price of a signature. */
const common =
  /^(Bengaluru|Karnataka|Bangalore|Indiranagar|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Full-time|Articleship|LinkedIn|Website|Interview|Data Protection Contact|Accountant|accountant|capitals|spaced|lowercase|condensed|FULL_TIME|INTERN|Instagram|YouTube|[\d-]+|[\d-]+ years|10:00|13:00|18:00|₹2,000|.{1,5})$/;

describe.each(owners)("the site of $name", ({ dist, folder, hasDesk, slug, author, fee, hidden: hiddenCount }) => {
  const facts = readOwner(folder);
  const own = new Set(textsIn(folder));
  const { assets }: Build = JSON.parse(readFileSync(join(dist, "..", "build.json"), "utf8"));
  // Scripts of the site before are there for pages that were open when it was published.
  const isOwn = (file: string) => !file.startsWith("_astro/") || assets.includes(`site/${file}`);
  const files = globSync("**/*.{html,xml,json,js,txt,webmanifest,svg,ics}", { cwd: dist })
    .filter(isOwn)
    .map((file) => ({
      file,
      text: readFileSync(join(dist, file), "utf8").replaceAll(offerOfASeller, ""),
    }));
  const pages = files.filter(({ file }) => file.endsWith(".html"));
  const having = (words: string | RegExp, among = files) =>
    among
      .filter(({ text }) => (typeof words === "string" ? text.includes(words) : words.test(text)))
      .map(({ file }) => file);

  test("is all there", () => {
    expect(pages.length).toBeGreaterThan(85);
    expect(having(facts.identity.name, pages).length).toBe(pages.length);
  });

  test("names nothing of the samples", () => {
    const texts = textsIn("content/samples").filter((text) => !own.has(text) && !common.test(text));
    expect(texts.length).toBeGreaterThan(60);
    const found = texts.flatMap((text) =>
      [...having(text), ...(text.includes("'") ? having(text.replaceAll("'", "&#x27;"), pages) : [])].map(
        (file) => `${file}: ${text}`,
      ),
    );
    expect(found).toEqual([]);
    for (const words of ["Sthapana", "sthapana", samples.strip, ...marks, whatIsReal.page.path, "courts of Bengaluru"])
      expect(
        having(words, pages).filter((file) => !file.includes("design")),
        words,
      ).toEqual([]);
  });

  test("has no page that says what is real", () => {
    expect(existsSync(join(dist, whatIsReal.page.path))).toBe(false);
  });

  test("says nothing of how to pay: that is between founders and the firm", () => {
    const { upi, bank } = facts.payment;
    for (const words of [upi?.id, bank?.number, bank?.ifsc]) if (words) expect(having(words), words).toEqual([]);
  });

  test("says no price that is not the owner's", () => {
    const prices = (of: typeof facts) =>
      (["private-limited", "opc", "llp"] as const).flatMap((id) =>
        Object.values(of.prices[id]).map(({ price }) => price),
      );
    const mine = prices(facts);
    const theirs = prices(sampleFacts);
    // Round sums such as ₹7,000 are also amounts of law: of those, only the words of a plan are looked for.
    for (const price of theirs.filter((each) => each % 1000 !== 0))
      expect(having(rupees(price)), rupees(price)).toEqual([]);
    for (const total of [
      "₹17,162",
      "₹17,522",
      "₹13,442",
      "₹13,802",
      "₹15,522",
      "₹7,499",
      "₹8,999",
      "₹13,999",
      "₹19,162",
    ])
      expect(having(total), total).toEqual([]);
    for (const price of mine) expect(having(rupees(price), pages), rupees(price)).toContain("pricing/index.html");
    for (const { fee, shown } of facts.services) expect(having(rupees(fee), pages).length > 0, rupees(fee)).toBe(shown);
    expect(having("50% off")).toEqual([]);
  });

  test("has nothing of an article that the owner hides: no page, no link, no entry in sitemap, feed and search", () => {
    for (const hidden of facts.identity.hiddenArticles) {
      expect(having(`/articles/${hidden}`), hidden).toEqual([]);
      expect(globSync(`**/*${hidden}*`, { cwd: dist }), hidden).toEqual([]);
    }
    expect(facts.identity.hiddenArticles).toHaveLength(hiddenCount);
  });

  test("has nothing in our accent where the owner has one, and the owner's pictures in the sizes that pages show", () => {
    const { accent, logo } = facts.identity;
    expect(having(usualAccent.action).length === 0).toBe(accent !== undefined);
    if (accent) expect(having(accent)).toContain("index.html");
    const made = [logo && logoMark, ...facts.team.map(({ picture: face }) => face && portraitOf(face))];
    for (const file of made) if (file) expect(existsSync(join(dist, file)), file).toBe(true);
  });

  test("fills in every figure of an article", () => {
    expect(having(/\{\{[a-z]/, pages)).toEqual([]);
  });

  test("speaks of GST on its fee only if it charges it", () => {
    const charged = having(/GST (at 18% )?(applies to|on) (our|the plan) fee|our fee,? with GST/, pages);
    if (facts.legal.gstin) expect(charged).not.toEqual([]);
    else expect(charged).toEqual([]);
  });

  test("has testimonials, openings and own articles where there are some, and no empty page in menus and sitemap", () => {
    const sitemap = readFileSync(join(dist, "sitemap.xml"), "utf8");
    const home = readFileSync(join(dist, "index.html"), "utf8");
    const has = facts.testimonials.length > 0;
    expect(sitemap.includes("/testimonials<")).toBe(has);
    expect(home.includes('href="/testimonials"')).toBe(has);
    expect(existsSync(join(dist, "testimonials", "index.html"))).toBe(true);
    for (const { name: person } of facts.testimonials) expect(home).toContain(person);
    for (const { name: person } of facts.team) expect(having(person, pages)).toContain("about/index.html");
    const careers = readFileSync(join(dist, "careers", "index.html"), "utf8");
    expect(careers.includes("No position is open at the moment")).toBe(facts.openings.length === 0);
  });

  test("has the pages in other languages that the owner offers, and no trace of the others", () => {
    for (const [code, text] of Object.entries(languageTexts)) {
      const isOffered = facts.identity.pagesIn?.some((each) => each === code) ?? false;
      expect(existsSync(join(dist, code, "index.html"))).toBe(isOffered);
      expect(having(new RegExp(`href="/${code}"|hreflang="?${code}\\b|/${code}<`), files).length > 0).toBe(isOffered);
      expect(having(text.form.heading).length > 0).toBe(isOffered);
    }
  });

  test("speaks of the quotation and the founder's page if the desk is switched on for founders", () => {
    const structures = ["llp-registration", "one-person-company", "private-limited"];
    expect(speakingOfDesk(dist)).toEqual(
      hasDesk ? ["contact", "contact-us", ...structures, "pricing", "privacy-policy"].toSorted() : [],
    );
    expect(existsSync(join(dist, quotation))).toBe(hasDesk);
  });

  test("has an own article with its address, picture, author, related ones, and its place in listing, feed and sitemap", () => {
    const read = (file: string) => readFileSync(join(dist, file), "utf8");
    const page = read(`articles/${slug}/index.html`);
    const [, picture] = /\((?:pictures\/)?(\S+\.png)\)/.exec(
      readFileSync(join(folder, "articles", `${slug}.md`), "utf8"),
    )!;
    for (const words of [author, "1 min read", fee, `/pictures/${picture}`]) expect(page).toContain(words);
    expect(page).toContain(`"@type":"Person","name":"${author}"`);
    expect(page.match(/id="related"[\s\S]*<\/section>/)?.[0].match(/href="\/articles\/[a-z0-9-]+"/g)?.length).toBe(2);
    for (const file of [`art/${slug}.svg`, `og/articles/${slug}.png`, `pictures/${picture}`])
      expect(existsSync(join(dist, file)), file).toBe(true);
    for (const file of ["articles/index.html", "rss.xml", "sitemap.xml"]) expect(read(file), file).toContain(slug);
  });
});

const quotation = "art/specimens/llp/quotation.svg";
const speakingOfDesk = (dist: string) =>
  globSync("**/*.html", { cwd: dist })
    .filter((file) => /in-writing|your own page|page of your own/.test(readFileSync(join(dist, file), "utf8")))
    .map((file) => file.replace(/\/?index\.html$/, ""))
    .toSorted();

test("where the desk is not switched on, as with the samples, no page speaks of them", () => {
  expect(speakingOfDesk(distDir)).toEqual([]);
  expect(existsSync(join(distDir, quotation))).toBe(false);
});
