import { Check } from "lucide-react";
import { Link, Redirect, useLocation } from "wouter";
import { Button } from "../../src/ui/Button.tsx";
import { DeskHeading } from "../shell/DeskHeading.tsx";
import { readDraft, useDraft, writeDraft } from "../ui/drafts.ts";
import { Loaded } from "../ui/Loaded.tsx";
import { sharedValue } from "../ui/shared-value.ts";
import { type FirstRun, type Mistakes, useCheckStep, useFirstRun, useSaveAnswers } from "./first-run-api.ts";
import { Look } from "./Look.tsx";
import { Make } from "./Make.tsx";
import { Next } from "./Next.tsx";
import { Questions, stepOf, toAnswers } from "./Questions.tsx";
import { Seen } from "./Seen.tsx";
import { listSteps, type Step, stepPath } from "./steps.ts";

const draftName = "first-run:answers";
const noMistakes: Mistakes = { mistakes: {}, others: [] };
/** Those of an earlier step are shown there: the page of each step begins anew. */
const lastMistakes = sharedValue<Mistakes>(noMistakes);

/** From a demonstration to one's own published site, step by step. */
export default function StartPage({ step }: { step: string | undefined }) {
  return <Loaded query={useFirstRun()}>{(firstRun) => <Steps firstRun={firstRun} step={step} />}</Loaded>;
}

function Steps({ firstRun, step }: { firstRun: FirstRun; step: string | undefined }) {
  const steps = listSteps(firstRun.steps);
  const at = steps.findIndex(({ id }) => id === step);
  const isQuestion = at !== -1 && at < firstRun.steps.length;
  // What was answered is changed under Your site; what follows needs the answers.
  if (at === -1 || isQuestion === firstRun.hasFolder)
    return <Redirect to={stepPath(firstRun.hasFolder ? "seen" : "1")} replace />;
  return (
    <>
      <DeskHeading title="Make it yours">
        Step {at + 1} of {steps.length}.{steps[at]!.id !== "next" && " Nothing is published before you say so."}
      </DeskHeading>
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[13rem_minmax(0,40rem)]">
        <StepList steps={steps} at={at} isLocked={firstRun.hasFolder ? firstRun.steps.length : undefined} />
        <div className="min-w-0 space-y-6">
          <h2 className="text-xl">{steps[at]!.name}</h2>
          {isQuestion ? (
            <QuestionStep firstRun={firstRun} step={at} />
          ) : (
            <LaterStep id={steps[at]!.id} firstRun={firstRun} />
          )}
        </div>
      </div>
    </>
  );
}

/** On phones the line under the title says as much. */
function StepList({ steps, at, isLocked = 0 }: { steps: readonly Step[]; at: number; isLocked: number | undefined }) {
  return (
    <ol className="hidden self-start border-l border-line text-sm lg:block">
      {steps.map(({ id, name }, index) => {
        const look = `flex min-h-10 items-center gap-2 px-4 py-2 ${index === at ? "-ml-px border-l-2 border-action bg-action-wash font-strong text-action" : "text-muted"}`;
        return (
          <li key={id}>
            {index < at && index >= isLocked ? (
              <Link href={stepPath(id)} className={look}>
                {name}
              </Link>
            ) : (
              <span className={look} aria-current={index === at ? "step" : undefined}>
                {name}
                {index < at && <Check aria-label="done" className="size-4" strokeWidth={2} />}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function QuestionStep({ firstRun: { questions, steps }, step }: { firstRun: FirstRun; step: number }) {
  const [, navigate] = useLocation();
  const draft = useDraft(draftName);
  const typed: Record<string, string> = draft ? JSON.parse(draft) : {};
  const found = lastMistakes.use();
  const check = useCheckStep();
  const save = useSaveAnswers();
  const isLast = step === steps.length - 1;
  const goTo = (id: string | number) => navigate(stepPath(String(id)));

  async function submit(): Promise<void> {
    const answers = toAnswers(questions, typed);
    const result = await (isLast ? save.mutateAsync(answers) : check.mutateAsync({ step, answers })).catch(
      () => undefined,
    );
    // The form says what went wrong.
    if (!result) return;
    lastMistakes.set(result);
    const mistaken = stepOf(questions, result);
    if (mistaken !== undefined && mistaken !== step) return goTo(mistaken + 1);
    if (mistaken !== undefined || result.others.length > 0) return;
    if (isLast) writeDraft(draftName, "");
    goTo(isLast ? "seen" : step + 2);
  }

  return (
    <Questions
      questions={questions.filter((question) => question.step === step)}
      typed={typed}
      onType={(field, value) =>
        writeDraft(draftName, JSON.stringify({ ...JSON.parse(readDraft(draftName) || "{}"), [field]: value }))
      }
      found={found}
      isPending={check.isPending || save.isPending}
      error={check.error ?? save.error}
      button={isLast ? "Save my answers" : "Next"}
      onBack={step > 0 ? () => goTo(step) : undefined}
      onSubmit={() => void submit()}
    />
  );
}

function LaterStep({ id, firstRun }: { id: string; firstRun: FirstRun }) {
  const [, navigate] = useLocation();
  const goOn = (to: string, text: string) => <Button onClick={() => navigate(stepPath(to))}>{text}</Button>;
  if (id === "seen")
    return (
      <>
        <p>
          Your answers are saved in your own folder, and can be changed under{" "}
          <Link href="/your-site" className="link">
            Your site
          </Link>
          .
        </p>
        <Seen />
        {goOn("look", "Next")}
      </>
    );
  if (id === "look") return <Look onDone={() => navigate(stepPath("make"))} />;
  if (id === "make") return <Make onDone={() => navigate(stepPath("next"))} />;
  return <Next settings={firstRun.settings} />;
}
