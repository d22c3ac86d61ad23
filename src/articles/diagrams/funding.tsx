import { Diagram } from "./parts/Diagram.tsx";
import { Ladder } from "./parts/Ladder.tsx";
import { SplitBars } from "./parts/SplitBars.tsx";

export const FundingLadder = () => (
  <Diagram
    id="funding-ladder"
    title="Which money fits which stage"
    note="Find the step you are on. Money from a higher step is usually out of reach, and often the wrong kind."
  >
    <Ladder
      rungs={[
        { title: "Idea", text: "Savings, a grant, an incubator" },
        { title: "Prototype", text: "Grants, friends and family as shareholders, angels" },
        { title: "First revenue", text: "Angels, convertible notes, customers' advances" },
        { title: "Repeatable sales", text: "Seed and venture funds, venture debt beside equity" },
        { title: "Growth", text: "Later-stage funds, bank limits, receivables finance" },
      ]}
    />
  </Diagram>
);

export const DilutionOverTwoRounds = () => (
  <Diagram
    id="dilution"
    title="Who holds what, round by round"
    note="The founders' 10,00,000 shares never change. Their part of the whole does."
  >
    <SplitBars
      eachWhole
      splits={[
        {
          title: "After the angel's ₹1 crore",
          total: "12,50,000 shares",
          parts: [
            { label: "Founders", value: "80%", amount: 80, tone: "action" },
            { label: "Angel", value: "20%", amount: 20, tone: "highlight" },
          ],
        },
        {
          title: "After the fund's ₹6 crore",
          total: "19,23,077 shares",
          parts: [
            { label: "Founders", value: "52%", amount: 52, tone: "action" },
            { label: "Angel", value: "13%", amount: 13, tone: "highlight" },
            { label: "Option pool", value: "10%", amount: 10, tone: "line" },
            { label: "Fund", value: "25%", amount: 25, tone: "good" },
          ],
        },
      ]}
    />
  </Diagram>
);
