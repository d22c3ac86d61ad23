import { CloudOff } from "lucide-react";
import { useSession } from "../api/session.ts";
import { useAway } from "../live/connection.ts";

const askAgainMs = 3000;

/** Says that the server cannot be reached, and asks it again until it can. */
export function AwayBanner() {
  const away = useAway();
  useSession({ refetchInterval: away ? askAgainMs : false });
  return (
    <div role="status" className="sticky top-0 z-20">
      {away && (
        <p className="flex items-start gap-3 border-b border-highlight bg-highlight-wash px-4 py-3 text-sm font-strong sm:px-6 lg:px-8">
          <CloudOff aria-hidden="true" className="mt-0.5 size-5 shrink-0" strokeWidth={1.5} />
          The server does not answer. What you see may be old; what you type stays here. We keep trying.
        </p>
      )}
    </div>
  );
}
