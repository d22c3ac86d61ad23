import type { OwnerFacts, ShownFile } from "../content/owner/files.ts";
import { openingDays } from "../content/owner/opening-days.ts";
import { structureIds, structureNames } from "../content/schemas/structure-id.ts";
import { rupees } from "./india/money.ts";

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
          .map(({ price }) => rupees(price))
          .join(", ")}`,
    ),
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
