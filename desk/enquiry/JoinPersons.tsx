import { useState } from "react";
import { readablePhone } from "../../domain/links.ts";
import { Button } from "../../src/ui/Button.tsx";
import { Field } from "../../src/ui/Field.tsx";
import { type Enquiry, useEnquiries } from "../enquiries/api.ts";
import { ActionError } from "../ui/ActionForm.tsx";
import { useEnquiryAction } from "./api.ts";

/** Shorter words find too many. */
const shortestSearch = 3;

/** One person who has written from two addresses: called, mailed and shown as one. Parted, each is as it was. */
export function JoinPersons({ enquiry }: { enquiry: Enquiry }) {
  const { mutate, isPending, error } = useEnquiryAction(enquiry);
  const [search, setSearch] = useState("");
  return (
    <div className="space-y-3">
      {enquiry.joined && (
        <>
          <p className="text-sm">This person has other addresses too. Their enquiries are listed together.</p>
          <Button look="outline" disabled={isPending} onClick={() => mutate({ action: "part" })}>
            Part {enquiry.email || enquiry.name} from them
          </Button>
        </>
      )}
      <Field
        form="join"
        name="search"
        label="Join with another address of this person"
        hint="Name, number or address. This sends nothing."
        type="search"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {search.trim().length >= shortestSearch && (
        <Found
          search={search.trim()}
          enquiry={enquiry}
          disabled={isPending}
          onChoose={(other) => mutate({ action: "join", with: other }, { onSuccess: () => setSearch("") })}
        />
      )}
      <ActionError error={error} />
    </div>
  );
}

interface FoundProps {
  search: string;
  enquiry: Enquiry;
  disabled: boolean;
  onChoose(id: string): void;
}

/** Each address once: all its enquiries are joined. */
function Found({ search, enquiry, disabled, onChoose }: FoundProps) {
  const { data } = useEnquiries({ search });
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  const others = rows.filter(
    ({ id, email }, index) =>
      id !== enquiry.id &&
      (email === "" || (email !== enquiry.email && rows.findIndex((row) => row.email === email) === index)),
  );
  if (data && others.length === 0) return <p className="text-sm text-muted">Nobody else is found.</p>;
  return (
    <ul className="space-y-2">
      {others.map(({ id, name, email, phone }) => (
        <li key={id}>
          <Button look="outline" className="w-full" disabled={disabled} onClick={() => onChoose(id)}>
            Same person: {name}, {email || readablePhone(phone)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
