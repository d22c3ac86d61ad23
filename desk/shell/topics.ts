import { allTopics } from "./changes.ts";

type Key = readonly string[];

const ofEnquiry = (id: Key): Key[] => [["enquiries"], ["enquiry", ...id], ["registrations"]];
const ofApplication = (id: Key): Key[] => [
  ["applications", "list"],
  ["applications", "detail", ...id],
];

/** What a topic concerns, as beginnings of query keys. */
const concerns: Readonly<Record<string, (id: Key) => Key[]>> = {
  enquiry: ofEnquiry,
  enquiries: ofEnquiry,
  registration: ofEnquiry,
  registrations: ofEnquiry,
  application: ofApplication,
  applications: ofApplication,
  site: (part) => [["site", ...part]],
};

/** The questions that are to be asked again, each once: 'enquiry:ID' concerns that enquiry and every list. */
export function questionsAbout(topics: readonly string[]): Key[] {
  if (topics.includes(allTopics)) return [[]];
  const keys = topics.flatMap((topic) => {
    const [name = "", ...id] = topic.split(":");
    return concerns[name]?.(id) ?? [[name]];
  });
  return [...new Map(keys.map((key) => [key.join(), key])).values()];
}
