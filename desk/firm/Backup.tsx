import { tooOld } from "../../domain/desk/back-ups.ts";
import { useNow } from "../ui/hooks.ts";
import { Panel } from "../ui/Panel.tsx";
import { momentText } from "../ui/times.ts";
import type { Delivery } from "./delivery-api.ts";

/** When the last back-up was made and where it is, and how the next one is made. */
export function Backup({ lastBackup, backupCommand }: Pick<Delivery, "lastBackup" | "backupCommand">) {
  const now = useNow();
  const isOld = lastBackup && tooOld(new Date(lastBackup.at), now) !== undefined;
  return (
    <Panel id="back-up" title="Back-up">
      <div className="space-y-2 py-3 text-sm">
        {lastBackup ? (
          <>
            <p className={isOld ? "font-strong text-alert" : ""}>
              Last one {momentText(new Date(lastBackup.at), now)}
              {isOld && ": too old"}
            </p>
            <p className="font-mono text-xs break-all text-muted">{lastBackup.outcome.replace(/^to /, "")}</p>
          </>
        ) : (
          <p className="font-strong text-alert">None was made yet.</p>
        )}
        <p className="text-muted">Every night, on the machine that the server runs on:</p>
        <p className="bg-paper-deep px-3 py-2 font-mono text-xs break-words">{backupCommand}</p>
      </div>
    </Panel>
  );
}
