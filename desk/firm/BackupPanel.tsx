import { Download } from "lucide-react";
import { backupFinding } from "../../domain/desk/health.ts";
import { Button } from "../../src/ui/Button.tsx";
import { ActionError } from "../ui/ActionForm.tsx";
import { useNow } from "../ui/hooks.ts";
import { Loaded, Panel } from "../ui/Panel.tsx";
import { momentText } from "../ui/times.ts";
import { backupAddress, type Delivery, useBackUp, useBackups } from "./api.ts";
import { sizeText } from "./delivery-words.ts";

/** When the last back-up was made and where it is, those that can be taken away, and one more. */
export function BackupPanel({ lastBackup, backupCommand }: Pick<Delivery, "lastBackup" | "backupCommand">) {
  const now = useNow();
  const query = useBackups();
  const backUp = useBackUp();
  const isOld = lastBackup && backupFinding(lastBackup, now).finding.status !== "ok";
  const isRunning = backUp.isPending || query.data?.isRunning === true;
  const button = (
    <Button look="outline" className="px-4!" disabled={isRunning} onClick={() => backUp.mutate()}>
      {isRunning ? "Backing up…" : "Back up now"}
    </Button>
  );
  return (
    <Panel id="back-up" title="Back-up" actions={button}>
      <div className="space-y-2 py-3 text-sm">
        {lastBackup ? (
          <p className={isOld ? "font-strong text-alert" : ""}>
            Last one {momentText(new Date(lastBackup.at), now)}
            {isOld && ": too old"}
          </p>
        ) : (
          <p className="font-strong text-alert">None was made yet.</p>
        )}
        <ActionError error={backUp.error} />
        <Loaded query={query}>
          {({ folder, files, problem, isNightly }) => (
            <>
              <div role="status">
                {problem && <p className="font-strong break-words text-alert">The last try failed: {problem}</p>}
              </div>
              {lastBackup && !files.some(({ name }) => lastBackup.outcome.endsWith(name)) && (
                <p className="font-mono text-xs break-all text-muted">{lastBackup.outcome.replace(/^to /, "")}</p>
              )}
              {files.length > 0 && (
                <ul aria-label="Back-ups on this server" className="border-t border-line">
                  {files.map(({ name, at, bytes, isEncrypted }) => (
                    <li key={name} className="flex items-center justify-between gap-4 border-b border-line">
                      <span>
                        {momentText(new Date(at), now)}
                        <span className="text-muted">
                          , {sizeText(bytes)}
                          {isEncrypted && ", encrypted"}
                        </span>
                      </span>
                      <a
                        href={backupAddress(name)}
                        download
                        className="-mr-2 inline-flex min-h-11 shrink-0 items-center gap-1.5 px-2 text-action no-underline hover:underline"
                      >
                        <Download aria-hidden="true" className="size-4" strokeWidth={1.75} />
                        Download<span className="sr-only"> the back-up of {momentText(new Date(at), now)}</span>
                      </a>
                    </li>
                  ))}
                </ul>
              )}
              <p className="text-muted">
                A copy on the same disk does not survive the disk: download one from time to time, and keep it where
                only you can read it.
              </p>
              {isNightly ? (
                <p className="break-words text-muted">One is made every night at 02:30 into {folder}.</p>
              ) : (
                <>
                  <p className="text-muted">
                    Every night by itself: set BACKUP_DIR, or run this on the server&apos;s machine.
                  </p>
                  <p className="bg-paper-deep px-3 py-2 font-mono text-xs break-words">{backupCommand}</p>
                </>
              )}
            </>
          )}
        </Loaded>
      </div>
    </Panel>
  );
}
