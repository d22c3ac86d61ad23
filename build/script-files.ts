import type { Rolldown } from "vite";

/**
 * Which modules of the browser's scripts share a file, so that a page with islands loads a handful of files, and little that
 * it does not need. A group takes along what its modules import, unless a group of higher priority has it already: so files
 * import each other in one direction only. Files that import each other both ways break at random.
 */
export const scriptOutput: Rolldown.OutputOptions = {
  codeSplitting: {
    groups: [
      // The layout's scripts, with all they import, are on every page: they must not share a file with React.
      { name: "layout", test: /[\\/]src[\\/]layout[\\/]/, priority: 3 },
      {
        name: "base",
        test: /rolldown[\\/]runtime|preload-helper|node_modules[\\/](react|react-dom|scheduler|lucide-react)[\\/]|src[\\/]ui[\\/]|domain[\\/]india[\\/]/,
        minShareCount: 2,
        priority: 2,
      },
      // What is left is grouped by the islands that use it; groups too small for a file are joined.
      { name: "shared", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 30_000, priority: 1 },
    ],
  },
  // Rolldown adds the names of all islands that share a group to the group's own.
  chunkFileNames: ({ name }) => `_astro/${name.startsWith("shared") ? "shared" : name}.[hash].js`,
};
