import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

/** A key, or two keys one after the other: 'g t'. */
type Keys = string;
export type Shortcuts = Readonly<Record<Keys, () => void>>;

/** A page's keys come before those of the frame around it. */
const levels = ["page", "frame"] as const;
type Level = (typeof levels)[number];
const active: Record<Level, Set<(keys: Keys) => boolean>> = { page: new Set(), frame: new Set() };
const sequenceMs = 1500;
let pending: { key: string; at: number } | undefined;

/** While the component is on the page these keys work; silent in fields, in dialogs and with modifier keys. */
export function useShortcuts(shortcuts: Shortcuts, level: Level = "page"): void {
  const run = useEffectEvent((keys: Keys) => {
    const action = shortcuts[keys];
    action?.();
    return action !== undefined;
  });
  useEffect(() => {
    const take = (keys: Keys) => run(keys);
    active[level].add(take);
    return () => {
      active[level].delete(take);
    };
  }, [level]);
}

function onKeyDown(event: KeyboardEvent): void {
  if (!areShortcutsOn() || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (isTyping(event.target) || document.querySelector("dialog[open]")) return;
  const first = pending && event.timeStamp - pending.at < sequenceMs ? pending.key : undefined;
  pending = undefined;
  const keys = first ? `${first} ${event.key}` : event.key;
  const taken = levels.some((level) => [...active[level]].some((take) => take(keys)));
  if (taken) event.preventDefault();
  else if (event.key === "g") pending = { key: "g", at: event.timeStamp };
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input:not([type=checkbox], [type=radio]), textarea, select"));

document.addEventListener("keydown", onKeyDown);

/* The switch. Single keys disturb people who speak to their computer, or whose hands shake. */

const switchKey = "desk-shortcuts";
const listeners = new Set<() => void>();

const areShortcutsOn = (): boolean => localStorage.getItem(switchKey) !== "off";

export function useShortcutSwitch(): [on: boolean, setOn: (on: boolean) => void] {
  const on = useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, areShortcutsOn);
  const setOn = (next: boolean) => {
    localStorage.setItem(switchKey, next ? "on" : "off");
    for (const listener of listeners) listener();
  };
  return [on, setOn];
}

/** The link of a row: j and k move between these, Enter opens one as any link. */
export const rowLink = { "data-row": "" } as const;

/** Moves the focus to the next row, or the one before; from nowhere to the first. */
export function moveToRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>("main [data-row]")].filter((row) => row.checkVisibility());
  const at = rows.findIndex(
    (row) => row === document.activeElement || row.closest("li, tr")?.contains(document.activeElement),
  );
  const next = at < 0 ? rows[0] : rows[at + step];
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
}
