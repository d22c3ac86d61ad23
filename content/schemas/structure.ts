import type { LawChangeId } from "../law/law-changes.ts";
import type { Tier } from "../offers/tiers.ts";
import type { StructureId } from "./plain-lists.ts";

export interface Heading {
  heading: string;
  text: string;
}

export interface Titled {
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
export interface TimedStep extends Step {
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
  closing: { badge?: string; heading: string; text: string; button: Link };
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

/** The words of an offer: what one tier of a structure contains. */
interface OfferText {
  tier: Tier;
  description: string;
  bestFor: string;
  /** The line above the features of an offer that builds on the one before it. */
  buildsOn?: string;
  features: readonly string[];
  notIncluded: string;
}

export interface Offer extends OfferText {
  name: string;
  popular: boolean;
  /** What was charged before, where there is a discount. */
  originalPrice?: number;
  discountedPrice: number;
  discount?: string;
}

export interface OfferSetText {
  structure: StructureId;
  tab: string;
  heading: string;
  subtitle: string;
  governmentCharge: {
    /** As listed. */
    amount: number;
    label: string;
    /** For whom the amount is estimated, in the state that the site takes for its examples. */
    usualCase: string;
    /** The listed amount, where the estimate for this structure is another, and why. */
    difference?: string;
    text: string;
    laws: readonly LawChangeId[];
  };
  /** From the least, as in content/offers/tiers.ts. */
  offers: readonly OfferText[];
}

export interface OfferSet extends OfferSetText {
  offers: readonly Offer[];
}
