import type { AdvisorText } from "./schemas/team.ts";

/** The block beside each form. Names come from the owner's entries and from nowhere else. */
export const advisor: AdvisorText = {
  one: "Your advisor",
  several: "One of them will be your advisor",
  speaks: "Speaks",
};
