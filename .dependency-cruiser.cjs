// Imports go one way: content ← domain, drawings ← src, server. docs/architecture.md has the picture.
// .astro files are beyond this tool; biome.json holds the same rules for them (noRestrictedImports).

const fixtures = "^tests/fixtures/";
const testFile = "[.]test[.]tsx?$|/testing/";

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "no-circular",
      comment:
        "Two files that import each other cannot be read or tested alone. Types count: move them to a third file.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "an-image-has-what-runs-and-builds",
      comment: "What serves or builds the site is in dependencies: an image is installed without devDependencies.",
      severity: "error",
      from: { path: "^(content|domain|drawings|src|desk|build|server|scripts/build)/|^astro", pathNot: testFile },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    },
    {
      name: "content-is-data",
      comment: "content/ holds words and figures: it imports content/, zod and how rupees and numbers are written.",
      severity: "error",
      from: { path: "^content/", pathNot: [testFile, "^content/owner/(read|example-charges|fees)[.]ts$"] },
      to: { pathNot: ["^content/", "^node_modules/zod/", "^domain/india/(money|number-words)[.]ts$"] },
    },
    {
      name: "owner-folder-is-read-in-one-place",
      comment: "content/owner/read.ts alone reads files; Vite puts the values in its place (build/owner-facts.ts).",
      severity: "error",
      from: { path: "^content/owner/read[.]ts$" },
      to: { pathNot: ["^content/", "^node_modules/zod/", "^(node:)?(fs|path)$"] },
    },
    {
      name: "charges-of-the-examples-are-calculated",
      comment:
        "These two take the figures of the owner's state, and what a plan comes to, from where they are calculated.",
      severity: "error",
      from: { path: "^content/owner/(example-charges|fees)[.]ts$" },
      to: {
        pathNot: [
          "^content/",
          "^domain/costs/",
          "^domain/structures[.]ts$",
          "^domain/india/money[.]ts$",
          "^domain/offers/price[.]ts$",
        ],
      },
    },
    {
      name: "domain-is-pure",
      comment: "domain/ holds rules and calculations: no React, no DOM, no Node, nothing but content/ and domain/.",
      severity: "error",
      from: { path: "^domain/", pathNot: testFile },
      to: { pathNot: ["^content/", "^domain/", "^node_modules/zod/"] },
    },
    {
      name: "drawings-use-content",
      comment: "drawings/ holds colours and what draws by a name: it knows nothing of pages, mails and rules.",
      severity: "error",
      from: { path: "^drawings/", pathNot: testFile },
      to: { path: "^(domain|src|desk|server|build|scripts|tests|bench)/" },
    },
    {
      name: "tests-of-content-and-domain",
      comment: "The tests beside content/ and domain/ may use Node and test tools, but no layer above.",
      severity: "error",
      from: { path: `^(content|domain)/.*(${testFile})` },
      to: { path: "^(src|server|build|scripts|tests|bench)/", pathNot: fixtures },
    },
    {
      name: "fixtures-are-for-tests",
      comment: "What only tests need is no part of what is shipped.",
      severity: "error",
      from: { pathNot: ["^tests/", testFile] },
      to: { path: fixtures },
    },
    {
      name: "src-is-the-site",
      comment: "src/ never imports the server, the scripts or the tests.",
      severity: "error",
      from: { path: "^src/" },
      to: { path: "^(server|scripts|tests|bench)/", pathNot: fixtures },
    },
    {
      name: "build-only-from-pages",
      comment: "Build-time code is used by routes, the content collections and tests, never by components.",
      severity: "error",
      from: { path: "^src/", pathNot: ["^src/(pages/|content[.]config[.]ts$)", testFile] },
      to: { path: "^build/" },
    },
    {
      name: "server-without-site",
      comment: "What server and site share belongs in domain/, drawings/ or content/.",
      severity: "error",
      from: { path: "^server/", pathNot: [testFile, "^server/site/building[.]ts$"] },
      to: { path: "^(src|build|scripts|tests|bench)/" },
    },
    {
      name: "build-tools-at-the-desk",
      comment:
        "What the owner writes is checked and shown by the build's own code, loaded when it is needed: it takes a second and much memory.",
      severity: "error",
      from: { path: "^server/site/building[.]ts$" },
      to: { path: "^(src|build|scripts|tests|bench)/", dependencyTypesNot: ["dynamic-import"] },
    },
    {
      name: "rooms-of-the-server",
      comment:
        "A room takes from store, http, mail, papers, intake and desk, settings and log, and of other rooms only what is stored. Above them stand run, admin, and what puts the rooms together.",
      severity: "error",
      from: {
        path: "^server/([^/]+)/.+",
        pathNot: [
          testFile,
          "^server/(run|admin)/",
          "^server/desk/(app|start|routing)[.]ts$",
          "^server/mail/registry[.]ts$",
        ],
      },
      to: {
        path: "^server/",
        pathNot: [
          "^server/$1/",
          "^server/(store|http|mail|papers|intake|desk)/",
          "^server/run/(env|log)[.]ts$",
          "^server/[^/]+/store[^/]*[.]ts$",
        ],
      },
    },
    {
      name: "desk-layers",
      comment:
        "desk/ is the app of the people who call: of the site it uses the pieces without a subject and the styles.",
      severity: "error",
      from: { path: "^desk/", pathNot: "^desk/vite[.]config[.]ts$" },
      to: {
        path: "^(server|build|scripts|tests|bench|src)/",
        pathNot: ["^src/(ui|styles)/", "^server/desk/app[.]ts$", fixtures],
      },
    },
    {
      name: "desk-knows-only-the-type",
      comment: "Of the server the desk imports the type of its API; anything more would be bundled into the browser.",
      severity: "error",
      from: { path: "^desk/" },
      to: { path: "^server/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "desk-without-zod",
      comment:
        "The server checks what the desk sends: of the schemas the desk takes types, or their library is bundled too.",
      severity: "error",
      from: { path: "^desk/", pathNot: testFile },
      to: {
        path: "^domain/(desk/(actions|events|fields)|registration/actions|quotation/(actions|model))[.]ts$",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "nothing-uses-the-desk-app",
      comment: "What it shares with others belongs in domain/ or src/ui/.",
      severity: "error",
      from: { pathNot: ["^desk/", "^tests/"] },
      to: { path: "^desk/" },
    },
    {
      name: "build-uses-content-and-domain",
      comment: "build/ makes assets and checks content: of this repository it uses content/, domain/ and drawings/.",
      severity: "error",
      from: { path: "^build/" },
      to: { path: "^(src|server|scripts|tests|bench)/", pathNot: fixtures },
    },
    {
      name: "scripts-are-entry-points",
      comment: "Nothing imports a script but another script.",
      severity: "error",
      from: { pathNot: "^scripts/" },
      to: { path: "^scripts/" },
    },
    {
      name: "astro-files-are-shells",
      comment: "Only .astro files import .astro files, so that no cycle can pass through them unseen.",
      severity: "error",
      from: { pathNot: "[.]astro$" },
      to: { path: "[.]astro$" },
    },
    {
      name: "section-8-for-the-calculator",
      comment:
        "Pages with a price count three structures. The rules of a Section 8 company are loaded where one is asked for, by useCountedPlan, and with a plan that is kept.",
      severity: "error",
      from: {
        path: "^(domain/company-plan/(cost|example)[.]|src/(offers|company-plan)/)",
        pathNot: [testFile, "^src/company-plan/(useCountedPlan|fill-strip)[.]"],
      },
      to: { path: "^(content/incorporation-costs|domain/costs)/section-8", reachable: true },
    },
  ],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    doNotFollow: { path: "^node_modules/" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default", "types"] },
  },
};
