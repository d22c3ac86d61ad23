import { z } from "zod";
import { list, text } from "./text.ts";

export const callLanguagesSchema = list(z.strictObject({ name: text(30), own: text(30) }));
