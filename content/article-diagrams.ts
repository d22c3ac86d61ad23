interface PlacedDiagram {
  /** A component of src/articles/diagrams. In the article it is written as `<Name />`. */
  diagram: string;
  /** The id of the heading in whose section it belongs: after the first paragraph, or before the table it draws. */
  after: string;
}

/** Which diagram explains which section of which article. */
export const articleDiagrams = {
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
} as const satisfies Record<string, readonly PlacedDiagram[]>;

export type DiagramName = (typeof articleDiagrams)[keyof typeof articleDiagrams][number]["diagram"];

/** What an article may use besides Markdown and its notes of law. */
export const diagramNames: readonly DiagramName[] = Object.values(articleDiagrams).flatMap((placed) =>
  placed.map(({ diagram }) => diagram),
);
