import { CalendarClock, ChartColumn, FileUser, Inbox, type LucideIcon, Send, Stamp, Users } from "lucide-react";

export interface DeskPage {
  path: string;
  name: string;
  icon: LucideIcon;
  /** With g before it, opens the page. */
  key: string;
}

/** In the order of the menu; phones show the first three and keep the others under 'More'. */
export const pages = [
  { path: "/", name: "Today", icon: CalendarClock, key: "t" },
  { path: "/enquiries", name: "Enquiries", icon: Inbox, key: "e" },
  { path: "/registrations", name: "Registrations", icon: Stamp, key: "r" },
  { path: "/numbers", name: "Numbers", icon: ChartColumn, key: "n" },
  { path: "/applications", name: "Applications", icon: FileUser, key: "a" },
  { path: "/delivery", name: "Delivery", icon: Send, key: "d" },
  { path: "/people", name: "People", icon: Users, key: "p" },
] as const satisfies readonly DeskPage[];

export const isWithin = (address: string, path: string): boolean =>
  path === "/" ? address === "/" : address === path || address.startsWith(`${path}/`);
