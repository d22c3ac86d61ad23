import type { Page } from "puppeteer-core";

export interface Tap {
  name: string;
  path: string;
  control: string;
  act: (page: Page, control: string) => Promise<unknown>;
  /** The event that begins the interaction. */
  begins: "pointerup" | "input" | "submit";
  /** What shows that it has worked: the field has the focus, or the choice is in the address. */
  effect: "focus" | "address";
}

const tap = async (page: Page, control: string) => (await page.$(control))?.tap();
const choose = (value: string) => (page: Page, control: string) => page.select(control, value);
const touched = { act: tap, begins: "pointerup" } as const;

/** The first thing a visitor does with each form, filter and calculator. */
export const taps: readonly Tap[] = [
  { name: "contact form, a field", path: "/contact-us", control: "#contact-name", ...touched, effect: "focus" },
  { name: "quick form, a field", path: "/private-limited", control: "#quick-fullName", ...touched, effect: "focus" },
  {
    name: "calendar, a filter",
    path: "/compliance-calendar",
    control: "#filter-category",
    act: choose("GST"),
    begins: "input",
    effect: "address",
  },
  {
    name: "templates, a filter",
    path: "/startup-templates",
    control: "label:has(input[name=category][value=Employment])",
    ...touched,
    effect: "address",
  },
  {
    name: "pricing, a tab",
    path: "/pricing",
    control: 'main a[href*="structure=llp"]',
    ...touched,
    effect: "address",
  },
  {
    name: "cost calculator, the state",
    path: "/cost-calculator",
    control: "#cost-state",
    act: choose("DL"),
    begins: "input",
    effect: "address",
  },
  {
    name: "choose a structure, next question",
    path: "/choose-structure",
    control: "label:has(input[name=owners][value=several])",
    act: async (page, control) => {
      await tap(page, control);
      await tap(page, "form:has(input[name=owners]) button[type=submit]");
    },
    begins: "submit",
    effect: "address",
  },
  { name: "name checker, a field", path: "/name-checker", control: "#check-name", ...touched, effect: "focus" },
];
