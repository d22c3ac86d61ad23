import { Fragment } from "react";

/** Words with a hyphen that are not long, such as DIR-3, 16-week and Non-Disclosure; sums in lakh and crore; SPICe+ Part A. No line ends inside them. */
const unbreakable = /([A-Za-z0-9+]{1,5}-[A-Za-z0-9]{1,10}%?|₹[\d,.]+ (?:lakh|crore)|Part [AB]\b)/;

/** A text in which such words stay on one line. The text itself is unchanged, for searching and copying. */
export const NoBreaks = ({ text }: { text: string }) =>
  text.split(unbreakable).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one fixed text
    <Fragment key={index}>{index % 2 ? <span className="whitespace-nowrap">{part}</span> : part}</Fragment>
  ));
