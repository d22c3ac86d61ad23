const drawings = /^\/(art|line-work|og)\/|^\/(apple-touch-icon|icon)[^/]*\.(png|svg)$|^\/site\.webmanifest$/;

interface PathHeader {
  name: string;
  /** The first that matches "/" and the file's path inside the built site. */
  rules: readonly (readonly [path: RegExp, value: string])[];
  /** Where none matches. */
  otherwise: string;
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
];

export function readPathHeaders(path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const { name, rules, otherwise } of pathHeaders)
    headers[name] = rules.find(([pattern]) => pattern.test(`/${path}`))?.[1] ?? otherwise;
  return headers;
}
