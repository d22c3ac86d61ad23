import type { Profile } from "./profile.ts";

/** A private limited company to which every card applies: the cards' own next dates are calculated for it. */
export const genericProfile: Profile = {
  structure: "private-limited",
  incorporated: "2020-04-01",
  yearEndMonth: 3,
  gst: "monthly",
  salaries: true,
  pf: true,
  esi: true,
  state: "KA",
  smallCompany: false,
  inGroup: false,
  foreignInvestment: false,
  llpAudited: false,
};
