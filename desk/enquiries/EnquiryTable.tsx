import type { ReactNode } from "react";
import { Link } from "wouter";
import { sourceNames } from "../../domain/desk/enquiry.ts";
import { doubtReasons } from "../../domain/forms/spam.ts";
import { readablePhone } from "../../domain/links.ts";
import { pageName } from "../../domain/page-names.ts";
import { Button } from "../../src/ui/Button.tsx";
import { useEnquiryAction } from "../enquiry/api.ts";
import { rowLink } from "../shell/shortcuts.ts";
import { ActionError } from "../ui/ActionForm.tsx";
import { useNow } from "../ui/hooks.ts";
import { Parts } from "../ui/Panel.tsx";
import { momentText } from "../ui/times.ts";
import type { Enquiry } from "./api.ts";
import { DueTime, enquiryPath, Owner, StatusBadge, wantedParts } from "./enquiry-parts.tsx";

const columns = ["Name", "Phone", "Wants", "Received", "Status", "With", "Call due"] as const;
const spamColumns = ["Name", "Phone", "Why it is here", "Received", "Accept"] as const;
const cell = "py-2.5 pr-4 align-top last:pr-0 max-xl:block max-xl:p-0";

interface Props {
  enquiries: readonly Enquiry[];
  isSpam: boolean;
  /** While several are being chosen. */
  chosen?: readonly string[] | undefined;
  onChoose: (id: string, isChosen: boolean) => void;
}

/** A table; each row is a card where there is no room for it. */
export function EnquiryTable({ enquiries, isSpam, chosen, onChoose }: Props) {
  return (
    <table className="w-full border-collapse text-left text-sm max-xl:block">
      <caption className="sr-only">{isSpam ? "Kept as spam" : "Enquiries"}</caption>
      <thead className="max-xl:sr-only">
        <tr className="border-b border-ink">
          {(isSpam ? spamColumns : columns).map((name) => (
            <th key={name} scope="col" className="py-2 pr-4 font-strong last:pr-0">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-xl:block">
        {enquiries.map((enquiry) => (
          <EnquiryRow
            key={enquiry.id}
            enquiry={enquiry}
            isSpam={isSpam}
            choice={
              chosen && (
                <label className="-my-3 -ml-3 inline-grid size-11 place-items-center align-middle">
                  <input
                    type="checkbox"
                    aria-label={`Choose ${enquiry.name}`}
                    checked={chosen.includes(enquiry.id)}
                    onChange={({ target }) => onChoose(enquiry.id, target.checked)}
                    className="size-5 accent-action"
                  />
                </label>
              )
            }
          />
        ))}
      </tbody>
    </table>
  );
}

function EnquiryRow({ enquiry, isSpam, choice }: { enquiry: Enquiry; isSpam: boolean; choice: ReactNode }) {
  const now = useNow();
  const { id, name, companyName, phone, createdAt, dueAt, page, form } = enquiry;
  const wants = [...wantedParts(enquiry), enquiry.filing].filter(Boolean);
  const source = `Not said; came by: ${page ? pageName(page) : sourceNames[form]}`;
  return (
    <tr className="border-b border-line hover:bg-sheet max-xl:grid max-xl:grid-cols-[minmax(0,1fr)_auto] max-xl:gap-x-4 max-xl:gap-y-1 max-xl:py-3.5">
      <th scope="row" className={`${cell} font-normal ${isSpam ? "max-xl:col-span-full" : ""}`}>
        {choice}
        <Link
          href={enquiryPath(id)}
          className="text-base leading-snug font-strong break-words text-ink no-underline hover:underline"
          {...rowLink}
        >
          {name}
        </Link>
        {isSpam && (
          <span className="ml-2 align-middle">
            <StatusBadge enquiry={enquiry} />
          </span>
        )}
        {companyName && <span className="block text-muted">{companyName}</span>}
      </th>
      <td className={`${cell} whitespace-nowrap tabular-nums max-xl:order-3`}>{readablePhone(phone)}</td>
      <td className={`${cell} max-xl:order-4 max-xl:col-span-full max-xl:text-muted`}>
        {isSpam ? doubtReasons(enquiry.suspect) : <Parts parts={wants.length > 0 ? wants : [source]} />}
      </td>
      <td className={`${cell} whitespace-nowrap text-muted max-xl:order-3 max-xl:text-right`}>
        {momentText(new Date(createdAt), now)}
      </td>
      {isSpam ? (
        <td className={`${cell} max-xl:order-5 max-xl:pt-1`}>
          <Accept enquiry={enquiry} />
        </td>
      ) : (
        <>
          <td className={`${cell} max-xl:text-right`}>
            <StatusBadge enquiry={enquiry} />
          </td>
          <td className={`${cell} max-xl:order-5 max-xl:pt-1`}>
            <Owner enquiry={enquiry} />
          </td>
          <td className={`${cell} max-xl:order-5 max-xl:pt-1 max-xl:text-right`}>
            {dueAt && <DueTime dueAt={dueAt} />}
          </td>
        </>
      )}
    </tr>
  );
}

/** Somebody has looked, and it is a person: the promise of the form holds from when it was sent. */
export function Accept({ enquiry }: { enquiry: Enquiry }) {
  const accept = useEnquiryAction(enquiry);
  return (
    <>
      <Button
        look="outline"
        className="px-3! lg:min-h-8! lg:py-1!"
        aria-label={`Accept ${enquiry.name}`}
        disabled={accept.isPending}
        onClick={() => accept.mutate({ action: "accept" })}
      >
        Accept
      </Button>
      <ActionError error={accept.error} />
    </>
  );
}
