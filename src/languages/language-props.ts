import type { DetailKey } from "../../content/contact/enquiry.ts";
import type { LanguageText } from "../../content/languages/language-text.ts";
import { languageTexts } from "../../content/languages/texts.ts";
import { type StructureId, structureIds } from "../../content/schemas/plain-lists.ts";
import { site } from "../../content/site.ts";
import { type StateCode, states } from "../../content/states.ts";
import { completePlan, offerCharges } from "../../domain/company-plan/cost.ts";
import type { Total } from "../../domain/costs/amount.ts";
import type { LanguagePage } from "../../domain/languages/pages.ts";
import { bestTimeIn } from "../../domain/languages/words.ts";
import { offerSet, offersIn } from "../../domain/offers/offers.ts";
import { promisedHours } from "../../domain/owner/claims.ts";
import { fill } from "../../domain/text.ts";
import { detailFields } from "../forms/MoreDetails.tsx";
import type { Choice } from "../ui/Field.tsx";
import type { LanguageFormProps } from "./LanguageForm.tsx";
import type { LanguagePricesProps } from "./LanguagePrices.tsx";

/** The state that is chosen at the prices goes with the form, wherever on the page that is. */
export const languageFormId = "contact-form";

/** Within how many hours of the office we call, as every page promises it. */
export const sentText = ({ code }: LanguagePage): string =>
  fill(languageTexts[code].sent.text, { hours: site.callBack.contactHours });

/** What can be chosen, in the words of the language. */
function choiceIn(text: LanguageText, key: DetailKey, { value, label }: Choice): Choice {
  if (!value) return { value, label: text.details[key].none ?? label };
  return { value, label: bestTimeIn(text, value) ?? label };
}

/** What the form of a language is given: its words, and the best times to call in them. */
export function formProps(page: LanguagePage): LanguageFormProps {
  const text = languageTexts[page.code];
  const { form, details, weekdays, months, sent } = text;
  const { title: _, description: _about, heading: _long, more: _link, ...shown } = sent;
  return {
    id: languageFormId,
    page: { path: page.path, name: page.name },
    words: { form, details, weekdays, months, sent: { ...shown, text: sentText(page) } },
    details: detailFields
      .filter(({ key }) => key !== "language")
      .map((field) => ({
        ...field,
        label: details[field.key].label,
        choices: field.choices?.map((choice) => choiceIn(text, field.key, choice)),
      })),
    offers: [{ value: "", label: text.form.openOffer }, ...offersIn(text)],
    promisedHours: promisedHours("contact"),
  };
}

const sets = structureIds.map(offerSet).map(({ structure, offers }) => ({
  structure,
  offers: offers.map(({ tier, name, discountedPrice }) => ({ tier, name, fee: discountedPrice })),
  /** No state charges another amount. */
  signatures: offerCharges(structure).ledger.ours.from,
}));

/** Counted when the page is built, so that the browser only adds up. */
const charges = Object.fromEntries(
  states.map(({ code }) => [
    code,
    Object.fromEntries(structureIds.map((id) => [id, offerCharges(id, { state: code }).ledger.others])),
  ]),
) as Record<StateCode, Record<StructureId, Total>>;

/** What the prices of a language are given: its words, our prices, and the charges of others in every state. */
export function priceProps({ code }: LanguagePage): LanguagePricesProps {
  const { prices: words, states: names, structures } = languageTexts[code];
  return {
    form: languageFormId,
    words,
    sets: sets.map((set) => ({ ...set, title: structures.items[set.structure].name })),
    charges,
    states: states
      .map((state) => ({ value: state.code, label: names[state.code] }))
      .toSorted((one, other) => one.label.localeCompare(other.label, code)),
    exampleState: completePlan({}).state,
  };
}
