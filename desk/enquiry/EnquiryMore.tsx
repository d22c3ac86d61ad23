import { useState } from "react";
import { useLocation } from "wouter";
import { sourceNames } from "../../domain/desk/enquiry.ts";
import { readablePhone } from "../../domain/links.ts";
import { offerNames } from "../../domain/offers/offers.ts";
import { Button } from "../../src/ui/Button.tsx";
import { Checkbox, Field } from "../../src/ui/Field.tsx";
import { type Enquiry, type EnquiryDetail, useEnquiries } from "../enquiries/api.ts";
import { deliveryText } from "../firm/api.ts";
import { useSignedIn } from "../shell/session.ts";
import { ActionError } from "../ui/ActionForm.tsx";
import { dropDrafts } from "../ui/drafts.ts";
import { useNow } from "../ui/hooks.ts";
import { Facts, Loaded, Panel } from "../ui/Panel.tsx";
import { ConfirmButton } from "../ui/Sheet.tsx";
import { counted, momentText } from "../ui/times.ts";
import { useEnquiryAction, useErase, useErasure } from "./api.ts";

/** Where it came from, and which mails went out about it. */
export function OriginPanel({ lead, deliveries }: Pick<EnquiryDetail, "lead" | "deliveries">) {
  const { siteUrl } = useSignedIn();
  const now = useNow();
  return (
    <Panel id="origin" title="Where it came from">
      <Facts
        facts={[
          ["How", sourceNames[lead.form]],
          [
            "Page",
            lead.page && (
              <a href={new URL(lead.page, siteUrl).href} target="_blank" rel="noopener noreferrer" className="link">
                {lead.page}
              </a>
            ),
          ],
          ["Plan", lead.offer && (offerNames[lead.offer] ?? lead.offer)],
          ...Object.entries(lead.utm).map(([name, value]) => [campaignLabel(name), value] as const),
          ["Received", momentText(new Date(lead.createdAt), now)],
          ["Number", lead.number],
          [
            "Mails",
            deliveries.length > 0 && (
              <ul>
                {deliveries.map((delivery) => (
                  <li key={delivery.id}>{deliveryText(delivery)}</li>
                ))}
              </ul>
            ),
          ],
        ]}
      />
    </Panel>
  );
}

/** 'Campaign source' of 'utm_source'. */
const campaignLabel = (name: string): string =>
  `Campaign ${name.replace(/^utm_/, "")}`.replace("Campaign campaign", "Campaign");

/** Shorter words find too many. */
const shortestSearch = 3;

/** One person who has written from two addresses: called, mailed and shown as one. Parted, each is as it was. */
export function JoinPersons({ enquiry }: { enquiry: Enquiry }) {
  const { mutate, isPending, error } = useEnquiryAction(enquiry);
  const [search, setSearch] = useState("");
  return (
    <div className="space-y-3">
      {enquiry.joined && (
        <>
          <p className="text-sm">This person has other addresses too. Their enquiries are listed together.</p>
          <Button look="outline" disabled={isPending} onClick={() => mutate({ action: "part" })}>
            Part {enquiry.email || enquiry.name} from them
          </Button>
        </>
      )}
      <Field
        form="join"
        name="search"
        label="Join with another address of this person"
        hint="Name, number or address. This sends nothing."
        type="search"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {search.trim().length >= shortestSearch && (
        <Found
          search={search.trim()}
          enquiry={enquiry}
          disabled={isPending}
          onChoose={(other) => mutate({ action: "join", with: other }, { onSuccess: () => setSearch("") })}
        />
      )}
      <ActionError error={error} />
    </div>
  );
}

interface FoundProps {
  search: string;
  enquiry: Enquiry;
  disabled: boolean;
  onChoose(id: string): void;
}

/** Each address once: all its enquiries are joined. */
function Found({ search, enquiry, disabled, onChoose }: FoundProps) {
  const { data } = useEnquiries({ search });
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  const others = rows.filter(
    ({ id, email }, index) =>
      id !== enquiry.id &&
      (email === "" || (email !== enquiry.email && rows.findIndex((row) => row.email === email) === index)),
  );
  if (data && others.length === 0) return <p className="text-sm text-muted">Nobody else is found.</p>;
  return (
    <ul className="space-y-2">
      {others.map(({ id, name, email, phone }) => (
        <li key={id}>
          <Button look="outline" className="w-full" disabled={disabled} onClick={() => onChoose(id)}>
            Same person: {name}, {email || readablePhone(phone)}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** For somebody who asks to be forgotten; owners only. */
export function EraseButton({ enquiry }: Pick<EnquiryDetail, "enquiry">) {
  const { id, email, name } = enquiry;
  const { person } = useSignedIn();
  const [, navigate] = useLocation();
  const [isSure, setSure] = useState(false);
  const erase = useErase(id);
  if (person.role !== "owner")
    return <p className="border-t border-line pt-4 text-sm text-muted">Only an owner can erase a person.</p>;
  return (
    <div className="space-y-3 border-t border-line pt-4">
      <p className="max-w-prose text-sm text-muted">For somebody who asks to be forgotten. It cannot be undone.</p>
      <ConfirmButton
        label="Erase this person…"
        title={`Erase ${name}?`}
        confirm={`Erase ${name} for good`}
        mayConfirm={isSure}
        disabled={erase.isPending}
        onConfirm={() =>
          erase.mutate(email, {
            onSuccess: () => {
              dropDrafts(id);
              navigate("/enquiries", { replace: true });
            },
          })
        }
      >
        <WhatGoes id={id} />
        {!email && (
          <p>Found by the number alone: enquiries with an e-mail address stay. Erase those on their own page.</p>
        )}
        <p>That you did it is written into the audit.</p>
        <Checkbox name="sure" checked={isSure} onChange={setSure}>
          {name} has asked for it, or the law does.
        </Checkbox>
      </ConfirmButton>
      <ActionError error={erase.error} />
    </div>
  );
}

/** Under which names and addresses, and how much of what. */
function WhatGoes({ id }: { id: string }) {
  return (
    <Loaded query={useErasure(id)}>
      {({ people, leads, quotations, registrations, applications, subscribers, receipts }) => (
        <>
          <p>Everything about these goes, for good:</p>
          <ul className="list-disc space-y-1 pl-5 break-words">
            {people.map(({ name, email }) => (
              <li key={`${name} ${email}`}>
                <strong>{name}</strong>
                {email && `, ${email}`}
              </li>
            ))}
          </ul>
          <p>
            {[
              counted(leads, "enquiry", "enquiries"),
              counted(quotations, "quotation"),
              counted(registrations, "registration"),
              counted(applications, "application"),
              counted(subscribers, "newsletter entry", "newsletter entries"),
            ]
              .filter(Boolean)
              .join(", ")}
            , with all notes, mails, PDFs and the founder's page.
          </p>
          {receipts > 0 && (
            <p>
              {counted(receipts, "receipt")} must be kept by tax law: number, days, name and sums stay, of a voucher
              also address and GSTIN, cut loose from everything else.
            </p>
          )}
        </>
      )}
    </Loaded>
  );
}
