import type { ReactNode } from "react";
import {
  newsletterLinks,
  type ResponsePage as ResponsePageText,
  responsePages,
} from "../../content/contact/response-pages.ts";
import { site } from "../../content/site.ts";
import { newsletterActions, newsletterFieldNames } from "../../domain/forms/newsletter.ts";
import { AfterTheCall, OtherWays, Ready } from "../forms/Answer.tsx";
import { valueToken } from "../forms/server-filled.tsx";
import { Button, ButtonLink } from "../ui/Button.tsx";
import { LineWork } from "../ui/guilloche/Guilloche.tsx";
import { ArrowLinks } from "../ui/links.tsx";
import { PageIntro } from "../ui/PageIntro.tsx";
import { Seal } from "../ui/Seal.tsx";
import { Timeline } from "../ui/Timeline.tsx";

/** The pages under a path such as '/thank-you/', as Astro's routes want them. */
export const responsePagesUnder = (folder: string) =>
  Object.entries(responsePages)
    .filter(([path]) => path.startsWith(folder))
    .map(([path, page]) => ({ name: path.slice(folder.length), page: { ...page, path } }));

/** What a visitor sees after an action: a stamped receipt, what happens next, and where to go from here. */
export const ResponsePage = ({ page }: { page: ResponsePageText }) =>
  page.call ? <Called page={page} /> : <Receipt page={page} />;

/** Who waits for a call reads when it comes and what to keep at hand, as after sending with script. */
const Called = ({ page }: { page: ResponsePageText }) => (
  <div className="page-width grid gap-x-16 gap-y-8 pt-34 pb-20 md:pt-40 lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr]">
    <div>
      <Seal text={page.seal} className="mb-5 size-16" />
      <h1 className="text-3xl">{page.heading}</h1>
      <p className="mt-3">{page.text}</p>
      {page.links.map(({ label, href }) => (
        <p key={href} className="mt-3 text-sm">
          <a href={href} className="link">
            {label}
          </a>
        </p>
      ))}
    </div>
    <div className="lg:col-start-2 lg:row-span-3 lg:row-start-1">
      <Ready />
    </div>
    <AfterTheCall />
    <OtherWays />
  </div>
);

const Receipt = ({ page }: { page: ResponsePageText }) => (
  <div className="relative overflow-clip">
    <LineWork
      src="/line-work/answer.svg"
      className="absolute top-36 left-1/2 size-[70rem] -translate-x-1/2 opacity-35"
    />
    <div className="page-width relative pt-32 pb-20 md:pt-36 md:pb-28">
      <div className="certificate mx-auto max-w-[48rem]">
        <div className="bg-sheet px-6 py-10 md:px-14 md:py-14">
          <Seal text={page.seal} className="size-28" />
          <h1 className="mt-6 text-3xl">{page.heading}</h1>
          <p className="mt-4 max-w-text text-lg text-muted">{page.text}</p>
          {page.next && (
            <section id="next" aria-labelledby="next-heading" className="mt-10">
              <h2 id="next-heading" className="mb-6 text-xl">
                What happens next
              </h2>
              <Timeline steps={page.next} />
            </section>
          )}
          <nav aria-label="Where to go from here" className="mt-10">
            <ArrowLinks links={page.links} className="border-line" />
          </nav>
        </div>
      </div>
    </div>
  </div>
);

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

/** What nginx shows while the server does not respond. The pages themselves go on: only forms and links in mails need it. */
export const Unavailable = () => (
  <PageIntro
    kicker={<p className="text-sm font-strong text-action">Back in a minute</p>}
    title="We could not take this just now"
    intro="This part of the site is being updated, or very busy. Go back in your browser, where what you typed is still there, and send it again in a minute. Or reach us directly."
  >
    <div className="flex flex-wrap gap-3">
      <ButtonLink href={`tel:${site.phone.e164}`}>Call {site.phone.display}</ButtonLink>
      <ButtonLink look="outline" href={`mailto:${site.email}`}>
        Write to {site.email}
      </ButtonLink>
    </div>
  </PageIntro>
);
