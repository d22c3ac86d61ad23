import { useEffect, useRef, useState } from "react";
import { SearchField } from "../../src/ui/SearchField.tsx";

const pauseMs = 200;

/** Searches while one types, after a short pause. */
export function SearchBox({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const [typed, setTyped] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(value);
  const field = useRef<HTMLElement>(null);
  // Changed by somebody else: 'Clear', the back button.
  if (value !== sent.current) {
    sent.current = value;
    setTyped(value);
  }
  useEffect(() => {
    // The shortcut '/' leads here from any page.
    if (history.state?.search) field.current?.querySelector("input")?.focus();
    return () => clearTimeout(timer.current);
  }, []);

  function change(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(text), pauseMs);
  }
  function search(text: string) {
    clearTimeout(timer.current);
    sent.current = text.trim();
    onSearch(text.trim());
  }

  return (
    <search ref={field} className="grow">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          search(typed);
        }}
      >
        <label htmlFor="search" className="sr-only">
          Search names, numbers, addresses, messages and notes
        </label>
        <SearchField
          id="search"
          placeholder="Name, number, message or note"
          maxLength={200}
          value={typed}
          onChange={(event) => change(event.target.value)}
        />
      </form>
    </search>
  );
}
