import { useState } from "react";

const prefix = "desk-draft:";

/** What is being typed at this moment, whenever it is asked. */
export const readDraft = (name: string): string => sessionStorage.getItem(prefix + name) ?? "";

/**
 * Text that is being typed over what is known. It outlives the page: a reload, an ended session, a server that is away. `clearSent` is
 * for when this text was saved: what was typed over it in the meantime stays.
 */
export function useDraft(
  name: string,
  known = "",
): [text: string, setText: (text: string) => void, clearSent: () => void] {
  const key = prefix + name;
  const [state, setState] = useState({ key, typed: sessionStorage.getItem(key) });
  // The same form, now for something else.
  const typed = state.key === key ? state.typed : sessionStorage.getItem(key);
  const clear = () => {
    setState({ key, typed: null });
    sessionStorage.removeItem(key);
  };
  const setText = (next: string) => {
    if (next === known) return clear();
    setState({ key, typed: next });
    sessionStorage.setItem(key, next);
  };
  const clearSent = () => {
    if (sessionStorage.getItem(key) === typed) clear();
  };
  return [typed ?? known, setText, clearSent];
}

/** Of one enquiry, or all of them: after signing out nothing that was typed stays on the device. */
export function dropDrafts(about = ""): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefix) && key.endsWith(about)) sessionStorage.removeItem(key);
  }
}
