import { Fragment } from "react";

/** Short words with a hyphen, such as DIR-3, e-mail and 16-week. A line must not end inside them. */
const hyphenated = /([A-Za-z0-9+]{1,5}-[A-Za-z0-9]{1,5}%?)/;

/** A text in which such words stay on one line. The text itself is unchanged, for searching and copying. */
export const NoBreaks = ({ text }: { text: string }) =>
  text.split(hyphenated).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one fixed text
    <Fragment key={index}>{index % 2 ? <span className="whitespace-nowrap">{part}</span> : part}</Fragment>
  ));
