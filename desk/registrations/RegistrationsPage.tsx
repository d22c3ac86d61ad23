import { type NextActor, nextActors } from "../../content/schemas/registration-stage.ts";
import { type CalendarDate, dateInIndia } from "../../domain/india/calendar-date.ts";
import { isLate } from "../../domain/registration/due.ts";
import { workStages } from "../../domain/registration/stages.ts";
import { Select } from "../../src/ui/Field.tsx";
import { type BoardRow, useBoard } from "../api/registrations.ts";
import { useSignedIn } from "../api/session.ts";
import { DeskHeading } from "../layout/DeskHeading.tsx";
import { useNow } from "../live/useNow.ts";
import { Loaded } from "../ui/Loaded.tsx";
import { Nothing } from "../ui/Panel.tsx";
import { useAddressValues } from "../ui/useAddressValues.ts";
import { BoardStage } from "./BoardStage.tsx";
import { actorWords } from "./words.ts";

const nobody = "nobody";
const inWork = workStages.filter((stage) => stage !== "complete");

/** Every registration by its stage, the late ones first. */
export default function RegistrationsPage() {
  const board = useBoard();
  const [address, setFilter] = useAddressValues();
  const owner = address.get("owner") ?? "";
  const actor = nextActors.find((known) => known === address.get("next"));
  const today = dateInIndia(useNow().getTime());
  const owners = useOwners(board.data?.rows ?? [], owner);
  return (
    <>
      <DeskHeading
        title="Registrations"
        actions={
          <div className="grid w-full grid-cols-2 gap-3 sm:w-96">
            <Select
              form="board"
              name="owner"
              label="With"
              choices={[{ value: "", label: "Everybody" }, ...owners]}
              value={owner}
              onChange={({ target }) => setFilter("owner", target.value)}
            />
            <Select
              form="board"
              name="next"
              label="Who acts next"
              choices={[
                { value: "", label: "Anybody" },
                ...nextActors.map((value) => ({ value, label: actorWords[value] })),
              ]}
              value={actor ?? ""}
              onChange={({ target }) => setFilter("next", target.value)}
            />
          </div>
        }
      >
        {board.data && summary(board.data.rows, today)}
      </DeskHeading>
      <Loaded query={board}>
        {({ rows }) => {
          const shown = rows
            .filter((row) => isWith(row, owner) && (!actor || row.actor === actor))
            .toSorted((a, b) => Number(isLate(b.due ?? undefined, today)) - Number(isLate(a.due ?? undefined, today)));
          if (rows.length === 0)
            return (
              <Nothing>
                No registration has begun. One begins when a founder accepts a quotation, or on the page of an enquiry.
              </Nothing>
            );
          if (shown.length === 0) return <Nothing>None fits these filters.</Nothing>;
          const complete = shown.filter(({ stage }) => stage === "complete");
          return (
            <div className="space-y-9">
              <div className="grid gap-x-4 gap-y-8 xl:grid-cols-6">
                {inWork.map((stage) => (
                  <BoardStage
                    key={stage}
                    stage={stage}
                    rows={shown.filter((row) => row.stage === stage)}
                    today={today}
                  />
                ))}
              </div>
              {complete.length > 0 && <BoardStage stage="complete" rows={complete} today={today} />}
            </div>
          );
        }}
      </Loaded>
    </>
  );
}

const isWith = ({ enquiry }: BoardRow, owner: string): boolean =>
  owner === "" || (owner === nobody ? enquiry.owner === null : enquiry.owner?.id === owner);

/** Those who have one, and who is chosen, so that a bookmark stays what it says. */
function useOwners(rows: readonly BoardRow[], chosen: string) {
  const { person } = useSignedIn();
  const owners = new Map([[person.id, `${person.name} (you)`]]);
  for (const { enquiry } of rows)
    if (enquiry.owner && !owners.has(enquiry.owner.id)) owners.set(enquiry.owner.id, enquiry.owner.name);
  if (chosen && chosen !== nobody && !owners.has(chosen)) owners.set(chosen, "Somebody without one");
  return [...[...owners].map(([value, label]) => ({ value, label })), { value: nobody, label: "Nobody" }];
}

const waitsFor: Readonly<Record<NextActor, string>> = {
  we: "for us",
  you: "for founders",
  registrar: "for the Registrar",
};

/** '12 in work, 2 late. They wait: 4 for us, 6 for founders, 2 for the Registrar.' */
function summary(rows: readonly BoardRow[], today: CalendarDate): string {
  const open = rows.filter(({ stage }) => stage !== "complete");
  if (open.length === 0) return "None in work.";
  const late = open.filter(({ due }) => isLate(due ?? undefined, today)).length;
  const waiting = (["we", "you", "registrar"] as const).flatMap((actor) => {
    const count = open.filter((row) => row.actor === actor).length;
    return count > 0 ? [`${count} ${waitsFor[actor]}`] : [];
  });
  return `${open.length} in work${late > 0 ? `, ${late} late` : ""}. Waiting: ${waiting.join(", ")}.`;
}
