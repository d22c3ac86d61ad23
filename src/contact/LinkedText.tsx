import { Fragment } from "react";
import { site } from "../../content/site.ts";
import { withSiteValues } from "../../domain/owner/details.ts";
import { NoBreaks } from "../ui/NoBreaks.tsx";

const contactLinks: Record<string, { href: string; text: string }> = {
  "{email}": { href: `mailto:${site.email}`, text: site.email },
  "{dataEmail}": { href: `mailto:${site.dataOfficer.email}`, text: site.dataOfficer.email },
  "{phone}": { href: `tel:${site.phone.e164}`, text: site.phone.display },
};

/** A sentence from content with the owner's values filled in; addresses and numbers become links. */
export const LinkedText = ({ text }: { text: string }) =>
  text.split(/(\{email\}|\{dataEmail\}|\{phone\})/).map((part, index) => {
    const link = contactLinks[part];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one fixed sentence
      <Fragment key={index}>
        {link ? (
          <a className="link whitespace-nowrap" href={link.href}>
            {link.text}
          </a>
        ) : (
          <NoBreaks text={withSiteValues(part)} />
        )}
      </Fragment>
    );
  });
