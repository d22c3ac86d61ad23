import { useState } from "react";
import { Button } from "../../src/ui/Button.tsx";
import { Select } from "../../src/ui/Field.tsx";
import { StatusLine } from "../../src/ui/notices.tsx";
import { useAssignSeveral } from "../enquiry/api.ts";
import { usePeople } from "../people/api.ts";
import { useSignedIn } from "../shell/session.ts";
import { ActionError } from "../ui/ActionForm.tsx";
import type { Enquiry } from "./api.ts";

interface Props {
  chosen: readonly Enquiry[];
  onDone: () => void;
  onEnd: () => void;
}

/** Gives what was ticked to somebody. What a colleague has changed meanwhile is left alone, and named. */
export function AssignSeveral({ chosen, onDone, onEnd }: Props) {
  const { person } = useSignedIn();
  const { data } = usePeople();
  const [to, setTo] = useState(person.id);
  const assign = useAssignSeveral();
  const people = data?.people ?? [];
  const name = people.find(({ id }) => id === to)?.name ?? "nobody";
  const save = () => assign.mutate({ ownerId: to || null, to: name, enquiries: chosen }, { onSuccess: onDone });
  return (
    <section aria-label="Give several to somebody" className="mb-5 space-y-3 border border-line bg-sheet p-4">
      <div className="flex flex-wrap items-end gap-3">
        <div className="grow sm:max-w-64">
          <Select
            form="several"
            name="owner"
            label={chosen.length === 0 ? "Tick the rows, then give them to" : `Give ${chosen.length} to`}
            choices={[
              ...people.map(({ id, name }) => ({ value: id, label: id === person.id ? `${name} (you)` : name })),
              { value: "", label: "Nobody" },
            ]}
            value={to}
            onChange={({ target }) => setTo(target.value)}
          />
        </div>
        <Button disabled={chosen.length === 0 || assign.isPending} onClick={save}>
          Give
        </Button>
        <Button look="outline" onClick={onEnd}>
          Done
        </Button>
      </div>
      <StatusLine kind="problem">
        {assign.data && assign.data.others.length > 0 && (
          <ul>
            {assign.data.others.map(({ name, error }) => (
              <li key={name + error}>{name ? `${name}: ${error}` : error}</li>
            ))}
          </ul>
        )}
      </StatusLine>
      <ActionError error={assign.error} />
    </section>
  );
}
