import { z } from "zod";
import { field } from "./owner-field.ts";

const days = (title: string, usual: number) =>
  field(title, usual, z.int("is not a whole number").min(1, "is below 1").max(60, "is above 60")).default(usual);

/** After how many days the desk says under Today that somebody is waited for. Working days are those of the office hours. */
export const followupsSchema = z.strictObject({
  quotation: days("Working days after a quotation is sent, if the founder does not answer", 2),
  quotationAgain: days("Working days after you last asked about it", 5),
  quotationEnds: days("Working days before its last day", 1),
  payment: days("Working days after a sum is due, if it does not come", 2),
  papers: days("Working days after the last paper, while others are missing", 5),
  name: days("Days before an approved name lapses", 5),
  filing: days("Days before a first filing is due", 10),
});
