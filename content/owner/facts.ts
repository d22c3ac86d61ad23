import { readOwnerBesideSite } from "./read.ts";

/**
 * What only the owner knows, read once when the program starts. Vite replaces this file by the values themselves
 * (build/owner-facts.ts), so that no page needs Node and each script carries only what it uses.
 */
export const {
  isSample,
  hasDesk,
  identity,
  legal,
  prices,
  services,
  claims,
  testimonials,
  clients,
  team,
  openings,
  partners,
  payment,
  whatsapp,
  followups,
} = readOwnerBesideSite();
