import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from "react";

interface Tab<Id extends string> {
  /** Also the id of its panel. */
  id: Id;
  label: string;
  /** Opens the same panel: for a new browser tab, and for a page without script. */
  href: string;
  panel: ReactNode;
}

interface Props<Id extends string> {
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id, by: "click" | "key") => void;
  /** Until then the tabs are links, and the panel that the address's anchor names is open. */
  hydrated: boolean;
}

const targetIndex: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
  " ": (index) => index,
};

/**
 * Tabs after the WAI-ARIA pattern: arrows, Home and End move and select. Without script they are links to panels that are
 * all open. `selected` must be the first tab until hydration.
 */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, hydrated }: Props<Id>) {
  const links = useRef(new Map<Id, HTMLAnchorElement | null>());

  function onClick(event: MouseEvent, id: Id) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onSelect(id, "click");
  }

  function onKeyDown(event: KeyboardEvent, index: number) {
    const target = tabs[targetIndex[event.key]?.(index, tabs.length) ?? -1];
    if (!target) return;
    event.preventDefault();
    onSelect(target.id, "key");
    links.current.get(target.id)?.focus();
  }

  return (
    <>
      <nav
        aria-label={label}
        {...(hydrated ? { role: "tablist" } : {})}
        className="grid auto-cols-fr grid-flow-col gap-2 sm:flex"
      >
        {tabs.map(({ id, label: name, href }, index) => (
          <a
            key={id}
            id={`tab-${id}`}
            ref={(link) => {
              links.current.set(id, link);
            }}
            href={href}
            onClick={(event) => onClick(event, id)}
            onKeyDown={(event) => onKeyDown(event, index)}
            {...(hydrated
              ? {
                  role: "tab",
                  "aria-selected": id === selected,
                  "aria-controls": id,
                  tabIndex: id === selected ? 0 : -1,
                }
              : {})}
            className={`inline-flex min-h-12 items-center justify-center rounded-sm border border-line-strong bg-sheet px-2 text-center text-sm leading-tight font-strong hover:text-action aria-selected:border-action aria-selected:bg-action-wash aria-selected:text-action aria-selected:shadow-[inset_0_-3px_0_var(--color-action)] sm:px-7 sm:text-base forced-colors:aria-selected:border-4 ${!hydrated && id === selected ? openTab : ""}`}
          >
            {name}
          </a>
        ))}
      </nav>
      {tabs.map(({ id, panel }) => (
        <section
          key={id}
          id={id}
          aria-labelledby={`tab-${id}`}
          {...(hydrated ? { role: "tabpanel", hidden: id !== selected } : {})}
          className={`pt-4 md:pt-6 ${hydrated ? "" : id === selected ? openUnlessAnother : closedUnlessTarget}`}
        >
          {panel}
        </section>
      ))}
    </>
  );
}

/** Before hydration, with script: one panel, as after it, and its tab marked. */
const openTab =
  "[@media(scripting:enabled)]:border-action [@media(scripting:enabled)]:bg-action-wash [@media(scripting:enabled)]:text-action [@media(scripting:enabled)]:shadow-[inset_0_-3px_0_var(--color-action)]";
const openUnlessAnother = "[@media(scripting:enabled)]:has-[~:target]:hidden";
const closedUnlessTarget = "[@media(scripting:enabled)]:not-target:hidden";
