import { addDays, type CalendarDate, dateInIndia } from "../../../domain/india/calendar-date.ts";
import { localMoment } from "../../../domain/india/local-time.ts";
import type { RegistrationAction } from "../../../domain/registration/actions.ts";
import type { AgreedCompany } from "../../../domain/registration/registration.ts";
import type { SampleStore } from "./enquiries.ts";

type Step = readonly [daysAgo: number, RegistrationAction | "begin" | "papers"];

interface Sample {
  company: AgreedCompany;
  steps(day: (daysAgo: number) => CalendarDate): Step[];
}

const company = (form: AgreedCompany["form"], state: AgreedCompany["state"], people = 2): AgreedCompany => ({
  form,
  state,
  people,
  capital: 100_000,
});

const stage = (to: Extract<RegistrationAction, { action: "stage" }>["to"]): RegistrationAction => ({
  action: "stage",
  to,
});
const approve = (name: string): RegistrationAction => ({ action: "name", name, outcome: "approved" });

/** One at each stage and a few more, some of them late. Made-up names, as in enquiries.ts. */
const samples: readonly Sample[] = [
  {
    company: company("private-limited", "KA"),
    steps: () => [
      [3, "begin"],
      [1, { action: "paper", id: "1-pan", arrived: true }],
    ],
  },
  {
    company: company("opc", "TN", 1),
    steps: () => [
      [9, "begin"],
      [9, { action: "expect", on: "" }],
    ],
  },
  {
    company: company("private-limited", "MH", 3),
    steps: () => [
      [20, "begin"],
      [16, "papers"],
      [15, stage("name")],
      [14, { action: "name", name: "Kaveri Data", outcome: "refused", reason: "Too close to an existing company." }],
      [13, { action: "name", name: "Qorvex Data", outcome: "proposed" }],
      [13, { action: "actor", actor: "registrar" }],
    ],
  },
  {
    company: company("llp", "KL"),
    steps: () => [
      [12, "begin"],
      [9, "papers"],
      [8, stage("name")],
      [6, approve("Malabar Looms LLP")],
      [2, stage("signatures")],
    ],
  },
  {
    company: company("private-limited", "GJ", 4),
    steps: () => [
      [30, "begin"],
      [26, "papers"],
      [25, { action: "paper", id: "office-right", arrived: false }],
      [24, { action: "stage", to: "name", reason: "The rent agreement of the office follows once it is signed." }],
      [22, approve("Aravalli Robotics")],
      [10, stage("filing")],
      [4, { action: "actor", actor: "you", awaited: "Read the drafts of the articles and approve them." }],
    ],
  },
  {
    company: company("private-limited", "TG"),
    steps: () => [
      [25, "begin"],
      [19, "papers"],
      [18, stage("name")],
      [12, approve("Deccan Solar")],
      [6, stage("certificate")],
    ],
  },
  {
    company: company("private-limited", "KA"),
    steps: (day) => [
      [60, "begin"],
      [52, "papers"],
      [50, stage("name")],
      [48, approve("Nilgiri Press")],
      [44, stage("certificate")],
      [
        40,
        {
          action: "incorporated",
          date: day(41),
          number: `U58110KA${day(41).slice(0, 4)}PTC098765`,
          name: "Nilgiri Press Private Limited",
        },
      ],
      [35, { action: "filed", id: "first-board-meeting", done: true }],
    ],
  },
  {
    company: company("llp", "DL"),
    steps: (day) => [
      [58, "begin"],
      [44, "papers"],
      [40, stage("certificate")],
      [30, { action: "incorporated", date: day(31), number: "ABC-1234", name: "Konkan Crafts LLP" }],
      [5, stage("complete")],
    ],
  },
];

/** A registration for each of these enquiries, the first at its papers; owners in turn, the last with nobody. */
export async function writeRegistrations(
  { store, setTime }: SampleStore,
  enquiryIds: readonly string[],
  now: Date,
  owners: readonly { id: string; name: string }[] = [],
): Promise<void> {
  const today = dateInIndia(now.getTime());
  const day = (daysAgo: number) => addDays(today, -daysAgo);
  const actionsOf = async (step: RegistrationAction | "papers", id: string): Promise<RegistrationAction[]> => {
    if (step !== "papers") return [step.action === "expect" ? { ...step, on: day(2) } : step];
    const { papers } = (await store.registrations.find(id))!.registration;
    return papers.map((paper) => ({ action: "paper", id: paper.id, arrived: true }));
  };
  for (const [index, { company: agreed, steps }] of samples.entries()) {
    const id = enquiryIds[index]!;
    const owner = owners[index % (owners.length + 1)];
    const actor = owner ? { personId: owner.id, name: owner.name } : { name: "Somebody" };
    for (const [daysAgo, step] of steps(day)) {
      setTime(localMoment(day(daysAgo), "11:00"));
      if (step === "begin") {
        await store.registrations.start(id, agreed, actor);
        if (owner) await store.enquiries.act(id, { action: "claim" }, actor);
        continue;
      }
      for (const action of await actionsOf(step, id)) {
        const { version } = (await store.registrations.find(id))!;
        const outcome = await store.registrations.act(id, action, actor, version);
        if (outcome.result !== "done") throw new Error(`${index}: ${JSON.stringify(outcome)}`);
      }
    }
  }
  setTime(now);
}
