import { useMutation, useQuery } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { Button } from "../../src/ui/Button.tsx";
import { Field } from "../../src/ui/Field.tsx";
import { StatusLine } from "../../src/ui/notices.tsx";
import { answer, api } from "../shell/client.ts";
import { enter } from "../shell/session.ts";
import { EndedLink } from "./EndedLink.tsx";
import { useLinkToken } from "./link-token.ts";
import { makePasskey } from "./passkeys.ts";
import { SignInFrame } from "./SignInFrame.tsx";
import { signInError } from "./sign-in-error.ts";

/** Where an invitation leads: it makes the first passkey of a person, or one for a new device. */
export default function JoinPage() {
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
