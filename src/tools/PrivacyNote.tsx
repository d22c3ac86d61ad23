import { LockKeyhole } from "lucide-react";
import { tools } from "../../content/tools/tools.ts";

/** What happens to what a visitor enters: below the tool. */
export const PrivacyNote = ({ className = "" }: { className?: string }) => (
  <p className={`no-print flex gap-3 text-sm text-muted ${className}`}>
    <LockKeyhole aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-action" strokeWidth={1.5} />
    {tools.privacy}
  </p>
);
