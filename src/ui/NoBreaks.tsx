import { Fragment } from "react";

/** Short words with a hyphen, such as DIR-3, e-mail and 16-week; sums in lakh and crore; SPICe+ Part A. No line ends inside them. */
const unbreakable = /([A-Za-z0-9+]{1,5}-[A-Za-z0-9]{1,5}%?|₹[\d,.]+ (?:lakh|crore)|Part [AB]\b)/;

/** A text in which such words stay on one line. The text itself is unchanged, for searching and copying. */
export const NoBreaks = ({ text }: { text: string }) =>
  text.split(unbreakable).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one fixed text
    <Fragment key={index}>{index % 2 ? <span className="whitespace-nowrap">{part}</span> : part}</Fragment>
  ));
