import type { AdvisorText } from "./schemas/team.ts";

/** The block beside each form. Names come from the owner's entries and from nowhere else. */
export const advisor: AdvisorText = {
  one: "Your advisor",
  several: "One of them will be your advisor",
  none: {
    title: "Your advisor is named in the first e-mail",
    text: "With the person's role, so that you know who handles your file before you send a document.",
  },
  speaks: "Speaks",
};
