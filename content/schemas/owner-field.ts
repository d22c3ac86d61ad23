import { z } from "zod";

// The owner's files are read before anything else, so their schemas use nothing that reads them: not text.ts, which knows the brand.

/** What the field is called in words, and an example: in messages, and in the schema that an editor completes from. */
export const field = <Schema extends z.ZodType>(title: string, example: unknown, schema: Schema): Schema =>
  schema.meta({ title, examples: [example] });

/** One line or paragraph as the owner writes it. People are quoted as they wrote. */
export const line = (max: number) =>
  z
    .string()
    .regex(/^\S(.*\S)?$/s, "is empty, or begins or ends with a space")
    .max(max);

/** A line among texts of ours, in the same voice. */
export const quietLine = (max: number) =>
  line(max)
    .refine((value) => !value.includes("!"), "has an exclamation mark")
    .refine((value) => !/[{}]|\s{2}/.test(value), "has { or }, or two spaces side by side");

/** In addresses and in what is stored. */
export const kebabId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "is not lower case words joined by hyphens");

/** What is wrong with a list in which an entry has the id of another. */
export const idsOnce =
  <Key extends string>(key: Key) =>
  (entries: readonly Readonly<Record<Key, string>>[], context: z.RefinementCtx): void => {
    for (const [index, { [key]: id }] of entries.entries())
      if (entries.findIndex((entry) => entry[key] === id) < index)
        context.addIssue({ code: "custom", path: [index, key], message: `'${id}' is used twice` });
  };

export const wholeRupees = z
  .int("is not a whole number of rupees")
  .positive("is not above 0")
  .max(9_999_999, "is above ₹99,99,999");

export const day = z.iso.date("is not a day written as year, month and day");
export const httpsUrl = z.url({ protocol: /^https$/, error: "is not an address that begins with https://" });
export const mailAddress = z.email("is not an e-mail address");

/** A file in the folder's own `pictures`. */
export const pictureFile = z
  .string()
  .regex(/^[a-z0-9][a-z0-9._-]*\.(jpe?g|png|webp|avif)$/i, "is not the name of a .jpg, .png, .webp or .avif file")
  // For a form, which lets the owner choose a file.
  .meta({ format: "picture" });
