import type { Answers } from "./answers.ts";

/** A company that is the only owner, Indian or foreign, makes the new company its subsidiary. */
export const isSubsidiary = ({ owner }: Answers): boolean => owner === "company" || owner === "foreign-company";
