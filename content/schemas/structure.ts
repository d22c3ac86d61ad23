import type { LawChangeId } from "../law/law-changes.ts";
import type { StructureId } from "./structure-id.ts";

interface Heading {
  heading: string;
  text: string;
}

interface Titled {
  title: string;
  text: string;
}

interface WithLaws {
  /** Notes of law shown beside a figure that has changed. */
  laws?: readonly LawChangeId[];
}

interface Link {
  label: string;
  href: string;
}

export interface Question {
  q: string;
  a: string;
}

interface Step extends Titled, WithLaws {
  duration?: string;
  /** The founder takes part in this step; in the others the advisor does the work. */
  withYou?: boolean;
}

/** A step shown on a line of days: `startsOn` is how many days have gone by when it begins. */
interface TimedStep extends Step {
  duration: `${number} days` | `${number}-${number} days`;
  startsOn: number;
}

interface Filing extends Titled, WithLaws {
  form: string;
  /** As the specification lists it. */
  due: string;
  /** Where `due` is no longer the law: the date in force, shown first, and until when the other held. */
  inForce?: { due: string; until?: string };
}

interface Section<Item> extends Heading {
  items: readonly Item[];
}

interface Page {
  name: string;
  shortName: string;
  hero: { headline: string; subtitle: string; points: readonly string[] };
  form: Heading;
  offers: Heading;
  /** What the three rooms of the drawn house show, in words that the page says too. */
  rooms: readonly [string, string, string];
  closing: { badge: string; heading: string; text: string; button: Link };
  questions: readonly Question[];
  requirements: Section<Titled & WithLaws>;
}

export interface PrivateLimitedPage extends Page {
  id: "private-limited";
  route: "/private-limited";
  overview: { heading: string; paragraphs: readonly string[] };
  benefits: Section<Titled & { icon: string }>;
  process: Section<TimedStep>;
}

interface FeaturedPage extends Page {
  features: Section<Titled & WithLaws & { icon: string }>;
  benefits: Section<Titled & WithLaws>;
  process: Section<Step>;
}

export interface OpcPage extends FeaturedPage {
  id: "opc";
  route: "/one-person-company";
}

export interface LlpPage extends FeaturedPage {
  id: "llp";
  route: "/llp-registration";
  compliance: Section<Filing>;
}

export interface Comparison extends Heading {
  columns: readonly [
    { id: "private-limited"; label: string },
    { id: "opc"; label: string },
    { id: "llp"; label: string },
  ];
  rows: readonly (WithLaws & { id: string; label: string; values: Record<StructureId, string> })[];
  /** The rows from here on, which are folded away, and what they are about. */
  later: { from: string; label: string };
  footnote: string;
  choices: readonly { structure: StructureId; heading: string; points: readonly string[]; button: Link }[];
}
