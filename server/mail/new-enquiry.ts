import { enquiryDetails } from "../../content/contact/enquiry.ts";
import type { ParsedCompanyPlan } from "../../domain/company-plan/company-plan.ts";
import { describePlan } from "../../domain/company-plan/describe.ts";
import { filingNames } from "../../domain/compliance/filing-names.ts";
import { callTimes } from "../../domain/desk/call-times.ts";
import { sourceNames } from "../../domain/desk/enquiry.ts";
import { describeTime } from "../../domain/forms/call-times.ts";
import { describeFiling } from "../../domain/forms/filing.ts";
import { offerNames, offerTitle } from "../../domain/offers/offers.ts";
import { enquiryLink } from "../desk/links.ts";
import type { Content } from "../http/html.ts";
import type { Lead } from "../store/contract.ts";
import { callSubject } from "./call-subject.ts";
import { composeMail, type Mail } from "./compose.ts";
import { buttons, facts, quotation } from "./design/blocks.ts";
import { heading, link, paragraph, partHeading, smallText } from "./design/text.ts";
import { doubtfulSubject, doubtNote } from "./doubts.ts";
import { ownerFooter } from "./footers.ts";
import { originFacts } from "./origin.ts";
import { phoneButtons } from "./phone.ts";

/** To the owner, for each enquiry. */
export function newEnquiry(lead: Lead, siteUrl: string, deskUrl?: string): Mail {
  const offer = lead.offer && (offerTitle(lead.offer) ?? lead.offer);
  const filing = lead.filing && describeFiling(lead.filing, filingNames, new Date(lead.createdAt));
  const times = callTimes(lead).map(describeTime);
  const subject = filing ? filingNames[lead.filing!.id] : offer;
  const about = subject ? `Asks for a call about ${subject}.` : "Asks for a call.";
  return composeMail({
    subject: doubtfulSubject(lead.suspect, callSubject(lead, subject ?? null)),
    preview: [about, lead.phone, ...times.slice(0, 1)].join(" · "),
    label: "New enquiry",
    body: [
      heading(lead.name),
      paragraph(about),
      doubtNote(lead.suspect),
      buttons(...phoneButtons(lead.phone, `Hello ${lead.name}.`)),
      deskUrl && paragraph(link(enquiryLink(deskUrl, lead.id), "Open it at the desk")),
      partHeading("Enquiry"),
      facts([
        { label: "Phone", value: lead.phone },
        { label: "E-mail", value: lead.email },
        { label: "Call due", value: times.join("\nor ") },
        ...enquiryDetails
          .filter(({ kind }) => kind !== "text")
          .map(({ key, short }) => ({ label: short, value: lead[key] })),
        { label: "Filing", value: filing },
        { label: "Company", value: lead.companyName },
        { label: "Plan", value: lead.offer && (offerNames[lead.offer] ?? lead.offer) },
        { label: "Form", value: sourceNames[lead.form] },
      ]),
      ...enquiryDetails
        .filter(({ kind }) => kind === "text")
        .map(({ key, short }) => lead[key] && [partHeading(short), quotation(lead[key])]),
      lead.companyPlan && companyPlan(lead.companyPlan, lead.estimate),
      partHeading("Where it came from"),
      facts(originFacts(lead, siteUrl)),
      lead.email && smallText(`Reply to this mail and your answer goes to ${lead.email}.`),
    ],
    footer: ownerFooter(siteUrl),
  });
}

/** What the founder has planned with the tools of the site. Some labels are whole questions. */
function companyPlan({ plan, dropped }: ParsedCompanyPlan, estimate: Lead["estimate"]): Content {
  const lines = describePlan(plan, estimate?.total ?? null).map(([label, value]) => ({ label, value }));
  return [
    partHeading("Company plan"),
    facts([...lines, { label: "Could not be read", value: dropped.join(", ") }], { labelWidth: "45%" }),
  ];
}
