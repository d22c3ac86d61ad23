import { useRef } from "react";
import { Link, useLocation } from "wouter";
import { type StructureId, structureIds, structureNames } from "../../content/schemas/plain-lists.ts";
import { type StateCode, states } from "../../content/states.ts";
import { type HandSource, handSources, sourceNames } from "../../domain/desk/enquiry.ts";
import { byDetail, offered, otherDetails } from "../../domain/forms/enquiry-fields.ts";
import { emailError, internationalNumber, leadFields } from "../../domain/forms/person.ts";
import { offerNames } from "../../domain/offers/offers.ts";
import { buttonClass } from "../../src/ui/Button.tsx";
import { Disclosure } from "../../src/ui/Disclosure.tsx";
import { Checkbox, type Choice, Field, Select, TextArea } from "../../src/ui/Field.tsx";
import { useEnterEnquiry } from "../enquiry/api.ts";
import { DeskHeading } from "../shell/PageHead.tsx";
import { ActionForm } from "../ui/ActionForm.tsx";
import { useActionForm } from "../ui/drafts.ts";
import { useKnown } from "./api.ts";
import { enquiryPath, ShortRow } from "./enquiry-parts.tsx";

const empty = {
  ...{ source: "telephone", name: "", phone: "", email: "", companyName: "" },
  ...byDetail(() => ""),
  ...{ offer: "", structure: "", state: "", acknowledge: "", spoken: "", mine: "" },
};

const limits = byDetail(({ limit }) => limit);

/** Whoever writes it down is the one they speak with. */
const speaksWithMe: readonly string[] = ["telephone", "walk-in"] satisfies HandSource[];

const orNothing = (label: string, choices: readonly Choice[]): Choice[] => [{ value: "", label }, ...choices];
const same = (values: readonly string[]): Choice[] => values.map((value) => ({ value, label: value }));

/** Somebody has telephoned, written or come by: a name and a number are enough. */
export default function NewEnquiry() {
  const [, navigate] = useLocation();
  const entered = useRef("");
  const action = useEnterEnquiry((id) => {
    entered.current = id;
  });
  const form = useActionForm("new-enquiry", "", empty, action);
  const { values, field } = form;
  const isMine = values.mine ? values.mine === "yes" : speaksWithMe.includes(values.source);
  const save = () => {
    const { source, structure, state, acknowledge, spoken, mine: _, ...typed } = values;
    void form.save(
      {
        ...typed,
        source: source as HandSource,
        structure: (structure as StructureId) || undefined,
        state: (state as StateCode) || undefined,
        acknowledge: acknowledge === "yes" && values.email.trim() !== "",
        mine: isMine,
        spoken: spoken === "yes",
      },
      () => navigate(enquiryPath(entered.current), { replace: true }),
    );
  };
  return (
    <>
      <DeskHeading title="New enquiry">
        Entered by hand. The call is due in office hours, as after the contact page, unless you have spoken already.
      </DeskHeading>
      <ActionForm
        form={form}
        label="New enquiry"
        className="grid max-w-3xl gap-x-4 gap-y-4 sm:grid-cols-2"
        button="Save the enquiry"
        onSave={save}
        more={
          <Link href="/enquiries" className={buttonClass("outline")}>
            Back
          </Link>
        }
      >
        <Field {...field("name")} label="Name" required autoFocus autoComplete="off" maxLength={leadFields.name} />
        <Field
          {...field("phone")}
          label="Phone"
          required
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={leadFields.phone}
        />
        <Known phone={values.phone} email={values.email} />
        <Select
          {...field("source")}
          label="How they came"
          choices={handSources.map((value) => ({ value, label: sourceNames[value] }))}
        />
        <Field
          {...field("email")}
          label="E-mail"
          type="email"
          autoComplete="off"
          hint="If they have one: quotations go there."
          maxLength={leadFields.email}
        />
        <div className="sm:col-span-2">
          <TextArea
            {...field("message")}
            label="What they want, in their words"
            className="min-h-24!"
            maxLength={limits.message}
          />
        </div>
        <div className="space-y-1 sm:col-span-2">
          <Checkbox name="mine" checked={isMine} onChange={(checked) => form.type({ mine: checked ? "yes" : "no" })}>
            It is with me
          </Checkbox>
          <Checkbox
            name="spoken"
            checked={values.spoken === "yes"}
            onChange={(checked) => form.type({ spoken: checked ? "yes" : "" })}
          >
            We have spoken: no call is due
          </Checkbox>
        </div>
        {values.spoken !== "yes" && (
          <Select
            {...field("bestTime")}
            label="When to call"
            choices={orNothing("As soon as the office can", offered.bestTime)}
          />
        )}
        {values.email.trim() && (
          <div className="sm:self-end">
            <Checkbox
              name="acknowledge"
              checked={values.acknowledge === "yes"}
              onChange={(checked) => form.type({ acknowledge: checked ? "yes" : "" })}
            >
              They want our mail that says what happens next
            </Checkbox>
          </div>
        )}
        <Disclosure label="Structure, state, language and more" className="border-y border-line sm:col-span-2">
          <div className="grid gap-x-4 gap-y-4 pb-4 sm:grid-cols-2">
            <Select
              {...field("structure")}
              label="Structure"
              choices={orNothing(
                "Not said",
                structureIds.map((value) => ({ value, label: structureNames[value] })),
              )}
            />
            <Select
              {...field("state")}
              label="State"
              choices={orNothing(
                "Not said",
                states.map(({ code, name }) => ({ value: code, label: name })),
              )}
            />
            <Select
              {...field("offer")}
              label="What about"
              choices={orNothing(
                "Not said",
                Object.entries(offerNames).map(([value, label]) => ({ value, label })),
              )}
            />
            {otherDetails.map((detail) =>
              detail.kind === "choice" ? (
                <Select
                  key={detail.key}
                  {...field(detail.key)}
                  label={detail.short}
                  choices={orNothing("Not said", same(offered[detail.key].map(({ value }) => value)))}
                />
              ) : (
                <Field
                  key={detail.key}
                  {...field(detail.key)}
                  label={detail.short}
                  autoComplete="off"
                  maxLength={detail.limit}
                />
              ),
            )}
            <Field {...field("companyName")} label="Company" autoComplete="off" maxLength={leadFields.companyName} />
          </div>
        </Disclosure>
      </ActionForm>
    </>
  );
}

/** As soon as a number or an address is whole: whoever is here already with it. */
function Known({ phone, email }: { phone: string; email: string }) {
  const { data } = useKnown({
    phone: internationalNumber(phone) ? phone.trim() : "",
    email: emailError(email) ? "" : email.trim(),
  });
  const known = data?.known ?? [];
  return (
    <div role="status" className="sm:col-span-2" hidden={known.length === 0}>
      {known.length > 0 && (
        <div className="border-l-4 border-highlight bg-highlight-wash px-4 py-3">
          <p className="text-sm font-strong">Here already with this number or address:</p>
          <ul>
            {known.map((enquiry) => (
              <ShortRow key={enquiry.id} enquiry={enquiry} />
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
