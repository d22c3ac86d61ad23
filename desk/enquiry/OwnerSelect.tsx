import { Button } from "../../src/ui/Button.tsx";
import { Select } from "../../src/ui/Field.tsx";
import type { Enquiry } from "../enquiries/api.ts";
import { usePeople } from "../people/api.ts";
import { useSignedIn } from "../shell/session.ts";
import { useShortcuts } from "../shell/shortcuts.ts";
import { ActionError } from "../ui/ActionForm.tsx";
import { useEnquiryAction } from "./api.ts";

/** Who has the enquiry. Taking it, with the others that wait, is one press; giving it to somebody is a choice. */
export function OwnerSelect({ enquiry, also }: { enquiry: Enquiry; also: readonly Enquiry[] }) {
  const { person } = useSignedIn();
  const { data } = usePeople();
  const action = useEnquiryAction(enquiry);
  const take = () => {
    if (!enquiry.owner) action.mutate({ action: "claim", alsoFor: also.map(({ id }) => id) });
  };
  useShortcuts({ t: take });
  const people = data?.people ?? [];
  const known = enquiry.owner && !people.some(({ id }) => id === enquiry.owner?.id) ? [enquiry.owner] : [];
  return (
    <div>
      <div className="flex items-end gap-2">
        <div className="grow">
          <Select
            form="owner"
            name="owner"
            label="With"
            disabled={action.isPending}
            choices={[
              { value: "", label: "Nobody" },
              ...[...known, ...people].map(({ id, name }) => ({
                value: id,
                label: id === person.id ? `${name} (you)` : name,
              })),
            ]}
            value={enquiry.owner?.id ?? ""}
            onChange={(event) => action.mutate({ action: "assign", ownerId: event.target.value || null })}
          />
        </div>
        {!enquiry.owner && (
          <Button look="outline" disabled={action.isPending} onClick={take}>
            Take it
          </Button>
        )}
      </div>
      <ActionError error={action.error} />
    </div>
  );
}
