import { Menu, Search, X } from "lucide-react";
import { Fragment } from "react";
import { whatIsReal } from "../../content/company/what-is-real.ts";
import {
  type HeaderMenu,
  headerEntries,
  type MenuLink,
  mobileCompanyLinks,
  mobileGuideLinks,
  mobileLinks,
  mobileToolLinks,
} from "../../content/navigation.ts";
import { samples } from "../../content/samples.ts";
import { siteSearch } from "../../content/search.ts";
import { site } from "../../content/site.ts";
import { freeTools } from "../../content/tools/tools.ts";
import { ContactActions } from "../contact/ContactLinks.tsx";
import { SearchBox } from "../search/SearchBox.tsx";
import { ExternalLink } from "../ui/links.tsx";
import { currentPage, LanguageLinks } from "./LanguageLinks.tsx";
import { Logo } from "./Logo.tsx";

const mobileMenuId = "mobile-menu";

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

const panelId = "site-search";

const round = "grid size-11 shrink-0 place-items-center rounded-sm";

const SearchButton = () => (
  <button type="button" popoverTarget={panelId} aria-label={siteSearch.button} className={`${round} hover:text-action`}>
    <Search aria-hidden="true" className="size-5" strokeWidth={1.75} />
  </button>
);

/** Over the header: a form that works at once, and searches while one types when the field has got the focus. */
const SearchPanel = () => (
  <div
    id={panelId}
    popover="auto"
    className="fixed inset-x-0 top-0 m-0 max-h-dvh w-full overflow-y-auto border-0 border-b border-line bg-paper p-0 text-ink shadow-lift backdrop:bg-ink/40"
  >
    <div className="page-width flex items-start gap-2 py-3">
      <div className="mx-auto w-full max-w-prose min-w-0">
        <SearchBox id="header" />
      </div>
      <button
        type="button"
        popoverTarget={panelId}
        popoverTargetAction="hide"
        aria-label={siteSearch.close}
        className={`${round} -mr-2.5`}
      >
        <X aria-hidden="true" className="size-6" strokeWidth={1.5} />
      </button>
    </div>
  </div>
);

const topLink =
  "inline-flex min-h-11 items-center rounded-sm px-2.5 text-sm font-strong whitespace-nowrap hover:text-action aria-[current=page]:text-action xl:px-3.5";

const menuLink =
  "flex min-h-11 items-center rounded-sm px-3 py-1.5 text-sm font-strong text-ink hover:bg-action-wash hover:text-action";

/** A menu that opens by click without script; hover, Esc and arrows come from header.client.ts. */
const HeaderDropdown = ({ menu, path, current }: { menu: HeaderMenu; path: string; current: boolean }) => (
  <details name="site-menu" data-menu className="group relative">
    <summary className={`${topLink} menu-mark gap-1.5 ${current ? "text-action" : ""}`}>{menu.label}</summary>
    <div className="menu-panel absolute top-full left-0 z-10 mt-2 w-max border border-line bg-sheet p-2 shadow-lift">
      {menu.groups.map(({ title = "", links }) => (
        <Fragment key={title}>
          {title && <p className="px-3 pt-2.5 text-xs font-strong text-muted">{title}</p>}
          <ul>
            {links.map((link) => (
              <li key={link.label}>
                {"href" in link ? (
                  <a href={link.href} {...currentPage(link.href, path)} className={menuLink}>
                    {link.label}
                  </a>
                ) : (
                  <ExternalLink href={site.external[link.external]} className={menuLink}>
                    {link.label}
                  </ExternalLink>
                )}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </div>
  </details>
);

const contact = headerEntries.at(-1);
const contactButton =
  "inline-flex min-h-11 items-center rounded-sm border border-action px-4 text-sm font-strong text-action transition-colors hover:bg-action hover:text-sheet aria-[current=page]:bg-action-wash aria-[current=page]:text-action";

export function Header({ path, lang }: { path: string; lang?: string | undefined }) {
  const current = (href: string) => currentPage(href, path);
  const isWithin = ({ href }: { href: string }) => path === href || path.startsWith(`${href}/`);
  const place = headerEntries.find(
    (entry) =>
      "groups" in entry && entry.groups.some(({ links }) => links.some((link) => "href" in link && isWithin(link))),
  );
  return (
    <header lang={lang} data-site-header className="site-header no-print fixed inset-x-0 top-0 z-40">
      <a
        href="#main"
        className="absolute top-2 left-2 z-50 -translate-y-20 rounded-sm bg-action px-4 py-3 text-sm font-strong text-sheet opacity-0 focus:translate-y-0 focus:opacity-100"
      >
        Skip to content
      </a>
      <div className="page-width flex h-18 items-center justify-between gap-4">
        <a href="/" aria-label={`${site.name}, home`} {...current("/")} className="inline-flex min-h-11 items-center">
          <Logo />
        </a>
        <nav aria-label="Main" className="ml-auto hidden lg:block">
          <ul className="flex items-center">
            {headerEntries.map((entry) => (
              <li key={entry.label} className={entry === contact ? "ml-2" : undefined}>
                {"href" in entry ? (
                  <a href={entry.href} {...current(entry.href)} className={entry === contact ? contactButton : topLink}>
                    {entry.label}
                  </a>
                ) : (
                  <HeaderDropdown menu={entry} path={path} current={entry === place} />
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center lg:-ml-3">
          <SearchButton />
          <button
            type="button"
            popoverTarget={mobileMenuId}
            aria-label="Menu"
            className="-mr-2.5 grid size-11 place-items-center rounded-sm lg:hidden"
          >
            <Menu aria-hidden="true" className="size-6" strokeWidth={1.5} />
          </button>
        </div>
      </div>
      <MobileMenu path={path} />
      <SearchPanel />
      {/* Shown where a script does not arrive: inline-scripts.ts. Its rules are on every page anyway. */}
      <p
        id="part-missing"
        hidden
        role="alert"
        className="absolute inset-x-0 top-full border-b border-line bg-sheet p-2"
      >
        Part of this page did not load. A request can still be sent; for the rest, load the page again.
      </p>
    </header>
  );
}

/** A sheet over the page: the main links, what is free to use, and the two quickest ways to reach us. */
function MobileMenu({ path }: { path: string }) {
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

/** The line across a demonstration site, in the space that every page leaves under the header. All of it leads to what it means. */
export const SampleStrip = ({ lang }: { lang?: string | undefined }) =>
  site.sample ? (
    <aside
      lang={lang}
      aria-label="About this site"
      className="no-print absolute inset-x-0 top-18 z-10 border-b border-line bg-paper-deep text-xs leading-4 text-muted max-sm:[&+main]:pt-3"
    >
      <p className="page-width min-h-8 py-2">
        {samples.strip}{" "}
        <a
          href={whatIsReal.page.path}
          className="whitespace-nowrap text-ink underline decoration-1 underline-offset-2 after:absolute after:inset-x-0 after:top-0 after:-bottom-2.5 hover:text-action"
        >
          {whatIsReal.heading}
        </a>
      </p>
    </aside>
  ) : null;
