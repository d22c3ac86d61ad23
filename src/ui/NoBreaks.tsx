import { Fragment } from "react";

/** Words with hyphens that are not long, such as DIR-3, need-to-know and Non-Disclosure; sums in lakh and crore; SPICe+ Part A. No line ends inside them. */
const unbreakable = /([A-Za-z0-9+]{1,5}(?:-[A-Za-z0-9]{1,10}){1,2}%?|₹[\d,.-]+ (?:lakh|crore)|Part [AB]\b)/;

const months = "January|February|March|April|May|June|July|August|September|October|November|December";
/** A day with its month and year, and classes of certificates: their spaces are not ones to break at. */
const dates = new RegExp(`\\b(\\d{1,2}) (${months})\\b(?: (?=\\d{4}\\b))?`, "g");

const keepTogether = (text: string) =>
  text
    .replace(dates, (date, day: string, month: string) => `${day}\u00a0${month}${date.endsWith(" ") ? "\u00a0" : ""}`)
    .replace(/\bClass (?=\d)/g, "Class\u00a0");

/** A text in which such words stay on one line. It reads, is found and is copied as before. */
export const NoBreaks = ({ text }: { text: string }) =>
  keepTogether(text)
    .split(unbreakable)
    .map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one fixed text
      <Fragment key={index}>{index % 2 ? <span className="whitespace-nowrap">{part}</span> : part}</Fragment>
    ));
