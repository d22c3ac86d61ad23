import { Bars } from "./parts/Bars.tsx";
import { Diagram } from "./parts/Diagram.tsx";
import { YearWheel } from "./parts/YearWheel.tsx";

export const ComplianceYear = () => (
  <Diagram
    id="compliance-year"
    title="The year of a company whose accounts close on 31 March"
    note="Dates for an AGM on 30 September. Monthly TDS, GST and payroll dates are in their own table."
  >
    <YearWheel
      kinds={{ action: "Registrar", highlight: "Income tax", good: "GST" }}
      dates={[
        { month: 4, day: 30, title: "MSME-1", tone: "action" },
        { month: 5, day: 31, title: "TDS return", tone: "highlight" },
        { month: 6, day: 15, title: "Advance tax", tone: "highlight" },
        { month: 6, day: 30, title: "DPT-3", tone: "action" },
        { month: 7, day: 31, title: "TDS return", tone: "highlight" },
        { month: 9, day: 15, title: "Advance tax", tone: "highlight" },
        { month: 9, day: 30, title: "AGM", tone: "action" },
        { month: 10, day: 15, title: "ADT-1", tone: "action" },
        { month: 10, day: 30, title: "AOC-4", tone: "action" },
        { month: 10, day: 31, title: "MSME-1", tone: "action" },
        { month: 10, day: 31, title: "Income tax return, TDS return", tone: "highlight" },
        { month: 11, day: 29, title: "Annual return", tone: "action" },
        { month: 12, day: 15, title: "Advance tax", tone: "highlight" },
        { month: 12, day: 31, title: "GSTR-9", tone: "good" },
        { month: 1, day: 31, title: "TDS return", tone: "highlight" },
        { month: 3, day: 15, title: "Advance tax", tone: "highlight" },
      ]}
    />
  </Diagram>
);

export const CostOfDelay = () => (
  <Diagram
    id="cost-of-delay"
    title="Asha's ₹38,000, item by item"
    note="Interest on unpaid GST and any penalty order come on top."
  >
    <Bars
      bars={[
        { label: "AOC-4, 120 days late", value: "₹12,000", amount: 12000, tone: "alert" },
        { label: "Income tax return, 3 months late", value: "₹11,000", amount: 11000, tone: "alert" },
        { label: "Annual return, 90 days late", value: "₹9,000", amount: 9000, tone: "alert" },
        { label: "TDS return, 25 days late", value: "₹5,000", amount: 5000, tone: "alert" },
        { label: "GSTR-3B, 10 days late, two months", value: "₹1,000", amount: 1000, tone: "alert" },
      ]}
    />
  </Diagram>
);
