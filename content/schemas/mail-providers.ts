import { z } from "zod";
import { list } from "./text.ts";

const name = z.string().regex(/^[a-z0-9-]+$/, "must be the part of a mail domain before the first dot, such as gmail");
const ending = z.string().regex(/^[a-z0-9]+(\.[a-z]+)*$/, "must be the ending of a mail domain, such as co.in");

export const mailProvidersFileSchema = z.strictObject({
  mailProviders: list(z.strictObject({ name, endings: list(ending), onlyThese: z.boolean().optional() })),
  similarProviders: list(name),
  slipsForCom: z.strictObject({ never: list(ending), afterProvider: list(ending) }),
});
