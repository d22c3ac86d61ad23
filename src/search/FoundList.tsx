import type { SearchEntry } from "./entries.ts";
import { aboutText } from "./words.ts";

/** What was found, one below the other. */
export const FoundList = ({ entries }: { entries: readonly SearchEntry[] }) => (
  <ul className="border-t border-line">
    {entries.map((entry) => (
      <li key={entry.href + entry.title} className="border-b border-line">
        <a href={entry.href} className="group block py-3">
          <span className="font-strong text-action group-hover:underline">{entry.title}</span>
          <span className="line-clamp-2 text-sm text-muted">{aboutText(entry)}</span>
        </a>
      </li>
    ))}
  </ul>
);
