import { campaignFields, type FormName, hiddenFields } from "../../domain/forms/form.ts";
import type { FieldProblem } from "./FormParts.tsx";

/**
 * A plain form post with errors gets its form back as a page that was built once with tokens in it: the server replaces
 * them with what was typed and what is wrong with it.
 */
export const valueToken = (name: string) => `%%value:${name}%%`;
const errorToken = (name: string) => `%%error:${name}%%`;

/** What the fields of a form share: their messages, or the tokens for them. */
export const fieldProps =
  <Field extends string>(form: FormName, errors: Partial<Record<Field, string>>, serverFilled: boolean) =>
  (name: Field) => ({
    form,
    name,
    required: true,
    ...(serverFilled
      ? {
          defaultValue: valueToken(name),
          error: errorToken(name),
          errorHidden: true,
          // The server writes true or false here.
          "aria-invalid": `%%invalid:${name}%%` as "true",
        }
      : { error: errors[name] }),
  });

export const serverFilledProblems = (fields: readonly string[]): FieldProblem[] =>
  fields.map((field) => ({ field, message: errorToken(field) }));

/** Hidden fields whose values survive the round trip to the server. */
export const serverFilledValues = (...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, valueToken(name)]));

export const serverFilledLead = serverFilledValues(
  hiddenFields.companyName,
  hiddenFields.page,
  hiddenFields.offer,
  hiddenFields.companyPlan,
  hiddenFields.filing,
  hiddenFields.listed,
  hiddenFields.askedPhone,
  hiddenFields.idempotencyKey,
  ...campaignFields,
);
