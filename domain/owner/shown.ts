import { gstOnServices } from "../../content/law/legal-figures.ts";
import { firstTier } from "../../content/offers/tiers.ts";
import type { OwnerFacts, ShownFile } from "../../content/owner/files.ts";
import { openingDays } from "../../content/owner/opening-days.ts";
import { structureIds, structureNames } from "../../content/schemas/plain-lists.ts";
import { rupees } from "../india/money.ts";

const count = (list: readonly unknown[], one: string, many: string): string =>
  `${list.length} ${list.length === 1 ? one : many}`;

/** What visitors will see, and what is left out because the folder does not say it. */
export function summary(facts: OwnerFacts, articles: number): { shown: string[]; leftOut: string[] } {
  const { identity, legal, prices, services, claims, testimonials, clients, team, openings, partners, payment } = facts;
  const shown = [
    `${identity.name}, ${identity.address.city}, ${identity.phone}, ${identity.email}`,
    `${legal.legalName}, ${[legal.cin, legal.llpin, legal.gstin].filter(Boolean).join(", ")}`,
    `Plans from ${structureIds.map((id) => `${rupees(prices[id][firstTier]?.price ?? 0)} (${structureNames[id]})`).join(", ")}`,
    `Charges of ${identity.exampleState ?? identity.address.state} as the example, until a visitor chooses a state`,
    legal.gstin
      ? `GST of ${gstOnServices.percent}% is added to your fee`
      : "No GST is added to your fee: there is no GSTIN",
  ];
  const leftOut: string[] = [];
  const say = (given: boolean, text: string, without: string) => (given ? shown.push(text) : leftOut.push(without));
  const hasFormer = JSON.stringify(prices).includes("formerPrice");
  say(hasFormer, "Former prices, struck through", "Discounts (no former price in prices.json)");
  say(Boolean(identity.logo), "Your logo", "A logo: our mark stands in its place (identity.json, logo)");
  say(
    Boolean(identity.accent),
    `Your accent colour ${identity.accent}`,
    "An accent colour: ours is used (identity.json, accent)",
  );
  say(Boolean(identity.whatsapp), `WhatsApp ${identity.whatsapp}`, "WhatsApp buttons (no number in identity.json)");
  say(Boolean(identity.address.map), "A link to the map", "The link to a map (identity.json, address)");
  say(Boolean(identity.about.mission), "Your mission", "A mission on the about page (identity.json, about)");
  say(
    Boolean(identity.pagesIn),
    `Pages in other languages: ${identity.pagesIn?.map((code) => `/${code}`).join(", ")}`,
    "Pages in Hindi and Kannada (identity.json, pagesIn)",
  );
  say(
    identity.social.length > 0,
    count(identity.social, "social link", "social links"),
    "Social links (identity.json, social)",
  );
  say(
    Object.keys(claims).length > 0,
    `Claims: ${Object.values(claims)
      .map(({ text }) => text)
      .join("; ")}`,
    "Claims of any kind (claims.json)",
  );
  say(
    testimonials.length > 0,
    count(testimonials, "testimonial", "testimonials"),
    "Testimonials, and their page in menus and sitemap (testimonials.json)",
  );
  say(clients.length > 0, count(clients, "client", "clients"), "The strip of clients (clients.json)");
  say(team.length > 0, count(team, "team member", "team members"), "Names of advisors (team.json)");
  say(
    openings.length > 0,
    count(openings, "opening", "openings"),
    "Openings: the careers page takes general applications (openings.json)",
  );
  say(
    partners.length > 0,
    count(partners, "partner", "partners"),
    "Partners: their page says that there are none yet (partners.json)",
  );
  const visible = services.filter((service) => service.shown).length;
  say(
    services.length > 0,
    `For quotations ${count(services, "service", "services")}, ${visible > 0 ? `of which visitors see the fee of ${visible}` : "their fees on no page"}`,
    "Services beside registrations, with their fees (services.json)",
  );
  say(
    Boolean(payment.upi ?? payment.bank),
    `How to pay, on quotations and founders' pages only: ${[payment.upi && `UPI ${payment.upi.id}`, payment.bank && `${payment.bank.bank}, account ${payment.bank.number}`].filter(Boolean).join("; ")}; the fee ${payment.fee === "half" ? "half on acceptance, half with the certificate" : "in full on acceptance"}`,
    "How to pay: quotations say that the advisor tells it (payment.json)",
  );
  say(articles > 0, `${articles} of your own articles, with ours`, "Articles of your own (articles/)");
  const hidden = identity.hiddenArticles.join(", ");
  if (hidden) shown.push(`Our articles without ${hidden}`);
  return { shown, leftOut };
}

const once = (items: readonly string[]): string[] => [...new Set(items)];

/** What each file of an owner's folder puts on the pages, in words. A file that is added has to be told here too. */
const shown: Record<ShownFile, (facts: OwnerFacts) => string[]> = {
  identity: ({ identity: { name, address, phone, email, hours, social } }) => [
    name,
    [...address.lines, address.city].join(", "),
    phone,
    email,
    ...hours.map(({ days, opens, closes }) => `${openingDays(days)} ${opens} to ${closes}`),
    ...social.map((network) => network.name),
  ],
  legal: ({ legal }) => [legal.jurisdiction],
  prices: ({ prices }) =>
    structureIds.map(
      (id) =>
        `${structureNames[id]}: ${Object.values(prices[id])
          .flatMap((tier) => (tier ? rupees(tier.price) : []))
          .join(", ")}`,
    ),
  services: ({ services }) => services.filter(({ shown }) => shown).map(({ name }) => name),
  claims: ({ claims }) =>
    Object.values(claims).map(({ figure, text }) =>
      text.includes(figure.replace("+", "")) ? text : `${figure} ${text}`,
    ),
  testimonials: ({ testimonials }) => once(testimonials.map(({ name }) => name)),
  clients: ({ clients }) => clients.map(({ name }) => name),
  team: ({ team }) => team.map(({ name }) => name),
  openings: ({ openings }) => openings.map(({ title }) => title),
  partners: ({ partners }) => partners.map(({ name }) => name),
};

export interface SamplesOfFile {
  file: ShownFile;
  items: string[];
}

/** Everything that stands on the pages in an owner's place, file by file. */
export const listSamples = (facts: OwnerFacts): SamplesOfFile[] =>
  (Object.keys(shown) as ShownFile[])
    .map((file) => ({ file, items: shown[file](facts) }))
    .filter(({ items }) => items.length > 0);
