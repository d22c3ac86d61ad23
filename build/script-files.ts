import type { Rolldown } from "vite";

/** Modules below these folders, or of files whose path begins so, share a file. */
const group = (name: string, ...paths: string[]) => ({
  name,
  test: new RegExp(`[\\\\/](${paths.join("|").replaceAll("/", "[\\\\/]")})`),
});

/** Only what several islands use; the rest stays in the island's own file. */
const ofSeveral = (name: string, ...paths: string[]) => ({ ...group(name, ...paths), minShareCount: 2 });

/**
 * Which modules of the browser's scripts share a file, so that a page with islands loads a handful of files. A group takes along
 * what its modules import, unless a group before it has that: so files import each other in one direction only. Files that
 * import each other both ways break at random. What no group has is shared by those islands that use it, as Rolldown does alone.
 */
export const scriptOutput: Rolldown.OutputOptions = {
  codeSplitting: {
    groups: [
      // On pages without React too: joined with anything of the islands, it would bring React along.
      group("layout", "src/layout/", "domain/text[.]", "src/ui/(copyText|contents[.]client)[.]", ".*preload-helper"),
      group(
        "base",
        "node_modules/react-dom/",
        "(src/ui|domain/india|drawings)/",
        "domain/([a-z-]+|offers/price)[.]",
        "content/(schemas/plain-lists|compliance/calendar-words)[.]",
        "src/(compliance/useToday|company-plan/from-plan)[.]",
      ),
      ofSeveral("plan", "src/company-plan/(useCompanyPlan|plan-address|PlanLines|ResultNote)[.]"),
      // What every tool shows at its head, and the calendar nothing else of the tools.
      ofSeveral("rail", "src/tools/rail/"),
      ofSeveral("costs", "src/company-plan/useCountedPlan[.]", "domain/costs/duty-words[.]", "content/home/bill[.]"),
      ofSeveral("tools", "src/tools/[A-Za-z-]+[.]", "content/sources/shared[.]"),
      ofSeveral("calendar", "(src|domain)/compliance/"),
    ],
  },
};
