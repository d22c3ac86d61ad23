import type { Status } from "../schemas/sourced.ts";

/** How the three states of certainty read on a page. */
export const statusWords: Record<Status, { label: string; text: string }> = {
  verified: { label: "Verified", text: "Taken from the text of the law, or from sources that agree." },
  check: {
    label: "To confirm",
    text: "Sources differ, or there is only one. We show the range or the best figure, with a note.",
  },
  ask: { label: "Not known", text: "No reliable figure was found, so we print none." },
};
