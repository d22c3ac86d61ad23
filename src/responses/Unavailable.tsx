import { site } from "../../content/site.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { PageIntro } from "../ui/Section.tsx";

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
