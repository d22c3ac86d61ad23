import { CloudOff } from "lucide-react";
import { serverAway, streamAway } from "./errors.ts";
import { useSession } from "./session.ts";

const askAgainMs = 3000;

/** Says that the server cannot be reached, and asks it again until it can; or that this page hears of changes late. */
export function AwayBanner() {
  const isAway = serverAway.use();
  const isLate = streamAway.use();
  useSession({ refetchInterval: isAway ? askAgainMs : false });
  return (
    <div role="status" className="sticky top-0 z-20">
      {(isAway || isLate) && (
        <p className="flex items-start gap-3 border-b border-highlight bg-highlight-wash px-4 py-3 text-sm font-strong sm:px-6 lg:px-8">
          <CloudOff aria-hidden="true" className="mt-0.5 size-5 shrink-0" strokeWidth={1.5} />
          {isAway
            ? "The server does not answer. What you see may be old; what you type stays here. We keep trying."
            : "Live updates are away. This page asks for news every half minute."}
        </p>
      )}
    </div>
  );
}
