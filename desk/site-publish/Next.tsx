import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import { emailError } from "../../domain/forms/person.ts";
import { Button } from "../../src/ui/Button.tsx";
import { Field } from "../../src/ui/Field.tsx";
import { StatusLine } from "../../src/ui/notices.tsx";
import { useSignedIn } from "../shell/session.ts";
import { ActionError } from "../ui/ActionError.tsx";
import { type FirstRun, useTestMail } from "./first-run-api.ts";

/** What a new owner does after the site is published. */
export const Next = ({ settings }: { settings: FirstRun["settings"] }) => (
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
