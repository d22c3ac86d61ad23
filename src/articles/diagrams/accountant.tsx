import { Diagram } from "./parts/Diagram.tsx";
import { SplitBars } from "./parts/SplitBars.tsx";

export const TwoQuotes = () => (
  <Diagram
    id="two-quotes"
    title="Two quotes for one year, with GST"
    note="Invented fees. By the month, Quote A looked 40% cheaper; over the year the gap is ₹8,000 before GST."
  >
    <SplitBars
      splits={[
        {
          title: "Quote A",
          total: "₹84,960",
          parts: [
            { label: "Retainer", value: "₹36,000", amount: 36000, tone: "action" },
            { label: "TDS returns", value: "₹8,000", amount: 8000, tone: "highlight" },
            { label: "ROC forms", value: "₹8,000", amount: 8000, tone: "alert" },
            { label: "Audit", value: "₹20,000", amount: 20000, tone: "good" },
            { label: "GST", value: "₹12,960", amount: 12960, tone: "line" },
          ],
        },
        {
          title: "Quote B",
          total: "₹94,400",
          parts: [
            { label: "Retainer, returns and forms", value: "₹60,000", amount: 60000, tone: "action" },
            { label: "Audit", value: "₹20,000", amount: 20000, tone: "good" },
            { label: "GST", value: "₹14,400", amount: 14400, tone: "line" },
          ],
        },
      ]}
    />
  </Diagram>
);
