import type { AddressFormat } from "../ui/useAddressState.ts";

/** A Section 8 company with or without share capital; undefined for the structure of the plan. */
export type Section8Choice = "with-shares" | "without-shares" | undefined;

const key = "section-8";

/** Until November 2026 the name checker wrote `kind`; a form sent without JavaScript says `structure`. */
const otherKeys = ["kind", "structure"] as const;

/** `?section-8=yes` in the cost calculator and the name checker. The plan knows nothing of it: we have no price for it. */
export const section8Address: AddressFormat<Section8Choice> = {
  parse(params) {
    const said = params.get(key);
    if (said === "without-shares") return said;
    return said === "yes" || otherKeys.some((other) => params.get(other) === key) ? "with-shares" : undefined;
  },
  write(choice, params) {
    for (const other of otherKeys) if (params.get(other) === key) params.delete(other);
    if (choice) params.set(key, choice === "with-shares" ? "yes" : choice);
    else params.delete(key);
  },
};

/** The address of the other tool, for the same company. */
export function withSection8(href: string, choice: Section8Choice): string {
  if (!choice) return href;
  const [path = "", query] = href.split("?");
  const params = new URLSearchParams(query);
  section8Address.write(choice, params);
  return `${path}?${params}`;
}
