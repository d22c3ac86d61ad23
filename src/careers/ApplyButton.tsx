import { Button, ButtonLink } from "../ui/Button.tsx";

/** The dialog that the buttons on the careers page open, by id, and the attribute in which they carry a position. */
export const applicationDialog = "application-dialog";
export const positionAttribute = "data-apply-for";

/**
 * With script a button: `command` lets the browser open the dialog even before the island is hydrated, and the island
 * reads the position from it. Without script a link to the same form, which is then shown in the page.
 */
export function ApplyButton({ position, label, about }: { position: string; label: string; about?: string }) {
  const command = { commandfor: applicationDialog, command: "show-modal", [positionAttribute]: position };
  const description = about ? { "aria-describedby": about } : {};
  return (
    <>
      <div className="noscript:hidden">
        <Button {...command} {...description} className="max-sm:w-full lg:w-full">
          {label}
        </Button>
      </div>
      <div className="hidden noscript:block">
        <ButtonLink href="#apply" {...description} className="max-sm:w-full lg:w-full">
          {label}
        </ButtonLink>
      </div>
    </>
  );
}
