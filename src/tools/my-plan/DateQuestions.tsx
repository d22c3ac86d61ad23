import { useState } from "react";
import { myPlan } from "../../../content/tools/my-plan.ts";
import { parsePlan } from "../../../domain/company-plan/address.ts";
import { earliestDate, latestDate } from "../../../domain/compliance/address-keys.ts";
import type { GstChoice } from "../../../domain/compliance/profile.ts";
import type { CompanyPlanState } from "../../company-plan/useCompanyPlan.ts";
import { Field } from "../../ui/Field.tsx";
import { RadioTiles } from "../../ui/RadioTiles.tsx";
import { useTyped } from "../../ui/useTyped.ts";

const words = myPlan.dates;
const gstOptions = (["none", "monthly", "quarterly"] as const).map((value) => ({
  value,
  label: words.gstChoices[value],
}));
const formName = "plan";

/** The date as the plan can take it. */
const readDate = (text: string) => parsePlan(new URLSearchParams({ incorporation: text })).incorporation;

/** The expected date and the GST choice: the only two questions that no other tool asks. */
export function DateQuestions({ planState: { plan, change } }: { planState: CompanyPlanState }) {
  const [{ date }, type] = useTyped({ date: plan.incorporation ?? "" });
  const [left, setLeft] = useState(false);

  function typeDate(text: string) {
    type({ date: text });
    setLeft(false);
    // A date that is still being typed passes through years such as 0002, which are not taken over.
    const incorporation = readDate(text);
    if (incorporation || text === "") change({ incorporation });
  }

  return (
    <form
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
      className="no-print -mx-4 grid gap-5 border-y border-line bg-paper p-4 sm:mx-0 sm:border-x sm:p-5 xl:grid-cols-2"
    >
      <Field
        form={formName}
        name="incorporation"
        type="date"
        min={earliestDate}
        max={latestDate}
        label={words.date}
        hint={words.dateHint}
        value={date}
        error={left && date !== "" && !readDate(date) ? words.dateError : undefined}
        onChange={(event) => typeDate(event.target.value)}
        onBlur={() => setLeft(true)}
      />
      <RadioTiles
        form={formName}
        name="gst"
        legend={words.gst}
        options={gstOptions}
        value={plan.gst ?? ""}
        onChange={(gst) => change({ gst: gst as GstChoice })}
      />
    </form>
  );
}
