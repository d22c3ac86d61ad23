import { languageTexts } from "../../content/languages/texts.ts";
import type { LanguagePage } from "../../domain/languages/pages.ts";
import { CallLink } from "../contact/ContactLinks.tsx";
import { Timeline } from "../ui/Timeline.tsx";
import { sentText } from "./form-props.ts";

/** After the form was sent without script. */
export function LanguageThanks({ page }: { page: LanguagePage }) {
  const { sent, hero } = languageTexts[page.code];
  return (
    <div className="page-width pt-32 pb-20 md:pt-36 md:pb-28">
      <div className="certificate mx-auto max-w-[48rem]">
        <div className="bg-sheet px-6 py-10 md:px-14 md:py-14">
          <h1 className="text-3xl">{sent.heading}</h1>
          <p className="mt-4 max-w-text text-lg text-muted">{sentText(page)}</p>
          <section aria-labelledby="next-heading" className="mt-10">
            <h2 id="next-heading" className="mb-6 text-xl">
              {sent.nextHeading}
            </h2>
            <Timeline steps={sent.next} />
          </section>
          <p className="mt-8">
            <a href={page.path} className="link font-strong">
              {sent.more}
            </a>
          </p>
          <div className="mt-8">
            <CallLink label={hero.call} />
          </div>
        </div>
      </div>
    </div>
  );
}
