import type { Options, Values } from "./fill.ts";

export interface Draft {
  values: Values;
  options: Options;
}

export const draftKey = (id: string): string => `template-draft:${id}`;

export const writeDraft = (draft: Draft): string => JSON.stringify(draft);

/** A saved draft, or nothing when what is saved cannot be read as one. */
export function readDraft(saved: string | null): Draft | undefined {
  if (!saved) return undefined;
  try {
    const { values, options } = JSON.parse(saved) as Partial<Draft>;
    return { values: only("string", values), options: only("boolean", options) };
  } catch {
    return undefined;
  }
}

function only<T>(type: "string" | "boolean", record: unknown): Record<string, T> {
  return Object.fromEntries(Object.entries(record ?? {}).filter(([, value]) => typeof value === type)) as Record<
    string,
    T
  >;
}
