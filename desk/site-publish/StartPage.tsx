import { Check, Minus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link, Redirect, useLocation } from "wouter";
import { emailError } from "../../domain/forms/person.ts";
import { Button } from "../../src/ui/Button.tsx";
import { Field } from "../../src/ui/Field.tsx";
import { StatusLine } from "../../src/ui/notices.tsx";
import { DeskHeading } from "../shell/PageHead.tsx";
import { useSignedIn } from "../shell/session.ts";
import { useSiteFiles } from "../site/api.ts";
import { Doubts, SectionForm } from "../site/SectionForm.tsx";
import { sections } from "../site/sections.ts";
import { ActionError } from "../ui/ActionForm.tsx";
import { readDraft, useDraft, writeDraft } from "../ui/drafts.ts";
import { sharedValue } from "../ui/hooks.ts";
import { Loaded } from "../ui/Panel.tsx";
import {
  type FirstRun,
  listSteps,
  type Mistakes,
  type Step,
  stepPath,
  useCheckStep,
  useFirstRun,
  useSaveAnswers,
  useSite,
  useSummary,
  useTestMail,
} from "./api.ts";
import { PublishPane } from "./PublishPane.tsx";
import { Questions, stepOf, toAnswers } from "./Questions.tsx";

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

const logoSection = sections.find(({ id }) => id === "logo")!;

/** The section of that name, as it is under Your site. Nobody needs it to go on. */
const Look = ({ onDone }: { onDone: () => void }) => (
  <Loaded query={useSiteFiles()}>
    {(files) => {
      const { logo, accent } = files.files.find(({ name }) => name === "identity")?.value ?? {};
      const isDone = logo !== undefined || accent !== undefined;
      return (
        <>
          <p>{logoSection.help}</p>
          <SectionForm section={logoSection} files={files} publish={stepPath("make")} />
          <Button look={isDone ? "primary" : "outline"} onClick={onDone}>
            {isDone ? "Next" : "Skip this"}
          </Button>
        </>
      );
    }}
  </Loaded>
);

/** The new site is made, its changed sentences are shown, and it is published. */
function Make({ onDone }: { onDone: () => void }) {
  const { unpublished } = useSite().data ?? {};
  return (
    <>
      <PublishPane begin="Make the site" />
      {unpublished?.length === 0 && <Button onClick={onDone}>What comes next</Button>}
    </>
  );
}

/** Where the file has it: here there are forms. */
const ofFile = / \([^()]*(\.json|\/)[^()]*\)$/;

/** What visitors will see of what is saved, and what is left out. */
const Seen = () => (
  <Loaded query={useSummary()}>
    {({ shown, leftOut, doubts }) => (
      <div className="space-y-8">
        <Doubts doubts={doubts} />
        <List
          title="Visitors will see"
          lines={shown}
          icon={<Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-good" strokeWidth={1.5} />}
        />
        {leftOut.length > 0 && (
          <List
            title="Left out, because you have not said it"
            lines={leftOut}
            icon={<Minus aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" strokeWidth={1.5} />}
          >
            Nothing of it is needed: a page without it is still whole. You can add each at any time, under Your site.
          </List>
        )}
      </div>
    )}
  </Loaded>
);

function List({
  title,
  lines,
  icon,
  children,
}: {
  title: string;
  lines: readonly string[];
  icon: React.ReactNode;
  children?: React.ReactNode;
}) {
  return (
    <section>
      <h3 className="text-lg">{title}</h3>
      {children && <p className="mt-1 text-sm text-muted">{children}</p>}
      <ul className="mt-3 space-y-2">
        {lines.map((line) => (
          <li key={line} className="flex gap-2.5 text-sm">
            {icon}
            <span className="min-w-0 wrap-anywhere">{line.replace(ofFile, "")}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a new owner does after the site is published. */
const Next = ({ settings }: { settings: FirstRun["settings"] }) => (
  <ol className="space-y-8">
    <Item title="Your key to the desk">
      <p>
        The link that you opened is used up. Under{" "}
        <Link href="/people" className="link">
          People
        </Link>{" "}
        make a passkey: from then on your finger, your face or the PIN of this device signs you in. On this machine{" "}
        <code>npm run desk -- open</code> opens the desk too.
      </p>
    </Item>
    <Item title="What else is true of you">
      <p>
        Team, testimonials, closed days, how founders pay, articles: all of it is under{" "}
        <Link href="/your-site" className="link">
          Your site
        </Link>
        . Save, look at the changed sentences, publish.
      </p>
    </Item>
    <Item title="Domain and mail">
      <DomainAndMail settings={settings} />
    </Item>
    <Item title="Your team">
      <p>
        Once the desk has an address of its own (docs/operating.md, For a team), invite colleagues under{" "}
        <Link href="/people" className="link">
          People
        </Link>
        .
      </p>
    </Item>
  </ol>
);

const Item = ({ title, children }: { title: string; children: ReactNode }) => (
  <li className="space-y-3">
    <h3 className="text-lg">{title}</h3>
    {children}
  </li>
);

function DomainAndMail({ settings: { file, restart, missing } }: { settings: FirstRun["settings"] }) {
  return (
    <>
      {missing.length > 0 ? (
        <>
          <p>
            Write these lines, with your own values, into the file <code className="wrap-anywhere">{file}</code>; make
            it if it is not there, and keep it to yourself: it has a password. Then {restart}. Until then enquiries are
            kept, and their mails wait.
          </p>
          <pre className="border border-line bg-sheet p-4 text-sm wrap-anywhere whitespace-pre-wrap">
            {missing.join("\n")}
          </pre>
          <p className="text-sm text-muted">
            SITE_URL is the address that visitors type. Your mail provider tells server, user and password; write
            special characters of the password as %40 and the like. How a server, nginx and the domain are set up is in
            docs/operating.md.
          </p>
        </>
      ) : (
        <p>
          Mail is set up in <code className="wrap-anywhere">{file}</code>. Try it out:
        </p>
      )}
      <TestMail />
    </>
  );
}

function TestMail() {
  const { person } = useSignedIn();
  const [to, setTo] = useState(person.email ?? "");
  const [mistake, setMistake] = useState<string>();
  const send = useTestMail();
  return (
    <form
      noValidate
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        const problem = emailError(to);
        setMistake(problem);
        if (!problem) send.mutate(to.trim());
      }}
    >
      <Field
        form="test-mail"
        name="to"
        label="Your e-mail"
        type="email"
        required
        error={mistake}
        value={to}
        onChange={({ target }) => setTo(target.value)}
      />
      <Button type="submit" look="outline" disabled={send.isPending}>
        Send a mail to myself
      </Button>
      <StatusLine kind="good">{send.data && `Sent. ${send.data.said}`}</StatusLine>
      <ActionError error={send.error} />
    </form>
  );
}
