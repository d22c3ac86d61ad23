import { Button } from "../../src/ui/Button.tsx";
import { useEnquiryAction } from "../enquiry/api.ts";
import { errorText } from "../shell/errors.ts";
import { useSignedIn } from "../shell/session.ts";
import type { Enquiry } from "./api.ts";

interface Props {
  enquiry: Pick<Enquiry, "id" | "version" | "name" | "owner">;
  /** Other enquiries of the person, which are taken along. */
  also?: readonly Pick<Enquiry, "id">[];
}

/** Who has the enquiry, or a button to take it. If somebody was faster, their name appears in its place. */
export function Owner({ enquiry, also = [] }: Props) {
  const { person } = useSignedIn();
  const claim = useEnquiryAction(enquiry);
  if (enquiry.owner) {
    return (
      <p className="text-sm">
        <span className="sr-only">With </span>
        {enquiry.owner.id === person.id ? <strong>You</strong> : enquiry.owner.name}
      </p>
    );
  }
  return (
    <div>
      <Button
        look="outline"
        className="px-3.5! lg:min-h-8! lg:py-1!"
        aria-label={`Take ${enquiry.name}`}
        disabled={claim.isPending}
        onClick={() => claim.mutate({ action: "claim", alsoFor: also.map(({ id }) => id) })}
      >
        Take
      </Button>
      {claim.error && (
        <p role="alert" className="mt-1 text-sm text-alert">
          {errorText(claim.error)}
        </p>
      )}
    </div>
  );
}
