import { footerGroups } from "../../content/navigation.ts";
import type { Site } from "../../content/site.ts";
import { site } from "../../content/site.ts";
import { cityLine, grievanceDetails, ownerDetails } from "../../domain/owner/details.ts";
import { DetailList } from "../company/DetailList.tsx";
import { Disclosure } from "../ui/Disclosure.tsx";
import { ExternalLink } from "../ui/links.tsx";
import { LanguageLinks, linkInRow, rowOfLinks } from "./LanguageLinks.tsx";
import { Logo } from "./Logo.tsx";

const footerLink = "inline-flex min-h-11 items-center text-sm text-muted hover:text-action hover:underline lg:min-h-9";
const groupTitle = "text-sm font-strong tracking-normal text-ink";
const contactLine = "flex min-h-11 items-center hover:text-action hover:underline lg:min-h-9";

interface Props {
  owner?: Site;
  path?: string;
  lang?: string | undefined;
}

export function Footer({ owner = site, path = "/", lang }: Props) {
  const { address } = owner;
  const addressText = [...address.lines, cityLine(address)].join(", ");
  return (
    <footer lang={lang} className="no-print mt-auto border-t border-line">
      <div className="page-width py-6 md:pt-10 md:pb-12">
        <div className="grid gap-x-8 gap-y-6 md:grid-cols-[1fr_1fr_1.3fr_1fr] md:gap-y-8 lg:grid-cols-[1.6fr_1fr_1fr_1.3fr_0.8fr]">
          <div className="max-lg:col-span-full">
            <a href="/" aria-label={`${site.name}, home`} className="inline-flex min-h-11 items-center">
              <Logo />
            </a>
            <p className="mt-2 max-w-[20rem] text-sm text-muted max-md:hidden">{site.tagline}</p>
            <address className="flex flex-wrap gap-x-6 text-sm text-muted not-italic max-md:*:first:w-full lg:block">
              {address.map ? (
                <a href={address.map} target="_blank" rel="noopener" className={contactLine}>
                  {addressText}
                </a>
              ) : (
                <p className="flex min-h-11 items-center lg:min-h-9">{addressText}</p>
              )}
              <a href={`tel:${site.phone.e164}`} className={contactLine}>
                {site.phone.display}
              </a>
              <a href={`mailto:${site.email}`} className={contactLine}>
                {site.email}
              </a>
            </address>
            <LanguageLinks path={path} />
          </div>
          {/* On phones each group is a line that opens. */}
          <div className="max-md:border-b max-md:border-line md:contents">
            {footerGroups.map(({ title, links }) => (
              <nav key={title} aria-label={`${title} links`} className="max-md:border-t max-md:border-line">
                <Disclosure label={<h2 className={groupTitle}>{title}</h2>} className="open-when-roomy">
                  <h2 className={`${groupTitle} max-md:hidden`}>{title}</h2>
                  <ul className="max-md:grid max-md:grid-cols-[11fr_9fr] max-md:gap-x-3 max-md:pb-3 md:mt-2">
                    {links.map((link) => (
                      <li key={link.label}>
                        {"external" in link ? (
                          <ExternalLink href={site.external[link.external]} className={footerLink}>
                            {link.label}
                          </ExternalLink>
                        ) : (
                          <a href={link.href} className={footerLink}>
                            {link.label}
                          </a>
                        )}
                      </li>
                    ))}
                  </ul>
                </Disclosure>
              </nav>
            ))}
          </div>
        </div>
        <div className="mt-4 flex flex-col gap-2 border-line text-sm text-muted md:mt-10 md:flex-row md:items-center md:justify-between md:gap-4 md:border-t md:pt-6">
          <div className="max-w-prose space-y-3">
            <p className="text-balance">
              {owner.name} is a private service and not a government office. You pay government fees as charged.
            </p>
            <DetailList details={[...ownerDetails(owner), ...grievanceDetails(owner)]} />
          </div>
          {site.social.length > 0 && (
            <ul className={`${rowOfLinks} md:-mr-4 md:ml-0 md:shrink-0 md:flex-nowrap`} aria-label="Social">
              {site.social.map((network) => (
                <li key={network.name}>
                  <a href={network.url} target="_blank" rel="noopener" className={linkInRow}>
                    {network.name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </footer>
  );
}
