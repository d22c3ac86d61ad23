import type { ReactNode } from "react";
import { about } from "../../content/company/company.ts";
import { contactPage } from "../../content/contact/contact.ts";
import { type Site, site } from "../../content/site.ts";
import { claim } from "../../domain/owner/claims.ts";
import { cityLine, grievanceDetails, ownerDetails, withSiteValues } from "../../domain/owner/details.ts";
import { inks } from "../../drawings/colours.ts";
import { svgInside } from "../../drawings/svg-inside.ts";
import { AdvisorBlock } from "../contact/AdvisorBlock.tsx";
import { CallLink, chatAddress } from "../contact/ContactLinks.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { ExternalLink } from "../ui/links.tsx";
import { PageIntro } from "../ui/PageIntro.tsx";
import { SampleCaption } from "../ui/SampleMark.tsx";
import { Section } from "../ui/Section.tsx";
import { DetailList } from "./DetailList.tsx";
import office from "./office.svg?raw";

const Entry = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="border-line py-4 max-md:not-last:border-b md:py-6 md:even:border-l md:odd:pr-6 md:even:pl-6 md:nth-[n+3]:border-t">
    <h3 className="text-base font-strong tracking-normal">{title}</h3>
    <div className="mt-1 text-sm md:mt-2">{children}</div>
  </div>
);

const link = "link inline-flex min-h-11 items-center lg:min-h-8";

/** An office with the firm's name on its signboard. Its door is in the middle, so that a narrow screen can leave out both ends. */
const OfficeDrawing = ({ name, className = "" }: { name: string; className?: string }) => (
  <svg
    viewBox="0 -60 1200 440"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
    focusable="false"
    className={`block w-full ${className}`}
  >
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing */}
    <g dangerouslySetInnerHTML={{ __html: svgInside(office) }} />
    <text
      x="600"
      y="199"
      textAnchor="middle"
      fontSize="17"
      fontWeight="640"
      letterSpacing="1.5"
      fill={inks.ink}
      {...(name.length > 18 ? { textLength: 232, lengthAdjust: "spacingAndGlyphs" } : {})}
    >
      {name}
    </text>
  </svg>
);

const Story = () => (
  <Section id="story" layout="split" title={about.story.heading}>
    <div className="max-w-prose space-y-4">
      {about.story.paragraphs.map((paragraph) => (
        <p key={paragraph} className="text-pretty first:text-xl first:leading-snug">
          {paragraph}
        </p>
      ))}
    </div>
  </Section>
);

const Mission = () =>
  about.mission.text && (
    <Section id="mission" layout="split" title={about.mission.heading} className="pt-0!">
      <p className="max-w-prose text-xl leading-snug text-balance">{about.mission.text}</p>
    </Section>
  );

const figures = about.why.figures.map((id) => claim(id)).filter((record) => record !== undefined);

/** The owner's figures, as many as there are, each with how it is counted. */
const Figures = () => (
  <>
    <SampleCaption of="figures" className="mt-5" />
    <ul className="mt-3 space-y-2">
      {figures.map((record) => (
        <li key={record.id}>
          <p className="font-strong">{record.text}</p>
          {!record.sample && <p className="text-sm text-muted">{record.howWeCount}</p>}
        </li>
      ))}
    </ul>
    {claim("name-approval") && <p className="mt-2 text-sm text-muted">{about.why.figuresNote}</p>}
  </>
);

const Why = () => (
  <Section id="why" tone="deep" layout="split" title={about.why.heading} beside={figures.length > 0 && <Figures />}>
    <ul className="border-t border-ink">
      {about.why.reasons.map(({ title, text }) => (
        <li key={title} className="border-b border-line py-5">
          <h3 className="text-lg">{title}</h3>
          <p className="mt-1 max-w-prose text-pretty text-muted">{text}</p>
        </li>
      ))}
    </ul>
  </Section>
);

/** Roles, what each does and signs; below it the owner's own people, once they are entered in the owner's folder. */
const People = ({ team }: Pick<Site, "team">) => {
  const { heading, columns, roles } = about.people;
  return (
    <Section id="people" layout="split" title={heading} className="pt-0!">
      <table className="w-full max-md:block">
        <thead className="max-md:sr-only">
          <tr className="border-b border-ink text-left text-sm text-muted">
            <th scope="col" className="w-1/4 pr-6 pb-2 font-normal">
              {columns.who}
            </th>
            <th scope="col" className="pr-6 pb-2 font-normal">
              {columns.does}
            </th>
            <th scope="col" className="w-1/3 pb-2 font-normal">
              {columns.signs}
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block max-md:border-t max-md:border-ink">
          {roles.map(({ who, does, signs }) => (
            <tr key={who} className="border-b border-line align-top max-md:block max-md:py-3.5">
              <th scope="row" className="text-left text-lg leading-snug font-heading max-md:block md:py-4 md:pr-6">
                {who}
              </th>
              <td className="text-pretty text-muted max-md:mt-0.5 max-md:block max-md:text-sm md:py-4 md:pr-6">
                {does}
              </td>
              <td className="text-pretty max-md:mt-1.5 max-md:block max-md:text-sm md:py-4">
                <span aria-hidden="true" className="font-strong md:hidden">
                  {columns.signs}:{" "}
                </span>
                {signs}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <AdvisorBlock team={team} className="mt-8" />
    </Section>
  );
};

export const AboutPage = ({ owner = site }: { owner?: Site }) => (
  <>
    <PageIntro title={withSiteValues(about.heading)} intro={about.text} />
    {/* The office stands on the line that ends the opening. */}
    <div className="border-b border-ink">
      <div className="mx-auto max-w-[90rem] overflow-clip">
        <OfficeDrawing
          name={owner.name}
          className="-mt-6 max-sm:aspect-[7/4.4] sm:h-56 md:-mt-10 md:h-96 lg:-mt-20 lg:h-auto"
        />
      </div>
    </div>
    <Story />
    <Mission />
    <People team={owner.team} />
    <Why />
    <Office owner={owner} />
  </>
);

/**
 * The end of the page: the call, and beside it where the firm is, when somebody is there, how to reach it and who it is in
 * law. It says what the owner's folder says, and no more.
 */
function Office({ owner }: { owner: Site }) {
  const { office, closing } = about;
  const { address, hours, phone, email } = owner;
  const details = [...ownerDetails(owner), ...grievanceDetails(owner)];
  return (
    <section id="office" aria-labelledby="office-heading" className="section-space bg-sheet">
      <div className="page-width grid gap-x-12 gap-y-8 lg:grid-cols-[25rem_minmax(0,1fr)] xl:gap-x-20">
        <div>
          <h2 id="office-heading" className="text-2xl">
            {closing.heading}
          </h2>
          <p className="mt-3 text-muted md:mt-4 md:text-lg md:text-balance">{closing.text}</p>
          <div className="mt-6 flex flex-wrap gap-3 max-sm:flex-col md:mt-8">
            <ButtonLink href={closing.button.href}>{closing.button.label}</ButtonLink>
            <CallLink />
          </div>
        </div>
        <div>
          <SampleCaption of="office" className="mb-4" />
          <div className="grid border-t border-ink md:grid-cols-2">
            <Entry title={office.visit}>
              <address className="not-italic">
                {address.lines.map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
                {cityLine(address)}
              </address>
              {address.map && (
                <ExternalLink className={link} href={address.map}>
                  {contactPage.info.map}
                </ExternalLink>
              )}
            </Entry>
            <Entry title={office.open}>
              <dl className="lg:-mt-1.5">
                {hours.map(({ label, opens, closes }) => (
                  <div key={label} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1.5">
                    <dt className="text-muted">{label}</dt>
                    <dd className="figures font-strong">
                      {opens} to {closes}
                    </dd>
                  </div>
                ))}
              </dl>
              <p className="mt-2 text-muted">
                {contactPage.info.closed} {contactPage.info.indiaTime}
              </p>
            </Entry>
            <Entry title={office.reach}>
              <ul className="max-md:grid max-md:grid-cols-2 max-md:gap-x-4">
                <li>
                  <a className={link} href={`tel:${phone.e164}`}>
                    {phone.display}
                  </a>
                </li>
                {chatAddress && (
                  <li>
                    <ExternalLink className={link} href={chatAddress}>
                      {office.chat}
                    </ExternalLink>
                  </li>
                )}
                <li className="max-md:col-span-2">
                  <a className={`${link} break-all`} href={`mailto:${email}`}>
                    {email}
                  </a>
                </li>
              </ul>
            </Entry>
            <Entry title={office.registered}>
              {details.length > 0 ? (
                <DetailList details={details} />
              ) : (
                <p className="text-muted">{office.notRegistered}</p>
              )}
            </Entry>
          </div>
        </div>
      </div>
    </section>
  );
}
