import { offeredLanguages, otherLanguages } from "../../content/contact/enquiry.ts";
import { identity } from "../../content/owner/facts.ts";
import type { PageLanguage } from "../../content/schemas/plain-lists.ts";

export interface LanguagePage {
  /** As addresses and `lang` have it. */
  code: PageLanguage;
  path: string;
  /** As the desk reads it, and as those who speak it write it. */
  name: string;
  own: string;
  /** The built page that the server fills in when a plain form post has errors, and the one after it was sent. */
  formPage: string;
  thankYouPage: string;
}

const names: Record<PageLanguage, string> = { hi: "Hindi", kn: "Kannada" };

function describe(code: PageLanguage): LanguagePage {
  const name = names[code];
  const own = [...offeredLanguages, ...otherLanguages].find((each) => each.name === name)?.own ?? name;
  return {
    code,
    path: `/${code}`,
    name,
    own,
    formPage: `/form/contact-${code}`,
    thankYouPage: `/thank-you/contact-${code}`,
  };
}

/** The pages in other languages that the owner offers. */
export const languagePages: readonly LanguagePage[] = (identity.pagesIn ?? []).map(describe);

/** The language of a page of this site; nothing for one in English. */
export const languageOf = (path: string | null | undefined): LanguagePage | undefined =>
  languagePages.find((page) => page.path === path?.replace(/\/$/, ""));
