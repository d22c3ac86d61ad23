import { Bars } from "./parts/Bars.tsx";
import { Diagram } from "./parts/Diagram.tsx";
import { Flow } from "./parts/Flow.tsx";
import { Questions } from "./parts/Questions.tsx";
import { SplitBars } from "./parts/SplitBars.tsx";

export const StructureChoice = () => (
  <Diagram
    id="structure-choice"
    title="Which of the three fits"
    note="The free tool Choose a structure asks what else matters, and gives the rule behind each answer."
  >
    <Questions
      questions={[
        {
          ask: "Will you raise equity, give stock options, or be founders with separate stakes?",
          yes: "Private Limited",
        },
        { ask: "Are you the only owner, with no investor in sight?", yes: "One Person Company" },
      ]}
      otherwise="LLP: partners who share profits"
    />
  </Diagram>
);

export const RegistrationStages = () => (
  <Diagram
    id="registration-stages"
    title="Where the 10-15 working days go"
    note="Typical times once the documents are complete. A resubmission can double the Registrar's part."
  >
    <Flow
      across
      steps={[
        {
          title: "Documents",
          text: "Office documents first: they depend on somebody else",
          time: "As fast as you are",
        },
        { title: "DSC", text: "For every subscriber and director", time: "About 2 days" },
        { title: "Name", text: "SPICe+ Part A, up to 2 names", time: "1-2 working days" },
        { title: "Drafting and signing", text: "Part B, MoA, AoA, AGILE-PRO-S", time: "2-3 days" },
        { title: "Examination", text: "Then the certificate, with PAN and TAN", time: "Most of the rest" },
      ]}
    />
  </Diagram>
);

export const FirstBill = () => (
  <Diagram
    id="first-bill"
    title="The bill on the Starter plan, before GST"
    note="The gap at the start is ₹3,720. The yearly audit matters more than that."
  >
    <SplitBars
      splits={[
        {
          title: "Private Limited",
          total: "₹17,162",
          parts: [
            { label: "Plan fee", value: "₹1,999", amount: 1999, tone: "action" },
            { label: "Additional applicable fees", value: "₹15,163", amount: 15163, tone: "highlight" },
          ],
        },
        {
          title: "LLP",
          total: "₹13,442",
          parts: [
            { label: "Plan fee", value: "₹1,999", amount: 1999, tone: "action" },
            { label: "Additional applicable fees", value: "₹11,443", amount: 11443, tone: "highlight" },
          ],
        },
      ]}
    />
  </Diagram>
);

export const StampDuty = () => (
  <Diagram
    id="stamp-duty"
    title="Stamp duty quoted for ₹1 lakh of capital"
    note="State duty moves by notification. Confirm it in the MCA calculator on the day you file."
  >
    <Bars
      bars={[
        { label: "Delhi", value: "₹360", amount: 360, tone: "good" },
        { label: "Tamil Nadu", value: "₹720", amount: 720, tone: "good" },
        { label: "Maharashtra", value: "₹1,300", amount: 1300, tone: "good" },
        { label: "Karnataka", value: "₹10,020", amount: 10020, tone: "alert" },
      ]}
    />
  </Diagram>
);
