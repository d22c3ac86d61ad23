import { X } from "lucide-react";
import { mobileLinks, mobileToolLinks } from "../../content/navigation.ts";
import { tools } from "../../content/tools.ts";
import { ContactActions } from "./ContactActions.tsx";
import { Logo } from "./Logo.tsx";

export const mobileMenuId = "mobile-menu";

/** A sheet over the page: the main links, what is free to use, and the two quickest ways to reach us. */
export function MobileMenu({ path }: { path: string }) {
  const current = (href: string) => (href === path ? { "aria-current": "page" as const } : {});
  return (
    <div id={mobileMenuId} popover="auto" className="mobile-menu bg-paper text-ink">
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
                  {...current(link.href)}
                  className="flex min-h-12 items-center text-lg font-strong aria-[current=page]:text-action"
                >
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="mobile-tools-heading" className="max-md:mt-5 md:border-t md:border-ink md:pt-3">
          <h2 id="mobile-tools-heading" className="text-sm font-strong tracking-normal text-muted">
            {tools.links.heading}
          </h2>
          <ul className="mt-1 grid grid-cols-2 gap-x-6 md:grid-cols-1">
            {mobileToolLinks.map((link) => (
              <li key={link.href}>
                <a
                  href={link.href}
                  {...current(link.href)}
                  className="flex min-h-11 items-center leading-tight text-action aria-[current=page]:font-strong"
                >
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="sticky bottom-0 border-t border-line bg-paper">
        <div className="page-width grid grid-cols-2 gap-3 py-3">
          <ContactActions />
        </div>
      </div>
    </div>
  );
}
