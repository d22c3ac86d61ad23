import { Diagram } from "./parts/Diagram.tsx";
import { Flow } from "./parts/Flow.tsx";
import { Questions } from "./parts/Questions.tsx";

export const LlpStages = () => (
  <Diagram
    id="llp-stages"
    title="From the first signature to Form 3"
    note="About 14 days to the certificate when the documents are in order. A query from the Registrar can add a week."
  >
    <Flow
      across
      steps={[
        { title: "DSC", text: "Each designated partner, by video", time: "1-2 days" },
        { title: "Name", text: "RUN-LLP, two names", time: "2-4 days" },
        { title: "FiLLiP", text: "Drafted and signed by you and the professional", time: "2-3 days" },
        { title: "Approval", text: "The Registrar issues certificate and LLPIN", time: "4-7 days" },
        { title: "Agreement", text: "Stamped, signed, filed in Form 3", time: "Within 30 days after" },
      ]}
    />
  </Diagram>
);

export const LlpAuditTest = () => (
  <Diagram
    id="llp-audit"
    title="Does the LLP need an audit this year?"
    note="Tax audit is a different test under income tax law."
  >
    <Questions
      questions={[
        { ask: "Is turnover above ₹40 lakh?", yes: "Audit" },
        { ask: "Is the partners' contribution above ₹25 lakh?", yes: "Audit" },
      ]}
      otherwise="No audit under LLP rules; Form 8 is still signed and filed"
    />
  </Diagram>
);
