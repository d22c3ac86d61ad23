import { useEffect } from "react";
import { ButtonLink } from "../../src/ui/Button.tsx";
import { DeskHeading } from "../layout/DeskHeading.tsx";
import { dropDrafts } from "../ui/useDraft.ts";

/** Somebody has erased it. What was being typed about the person goes with it. */
export function GoneEnquiry({ id, message }: { id: string; message: string }) {
  useEffect(() => dropDrafts(id), [id]);
  return (
    <div role="alert">
      <DeskHeading title="No longer here" />
      <p className="mb-5 max-w-prose">{message}</p>
      <ButtonLink href="/enquiries">To the enquiries</ButtonLink>
    </div>
  );
}
