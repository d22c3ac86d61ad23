import { languageTexts } from "../../content/languages/texts.ts";
import { site } from "../../content/site.ts";
import { offeredTimes } from "../../domain/forms/enquiry-fields.ts";
import type { LanguagePage } from "../../domain/languages/pages.ts";
import { bestTimeIn } from "../../domain/languages/words.ts";
import { promisedHours } from "../../domain/owner/claims.ts";
import { fill } from "../../domain/text.ts";
import type { LanguageFormProps } from "./LanguageForm.tsx";

/** Within how many hours of the office we call, as every page promises it. */
export const sentText = ({ code }: LanguagePage): string =>
  fill(languageTexts[code].sent.text, { hours: site.callBack.contactHours });

/** What the form of a language is given: its words, and the best times to call in them. */
export function formProps(page: LanguagePage): LanguageFormProps {
  const text = languageTexts[page.code];
  const { form, weekdays, months, sent } = text;
  const { title: _, description: _about, heading: _long, more: _link, ...shown } = sent;
  return {
    page: { path: page.path, name: page.name },
    words: { form, weekdays, months, sent: { ...shown, text: sentText(page) } },
    times: [
      { value: "", label: form.anyTime },
      ...offeredTimes.map((time) => ({ value: time, label: bestTimeIn(text, time) })),
    ],
    promisedHours: promisedHours("contact"),
  };
}
