import type { Application, Lead } from "../store/contract.ts";
import type { Fact } from "./design/blocks.ts";
import { link } from "./design/text.ts";
import { dayAndTime } from "./times.ts";

/** Where and when something came in. */
export function originFacts({ page, utm, createdAt, id }: Lead | Application, siteUrl: string): Fact[] {
  const campaign = Object.entries(utm)
    .map(([name, value]) => `${name.replace(/^utm_/, "")}: ${value}`)
    .join("\n");
  return [
    { label: "Page", value: page && link(new URL(page, siteUrl).href, page) },
    { label: "Campaign", value: campaign },
    { label: "Received", value: dayAndTime(new Date(createdAt)) },
    { label: "Number", value: id },
  ];
}
