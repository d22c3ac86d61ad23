import { Button, ButtonLink } from "../ui/Button.tsx";
import { applicationDialog, positionAttribute } from "./apply.ts";

/**
 * With script a button: `command` lets the browser open the dialog even before the island is awake, and the island reads
 * the position from it. Without script a link to the same form, which then stands open in the page.
 */
export function ApplyButton({ position, label, about }: { position: string; label: string; about?: string }) {
  const opens = { commandfor: applicationDialog, command: "show-modal", [positionAttribute]: position };
  const described = about ? { "aria-describedby": about } : {};
  return (
    <>
      <div className="noscript:hidden">
        <Button {...opens} {...described} className="max-sm:w-full">
          {label}
        </Button>
      </div>
      <div className="hidden noscript:block">
        <ButtonLink href="#apply" {...described} className="max-sm:w-full">
          {label}
        </ButtonLink>
      </div>
    </>
  );
}
