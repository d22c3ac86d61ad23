import { Badge } from "../../src/ui/Badge.tsx";
import { Button } from "../../src/ui/Button.tsx";
import { useNow } from "../shell/useNow.ts";
import { ActionError } from "../ui/ActionError.tsx";
import { Loaded } from "../ui/Loaded.tsx";
import { Panel } from "../ui/Panel.tsx";
import { momentText } from "../ui/times.ts";
import { useEndSession, useSessions } from "./api.ts";

/** Where one is signed in. */
export function SessionPanel() {
  const now = useNow();
  const end = useEndSession();
  return (
    <Panel id="sessions" title="Where you are signed in">
      <Loaded query={useSessions()}>
        {({ sessions }) => (
          <ul>
            {sessions.map(({ id, browser, via, lastSeenAt, expiresAt, current }) => (
              <li key={id} className="flex items-center justify-between gap-4 border-b border-line py-3">
                <div className="min-w-0 text-sm">
                  <p className="flex flex-wrap items-center gap-2 text-base font-strong">
                    {browser}
                    {current && <Badge tone="good">This one</Badge>}
                  </p>
                  <p className="text-muted">
                    {via === "link" ? "by a link" : "by passkey"} · used {momentText(new Date(lastSeenAt), now)} · ends{" "}
                    {momentText(new Date(expiresAt), now)}
                  </p>
                </div>
                {!current && (
                  <Button
                    look="outline"
                    className="px-4!"
                    aria-label={`End ${browser}, used ${momentText(new Date(lastSeenAt), now)}`}
                    disabled={end.isPending}
                    onClick={() => end.mutate(id)}
                  >
                    End
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <ActionError error={end.error} />
    </Panel>
  );
}
