import { useMutation, useQuery } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { Button, ButtonLink } from "../../src/ui/Button.tsx";
import { Field } from "../../src/ui/Field.tsx";
import { StatusLine } from "../../src/ui/notices.tsx";
import { answer, api } from "../shell/client.ts";
import { ServerAway } from "../shell/errors.ts";
import { enter } from "../shell/session.ts";
import { askForPasskey, makePasskey } from "./passkeys.ts";
import { SignInFrame } from "./SignInFrame.tsx";

export function SignInPage() {
  const signIn = useMutation({
    mutationFn: async () => {
      const options = await answer(api["sign-in"].options.$post());
      await answer(api["sign-in"].verify.$post({ json: { response: await askForPasskey(options) } }));
    },
    onSuccess: enter,
  });
  useEffect(() => {
    document.title = "Sign in · Desk";
  }, []);
  return (
    <SignInFrame title="Sign in">
      <p>Your device asks for your finger, your face or its PIN. There is no password.</p>
      <Button className="w-full" disabled={signIn.isPending} onClick={() => signIn.mutate()}>
        <KeyRound aria-hidden="true" className="size-5" strokeWidth={1.5} />
        Sign in with a passkey
      </Button>
      <StatusLine kind="problem">{signIn.error && signInError(signIn.error)}</StatusLine>
      <p className="border-t border-line pt-4 text-muted">
        New here, or a new device? Ask an owner of the desk for a link.
      </p>
    </SignInFrame>
  );
}

/** Where an invitation leads: it makes the first passkey of a person, or one for a new device. */
export function JoinPage() {
  const token = useLinkToken();
  const [, navigate] = useLocation();
  const [name, setName] = useState(deviceName);
  const invitation = useQuery({
    queryKey: ["join", token],
    queryFn: () => answer(api.join.options.$post({ json: { token } })),
    gcTime: 0,
  });
  const join = useMutation({
    mutationFn: async () => {
      // The challenge of the page may be over by now.
      const { options } = await answer(api.join.options.$post({ json: { token } }));
      const response = await makePasskey(options);
      await answer(api.join.verify.$post({ json: { token, response, name } }));
    },
    onSuccess: async () => {
      navigate("/", { replace: true });
      await enter();
    },
  });
  useEffect(() => {
    document.title = "Join · Desk";
  }, []);
  if (invitation.error) return <EndedLink error={invitation.error} retry={() => invitation.refetch()} />;
  if (!invitation.data) return <SignInFrame title="Welcome">One moment.</SignInFrame>;
  return (
    <SignInFrame title={`Welcome, ${invitation.data.person.name}`}>
      <p>
        Make a passkey on this device: it signs you in with your finger, your face or the device's PIN. There is no
        password to remember.
      </p>
      <form
        className="space-y-4 text-left"
        onSubmit={(event) => {
          event.preventDefault();
          join.mutate();
        }}
      >
        <Field
          form="join"
          name="device"
          label="Name of this device"
          hint="So that you recognise it in your list."
          required
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" className="w-full" disabled={join.isPending}>
          <KeyRound aria-hidden="true" className="size-5" strokeWidth={1.5} />
          Make a passkey
        </Button>
      </form>
      <StatusLine kind="problem">{join.error && signInError(join.error)}</StatusLine>
    </SignInFrame>
  );
}

/** What this device probably is. */
function deviceName(): string {
  const { userAgent } = navigator;
  if (/iPhone/.test(userAgent)) return "My iPhone";
  if (/Android/.test(userAgent)) return "My phone";
  return /Macintosh/.test(userAgent) ? "My Mac" : "My computer";
}

/** Where the link of `desk open` leads, and that of a first run: it signs in once, at the machine where the desk runs. */
export function OpenPage({ to }: { to: string }) {
  const token = useLinkToken();
  const [, navigate] = useLocation();
  const opening = useQuery({
    queryKey: ["open", token],
    queryFn: () => answer(api.open.$post({ json: { token } })),
  });
  useEffect(() => {
    document.title = "Open · Desk";
  }, []);
  useEffect(() => {
    if (!opening.data) return;
    navigate(to, { replace: true });
    void enter();
  }, [opening.data, navigate, to]);
  if (opening.error) return <EndedLink error={opening.error} retry={() => opening.refetch()} isStart={to !== "/"} />;
  return <SignInFrame title="Opening the desk">One moment.</SignInFrame>;
}

/** A link that does not work, and what to do about it. */
function EndedLink({ error, retry, isStart = false }: { error: Error; retry: () => void; isStart?: boolean }) {
  if (error instanceof ServerAway) {
    return (
      <SignInFrame title="The server does not answer">
        <p>Your link is still good. Try it again in a moment.</p>
        <Button className="w-full" onClick={retry}>
          Try again
        </Button>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame title="This link does not work">
      <p role="alert">{error.message} Each link works once, and not for long.</p>
      <p>
        {isStart
          ? "Stop the site with Ctrl-C where you started it, and start it again: npm start prints a new link."
          : "If you have a passkey, sign in with it. Else ask an owner of the desk for a new link."}
      </p>
      <ButtonLink href="/" className="w-full">
        Sign in
      </ButtonLink>
    </SignInFrame>
  );
}

/** What follows # in the address: it is sent to the server by the page alone. */
function useLinkToken(): string {
  const [token] = useState(() => location.hash.slice(1));
  return token;
}

const signInError = (error: Error): string =>
  error instanceof ServerAway ? "The server does not answer. Try again in a moment." : error.message;
