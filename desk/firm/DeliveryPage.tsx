import { CircleAlert, CircleCheck, CircleX } from "lucide-react";
import { Button } from "../../src/ui/Button.tsx";
import { Disclosure } from "../../src/ui/Disclosure.tsx";
import { DeskHeading } from "../shell/PageHead.tsx";
import { useSignedIn } from "../shell/session.ts";
import { ActionError } from "../ui/ActionForm.tsx";
import { useNow } from "../ui/hooks.ts";
import { Loaded, Panel } from "../ui/Panel.tsx";
import { type Delivery, type Finding, useDelivery, useDoctor } from "./api.ts";
import { BackupPanel } from "./BackupPanel.tsx";
import { type Attention, attention, findingsText, passedText, sortFindings } from "./delivery-words.ts";
import { Outbox } from "./Outbox.tsx";

/** What keeps the server going, for its owners. */
export default function DeliveryPage() {
  const query = useDelivery();
  return (
    <>
      <DeskHeading title="Delivery">Mails on their way, back-ups, and how the server is.</DeskHeading>
      <Loaded query={query}>{(delivery) => <DeliveryState delivery={delivery} />}</Loaded>
    </>
  );
}

function DeliveryState({ delivery }: { delivery: Delivery }) {
  const { counts, open, mailIsOn, webhookIsOn, server } = delivery;
  const ofChannel = (channel: "mail" | "webhook") => open.filter((each) => each.channel === channel);
  const hooks = ofChannel("webhook");
  return (
    <div className="space-y-8">
      <Verdict all={attention(delivery, useNow())} />
      <div className="grid items-start gap-x-10 gap-y-9 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0 space-y-9">
          <Outbox channel="mail" title="Mail" open={ofChannel("mail")} counts={counts.mail} isOn={mailIsOn} />
          {(webhookIsOn || hooks.length > 0) && (
            <Outbox channel="webhook" title="Webhook" open={hooks} counts={counts.webhook} isOn={webhookIsOn} />
          )}
        </div>
        <div className="min-w-0 space-y-9">
          <BackupPanel {...delivery} />
          <Health server={server} />
        </div>
      </div>
    </div>
  );
}

/** Whether anybody has to do something, before everything else. */
function Verdict({ all }: { all: readonly Attention[] }) {
  const [first, ...more] = all;
  if (!first)
    return (
      <p className="flex items-center gap-3 border-l-3 border-good bg-good-wash px-4 py-3 font-strong text-good">
        <CircleCheck aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
        All is well: nothing needs you.
      </p>
    );
  return (
    <section aria-label="What needs somebody" className="border-l-3 border-alert bg-alert-wash px-4 py-3">
      <p className="flex items-start gap-3 font-strong text-alert">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" strokeWidth={1.75} />
        <Place of={first} />
      </p>
      {more.length > 0 && (
        <ul className="mt-1 space-y-1 pl-8 text-sm">
          {more.map((each) => (
            <li key={each.text}>
              <Place of={each} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const Place = ({ of: { text, part } }: { of: Attention }) => (
  <a href={`#${part}`} className="inline-block min-w-0 py-0.5 break-words text-inherit underline-offset-3">
    {text}
  </a>
);

const marks = {
  ok: { icon: CircleCheck, look: "text-good", name: "Fine" },
  warn: { icon: CircleAlert, look: "text-ink", name: "Please look" },
  fail: { icon: CircleX, look: "text-alert", name: "Wrong" },
} as const;

/** Which version runs, whether enquiries are stored, and the checks of everything else. */
const Health = ({ server: { isStoring, reasons } }: Pick<Delivery, "server">) => (
  <Panel id="health" title="Health">
    <div className="py-3 text-sm">
      <p className="mb-1 text-muted">{useSignedIn().program}</p>
      {isStoring ? (
        <p>Enquiries are being stored.</p>
      ) : (
        <p className="font-strong text-alert">Enquiries are not being stored.</p>
      )}
      {reasons.map((reason) => (
        <p key={reason} className="mt-1 font-strong break-words text-alert">
          {reason}
        </p>
      ))}
    </div>
    <Doctor />
  </Panel>
);

/** Looks at settings, store, mail server and webhook, when it is asked to: what is wrong first, with what to do. */
function Doctor() {
  const doctor = useDoctor();
  return (
    <div className="border-t border-line pt-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="text-sm font-strong">Checks</h3>
        <Button look="outline" className="px-4!" disabled={doctor.isPending} onClick={() => doctor.mutate()}>
          {doctor.isPending ? "Checking…" : doctor.data ? "Check again" : "Run the checks"}
        </Button>
      </div>
      <ActionError error={doctor.error} />
      <div role="status">
        {doctor.data ? (
          <Findings all={doctor.data.findings} />
        ) : (
          <p className="py-2 text-sm text-muted">
            Of the settings, the store, the mail server, the webhook and the back-up.
          </p>
        )}
      </div>
    </div>
  );
}

function Findings({ all }: { all: readonly Finding[] }) {
  const { toDo, passed } = sortFindings(all);
  return (
    <>
      <p className={`py-2 text-sm font-strong ${toDo.length > 0 ? "" : "text-good"}`}>{findingsText(all)}</p>
      <FindingList all={toDo} />
      {passed.length > 0 && (
        <Disclosure className="" label={passedText(passed.length)}>
          <FindingList all={passed} />
        </Disclosure>
      )}
    </>
  );
}

const FindingList = ({ all }: { all: readonly Finding[] }) =>
  all.length > 0 && (
    <ul className="border-b border-line">
      {all.map(({ about, status, detail, advice }) => {
        const { icon: Icon, look, name } = marks[status];
        return (
          <li key={`${about} ${detail}`} className="flex gap-3 border-t border-line py-2.5 text-sm">
            <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${look}`} strokeWidth={1.5} />
            <div className="min-w-0 break-words">
              <p className={status === "fail" ? "text-alert" : ""}>
                <span className="sr-only">{name}: </span>
                <strong className="inline-block first-letter:uppercase">{about}</strong>: {detail}
              </p>
              {advice && <p className="mt-0.5">{advice}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
