import { Fragment } from "react";
import { site } from "../../content/site.ts";
import { withSiteValues } from "../../domain/site-values.ts";

const ways: Record<string, { href: string; text: string }> = {
  "{email}": { href: `mailto:${site.email}`, text: site.email },
  "{dataEmail}": { href: `mailto:${site.dataOfficer.email}`, text: site.dataOfficer.email },
  "{phone}": { href: `tel:${site.phone.e164}`, text: site.phone.display },
};

/** A sentence from content with the owner's values put in; addresses and numbers become links. */
export const LinkedText = ({ text }: { text: string }) =>
  text.split(/(\{email\}|\{dataEmail\}|\{phone\})/).map((part, index) => {
    const way = ways[part];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one fixed sentence
      <Fragment key={index}>
        {way ? (
          <a className="link" href={way.href}>
            {way.text}
          </a>
        ) : (
          withSiteValues(part)
        )}
      </Fragment>
    );
  });
