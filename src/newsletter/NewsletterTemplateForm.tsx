import { DataNotice, HiddenFields, templateErrors, templateValue } from "../leads/FormParts.tsx";
import { formAction, hiddenFields } from "../leads/form.rules.ts";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { newsletterFields } from "./newsletter.rules.ts";

const errors = templateErrors(newsletterFields);
const held = Object.fromEntries(
  [hiddenFields.page, hiddenFields.idempotencyKey].map((name) => [name, templateValue(name)]),
);

/** The newsletter's form on the page that the server fills in when a plain post has a fault. */
export const NewsletterTemplateForm = () => (
  <form method="post" action={formAction.newsletter} noValidate className="space-y-5" aria-label="Newsletter">
    <Field
      form="newsletter"
      name="email"
      label="Email"
      type="email"
      autoComplete="email"
      required
      error={errors.email}
      defaultValue={templateValue("email")}
    />
    <HiddenFields form="newsletter" values={held} />
    <Button type="submit" className="w-full">
      Subscribe Now
    </Button>
    <DataNotice purpose="We use your address to send the newsletter and for nothing else." />
  </form>
);
