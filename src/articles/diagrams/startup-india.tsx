import { Bars } from "./parts/Bars.tsx";
import { Diagram } from "./parts/Diagram.tsx";
import { Flow } from "./parts/Flow.tsx";

export const TwoCertificates = () => (
  <Diagram id="two-certificates" title="Two levels, one after the other">
    <Flow
      across
      steps={[
        { title: "Company or LLP", text: "Registered first; recognition does not replace it" },
        {
          title: "DPIIT recognition",
          text: "Opens convertible notes, fee rebates, tender relaxations, government-backed funds",
        },
        {
          title: "Inter-Ministerial Board",
          text: "Opens the tax exemption on profits. Company or LLP only, when profits are in sight",
        },
      ]}
    />
  </Diagram>
);

export const ExemptionYears = () => (
  <Diagram
    id="exemption-years"
    title="Tax saved by the three years you choose"
    note="Before minimum alternate tax. The same certificate is worth seven and a half times as much when used two years later."
  >
    <Bars
      bars={[
        { label: "Years 2 to 4", value: "₹10 lakh", amount: 10 },
        { label: "Years 3 to 5", value: "₹37.5 lakh", amount: 37.5 },
        { label: "Years 4 to 6", value: "₹75 lakh", amount: 75, tone: "good" },
      ]}
    />
  </Diagram>
);
