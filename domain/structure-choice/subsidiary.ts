import type { Answers } from "./answers.ts";

/** A company or LLP that is the only owner or holds more than half, Indian or foreign, makes the new company its subsidiary. */
export const isSubsidiary = ({ owner, majority }: Answers): boolean =>
  owner === "company" || owner === "foreign-company" || majority === "yes";
