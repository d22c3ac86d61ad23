import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";

export interface Tab<Id extends string> {
  id: Id;
  label: string;
  panel: ReactNode;
}

interface Props<Id extends string> {
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
}

const step: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs after the WAI-ARIA pattern: arrows, Home and End move and select. The page keeps which one is open. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: Props<Id>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const move = step[event.key];
    if (!move) return;
    event.preventDefault();
    const index = move(
      tabs.findIndex((tab) => tab.id === selected),
      tabs.length,
    );
    const next = tabs[index];
    if (!next) return;
    onSelect(next.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex flex-wrap gap-x-6 border-b border-line max-sm:flex-nowrap max-sm:gap-x-4 max-sm:overflow-x-auto"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-tab-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${base}-panel-${tab.id}`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            className="-mb-px min-h-12 border-b-2 border-transparent px-1 text-base font-strong whitespace-nowrap text-muted hover:text-ink aria-selected:border-action aria-selected:text-action"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-panel-${tab.id}`}
          aria-labelledby={`${base}-tab-${tab.id}`}
          hidden={tab.id !== selected}
        >
          {tab.panel}
        </div>
      ))}
    </>
  );
}
