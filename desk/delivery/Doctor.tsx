import { CircleAlert, CircleCheck, CircleX } from "lucide-react";
import { Button } from "../../src/ui/Button.tsx";
import { useDoctor } from "../api/delivery.ts";
import { ActionError } from "../ui/ActionError.tsx";
import { Panel } from "../ui/Panel.tsx";

const marks = {
  ok: { icon: CircleCheck, look: "text-good", name: "Fine" },
  warn: { icon: CircleAlert, look: "text-ink", name: "Please look" },
  fail: { icon: CircleX, look: "text-alert", name: "Wrong" },
} as const;

/** Looks at settings, store, mail server and webhook, when it is asked to. */
export function Doctor() {
  const doctor = useDoctor();
  return (
    <Panel
      id="doctor"
      title="Doctor"
      actions={
        <Button look="outline" disabled={doctor.isPending} onClick={() => doctor.mutate()}>
          {doctor.isPending ? "Checking…" : "Run the checks"}
        </Button>
      }
    >
      <ActionError error={doctor.error} />
      <div role="status">
        {doctor.data ? (
          <ul>
            {doctor.data.findings.map(({ about, status, detail, advice }) => {
              const { icon: Icon, look, name } = marks[status];
              return (
                <li key={about} className="flex gap-3 border-b border-line py-2.5 text-sm">
                  <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${look}`} strokeWidth={1.5} />
                  <div className="min-w-0 break-words">
                    <p>
                      <span className="sr-only">{name}: </span>
                      <strong>{about}</strong> {detail}
                    </p>
                    {advice && <p className="mt-0.5 text-muted">{advice}</p>}
                  </div>
                </li>
              );
            })}
          </ul>
        ) : (
          <p className="py-3 text-sm text-muted">Checks the settings, the store, the mail server and the webhook.</p>
        )}
      </div>
    </Panel>
  );
}
