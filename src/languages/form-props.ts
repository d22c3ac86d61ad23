import { languageTexts } from "../../content/languages/texts.ts";
import { site } from "../../content/site.ts";
import type { LanguagePage } from "../../domain/languages/pages.ts";
import { bestTimeIn } from "../../domain/languages/words.ts";
import { promisedHours } from "../../domain/owner/claims.ts";
import { fill } from "../../domain/text.ts";
import { detailFields } from "../forms/MoreDetails.tsx";
import type { LanguageFormProps } from "./LanguageForm.tsx";

/** Within how many hours of the office we call, as every page promises it. */
export const sentText = ({ code }: LanguagePage): string =>
  fill(languageTexts[code].sent.text, { hours: site.callBack.contactHours });

/** What the form of a language is given: its words, and the best times to call in them. */
export function formProps(page: LanguagePage): LanguageFormProps {
  const text = languageTexts[page.code];
  const { form, details, weekdays, months, sent } = text;
  const { title: _, description: _about, heading: _long, more: _link, ...shown } = sent;
  return {
    page: { path: page.path, name: page.name },
    words: { form, details, weekdays, months, sent: { ...shown, text: sentText(page) } },
    details: detailFields
      .filter(({ key }) => key !== "language")
      .map((field) => ({
        ...field,
        label: details[field.key].label,
        choices: field.choices?.map(({ value, label }) => ({
          value,
          label: value
            ? field.key === "bestTime"
              ? bestTimeIn(text, value)
              : label
            : (details[field.key].none ?? label),
        })),
      })),
    promisedHours: promisedHours("contact"),
  };
}
