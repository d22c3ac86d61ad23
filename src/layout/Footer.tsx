import { Mail, MapPin, Phone } from "lucide-react";
import { footerGroups } from "../../content/navigation.ts";
import type { Site } from "../../content/schemas/site.ts";
import { site } from "../../content/site.ts";
import { cityLine, grievanceDetails, ownerDetails } from "../../domain/owner.ts";
import { DetailList } from "../company/DetailList.tsx";
import { GuillocheBand } from "../ui/guilloche/Guilloche.tsx";
import { ExternalLink } from "../ui/TextLink.tsx";
import { Logo } from "./Logo.tsx";

const footerLink = "inline-flex min-h-11 items-center text-sm text-muted hover:text-action hover:underline lg:min-h-9";
/** Phones have no room for them. */
const icon = {
  "aria-hidden": true,
  className: "size-4.5 shrink-0 text-action max-md:hidden",
  strokeWidth: 1.5,
} as const;
/** The columns of the links, for what is above them too. */
const twoColumns = "grid grid-cols-[5fr_6fr] gap-x-6";

const Address = ({ address }: { address: Site["address"] }) => (
  <>
    <MapPin {...icon} className={`mt-1 ${icon.className}`} />
    <span>
      {address.lines.map((line, index) => (
        <span key={line} className="lg:block">
          {index > 0 && <span className="lg:hidden">, </span>}
          {line}
        </span>
      ))}
      <br className="lg:hidden" />
      {cityLine(address)}
    </span>
  </>
);

export function Footer({ owner = site }: { owner?: Site }) {
  const { address } = owner;
  return (
    <footer className="no-print mt-auto bg-paper">
      <GuillocheBand seed="footer" />
      <div className="page-width pt-8 pb-8 md:pt-10 md:pb-12">
        <div className="grid gap-x-8 gap-y-6 md:grid-cols-[1fr_1fr_1.3fr_1fr] md:gap-y-8 lg:grid-cols-[1.6fr_1fr_1fr_1.3fr_0.8fr]">
          <div className="max-lg:col-span-full">
            <a href="/" aria-label={`${site.name}, home`} className="inline-flex min-h-11 items-center">
              <Logo />
            </a>
            <p className="mt-2 max-w-[20rem] text-sm text-muted max-md:hidden">{site.tagline}.</p>
            <address
              className={`${twoColumns} mt-1 text-sm text-muted not-italic max-md:*:first:col-span-2 md:mt-5 md:block md:space-y-1`}
            >
              {address.map ? (
                <a
                  href={address.map}
                  target="_blank"
                  rel="noopener"
                  className="flex min-h-11 gap-2.5 py-1.5 hover:text-action lg:min-h-9"
                >
                  <Address address={address} />
                </a>
              ) : (
                <p className="flex min-h-11 gap-2.5 py-1.5 lg:min-h-9">
                  <Address address={address} />
                </p>
              )}
              <a
                href={`tel:${site.phone.e164}`}
                className="flex min-h-11 items-center gap-2.5 hover:text-action lg:min-h-9"
              >
                <Phone {...icon} />
                {site.phone.display}
              </a>
              <a
                href={`mailto:${site.email}`}
                className="flex min-h-11 items-center gap-2.5 hover:text-action lg:min-h-9"
              >
                <Mail {...icon} />
                {site.email}
              </a>
            </address>
          </div>
          <div className={`${twoColumns} md:contents`}>
            {[footerGroups.slice(0, 2), footerGroups.slice(2)].map((column) => (
              <div key={column[0]?.title} className="md:contents">
                {column.map((group) => (
                  <nav key={group.title} aria-label={`${group.title} links`} className="max-md:not-first:mt-5">
                    <h2 className="text-sm font-strong tracking-normal max-md:flex max-md:min-h-11 max-md:items-center">
                      {group.title}
                    </h2>
                    <ul className="md:mt-2">
                      {group.links.map((link) => (
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
                  </nav>
                ))}
              </div>
            ))}
          </div>
        </div>
        <div className="mt-4 flex flex-col gap-2 border-t md:mt-10 md:gap-4 border-line pt-4 text-sm text-muted md:flex-row md:pt-6 md:items-center md:justify-between">
          <div className="max-w-prose space-y-3">
            <p className="text-balance">
              {owner.name} is a private service and not a government office. You pay government fees as charged.
            </p>
            <DetailList details={[...ownerDetails(owner), ...grievanceDetails(owner)]} />
          </div>
          {site.social.length > 0 && (
            <ul className="-ml-4 flex flex-wrap md:-mr-4 md:ml-0 md:shrink-0 md:flex-nowrap" aria-label="Social">
              {site.social.map((network) => (
                <li key={network.name}>
                  <a
                    href={network.url}
                    target="_blank"
                    rel="noopener"
                    className="inline-flex min-h-11 min-w-11 items-center justify-center px-4 text-sm font-strong text-ink hover:text-action lg:min-h-9"
                  >
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
