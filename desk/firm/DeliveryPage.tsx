import { CircleAlert, CircleCheck } from "lucide-react";
import { Redirect } from "wouter";
import { DeskHeading } from "../shell/PageHead.tsx";
import { useSignedIn } from "../shell/session.ts";
import { useNow } from "../ui/hooks.ts";
import { Loaded } from "../ui/Panel.tsx";
import { type Attention, attention } from "./attention.ts";
import { Backup } from "./Backup.tsx";
import { type Delivery, useDelivery } from "./delivery-api.ts";
import { Health } from "./Health.tsx";
import { Outbox } from "./Outbox.tsx";

/** What keeps the server going, for its owners. */
export default function DeliveryPage() {
  const { person } = useSignedIn();
  if (person.role !== "owner") return <Redirect to="/" replace />;
  return (
    <>
      <DeskHeading title="Delivery">Mails on their way, back-ups, and how the server is.</DeskHeading>
      <OwnersDelivery />
    </>
  );
}

const OwnersDelivery = () => (
  <Loaded query={useDelivery()}>{(delivery) => <DeliveryState delivery={delivery} />}</Loaded>
);

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
          <Backup {...delivery} />
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
