import type { Rolldown } from "vite";

/** Modules below one of these folders or files, written with slashes. */
const under = (...paths: string[]): RegExp =>
  new RegExp(paths.map((path) => `/${path}`.replaceAll("/", "[\\\\/]")).join("|"));

type Group = NonNullable<Exclude<Rolldown.OutputOptions["codeSplitting"], boolean | undefined>["groups"]>[number];

/** The first group that a module belongs to has it. */
const firstMatching = (groups: Group[]): Group[] =>
  groups.map((group, index) => ({ ...group, priority: groups.length - index }));

/** Only what several islands use; the rest stays in the island's own file. */
const ofSeveral = { minShareCount: 2 };

/**
 * Which modules of the browser's scripts share a file, so that a page with islands loads a handful of files, and little that
 * it does not need. A group takes along what its modules import, unless a group before it has it already: so files
 * import each other in one direction only. Files that import each other both ways break at random.
 */
export const scriptOutput: Rolldown.OutputOptions = {
  codeSplitting: {
    groups: firstMatching([
      // The layout's scripts, with all they import, are on every page: they must not share a file with React.
      // What loads further files at a visitor's wish is used by them too, and small things by pages without React.
      {
        name: "layout",
        test: new RegExp(`${under("src/layout/", "domain/text[.]", "src/ui/copyText[.]").source}|preload-helper`),
      },
      // Of pages with and without React: joined with anything of the islands, it would bring that along.
      { name: "contents", test: under("src/ui/contents[.]client[.]") },
      {
        name: "base",
        test: new RegExp(
          [
            /rolldown[\\/]runtime/,
            under(
              "node_modules/react/",
              "node_modules/react-dom/",
              "node_modules/scheduler/",
              "node_modules/lucide-react/dist/esm/(?!icons/)",
            ),
            under(
              "domain/lists[.]",
              "domain/offers/price[.]",
              "domain/company-plan/fields[.]",
              "drawings/colours[.]",
              "domain/india/(money|gst|date-text)[.]",
              "content/(owner/|site[.]|states[.]|schemas/plain-lists[.]|sources/certainty[.]|compliance/calendar-words[.])",
              "domain/compliance/profile[.]",
            ),
            under(
              "src/ui/(Badge|Button|Field|Disclosure|MovingFigure|NoBreaks|RadioTiles|SampleMark|TickList|downloadFile|links|notices|use[A-Z][A-Za-z]+)[.]",
            ),
            under("src/compliance/useToday[.]"),
            under("src/company-plan/(from-plan|may-have-plan)[.]"),
          ]
            .map(({ source }) => source)
            .join("|"),
        ),
      },
      // Of offers and of forms, which are not always on one page.
      { name: "seal", test: under("src/ui/Seal[.]"), ...ofSeveral },
      // What every tool shows at its head, and the calendar nothing else of the tools.
      {
        name: "rail",
        test: under(
          "src/tools/(rail/|shown-address[.])",
          "content/tools/tools[.]",
          "domain/company-plan/overview-words[.]",
        ),
        ...ofSeveral,
      },
      {
        name: "plan",
        test: under(
          "src/company-plan/(useCompanyPlan|plan-address|PlanLines)[.]",
          "domain/costs/(fees|ledger)[.]",
          "domain/structures[.]",
        ),
        ...ofSeveral,
      },
      {
        name: "costs",
        test: under(
          "domain/offers/",
          "domain/company-plan/cost[.]",
          "src/company-plan/useCountedPlan[.]",
          "domain/costs/duty-words[.]",
          "content/home/bill[.]",
          "node_modules/lucide-react/dist/esm/icons/(chevron-down|minus)[.]",
        ),
        ...ofSeveral,
      },
      {
        name: "tools",
        // Whether a founder has a pack is known at once; the packs themselves are loaded for those who have one.
        test: under(
          "src/tools/[A-Za-z-]+[.]",
          "src/ui/guilloche/",
          "domain/packs/which-packs[.]",
          "content/sources/shared[.]",
        ),
        ...ofSeveral,
      },
      // Of the calculator, and of a result of the questions: with either of the two, the other page would load it too.
      {
        name: "keeping",
        test: under("domain/costs/keeping[.]", "content/sources/fees-and-duty[.]"),
        ...ofSeveral,
      },
      { name: "forms", test: under("src/forms/"), ...ofSeveral },
      // The sentence of the verdict is part of the checker's page; the rules are loaded with the first name.
      { name: "names", test: under("domain/company-names/(?!verdict-text[.])"), ...ofSeveral },
      { name: "calendar", test: under("src/compliance/", "domain/compliance/"), ...ofSeveral },
      {
        name: "templates",
        test: under("src/templates/(?!docx/)", "domain/templates/", "content/templates/template-library[.]"),
        ...ofSeveral,
      },
      // The questions' rules are part of their page; the packs, which use them, are loaded for founders who have one.
      {
        name: "structure-choice",
        test: under(
          "domain/structure-choice/(candidates|next-question)[.]",
          "content/structure-choice/(preferences|rules)[.]",
          "src/tools/choose-structure/",
        ),
        ...ofSeveral,
      },
      // What a result says, loaded once there is one.
      {
        name: "recommendation",
        test: under(
          "domain/structure-choice/recommend[.]",
          "content/structure-choice/(conversions-and-duties|elsewhere|flags|licences)[.]",
        ),
        ...ofSeveral,
      },
      {
        name: "packs",
        test: under("domain/company-plan/case[.]", "domain/packs/(packs|pack-dates)[.]", "content/packs/packs[.]"),
        ...ofSeveral,
      },
      // Loaded when somebody wants a Word file of a template; no page brings it along.
      { name: "docx", test: under("src/templates/docx/", "node_modules/docx/") },
      // What is left is grouped by the islands that use it.
      { name: "shared", ...ofSeveral, entriesAware: true },
    ]),
  },
  // Rolldown adds the names of all islands that share a group to the group's own.
  chunkFileNames: ({ name }) => `_astro/${name.startsWith("shared") ? "shared" : name}.[hash].js`,
};
