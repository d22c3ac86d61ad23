import { Diagram } from "./parts/Diagram.tsx";
import { Flow } from "./parts/Flow.tsx";
import { Funnel } from "./parts/Funnel.tsx";

export const NameFunnel = () => (
  <Diagram id="name-funnel" title="Seven days, from fifteen words each to two names">
    <Funnel
      rows={[
        { title: "Day 1", text: "Each founder lists fifteen words" },
        { title: "Day 2", text: "Combined and cut to ten names" },
        { title: "Day 3", text: "Near matches on the MCA register dropped" },
        { title: "Day 4", text: "Trademark matches dropped" },
        { title: "Day 5", text: "Domains of the top three bought" },
        { title: "Day 6", text: "Said on the phone to five people" },
        { title: "Day 7", text: "Two for the form, three in reserve" },
      ]}
    />
  </Diagram>
);

export const NameApprovalRoutes = () => (
  <Diagram
    id="name-routes"
    title="What can happen to a name application"
    note="Extend while the 20 days are still running. After that the name is open to everyone again."
  >
    <Flow
      steps={[
        { title: "Search, then apply", text: "SPICe+ Part A, 2 names", time: "₹1,000" },
        { title: "Examination", text: "Typical processing", time: "1-2 working days" },
      ]}
    />
    <ul className="diagram-outcomes">
      <li>
        <p className="diagram-strong">Approved</p>
        <p className="diagram-quiet">
          Held for 20 days. Extended to 40 days for ₹1,000 and to 60 for ₹2,000, or straight to 60 for ₹3,000.
        </p>
      </li>
      <li>
        <p className="diagram-strong">Resubmission</p>
        <p className="diagram-quiet">15 days and one attempt, without paying again.</p>
      </li>
      <li>
        <p className="diagram-strong">Rejected</p>
        <p className="diagram-quiet">A fresh application, with a new ₹1,000.</p>
      </li>
    </ul>
  </Diagram>
);
