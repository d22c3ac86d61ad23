import type { Result } from "lighthouse";

export interface Measurement {
  scores: { performance: number; accessibility: number; bestPractices: number; seo: number };
  /** Milliseconds. */
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  layoutShift: number;
  /** Bytes on the wire by kind of file. */
  bytes: { document: number; script: number; font: number; image: number; other: number };
  requests: number;
  /** What keeps a category from 100. */
  problems: string[];
}

const kinds: Record<string, keyof Measurement["bytes"]> = {
  Document: "document",
  Script: "script",
  Font: "font",
  Image: "image",
};

export function readMeasurement({ audits, categories }: Pick<Result, "audits" | "categories">): Measurement {
  const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  const bytes = { document: 0, script: 0, font: 0, image: 0, other: 0 };
  const details = audits["network-requests"]?.details;
  const requests = details?.type === "table" ? details.items : [];
  for (const { resourceType, transferSize } of requests)
    bytes[kinds[String(resourceType)] ?? "other"] += Number(transferSize);
  return {
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      bestPractices: score("best-practices"),
      seo: score("seo"),
    },
    firstPaint: value("first-contentful-paint"),
    largestPaint: value("largest-contentful-paint"),
    blocking: value("total-blocking-time"),
    layoutShift: value("cumulative-layout-shift"),
    bytes,
    requests: requests.length,
    problems: Object.values(categories).flatMap((category) =>
      category.auditRefs
        .filter(({ weight, id }) => weight > 0 && (category.score ?? 1) < 1 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${category.id}: ${id}`),
    ),
  };
}
