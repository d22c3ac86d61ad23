import { opensHereAlone } from "../../domain/registration/founder-page.ts";
import { StatusLine } from "../../src/ui/notices.tsx";
import { useNow } from "../shell/useNow.ts";
import { CopyField } from "../ui/CopyField.tsx";
import { momentText } from "../ui/times.ts";
import type { Invitation } from "./api.ts";

/** A link that was just made. It is shown this once: only its hash is kept. */
export function NewLink({ invitation: { person, link, expiresAt, mailed } }: { invitation: Invitation }) {
  const now = useNow();
  return (
    <StatusLine kind="good">
      <p>
        {mailed ? `Mailed to ${person.email}. ` : opensHereAlone(link) ? "" : "Send this link to them yourself. "}
        It works once, until {momentText(new Date(expiresAt), now)}, and is shown only now.
      </p>
      <CopyField form={`link-${person.id}`} label={`Link for ${person.name}`} value={link} />
    </StatusLine>
  );
}
