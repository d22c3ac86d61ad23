import type { Status } from "../schemas/sourced.ts";

/** How the states of certainty read on a page. */
export const statusWords: Record<Status, { label: string; text: string }> = {
  verified: { label: "Verified", text: "Read in the text of a law, a gazette or a government table." },
  agreed: {
    label: "Sources agree",
    text: "Explained alike by those who write about it; the text of the law was not seen.",
  },
  check: {
    label: "To confirm",
    text: "Sources differ, or there is only one. We show the range or the best figure, with a note.",
  },
  ask: { label: "Not known", text: "No reliable figure was found, so we print none." },
};
