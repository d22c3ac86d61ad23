import type { Rolldown } from "vite";

/** Which modules of the browser's scripts share a file, so that a page with islands loads a handful of files. */
export const scriptOutput: Rolldown.OutputOptions = {
  codeSplitting: {
    groups: [
      { name: "react", test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
      // The layout's scripts, with all they import, are on every page: they must not share a file with React.
      { name: "layout", test: /[\\/]src[\\/]layout[\\/]/, priority: 2 },
      // Modules of several islands are grouped by the islands that use them; groups too small for a file are joined.
      { name: "shared", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 60_000, priority: 1 },
    ],
  },
  // Groups may import each other; a module still runs after those it imports, as it does in the sources.
  strictExecutionOrder: true,
  // Rolldown adds the names of all islands that share a group to the group's own.
  chunkFileNames: ({ name }) => `_astro/${name.startsWith("shared") ? "shared" : name}.[hash].js`,
};
