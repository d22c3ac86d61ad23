import { about } from "../../content/company.ts";
import { claim } from "../../domain/claims.ts";
import { withSiteValues } from "../../domain/site-values.ts";
import { CallLink } from "../contact/ContactLinks.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { ClosingCall } from "../ui/ClosingCall.tsx";
import { GuillocheBand } from "../ui/guilloche/Guilloche.tsx";
import { SpunRing } from "../ui/guilloche/SpunRing.tsx";
import { HowWeCountLine } from "../ui/HowWeCount.tsx";
import { Icon } from "../ui/Icon.tsx";
import { PageIntro } from "../ui/PageIntro.tsx";
import { Section } from "../ui/Section.tsx";

/** The company's sign, large: rings spun from one line each. */
const Roundel = () => (
  <svg viewBox="-100 -100 200 200" aria-hidden="true" className="mx-auto hidden size-72 lg:-my-6 lg:block">
    <SpunRing inner={74} outer={99} turns={45} ink="action" opacity={0.55} />
    <SpunRing inner={48} outer={78} turns={36} ink="highlight" opacity={0.8} />
    <SpunRing inner={24} outer={50} turns={24} ink="alert" opacity={0.5} />
  </svg>
);

const Story = () => {
  const [first = "", ...rest] = about.story.paragraphs;
  return (
    <Section id="story" layout="split" title={about.story.heading} className="pt-12! md:pt-16!">
      <div className="max-w-prose">
        <p className="text-xl leading-snug">{withSiteValues(first)}</p>
        <div className="mt-6 space-y-5 text-muted">
          {rest.map((paragraph) => (
            <p key={paragraph}>{withSiteValues(paragraph)}</p>
          ))}
        </div>
      </div>
    </Section>
  );
};

const Why = () => (
  <Section id="why" tone="deep" title={about.why.heading} intro={about.why.text}>
    <ul className="grid border-t border-l border-line sm:grid-cols-2 lg:grid-cols-5">
      {about.why.figures.map((id) => {
        const record = claim(id);
        const [before = "", after = ""] = record.text.split(record.figure).map((part) => part.trim());
        return (
          <li
            key={id}
            className="flex flex-col border-r border-b border-line bg-sheet p-6 sm:max-lg:last:odd:col-span-2"
          >
            <p className="flex flex-col font-strong">
              {before && <span>{before} </span>}
              <span className="figures text-3xl leading-tight font-heading tracking-tight text-action lg:text-2xl">
                {record.figure}
              </span>
              {after && <span> {after}</span>}
            </p>
            <div className="-mb-3 pt-1">
              <HowWeCountLine claim={record} />
            </div>
          </li>
        );
      })}
    </ul>
    <ul className="mt-12 grid gap-x-12 gap-y-8 sm:grid-cols-2">
      {about.why.reasons.map((reason) => (
        <li key={reason.title} className="flex gap-4">
          <span className="grid size-11 shrink-0 place-items-center rounded-full border border-line-strong bg-paper text-action">
            <Icon name={reason.icon} className="size-5" />
          </span>
          <div>
            <h3 className="text-xl">{reason.title}</h3>
            <p className="mt-1.5 text-muted">{reason.text}</p>
          </div>
        </li>
      ))}
    </ul>
  </Section>
);

/** Set as a certificate would set it: one sentence, framed. */
const Mission = () => (
  <section id="mission" aria-labelledby="mission-heading" className="page-width section-space">
    <div className="certificate">
      <div className="overflow-clip text-center">
        <GuillocheBand seed="mission-above" />
        <div className="px-6 py-10 md:px-16 md:py-16">
          <h2 id="mission-heading" className="text-base font-strong tracking-normal text-action">
            {about.mission.heading}
          </h2>
          <p className="mx-auto mt-4 max-w-[52rem] text-3xl font-heading tracking-tight text-balance">
            {about.mission.text}
          </p>
        </div>
        <GuillocheBand seed="mission-below" />
      </div>
    </div>
  </section>
);

const Values = () => (
  <Section id="values" layout="split" title={about.values.heading} className="pt-0!">
    <ol className="border-t border-ink">
      {about.values.items.map((value, index) => (
        <li
          key={value.title}
          className="grid gap-x-8 gap-y-1 border-b border-line py-6 md:grid-cols-[2rem_minmax(0,15rem)_minmax(0,1fr)]"
        >
          <span aria-hidden="true" className="figures text-xl leading-tight text-muted">
            {index + 1}
          </span>
          <h3 className="text-xl">{value.title}</h3>
          <p className="text-muted">{value.text}</p>
        </li>
      ))}
    </ol>
  </Section>
);

export const AboutPage = () => (
  <>
    <PageIntro title={withSiteValues(about.heading)} intro={about.text} aside={<Roundel />} />
    <Story />
    <Why />
    <Mission />
    <Values />
    <ClosingCall seed="about-closing" heading={about.closing.heading} text={about.closing.text}>
      <ButtonLink look="highlight" href={about.closing.button.href}>
        {about.closing.button.label}
      </ButtonLink>
      <CallLink look="onDark" />
    </ClosingCall>
  </>
);
