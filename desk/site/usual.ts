import { setTexts } from "../../content/offers/offers.ts";
import { whatsappTexts } from "../../content/registration/whatsapp-texts.ts";
import { isRecord, type Path } from "./form/values.ts";

/** What the site says where an owner's file says nothing, as that file would say it. */
const usual: Readonly<Record<string, unknown>> = {
  whatsapp: whatsappTexts,
  prices: Object.fromEntries(
    setTexts.map(({ structure, offers }) => [
      structure,
      Object.fromEntries(offers.map(({ tier, features, notIncluded }) => [tier, { features, notIncluded }])),
    ]),
  ),
};

export const usualValue = (file: string, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), usual[file]);
