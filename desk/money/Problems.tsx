import { Button } from "../../src/ui/Button.tsx";
import { openContact } from "../enquiry/open.ts";
import { onSingleClick } from "../ui/single-click.ts";

interface Props {
  enquiryId: string;
  /** The founder's name, as the PDF has it. */
  to: string;
  problems: readonly string[];
}

const otherScript = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** What keeps a quotation from being sent. */
export const Problems = ({ enquiryId, to, problems }: Props) =>
  problems.length > 0 && (
    <div className="space-y-2">
      <ul aria-label="Before it can be sent" className="space-y-1 text-sm font-strong text-alert">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      {otherScript.test(to) && (
        <Button look="outline" onClick={onSingleClick(() => openContact.set(enquiryId))}>
          Correct the name
        </Button>
      )}
    </div>
  );
