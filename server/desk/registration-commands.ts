import { dateInIndia, daysBetween } from "../../domain/india/calendar-date.ts";
import { actorNames, describeStage } from "../../domain/registration/describe.ts";
import { isLate } from "../../domain/registration/due.ts";
import { type WorkStage, workStages } from "../../domain/registration/stages.ts";
import type { StoreCommand } from "./command.ts";
import { startOfDay } from "./dates.ts";
import { DeskError } from "./errors.ts";
import { completeId } from "./ids.ts";
import { textTable, visible } from "./terminal-text.ts";
import { as, findActor, oneOf } from "./working-commands.ts";

export const registrations: StoreCommand = {
  needs: "store",
  usage: "registrations",
  summary: "how far each registration is, who acts next, and what is late",
  positionals: [0, 0],
  async run({ store, print, now }) {
    const rows = await store.registrations.board();
    if (rows.length === 0) return print("No registration is in work.\n");
    const today = dateInIndia(now.getTime());
    const lines = workStages.flatMap((stage) =>
      rows
        .filter((row) => row.stage === stage)
        .map(({ enquiry, companyName, since, actor, papers, due }) => [
          describeStage(stage),
          enquiry.name,
          companyName ?? "",
          actor ? actorNames[actor] : "",
          String(daysBetween(since, today)),
          `${papers.arrived}/${papers.all}`,
          due ? `${due.on}${isLate(due, today) ? " LATE" : ""}` : "",
          enquiry.owner?.name ?? "",
          enquiry.id,
        ]),
    );
    await print(textTable(["STAGE", "NAME", "COMPANY", "NEXT", "DAYS", "PAPERS", "DUE", "WITH", "ID"], lines));
  },
};

export const stage: StoreCommand = {
  needs: "store",
  usage: `stage ID ${workStages.join("|")}`,
  summary: "how far a registration is; going back is a correction, with a reason",
  details: "The certificate is written down at the desk in the browser: first-filings and complete come after it.",
  options: {
    as,
    on: { type: "string", about: "the day it happened, such as 2026-11-20; today if not given" },
    reason: { type: "string", about: "why it is corrected" },
  },
  positionals: [2, 2],
  async run({ store, print }, given) {
    const [id, word] = given.positionals as [string, string];
    const to: WorkStage = oneOf(word, workStages, "stage");
    const { on, reason } = given.options;
    if (typeof on === "string") startOfDay(on);
    const found = await store.registrations.find(await completeId(store, id));
    if (!found) throw new DeskError(`There is no registration of ${id}. It has not begun, or was erased.`);
    const outcome = await store.registrations.act(
      found.enquiry.id,
      { action: "stage", to, ...(typeof on === "string" && { on }), ...(typeof reason === "string" && { reason }) },
      await findActor(store, given),
      found.version,
    );
    if (outcome.result === "gone") throw new DeskError("It was erased meanwhile.");
    if (outcome.result !== "done") throw new DeskError(outcome.error);
    const { actor, reached } = outcome.registration;
    const next = actor ? `, next ${actorNames[actor]}` : "";
    await print(`${visible(outcome.enquiry.name)}: ${describeStage(to)} since ${reached[to]}${next}\n`);
  },
};
