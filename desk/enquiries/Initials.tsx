import { useSignedIn } from "../shell/session.ts";
import { initials } from "../today/reason.ts";
import type { Enquiry } from "./api.ts";

/** Who has it, in two letters. */
export function Initials({ owner }: Pick<Enquiry, "owner">) {
  const { person } = useSignedIn();
  const name = owner ? (owner.id === person.id ? "you" : owner.name) : "nobody";
  return (
    <span
      title={`With ${name}`}
      className={`grid size-8 shrink-0 place-items-center rounded-full text-xs font-strong ${owner ? "bg-action-wash text-action" : "border border-dashed border-line-strong text-muted"}`}
    >
      <span aria-hidden="true">{owner ? initials(owner.name) : "–"}</span>
      <span className="sr-only">With {name}</span>
    </span>
  );
}
