import { privateLimited } from "../../../content/structures/private-limited.ts";
import { parseDays } from "../../../domain/structures/days.ts";
import { DayBars } from "./parts/DayBars.tsx";
import { Diagram } from "./parts/Diagram.tsx";
import { SplitBars } from "./parts/SplitBars.tsx";

const { items } = privateLimited.process;

export const SixStages = () => (
  <Diagram
    id="six-stages"
    title="Six stages, side by side"
    note="Indigo: the shortest usual time. Marigold: up to the longest. Laid end to end they would take 22-30 days; they are not laid end to end."
  >
    <DayBars
      days={15}
      every={5}
      bars={items.map(({ title, duration, startsOn }) => ({
        title: title.replace("MOA and AOA", "MoA and AoA"),
        time: duration,
        startsOn,
        ...parseDays(duration),
      }))}
    />
  </Diagram>
);

export const ShareCapital = () => (
  <Diagram
    id="share-capital"
    title="Asha and Ravi's shares"
    note="Unissued shares leave room for the angel: 1,111 new shares are 10%, and no change in authorised capital is needed."
  >
    <SplitBars
      eachWhole
      splits={[
        {
          title: "Authorised: ₹10,00,000",
          total: "1,00,000 shares",
          parts: [
            { label: "Issued", value: "10,000", amount: 10000, tone: "action" },
            { label: "Unissued", value: "90,000", amount: 90000, tone: "line" },
          ],
        },
        {
          title: "Paid up: ₹1,00,000",
          total: "10,000 shares",
          parts: [
            { label: "Asha", value: "6,000", amount: 6000, tone: "action" },
            { label: "Ravi", value: "4,000", amount: 4000, tone: "highlight" },
          ],
        },
        {
          title: "After the angel",
          total: "11,111 shares",
          parts: [
            { label: "Asha", value: "54%", amount: 54, tone: "action" },
            { label: "Ravi", value: "36%", amount: 36, tone: "highlight" },
            { label: "Angel", value: "10%", amount: 10, tone: "good" },
          ],
        },
      ]}
    />
  </Diagram>
);
