import { useState } from "react";
import { Button } from "../../src/ui/Button.tsx";
import { Field } from "../../src/ui/Field.tsx";
import { StatusLine } from "../../src/ui/StatusLine.tsx";
import type { Invitation } from "../api/people.ts";
import { useNow } from "../live/useNow.ts";
import { momentText } from "../ui/times.ts";

/** A link that was just made. It is shown this once: only its hash is kept. */
export function NewLink({ invitation: { person, link, expiresAt, mailed } }: { invitation: Invitation }) {
  const now = useNow();
  const [isCopied, setCopied] = useState(false);
  return (
    <StatusLine kind="good">
      <p>
        {mailed ? `Mailed to ${person.email}. ` : "Send this link to them yourself. "}
        It works once, until {momentText(new Date(expiresAt), now)}, and is shown only now.
      </p>
      <div className="mt-2 flex items-end gap-2 font-normal text-ink">
        <div className="min-w-0 grow">
          <Field
            form={`link-${person.id}`}
            name="link"
            label={`Link for ${person.name}`}
            readOnly
            value={link}
            onFocus={(event) => event.target.select()}
          />
        </div>
        <Button
          look="outline"
          onClick={() =>
            navigator.clipboard.writeText(link).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
        >
          {isCopied ? "Copied" : "Copy"}
        </Button>
      </div>
    </StatusLine>
  );
}
