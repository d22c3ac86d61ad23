import type { ReactNode } from "react";
import { newsletterLinks } from "../../content/contact/response-pages.ts";
import { newsletterActions, newsletterFieldNames } from "../../domain/forms/newsletter.ts";
import { valueToken } from "../forms/server-filled.tsx";
import { Button } from "../ui/Button.tsx";
import { Seal } from "../ui/Seal.tsx";

interface Opening {
  seal: string;
  heading: string;
  text: string;
}

const Sheet = ({ opening, children }: { opening: Opening; children: ReactNode }) => (
  <div className="page-width pt-32 pb-20 md:pt-36 md:pb-28">
    <div className="certificate mx-auto max-w-[48rem]">
      <div className="bg-sheet px-6 py-10 md:px-14 md:py-14">
        <Seal text={opening.seal} className="size-28" />
        <h1 className="mt-6 text-3xl">{opening.heading}</h1>
        <p className="mt-4 max-w-text text-lg text-muted">{opening.text}</p>
        {children}
      </div>
    </div>
  </div>
);

/** Built once; the server puts the link's token in. Works without JavaScript, and only the button changes anything. */
export const NewsletterActionPage = ({ action }: { action: keyof typeof newsletterActions }) => (
  <Sheet opening={newsletterLinks[action]}>
    <form method="post" action={newsletterActions[action]} className="mt-8 grid justify-items-start gap-6">
      <input type="hidden" name={newsletterFieldNames.token} value={valueToken(newsletterFieldNames.token)} />
      {action === "unsubscribe" && (
        <label className="flex max-w-text items-start gap-3">
          <input type="checkbox" name={newsletterFieldNames.never} value="1" className="mt-1 size-5 shrink-0" />
          {newsletterLinks.unsubscribe.never}
        </label>
      )}
      <Button type="submit">{newsletterLinks[action].button}</Button>
    </form>
  </Sheet>
);

export const AlreadyConfirmedPage = () => (
  <Sheet opening={newsletterLinks.alreadyConfirmed}>
    <ul className="mt-8 grid gap-3">
      {newsletterLinks.alreadyConfirmed.links.map((link) => (
        <li key={link.href}>
          <a href={link.href} className="link font-strong">
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  </Sheet>
);
