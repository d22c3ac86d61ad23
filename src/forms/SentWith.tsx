import { type ReactNode, useEffect, useState } from "react";
import { enquiryForm } from "../../content/contact/enquiry.ts";
import type { CompanyPlan } from "../../domain/company-plan/company-plan.ts";
import { hiddenFields, readOfferId, type SentPart, sentParts } from "../../domain/forms/form.ts";
import { mayHavePlan, onPlan, storedPlan } from "../company-plan/may-have-plan.ts";
import { SentLine } from "./SentLine.tsx";
import { valueToken } from "./server-filled.tsx";
import { visitCampaign } from "./useSubmit.ts";

const words = enquiryForm.sentWith;

interface Props {
  /** What each offer is called, so that the form can say which one was asked about. */
  offers?: Readonly<Record<string, string>> | undefined;
}

const Lines = ({ children }: { children: ReactNode }) => (
  <fieldset className="border-l-3 border-action bg-action-wash px-4 py-2">
    <legend className="sr-only">{words.heading}</legend>
    <p aria-hidden="true" className="pt-1 text-sm text-muted">
      {words.heading}
    </p>
    {children}
  </fieldset>
);

/** One object for all renderings, so that effects see that it is the same. */
const nothing: Readonly<Record<string, string>> = {};

/** What the visitor chose on other pages. Each goes with the request until its box is unticked. */
export function SentWith({ offers = nothing }: Props) {
  /** Without script only the line about the page is there. */
  const [listed, setListed] = useState<readonly SentPart[]>(["page"]);
  const [chosen, setChosen] = useState({ offer: "", filing: { value: "", words: "" } });
  const [plan, setPlan] = useState<{ plan: CompanyPlan; Part: typeof import("./PlanToSend.tsx").PlanToSend }>();
  /** The plan until its lines are there, or if they cannot be loaded: a slow or broken connection must not cost it. */
  const [unread, setUnread] = useState({ text: "", isShown: false });
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const offer = readOfferId(query.get(hiddenFields.offer) ?? "") ?? "";
    setChosen((before) => ({ ...before, offer: offers[offer] ? offer : "" }));
    const asked = query.get(hiddenFields.filing);
    if (asked)
      import("./filing-asked.ts").then(
        ({ readAskedFiling }) => setChosen((before) => ({ ...before, filing: readAskedFiling(asked) })),
        () => undefined,
      );
  }, [offers]);
  useEffect(() => {
    let isCurrent = true;
    const stop = onPlan(() => {
      // Most visitors have no plan and load nothing.
      const waitsForPlan = mayHavePlan();
      setListed(sentParts.filter((part) => part !== "companyPlan" || !waitsForPlan));
      setUnread({ text: storedPlan(), isShown: false });
      if (!waitsForPlan) return setPlan(undefined);
      import("./PlanToSend.tsx").then(
        ({ readPlanToSend, PlanToSend }) => {
          if (!isCurrent) return;
          const known = readPlanToSend();
          setPlan(known && { plan: known, Part: PlanToSend });
          setUnread({ text: "", isShown: false });
          setListed(sentParts);
        },
        () => {
          if (!isCurrent) return;
          const text = storedPlan();
          setUnread({ text, isShown: text !== "" });
          // Without anything stored the server reads the plan from the address of the page.
          if (text) setListed(sentParts);
        },
      );
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, []);
  const { offer, filing } = chosen;
  return (
    <>
      <input type="hidden" name={hiddenFields.listed} value={listed.join(" ")} />
      <input type="hidden" name={hiddenFields.offer} value={offer} />
      <input type="hidden" name={hiddenFields.filing} value={filing.value} />
      {!plan && unread.text && <input type="hidden" name={hiddenFields.companyPlan} value={unread.text} />}
      {(offer || filing.value || plan || unread.isShown) && (
        <Lines>
          {offer && (
            <SentLine part="offer">
              {words.offer} <strong>{offers[offer]}</strong>
            </SentLine>
          )}
          {filing.value && (
            <SentLine part="filing">
              {words.filing} <strong className="figures">{filing.words}</strong>
            </SentLine>
          )}
          {plan && <plan.Part plan={plan.plan} isFormed={filing.value !== ""} />}
          {!plan && unread.isShown && <SentLine part="companyPlan">{words.unread}</SentLine>}
        </Lines>
      )}
    </>
  );
}

/** What is sent with it where the server knows it: on the page that shows a form again. */
export const ServerFilledSentWith = () => (
  <>
    {(["offer", "filing", "companyPlan"] as const).map((part) => (
      <div key={part} hidden data-error-slot={`with_${part}`} className="border-l-3 border-action bg-action-wash px-4">
        <SentLine part={part} serverFilled>
          {words[part]} <strong className="figures block whitespace-pre-line">{valueToken(`words_${part}`)}</strong>
        </SentLine>
      </div>
    ))}
  </>
);

/**
 * Which page the request comes from. Known without script, so that it can be left out without script too. The contact
 * page is told by the form itself: there the line is shown only where a campaign is known.
 */
export function PageLine({ page, onlyCampaign = false }: { page: string; onlyCampaign?: boolean }) {
  const [campaign, setCampaign] = useState("");
  useEffect(() => setCampaign(Object.values(visitCampaign()).join(", ")), []);
  return (
    <div>
      <div hidden={onlyCampaign && !campaign}>
        <SentLine part="page">
          {words.page}: <span className="inline-block">{page}</span>
          {campaign && `, ${words.campaign}: ${campaign}`}
        </SentLine>
      </div>
      <p className="without-script pl-8 text-sm text-muted">{words.withoutScript}</p>
    </div>
  );
}

export const ServerFilledPageLine = () => (
  <div hidden data-error-slot="with_page">
    <SentLine part="page" serverFilled>
      {words.page}: {valueToken("words_page")}
    </SentLine>
  </div>
);
