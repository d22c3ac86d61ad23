import { Diagram } from "./parts/Diagram.tsx";
import { Flow } from "./parts/Flow.tsx";
import { Questions } from "./parts/Questions.tsx";

export const NonProfitForm = () => (
  <Diagram id="non-profit-form" title="Company, trust or society">
    <Questions
      questions={[
        {
          ask: "Do you want institutional money, professional staff and a board that can change?",
          yes: "Section 8 company",
        },
        { ask: "Will one family fund and run the work?", yes: "Trust" },
        { ask: "Will many members elect a committee?", yes: "Society" },
      ]}
      otherwise="A project of an existing NGO, until it grows"
    />
  </Diagram>
);

export const SectionEightWeeks = () => (
  <Diagram
    id="section-eight-weeks"
    title="The weeks around filing"
    note="The name comes fourth on purpose: its 20 days are not spent on drafting."
  >
    <Flow
      steps={[
        { title: "Purpose and people", text: "Purpose note, people confirmed, certificates ordered", time: "Week 1" },
        { title: "Objects and AoA", text: "Drafted; office documents signed", time: "Week 2" },
        { title: "Three-year estimate", text: "Agreed, with donor letters", time: "Week 3" },
        { title: "Name", text: "Filed; declarations signed on approval", time: "Week 4" },
        { title: "Part B", text: "Filed while the name still has days left", time: "Week 5" },
        { title: "Queries", text: "Answered within two days of arrival", time: "Week 6 onwards" },
      ]}
    />
  </Diagram>
);
