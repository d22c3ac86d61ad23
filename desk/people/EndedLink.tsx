import { Button, ButtonLink } from "../../src/ui/Button.tsx";
import { ServerAway } from "../shell/errors.ts";
import { SignInFrame } from "./SignInFrame.tsx";

/** A link that does not work, and what to do about it. */
export function EndedLink({ error, retry, isStart = false }: { error: Error; retry: () => void; isStart?: boolean }) {
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
