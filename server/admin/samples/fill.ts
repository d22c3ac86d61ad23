import { addDays, dateInIndia } from "../../../domain/india/calendar-date.ts";
import { addressTrouble, type Delivery } from "../../store/contract.ts";
import { type SampleStore, sampleNumber, writeSamples } from "./enquiries.ts";
import { writeRegistrations } from "./registrations.ts";
import { writeWork } from "./work.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** The first is the owner, the last has not joined. */
const names = ["Anita Sample", "Ravi Sample", "Sushma Sample"];
/** Of those with a registration, from the newest to the oldest stage: each had asked before it began. */
const registered = ["Harish", "Dorje", "Leela", "Naveen", "Hemendra", "Yamini", "Padma", "Tara"];

/** A desk as it looks after two months of work. The same for the same moment, but for ids. */
export async function fillDesk(samples: SampleStore, now: Date): Promise<void> {
  const { store, setTime } = samples;
  setTime(new Date(now.getTime() - 70 * dayMs));
  const people = [];
  for (const name of names)
    people.push(await store.people.invite({ name, email: `${name.toLowerCase().replace(" ", ".")}@example.in` }));
  const ids = await writeSamples(samples, now, { personId: people[1]!.id, name: people[1]!.name });
  await writeWork(samples, ids, now, people);
  await writeRegistrations(
    samples,
    registered.map((name) => ids[sampleNumber(name)]!),
    now,
    people,
  );
  const [application] = (await store.applications.list({}, { limit: 1 })).rows;
  const { id, version } = application!;
  await store.applications.setStatus(id, { to: "interview", note: "Thursday at four, by video.", version }, people[0]!);
  for (const { id: personId } of people.slice(0, 2))
    await store.people.openWithLink((await store.people.issueLink(personId, "open")).token, "Firefox on Linux");
  await store.people.issueLink(people[2]!.id, "join");
  await store.views.add(views(now));
  await deliver(samples, now, (delivery) => troubles(ids).find((each) => isAbout(each, delivery))?.error);
}

const pages = ["/private-limited", "/llp-registration", "/one-person-company", "/pricing", "/contact-us", "/my-plan"];

const views = (now: Date) =>
  Array.from({ length: 60 }, (_, daysAgo) => addDays(dateInIndia(now.getTime()), -daysAgo)).flatMap((day, index) =>
    pages.map((path, place) => ({ day, path, referrer: "", count: 4 + ((index * 7 + place * 11) % 23) })),
  );

interface Trouble extends Pick<Delivery, "submissionId" | "purpose"> {
  error: string;
}

const troubles = (ids: readonly string[]): Trouble[] => [
  {
    submissionId: ids[sampleNumber("Farida")]!,
    purpose: "acknowledgement",
    error: `${addressTrouble}550 5.1.1 No such user here`,
  },
  {
    submissionId: ids[sampleNumber("Sunita Specimen")]!,
    purpose: "quotation",
    error: `${addressTrouble}552 5.2.2 Mailbox full`,
  },
  { submissionId: ids[sampleNumber("Gurpreet")]!, purpose: "lead", error: "535 5.7.8 Authentication failed" },
];

const isAbout = (trouble: Trouble, { submissionId, purpose }: Delivery) =>
  trouble.submissionId === submissionId && trouble.purpose === purpose;

/** Nothing may be left that a server would send: these people do not exist. */
async function deliver({ store }: SampleStore, now: Date, errorOf: (delivery: Delivery) => string | undefined) {
  const workerId = "samples";
  const request = { limit: 500, leaseMs: dayMs, workerId, channels: ["mail"] as const };
  for (;;) {
    // Some wait for the next morning.
    const claimed = await store.outbox.claim({ ...request, now: new Date(now.getTime() + 2 * dayMs) });
    if (claimed.length === 0) return;
    for (const delivery of claimed) {
      const error = errorOf(delivery);
      if (error) await store.outbox.fail(delivery.id, workerId, error, "dead");
      else await store.outbox.succeed(delivery.id, workerId, new Date(delivery.createdAt));
    }
  }
}
