import { home as homeRecord } from "../../content/home.ts";
import { resources as resourceRecords } from "../../content/resources.ts";
import { checked } from "../../content/schemas/checked.ts";
import { homeSchema, resourceCardSchema } from "../../content/schemas/home.ts";
import { exactly } from "../../content/schemas/text.ts";
import { claim } from "../claims/claims.ts";

export const home = checked("content/home.ts", homeSchema, homeRecord);
export const resources = checked("content/resources.ts", exactly(8, resourceCardSchema), resourceRecords);

/** The four stat cards with the figure and the 'how we count' of their claims. */
export const statCards = home.stats.cards.map((card) => {
  const { figure, howWeCount } = claim(card.claim);
  return { ...card, stat: figure, howWeCount };
});

export const resourceItemsShown = 3;
