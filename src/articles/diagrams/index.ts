import type { ComponentType } from "react";
import { TwoQuotes } from "./accountant.tsx";
import { ComplianceYear, CostOfDelay } from "./annual-compliance.tsx";
import { FirstBill, RegistrationStages, StampDuty, StructureChoice } from "./company-registration.tsx";
import { DilutionOverTwoRounds, FundingLadder } from "./funding.tsx";
import { LlpAuditTest, LlpStages } from "./llp.tsx";
import { NameApprovalRoutes, NameFunnel } from "./names.tsx";
import { ConversionRoute, OpcOrPrivateLimited } from "./opc.tsx";
import { ShareCapital, SixStages } from "./private-limited.tsx";
import { NonProfitForm, SectionEightWeeks } from "./section-eight.tsx";
import { WhoNeedsDsc } from "./signatures.tsx";
import { ExemptionYears, TwoCertificates } from "./startup-india.tsx";
import { PreAndPostMoney, ValuationRange } from "./valuation.tsx";

/** For MDX: `<Content components={{ Changed, ...diagrams }} />`, then `<SixStages />` in an article. */
export const diagrams = {
  ComplianceYear,
  ConversionRoute,
  CostOfDelay,
  DilutionOverTwoRounds,
  ExemptionYears,
  FirstBill,
  FundingLadder,
  LlpAuditTest,
  LlpStages,
  NameApprovalRoutes,
  NameFunnel,
  NonProfitForm,
  OpcOrPrivateLimited,
  PreAndPostMoney,
  RegistrationStages,
  SectionEightWeeks,
  ShareCapital,
  SixStages,
  StampDuty,
  StructureChoice,
  TwoCertificates,
  TwoQuotes,
  ValuationRange,
  WhoNeedsDsc,
} as const satisfies Record<string, ComponentType>;

interface Placed {
  diagram: keyof typeof diagrams;
  /** The id of the heading in whose section it belongs, after the first paragraph or before the table it draws. */
  after: string;
}

/** Which diagram explains which section of which article. */
export const articleDiagrams: Readonly<Record<string, readonly Placed[]>> = {
  "annual-compliance-private-limited-companies-2024": [
    { diagram: "ComplianceYear", after: "roc" },
    { diagram: "CostOfDelay", after: "late-cost" },
  ],
  "chartered-accountant-guide": [{ diagram: "TwoQuotes", after: "cost" }],
  "company-name-approval-guide": [{ diagram: "NameApprovalRoutes", after: "resubmission" }],
  "company-registration-guide": [
    { diagram: "StructureChoice", after: "structures" },
    { diagram: "FirstBill", after: "worked-example" },
    { diagram: "RegistrationStages", after: "time" },
  ],
  "digital-signature-certificate-directors-guide": [{ diagram: "WhoNeedsDsc", after: "who" }],
  "government-fees-bangalore": [{ diagram: "StampDuty", after: "stamp-duty" }],
  "how-to-choose-perfect-company-name": [{ diagram: "NameFunnel", after: "method" }],
  "llp-registration-process-step-by-step-guide": [
    { diagram: "LlpStages", after: "steps" },
    { diagram: "LlpAuditTest", after: "audit" },
  ],
  "opc-vs-private-limited-comparison": [
    { diagram: "OpcOrPrivateLimited", after: "short-answer" },
    { diagram: "ConversionRoute", after: "conversion" },
  ],
  "private-limited-company-registration": [
    { diagram: "ShareCapital", after: "capital-example" },
    { diagram: "SixStages", after: "timeline" },
  ],
  "section-8-company-registration-ngo-nonprofit": [
    { diagram: "NonProfitForm", after: "compare" },
    { diagram: "SectionEightWeeks", after: "steps" },
  ],
  "startup-funding-options-india-guide": [
    { diagram: "FundingLadder", after: "stages" },
    { diagram: "DilutionOverTwoRounds", after: "dilution" },
  ],
  "startup-india-registration": [
    { diagram: "TwoCertificates", after: "what" },
    { diagram: "ExemptionYears", after: "tax-example" },
  ],
  "understanding-startup-valuation-methods-factors": [
    { diagram: "PreAndPostMoney", after: "pre-post" },
    { diagram: "ValuationRange", after: "range" },
  ],
};
