import { lawChange } from "../../domain/law/law-changes.ts";
import { ChangedNote } from "../law/ChangedNote.tsx";
import { Badge, DotBadge } from "../ui/Badge.tsx";
import { Button, ButtonLink } from "../ui/Button.tsx";
import { ClosingCall } from "../ui/ClosingCall.tsx";
import { ClosingCard } from "../ui/ClosingCard.tsx";
import { DataTable } from "../ui/DataTable.tsx";
import { Faq } from "../ui/Faq.tsx";
import { Field, Select, TextArea } from "../ui/Field.tsx";
import { GuillocheBand, LineWork } from "../ui/guilloche/Guilloche.tsx";
import { Notice } from "../ui/Notice.tsx";
import { PageIntro } from "../ui/PageIntro.tsx";
import { Seal } from "../ui/Seal.tsx";
import { Section } from "../ui/Section.tsx";
import { Stars } from "../ui/Stars.tsx";
import { StatusLine } from "../ui/StatusLine.tsx";
import { ExternalLink, TextLink } from "../ui/TextLink.tsx";
import { TickList } from "../ui/TickList.tsx";
import { Timeline } from "../ui/Timeline.tsx";
import { DeskPieces } from "./DeskPieces.tsx";

const colours = [
  ["paper", "bg-paper"],
  ["paper-deep", "bg-paper-deep"],
  ["sheet", "bg-sheet"],
  ["ink", "bg-ink"],
  ["muted", "bg-muted"],
  ["line", "bg-line"],
  ["action", "bg-action"],
  ["action-deep", "bg-action-deep"],
  ["highlight", "bg-highlight"],
  ["alert", "bg-alert"],
  ["good", "bg-good"],
  ["violet", "bg-violet"],
] as const;

const sizes = ["text-4xl", "text-3xl", "text-2xl", "text-xl", "text-lg", "text-base", "text-sm", "text-xs"] as const;

export const DesignPage = () => (
  <>
    <PageIntro
      kicker={<DotBadge>For the people who make the pages</DotBadge>}
      title="The pieces, on one sheet"
      intro="Every shared component with sample content. Look here before you add one."
    >
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="#tokens">Tokens</ButtonLink>
        <ButtonLink look="outline" href="#forms">
          Forms
        </ButtonLink>
      </div>
    </PageIntro>
    <GuillocheBand />

    <Section id="tokens" title="Colour and type">
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-6">
        {colours.map(([name, ground]) => (
          <li key={name} className="text-sm">
            <span className={`block h-16 border border-line ${ground}`} />
            {name}
          </li>
        ))}
      </ul>
      <ul className="mt-10 space-y-4">
        {sizes.map((size) => (
          <li key={size} className={size}>
            ₹1,00,000 on the {size} line
          </li>
        ))}
      </ul>
    </Section>

    <Section id="buttons" tone="deep" title="Buttons, links, badges, seals">
      <div className="flex flex-wrap gap-3">
        <Button>Primary</Button>
        <Button look="outline">Outline</Button>
        <Button disabled>Submitting...</Button>
      </div>
      <p className="mt-6">
        A sentence with <TextLink href="/pricing">a link inside</TextLink> and{" "}
        <ExternalLink href="https://www.mca.gov.in/">one that leaves</ExternalLink>.
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Badge>Quarterly</Badge>
        <Badge tone="action">Company Registration</Badge>
        <Badge tone="good">Low</Badge>
        <Badge tone="highlight">Medium</Badge>
        <Badge tone="alert">High</Badge>
        <Stars rating={5} />
      </div>
      <div className="mt-8 flex flex-wrap gap-6">
        <Seal text="Recommended" />
        <Seal text="Coming Soon" />
        <Seal text="Updated" />
      </div>
    </Section>

    <Section id="forms" title="Fields and what they say">
      <form className="grid max-w-prose gap-5" aria-label="Sample form">
        <Field form="design" name="fullName" label="Full name" required defaultValue="Asha Rao" />
        <Field form="design" name="email" label="Email" required defaultValue="asha@" error="Email is invalid" />
        <Field form="design" name="phone" label="Phone number" placeholder="10 digits" hint="With or without +91." />
        <Select
          form="design"
          name="structure"
          label="Structure"
          choices={[
            { value: "pvt", label: "Private Limited" },
            { value: "llp", label: "LLP" },
          ]}
        />
        <TextArea form="design" name="note" label="Anything else" />
        <StatusLine kind="problem">We could not send this. Nothing you typed is lost.</StatusLine>
      </form>
    </Section>

    <Section id="tables" tone="sheet" title="Tables, timelines, lists">
      <DataTable
        caption="Three structures"
        columns={["", "Private Limited", "OPC", "LLP"]}
        rows={[
          {
            heading: "Founders",
            cells: ["2 directors, 2 shareholders", "1 member, 1 nominee", "2 designated partners"],
          },
          { heading: "Compliance", cells: ["High", "Medium", "Low"] },
        ]}
        note="Rows become cards on a phone."
      />
      <div className="mt-12">
        <DataTable
          caption="Fee by capital"
          phone="scroll"
          columns={["Authorised capital", "Fee"]}
          rows={[
            { heading: "Up to ₹1 lakh", cells: ["₹4,000"] },
            { heading: "₹1-15 lakh", cells: ["₹5,000"] },
          ]}
        />
      </div>
      <div className="mt-12 grid gap-12 lg:grid-cols-2">
        <Timeline
          steps={[
            { title: "Name approval", text: "Two names, checked before they are filed.", duration: "3-4 days" },
            { title: "Filing", text: "Signed with your DSC.", duration: "10-15 days" },
          ]}
        />
        <TickList items={["PAN and TAN", "MOA and AOA drafting", "Certificate of Incorporation"]} />
      </div>
    </Section>

    <Section id="notes" title="Notes and questions">
      <div className="grid gap-5 lg:grid-cols-2">
        <Notice title="Important Notice">
          <p>Government charges are paid at actual rates on the day of filing.</p>
        </Notice>
        <ChangedNote change={lawChange("opc-no-forced-conversion")} />
      </div>
      <div className="mt-10">
        <Faq
          questions={[
            { q: "Can I change my plan later?", a: "Yes. You pay the difference." },
            { q: "Is the price the price?", a: "The plan fee is fixed. Government charges are shown beside it." },
          ]}
        />
      </div>
    </Section>

    <Section id="desk" tone="deep" title="The desk, with sample figures">
      <DeskPieces />
    </Section>

    <Section id="line-work" title="Line work">
      <div className="grid grid-cols-2 gap-6 lg:grid-cols-4">
        {["home", "llp", "answer", "founder-0"].map((name) => (
          <LineWork key={name} src={`/line-work/${name}.svg`} className="w-full" />
        ))}
      </div>
    </Section>

    <ClosingCard
      id="after-a-form"
      heading="The end of a page with a form"
      text="The buttons stand beside the words."
      note={<TextLink href="/pricing">See pricing</TextLink>}
    >
      <ButtonLink href="/contact-us">Talk to an expert</ButtonLink>
    </ClosingCard>
    <ClosingCall heading="The end of a page" text="On indigo, with one clear thing to do.">
      <ButtonLink look="highlight" href="/contact-us">
        Talk to an expert
      </ButtonLink>
      <ButtonLink look="onDark" href="/pricing">
        See pricing
      </ButtonLink>
    </ClosingCall>
  </>
);
