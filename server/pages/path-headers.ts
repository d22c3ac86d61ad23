/** Which links a browser may open ahead: src/pages/navigation.speculationrules.ts. */
const navigationRules = '"/navigation.speculationrules"';
const drawings =
  /^\/(art|line-work|og)\/|^\/(apple-touch-icon|icon)[^/]*\.(png|svg)$|^\/site\.webmanifest$|\.speculationrules$/;

interface PathHeader {
  name: string;
  /** The first that matches "/" and the file's path inside the built site. */
  rules: readonly (readonly [path: RegExp, value: string])[];
  /** Where none matches; without it the header is left out. */
  otherwise?: string;
}

/** Headers that depend on a file's path alone. deploy/nginx-maps.conf is written from this table. */
export const pathHeaders: readonly PathHeader[] = [
  {
    name: "cache-control",
    rules: [
      // Names under _astro/ change with their content.
      [/^\/_astro\//, "public, max-age=31536000, immutable"],
      // Pictures and icons keep theirs: used for a day without asking, for a week while the browser asks.
      [drawings, "public, max-age=86400, stale-while-revalidate=604800"],
      // What was shown in place of a response.
      [/^\/form\//, "no-store"],
    ],
    otherwise: "no-cache",
  },
  { name: "speculation-rules", rules: [[/\.html$/, navigationRules]] },
];

export function readPathHeaders(path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const { name, rules, otherwise } of pathHeaders) {
    const value = rules.find(([pattern]) => pattern.test(`/${path}`))?.[1] ?? otherwise;
    if (value !== undefined) headers[name] = value;
  }
  return headers;
}
