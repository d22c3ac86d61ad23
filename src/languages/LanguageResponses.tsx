import { languageTexts } from "../../content/languages/texts.ts";
import { leadFormFields } from "../../domain/forms/enquiry-fields.ts";
import type { LanguagePage } from "../../domain/languages/pages.ts";
import { CallLink } from "../contact/ContactLinks.tsx";
import { ErrorSummary } from "../forms/FormParts.tsx";
import { serverFilledProblems } from "../forms/server-filled.tsx";
import { PageIntro } from "../ui/PageIntro.tsx";
import { Timeline } from "../ui/Timeline.tsx";
import { LanguageForm } from "./LanguageForm.tsx";
import { formProps, sentText } from "./language-props.ts";

/** What a plain post of the form gets when it was not accepted; the server fills it in. */
export function LanguageFormAgain({ page }: { page: LanguagePage }) {
  const { form, hero } = languageTexts[page.code];
  return (
    <>
      <PageIntro title="%%heading%%" intro="%%advice%%">
        <div hidden data-error-slot="call">
          <CallLink label={hero.call} />
        </div>
      </PageIntro>
      <div className="page-width pb-24">
        <div className="grid max-w-prose grid-cols-[minmax(0,1fr)] gap-8">
          <ErrorSummary
            form="contact"
            problems={serverFilledProblems(leadFormFields.contact)}
            title={form.problemHeading}
            serverFilled
          />
          <LanguageForm {...formProps(page)} serverFilled />
        </div>
      </div>
    </>
  );
}

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
