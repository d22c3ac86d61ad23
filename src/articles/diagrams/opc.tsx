import { Diagram } from "./parts/Diagram.tsx";
import { Flow } from "./parts/Flow.tsx";
import { Questions } from "./parts/Questions.tsx";

export const OpcOrPrivateLimited = () => (
  <Diagram
    id="opc-or-private"
    title="OPC or Private Limited, in four questions"
    note="Tax and audit are close enough that they should not decide the matter."
  >
    <Questions
      questions={[
        { ask: "Is the purpose charitable?", yes: "Neither: a Section 8 company" },
        { ask: "Will a second person own shares?", yes: "Private Limited" },
        { ask: "Do you expect angel or venture money within a year, or plan stock options?", yes: "Private Limited" },
        { ask: "Will it hold investments in other companies, or have a foreign parent?", yes: "Private Limited" },
      ]}
      otherwise="One Person Company"
    />
  </Diagram>
);

export const ConversionRoute = () => (
  <Diagram
    id="opc-conversion"
    title="From OPC to Private Limited"
    note="Allow several weeks, most of it document collection."
  >
    <Flow
      across
      steps={[
        { title: "Second person", text: "Shareholder and director, with DIN and DSC" },
        { title: "Resolution", text: "Convert, alter MoA and AoA" },
        { title: "MGT-14, DIR-12", text: "The resolution within 30 days; the new director" },
        { title: "INC-6", text: "With consents and the latest audited accounts" },
        { title: "New certificate", text: "Tell the bank, GST, PAN and TAN" },
      ]}
    />
  </Diagram>
);
