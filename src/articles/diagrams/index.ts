import type { ComponentType } from "react";
import type { DiagramName } from "../../../content/schemas/article-diagrams.ts";
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
} as const satisfies Record<DiagramName, ComponentType>;
