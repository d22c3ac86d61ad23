import { useMutation } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useEffect } from "react";
import { Button } from "../../src/ui/Button.tsx";
import { StatusLine } from "../../src/ui/notices.tsx";
import { answer, api } from "../shell/client.ts";
import { enter } from "../shell/session.ts";
import { askForPasskey } from "./passkeys.ts";
import { SignInFrame } from "./SignInFrame.tsx";
import { signInError } from "./sign-in-error.ts";

export default function SignInPage() {
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
