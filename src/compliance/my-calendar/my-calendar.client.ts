import { calendarFile, calendarFileName } from "../../../domain/compliance/calendar-file.ts";
import { myCalendar } from "../../../domain/compliance/my-calendar.ts";
import { type Profile, serializeProfile } from "../../../domain/compliance/profile.ts";
import { type CalendarDate, dateInIndia } from "../../../domain/india/calendar-date.ts";
import { draw } from "../../ui/draw.client.ts";
import { NextDate, Results, type TakeActions } from "./MyDates.tsx";
import { bindForm } from "./my-calendar-form.client.ts";

const form = document.querySelector<HTMLFormElement>("#my-calendar-form");
const nextPlace = document.querySelector<HTMLElement>("[data-my-next]");
const resultPlace = document.querySelector<HTMLElement>("[data-my-results]");
const waiting = [...(nextPlace?.childNodes ?? [])];

const say = (text: string) => {
  const place = nextPlace?.querySelector("[data-said]");
  if (place) place.textContent = text;
};

const copy = (text: string, what: string) =>
  navigator.clipboard.writeText(text).then(
    () => say(`${what} copied.`),
    () => say(`Copy it from here: ${text}`),
  );

function download(profile: Profile, today: CalendarDate): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([calendarFile(profile, today)], { type: "text/calendar" }));
  link.download = calendarFileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  say("Downloaded. Open the file to add the dates, with their alarms.");
}

/** Today is India's, and only ever the visitor's: never the build's. */
function show(profile: Profile, isAsked: boolean): void {
  const today = dateInIndia(Date.now());
  const calendar = myCalendar(profile, today);
  const subscription = new URL(`/api/calendar.ics?${serializeProfile(profile)}`, location.href).href;
  const actions: TakeActions = {
    download: () => download(profile, today),
    copyAddress: () => copy(subscription, "Subscription address"),
    copyLink: () => copy(location.href, "Link"),
    print: () => print(),
  };
  nextPlace?.replaceChildren(...draw(NextDate({ calendar, subscription, actions })));
  resultPlace?.replaceChildren(...draw(Results({ calendar, profile })));
  const heading = nextPlace?.querySelector("h3");
  if (!isAsked || !heading) return;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView();
}

if (form) {
  bindForm(form, (profile, isAsked) => {
    if (resultPlace) resultPlace.hidden = !profile;
    if (profile) show(profile, isAsked);
    else {
      nextPlace?.replaceChildren(...waiting);
      resultPlace?.replaceChildren();
    }
  });
}
