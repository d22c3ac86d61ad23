import { Button } from "../../src/ui/Button.tsx";
import { useSite } from "./api.ts";
import { PublishPane } from "./PublishPane.tsx";

/** The new site is made, its changed sentences are shown, and it is published. */
export function Make({ onDone }: { onDone: () => void }) {
  const { unpublished } = useSite().data ?? {};
  return (
    <>
      <PublishPane begin="Make the site" />
      {unpublished?.length === 0 && <Button onClick={onDone}>What comes next</Button>}
    </>
  );
}
