import { z } from "zod";
import { registrationForms, stageIds, stepIds } from "./registration-stage.ts";
import { idSchema } from "./sourced.ts";
import { structureIds } from "./structure-id.ts";
import { list, text, textWithAnyToken } from "./text.ts";

const stageSchema = z.strictObject({
  /** What is going on now. */
  title: text(60),
  text: text(320),
  /** What the founder can do now; nothing where there is nothing to do. */
  yourPart: text(240).optional(),
  /** What could make it take longer. */
  delays: z.array(text(200)).readonly(),
});

/** Which part of the work schedule tells how long a stage usually takes: a task of it, or a figure of the structure's guide. */
const usualSchema = z.union([
  z.strictObject({ task: text(40) }),
  z.strictObject({
    duration: z.string().regex(/^\d+(-\d+)? days$/),
    guide: z.string().regex(/^\/articles\/[a-z0-9-]+$/),
  }),
]);

export const registrationStagesSchema = z.record(z.enum(stageIds), stageSchema);
export const registrationStepsSchema = z.record(z.enum(stepIds), text(30));
export const usualTimesSchema = z.record(z.enum(structureIds), z.partialRecord(z.enum(stageIds), usualSchema));

/** Something to send or sign. Only its name: nothing is uploaded, and no number of it is written down. */
export const registrationPapersSchema = list(
  z.strictObject({
    id: idSchema,
    /** Once for each person who signs, or once. */
    of: z.enum(["person", "nominee", "office", "company"]),
    title: text(80),
    text: text(200),
    forms: z.array(z.enum(registrationForms)).min(1).readonly().optional(),
  }),
);
export const paperGroupsSchema = z.strictObject({
  person: textWithAnyToken(40),
  founder: text(40),
  nominee: text(40),
  office: text(40),
  company: text(40),
});

export type RegistrationStages = z.infer<typeof registrationStagesSchema>;
export type RegistrationSteps = z.infer<typeof registrationStepsSchema>;
export type UsualTimes = z.infer<typeof usualTimesSchema>;
export type RegistrationPapers = z.infer<typeof registrationPapersSchema>;
