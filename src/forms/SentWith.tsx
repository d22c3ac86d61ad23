import { type ReactNode, useEffect, useState } from "react";
import { enquiryForm } from "../../content/enquiry.ts";
import type { CompanyPlan } from "../../domain/company-plan/company-plan.ts";
import { describeFiling, type FilingNames, readFiling, writeFiling } from "../../domain/forms/filing.ts";
import { hiddenFields, readOfferId } from "../../domain/forms/form.ts";
import { type SentPart, sentParts } from "../../domain/forms/sent-with.ts";
import { mayHavePlan, onPlan } from "../company-plan/may-have-plan.ts";
import { SentLine } from "./SentLine.tsx";
import { valueToken } from "./server-filled.tsx";
import { visitCampaign } from "./visit-campaign.ts";

const words = enquiryForm.sentWith;

interface Props {
  /** What each offer and each filing is called, so that the form can say which one was asked about. */
  offers?: Readonly<Record<string, string>> | undefined;
  filings?: FilingNames | undefined;
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
export function SentWith({ offers = nothing, filings = nothing }: Props) {
  /** Without script only the line about the page is there. */
  const [listed, setListed] = useState<readonly SentPart[]>(["page"]);
  const [chosen, setChosen] = useState({ offer: "", filing: "" });
  const [plan, setPlan] = useState<{ plan: CompanyPlan; Part: typeof import("./PlanToSend.tsx").PlanToSend }>();
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const offer = readOfferId(query.get(hiddenFields.offer) ?? "") ?? "";
    const filing = readFiling(query.get(hiddenFields.filing) ?? "", filings);
    setChosen({ offer: offers[offer] ? offer : "", filing: filing ? writeFiling(filing) : "" });
  }, [offers, filings]);
  useEffect(() => {
    let isCurrent = true;
    const stop = onPlan(() => {
      // Most visitors have no plan and load nothing.
      const waitsForPlan = mayHavePlan();
      setListed(sentParts.filter((part) => part !== "companyPlan" || !waitsForPlan));
      if (!waitsForPlan) return setPlan(undefined);
      import("./PlanToSend.tsx").then(
        ({ readPlanToSend, PlanToSend }) => {
          if (!isCurrent) return;
          const known = readPlanToSend();
          setPlan(known && { plan: known, Part: PlanToSend });
          setListed(sentParts);
        },
        // Without its lines the enquiry still goes out, and the server reads the plan from the address of the page.
        () => undefined,
      );
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, []);
  const { offer } = chosen;
  const filing = readFiling(chosen.filing, filings);
  return (
    <>
      <input type="hidden" name={hiddenFields.listed} value={listed.join(" ")} />
      <input type="hidden" name={hiddenFields.offer} value={offer} />
      <input type="hidden" name={hiddenFields.filing} value={chosen.filing} />
      {(offer || filing || plan) && (
        <Lines>
          {offer && (
            <SentLine part="offer">
              {words.offer} <strong>{offers[offer]}</strong>
            </SentLine>
          )}
          {filing && (
            <SentLine part="filing">
              {words.filing} <strong className="figures">{describeFiling(filing, filings)}</strong>
            </SentLine>
          )}
          {plan && <plan.Part plan={plan.plan} />}
        </Lines>
      )}
    </>
  );
}

/** The same where the server knows it: on the page that shows a form again. */
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

/** Which page the request comes from. Known without script, so that it can be left out without script too. */
export function PageLine({ page }: { page: string }) {
  const [from, setFrom] = useState({ page, campaign: "" });
  useEffect(() => {
    const campaign = Object.values(visitCampaign()).join(", ");
    setFrom({ page: location.pathname, campaign });
  }, []);
  return (
    <div>
      <SentLine part="page">
        {words.page}: <span className="whitespace-nowrap">{from.page}</span>
        {from.campaign && `, ${words.campaign}: ${from.campaign}`}
      </SentLine>
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
