import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "wouter";
import { answer, api } from "../shell/client.ts";
import { enter } from "../shell/session.ts";
import { EndedLink } from "./EndedLink.tsx";
import { useLinkToken } from "./link-token.ts";
import { SignInFrame } from "./SignInFrame.tsx";

/** Where the link of `desk open` leads, and that of a first run: it signs in once, at the machine where the desk runs. */
export default function OpenPage({ to }: { to: string }) {
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
