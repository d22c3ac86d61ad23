import { newsletterForm } from "../../content/articles/knowledge-hub.ts";
import { formAction, hiddenFields } from "../../domain/forms/form.ts";
import { checkNewsletter, type NewsletterField } from "../../domain/forms/newsletter.ts";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { TextLink } from "../ui/links.tsx";
import { StatusLine } from "../ui/notices.tsx";
import { HiddenFields, Problem } from "./FormParts.tsx";
import { fieldProps, serverFilledValues } from "./server-filled.tsx";
import { textValue } from "./submit-result.ts";
import { useSubmit } from "./useSubmit.ts";

const validate = (data: FormData) => checkNewsletter({ email: textValue(data, "email") });

interface Props {
  /** The page the form is on. */
  page: string;
  serverFilled?: boolean;
}

/** Asks for an address; the server writes to it for confirmation. Works as a plain form until, and without, hydration. */
export function NewsletterForm({ page, serverFilled = false }: Props) {
  const { form, stage, errors, problem, onSubmit, onInput } = useSubmit<NewsletterField>({
    action: formAction.newsletter,
    validate,
  });
  const field = fieldProps("newsletter", errors, serverFilled);
  const busy = stage === "submitting";
  return (
    <form ref={form} method="post" action={formAction.newsletter} noValidate onSubmit={onSubmit} onInput={onInput}>
      <HiddenFields
        form="newsletter"
        values={serverFilled ? serverFilledValues(hiddenFields.page) : { [hiddenFields.page]: page }}
      />
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
        <Field {...field("email")} label={newsletterForm.label} type="email" autoComplete="email" inputMode="email" />
        <Button type="submit" disabled={busy} className="sm:mt-[1.83rem]">
          {busy ? "Submitting..." : newsletterForm.button}
        </Button>
      </div>
      <div className="mt-3 grid gap-3">
        <StatusLine kind="good">{stage === "sent" && newsletterForm.sent}</StatusLine>
        <Problem reason={problem} />
      </div>
      <p className="mt-4 text-sm text-muted">
        {newsletterForm.consent} <TextLink href="/privacy-policy">{newsletterForm.privacy}</TextLink>
      </p>
    </form>
  );
}
