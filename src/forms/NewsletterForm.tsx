import { newsletterForm } from "../../content/knowledge-hub.ts";
import { formAction } from "../../domain/forms/form.ts";
import { checkNewsletter, newsletterFields } from "../../domain/forms/newsletter.ts";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { StatusLine } from "../ui/StatusLine.tsx";
import { TextLink } from "../ui/TextLink.tsx";
import { HiddenFields, Problem, templateErrors, templateValue } from "./FormParts.tsx";
import { useSending } from "./useSubmit.ts";

/** Asks for an address; the server writes to it for confirmation. Works as a plain form until, and without, hydration. */
export function NewsletterForm({ page, template = false }: { page: string; template?: boolean }) {
  const sending = useSending({
    action: formAction.newsletter,
    check: (data) => checkNewsletter({ email: String(data.get("email") ?? "") }),
  });
  const errors = template ? templateErrors(newsletterFields) : sending.errors;
  const busy = sending.stage === "submitting";
  return (
    <form
      ref={sending.form}
      method="post"
      action={formAction.newsletter}
      noValidate
      onSubmit={sending.onSubmit}
      onInput={sending.onInput}
    >
      <HiddenFields form="newsletter" values={{ page: template ? templateValue("page") : page }} />
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
        <Field
          form="newsletter"
          name="email"
          label={newsletterForm.label}
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          error={errors.email}
          {...(template ? { defaultValue: templateValue("email") } : {})}
        />
        <Button type="submit" disabled={busy} className="sm:mt-[2.05rem]">
          {busy ? "Submitting..." : newsletterForm.button}
        </Button>
      </div>
      <div className="mt-3 grid gap-3">
        <StatusLine kind="good">{sending.stage === "sent" && newsletterForm.sent}</StatusLine>
        <Problem text={sending.problem} />
      </div>
      <p className="mt-4 text-xs text-muted">
        {newsletterForm.consent} <TextLink href="/privacy-policy">{newsletterForm.privacy}</TextLink>
      </p>
    </form>
  );
}
