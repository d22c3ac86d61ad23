import type { PageLanguage } from "../schemas/plain-lists.ts";
import { hi } from "./hi.ts";
import { kn } from "./kn.ts";
import type { LanguageText } from "./language-text.ts";

/** For pages as they are built and for the server: a script gets the words it shows as properties. */
export const languageTexts: Record<PageLanguage, LanguageText> = { hi, kn };
