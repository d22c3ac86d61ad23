import {
  CalendarClock,
  ChartColumn,
  FileUser,
  Inbox,
  type LucideIcon,
  PanelsTopLeft,
  Send,
  Stamp,
  Users,
} from "lucide-react";
import type { Session } from "./session.ts";

export interface DeskPage {
  path: string;
  name: string;
  icon: LucideIcon;
  /** With g before it, opens the page. */
  key: string;
  /** Others do not see it. */
  isForOwners?: boolean;
}

/** In the order of the menu; phones show the first three and keep the others under 'More'. */
const pages: readonly DeskPage[] = [
  { path: "/", name: "Today", icon: CalendarClock, key: "t" },
  { path: "/enquiries", name: "Enquiries", icon: Inbox, key: "e" },
  { path: "/registrations", name: "Registrations", icon: Stamp, key: "r" },
  { path: "/numbers", name: "Numbers", icon: ChartColumn, key: "n" },
  { path: "/applications", name: "Applications", icon: FileUser, key: "a" },
  { path: "/delivery", name: "Delivery", icon: Send, key: "d", isForOwners: true },
  { path: "/people", name: "People", icon: Users, key: "p" },
  { path: "/your-site", name: "Your site", icon: PanelsTopLeft, key: "y", isForOwners: true },
];

export const pagesFor = (role: Session["person"]["role"]): readonly DeskPage[] =>
  pages.filter(({ isForOwners }) => !isForOwners || role === "owner");

export const isWithin = (address: string, path: string): boolean =>
  path === "/" ? address === "/" : address === path || address.startsWith(`${path}/`);
