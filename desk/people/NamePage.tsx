import { useEffect } from "react";
import { useSignedIn } from "../shell/session.ts";
import { NameForm } from "./NameForm.tsx";
import { SignInFrame } from "./SignInFrame.tsx";

/** Before anything else, for whoever came in by the link of this machine. */
export default function NamePage() {
  const { person } = useSignedIn();
  useEffect(() => {
    document.title = "Your name · Desk";
  }, []);
  return (
    <SignInFrame title="What is your name?">
      <p>Founders read it in quotations, receipts and mails. You can change it under People.</p>
      <NameForm id={person.id} label="Your name" />
    </SignInFrame>
  );
}
