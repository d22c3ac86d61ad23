import type { Answers } from "./answers.ts";

/** Whether nobody of the owners stays long enough: a director who lives in India joins them, and signs too. */
export const needsResidentDirector = ({ resident }: Answers): boolean => resident === "no" || resident === "120-days";
