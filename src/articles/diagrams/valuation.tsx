import { Diagram } from "./parts/Diagram.tsx";
import { RangeBars } from "./parts/RangeBars.tsx";
import { SplitBars } from "./parts/SplitBars.tsx";

export const PreAndPostMoney = () => (
  <Diagram
    id="pre-post"
    title="Pre-money plus investment is post-money"
    note="If 'six' is the post-money, the same ₹1.5 crore buys 25%. Always ask which of the two a number is."
  >
    <SplitBars
      splits={[
        {
          title: "Post-money",
          total: "₹7.5 crore",
          parts: [
            { label: "Pre-money", value: "₹6 crore", amount: 6, tone: "action" },
            { label: "Investment", value: "₹1.5 crore, 20%", amount: 1.5, tone: "highlight" },
          ],
        },
      ]}
    />
  </Diagram>
);

export const ValuationRange = () => (
  <Diagram
    id="valuation-range"
    title="Eight methods, one company"
    note="Grey methods are left out. The five that count run from ₹5.39 crore to ₹6.48 crore (shaded) and average ₹5.95 crore."
  >
    <RangeBars
      band={{ from: 5.39, to: 6.48 }}
      max={6.8}
      rows={[
        { label: "Net asset value", value: "₹0.38 crore", amount: 0.38, aside: true },
        { label: "Cost to duplicate", value: "₹0.60 crore", amount: 0.6, aside: true },
        { label: "Berkus", value: "₹3.00 crore", amount: 3, aside: true },
        { label: "DCF at 30%", value: "₹5.39 crore", amount: 5.39 },
        { label: "VC method", value: "₹5.70 crore", amount: 5.7 },
        { label: "Comparable multiples", value: "₹5.92 crore", amount: 5.92 },
        { label: "Scenarios", value: "₹6.25 crore", amount: 6.25 },
        { label: "Scorecard", value: "₹6.48 crore", amount: 6.48 },
      ]}
    />
  </Diagram>
);
