import { newsletterForm } from "../../content/knowledge-hub.ts";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { TextLink } from "../ui/TextLink.tsx";

/** Asks for an address; the server writes to it for confirmation. Works as a plain form. */
export function NewsletterForm({ page }: { page: string }) {
  return (
    <form method="post" action="/api/newsletter">
      <input type="hidden" name="page" value={page} />
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
        <Field
          form="newsletter"
          name="email"
          label={newsletterForm.label}
          type="email"
          autoComplete="email"
          inputMode="email"
          required
        />
        <Button type="submit">{newsletterForm.button}</Button>
      </div>
      <p className="mt-4 text-xs text-muted">
        {newsletterForm.consent} <TextLink href="/privacy-policy">{newsletterForm.privacy}</TextLink>
      </p>
    </form>
  );
}
