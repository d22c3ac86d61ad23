import { site } from "../../content/site.ts";

const format = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "medium", timeZone: site.timeZone });
const minuteMs = 60_000;

/** '2026-11-15T11:42:40+05:30': what clocks where the business is show, and how far that is from UTC. */
export function offsetTime(moment: Date): string {
  const shown = format.format(moment).replace(" ", "T");
  const whole = Math.floor(moment.getTime() / 1000) * 1000;
  const minutes = Math.round((Date.parse(`${shown}Z`) - whole) / minuteMs);
  const two = (number: number) => String(number).padStart(2, "0");
  const size = Math.abs(minutes);
  return `${shown}${minutes < 0 ? "-" : "+"}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}
