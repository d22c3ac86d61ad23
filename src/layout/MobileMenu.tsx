import { X } from "lucide-react";
import type { MenuLink } from "../../content/navigation.ts";
import { mobileCompanyLinks, mobileGuideLinks, mobileLinks, mobileToolLinks } from "../../content/navigation.ts";
import { freeTools } from "../../content/tools/tools.ts";
import { ContactActions } from "./ContactActions.tsx";
import { currentPage } from "./current-page.ts";
import { LanguageLinks } from "./LanguageLinks.tsx";
import { Logo } from "./Logo.tsx";

export const mobileMenuId = "mobile-menu";

interface SmallLinksProps {
  id: string;
  heading: string;
  links: readonly MenuLink[];
  path: string;
}

const SmallLinks = ({ id, heading, links, path }: SmallLinksProps) => (
  <nav aria-labelledby={`${id}-heading`} className="not-first:mt-3">
    <h2 id={`${id}-heading`} className="text-sm font-strong tracking-normal text-muted">
      {heading}
    </h2>
    <ul className="mt-1 grid grid-cols-2 gap-x-6 md:grid-cols-1">
      {links.map(({ href, label }) => (
        <li key={href}>
          <a
            href={href}
            {...currentPage(href, path)}
            className="flex min-h-11 items-center leading-tight text-action aria-[current=page]:font-strong"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

/** A sheet over the page: the main links, what is free to use, and the two quickest ways to reach us. */
export function MobileMenu({ path }: { path: string }) {
  return (
    <div
      id={mobileMenuId}
      popover="auto"
      className="mobile-menu fixed inset-0 m-0 h-dvh max-h-none w-full flex-col overflow-y-auto border-0 bg-paper p-0 text-ink open:flex md:bottom-auto md:h-auto md:shadow-lift md:backdrop:bg-ink/40 lg:open:hidden"
    >
      <div className="page-width flex h-18 shrink-0 items-center justify-between">
        <Logo />
        <button
          type="button"
          popoverTarget={mobileMenuId}
          popoverTargetAction="hide"
          aria-label="Close menu"
          className="-mr-2.5 grid size-11 place-items-center rounded-sm"
        >
          <X aria-hidden="true" className="size-6" strokeWidth={1.5} />
        </button>
      </div>
      <div className="page-width grow gap-x-12 pb-5 md:grid md:grid-cols-2 md:content-start md:pt-4">
        <nav aria-label="Mobile">
          <ul className="border-t border-ink">
            {mobileLinks.map((link) => (
              <li key={link.href} className="border-b border-line">
                <a
                  href={link.href}
                  {...currentPage(link.href, path)}
                  className="flex min-h-12 items-center text-lg font-strong aria-[current=page]:text-action"
                >
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="max-md:mt-5 md:border-t md:border-ink md:pt-3">
          <LanguageLinks path={path} />
          <SmallLinks id="mobile-tools" heading={freeTools.heading} links={mobileToolLinks} path={path} />
          <SmallLinks id="mobile-guides" heading="Guides" links={mobileGuideLinks} path={path} />
          <SmallLinks id="mobile-company" heading="Company" links={mobileCompanyLinks} path={path} />
        </div>
      </div>
      <div className="sticky bottom-0 border-t border-line bg-paper">
        <div className="page-width grid grid-cols-2 gap-3 py-3">
          <ContactActions />
        </div>
      </div>
    </div>
  );
}
