import { Building2, Mail, MessageCircle, Phone, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { contactPage } from "../../content/contact/contact.ts";
import { type Site, site } from "../../content/site.ts";
import { closedDayText } from "../../domain/india/opening-hours.ts";
import { claim } from "../../domain/owner/claims.ts";
import { cityLine, type Detail, grievanceDetails, ownerDetails } from "../../domain/owner/details.ts";
import { inks } from "../../drawings/colours.ts";
import { DetailList } from "../company/DetailList.tsx";
import { StepsBand } from "../company/StepsBand.tsx";
import { ContactActions } from "../layout/ActionBar.tsx";
import { InWriting } from "../specimens/InWriting.tsx";
import { Disclosure } from "../ui/Disclosure.tsx";
import { LineWork, SceneImage } from "../ui/guilloche/Guilloche.tsx";
import { Spun } from "../ui/guilloche/Spun.tsx";
import { ExternalLink } from "../ui/links.tsx";
import { NoBreaks } from "../ui/NoBreaks.tsx";
import { HowWeCountLine, SampleCaption } from "../ui/SampleMark.tsx";
import { Section } from "../ui/Section.tsx";
import { EmptyBox } from "../ui/TickList.tsx";
import { AdvisorBlock } from "./AdvisorBlock.tsx";
import { chatAddress } from "./ContactLinks.tsx";

/** The free consultation as a voucher. */
function Voucher() {
  const { consultation } = contactPage;
  const worth = claim(consultation.claim);
  return (
    <aside
      id="consultation"
      aria-labelledby="consultation-heading"
      className="relative grid grid-cols-[5rem_minmax(0,1fr)] overflow-clip border border-line-strong bg-sheet sm:grid-cols-[8.5rem_minmax(0,1fr)]"
    >
      <div className="relative grid place-items-center overflow-clip border-r border-line-strong border-dashed bg-paper-deep">
        <svg
          viewBox="-100 -100 200 200"
          aria-hidden="true"
          className="absolute top-1/2 left-1/2 size-40 -translate-1/2 sm:size-64"
        >
          <Spun lines={24} rx={98} ry={52} stroke={inks.highlight} strokeOpacity="0.75" />
          <Spun lines={15} rx={62} ry={34} stroke={inks.alert} strokeOpacity="0.5" />
        </svg>
        <p
          aria-hidden="true"
          className="figures relative grid aspect-square place-items-center rounded-full bg-paper-deep px-1.5 font-heading tracking-tight sm:px-2 sm:text-2xl"
        >
          {worth?.figure ?? consultation.free}
        </p>
      </div>
      <div className="px-3 py-3.5 sm:p-5 md:p-6">
        <h2 id="consultation-heading" className="text-base leading-snug text-balance sm:text-xl">
          {worth?.text ?? consultation.titleWithoutWorth}
        </h2>
        <p className="mt-1.5 text-sm text-pretty max-sm:hidden">{consultation.text}</p>
        {worth && (
          <div className="-mb-3">
            <HowWeCountLine claim={worth} />
          </div>
        )}
      </div>
    </aside>
  );
}

interface RowProps {
  icon: typeof Phone;
  name: string;
  children: ReactNode;
}

const ContactRow = ({ icon: Icon, name, children }: RowProps) => (
  <div className="flex items-center gap-3 border-b border-line py-2">
    <dt>
      <Icon aria-hidden="true" className="size-5 text-action" strokeWidth={1.5} />
      <span className="sr-only">{name}</span>
    </dt>
    <dd className="text-lg font-strong">{children}</dd>
  </div>
);

const largeLink = "link inline-flex min-h-11 items-center";

const DetailRow = ({ icon: Icon, name, details }: Omit<RowProps, "children"> & { details: readonly Detail[] }) =>
  details.length === 0 ? null : (
    <div className="border-b border-line py-4">
      <dt className="flex items-center gap-3 text-sm text-muted">
        <Icon aria-hidden="true" className="size-5 text-action" strokeWidth={1.5} />
        {name}
      </dt>
      <dd className="pl-8">
        <DetailList details={details} className="pt-1 text-base! font-normal" />
      </dd>
    </div>
  );

/** Whether somebody answers now: contact-page.client.ts says it. Two lines high on phones from the start. */
const OpeningLine = () => (
  <p
    data-opening-line="unknown"
    className="group/hours mt-4 flex items-baseline gap-3 pl-1 font-strong max-sm:min-h-[3.2em] data-[opening-line=open]:text-good"
  >
    <span
      aria-hidden="true"
      className="size-2.5 shrink-0 rounded-full bg-current text-line-strong ring-4 ring-current/10 group-data-[opening-line=closed]/hours:text-muted group-data-[opening-line=open]/hours:text-good"
    />
    <span data-opening-text className="text-balance">
      All times are India time
    </span>
  </p>
);

/** A heading with a picture, both standing on the rule below them. */
const standing = "flex items-end justify-between border-b border-ink pb-3 md:h-36";

function ContactInfo({ owner }: { owner: Site }) {
  const { info } = contactPage;
  const { lines, map } = site.address;
  return (
    <Section id="contact-info" tone="sheet" title={info.heading}>
      <SampleCaption of="contacts" className="mb-8 md:-mt-6" />
      <div className="grid gap-10 md:grid-cols-2 lg:grid-cols-3 lg:gap-12">
        <div>
          <div className={standing}>
            <h3 className="text-xl">{info.ways}</h3>
            <SceneImage name="telephone" lazy className="-mb-3 h-18 md:h-26 w-auto" />
          </div>
          <dl>
            <ContactRow icon={Phone} name={info.phone}>
              <a className={largeLink} href={`tel:${site.phone.e164}`}>
                {site.phone.display}
              </a>
            </ContactRow>
            {chatAddress && (
              <ContactRow icon={MessageCircle} name="WhatsApp">
                <ExternalLink className={largeLink} href={chatAddress}>
                  Chat on WhatsApp
                </ExternalLink>
              </ContactRow>
            )}
            <ContactRow icon={Mail} name={info.email}>
              <a className={`${largeLink} break-all`} href={`mailto:${site.email}`}>
                {site.email}
              </a>
            </ContactRow>
          </dl>
        </div>
        <section id="hours" aria-labelledby="hours-heading">
          <div className={standing}>
            <h3 id="hours-heading" className="text-xl">
              {info.hours}
            </h3>
            <SceneImage name="clock" lazy className="-mb-3 h-18 md:h-32 w-auto" />
          </div>
          <table className="w-full border-separate border-spacing-0 text-left">
            <caption className="sr-only">{info.hours}</caption>
            <tbody>
              {site.hours.map(({ label, opens, closes }) => (
                <tr key={label}>
                  <th scope="row" className="h-15.25 border-b border-line py-2 font-normal">
                    {label}
                  </th>
                  <td className="border-b border-line py-2 text-right font-strong">
                    {opens} to {closes}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="flex min-h-15.25 items-center border-b border-line py-2 text-muted">{info.closed}</p>
          {site.closedDays.length > 0 && (
            <ul className="mt-3 space-y-1 text-sm text-muted">
              {site.closedDays.map((closed) => (
                // contact-page.client.ts hides it when it is over.
                <li key={closed.day} data-closed-until={closed.until ?? closed.day}>
                  {closedDayText(closed)}
                </li>
              ))}
            </ul>
          )}
        </section>
        <div className="md:max-lg:col-span-2">
          <div className={standing}>
            <h3 className="text-xl">{info.address}</h3>
            <SceneImage name="office" lazy className="-mb-3 h-18 md:h-32 w-auto" />
          </div>
          <address className="border-b border-line py-4 not-italic lg:min-h-30.5">
            {lines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
            {cityLine(site.address)}
          </address>
          {map && (
            <p className="border-b border-line py-2">
              <ExternalLink className={`${largeLink} font-strong`} href={map}>
                {info.map}
              </ExternalLink>
            </p>
          )}
          <dl>
            <DetailRow icon={Building2} name={info.owner} details={ownerDetails(owner)} />
            <DetailRow icon={UserRound} name={info.grievances} details={grievanceDetails(owner)} />
          </dl>
        </div>
      </div>
    </Section>
  );
}

const callBack = claim(contactPage.callBack);

function KeepReady() {
  const { heading, text, items } = contactPage.keepReady;
  return (
    <section id="keep-ready" aria-label={heading}>
      <Disclosure
        line="title"
        label={<h2 className="text-xl">{heading}</h2>}
        className="open-when-wide prints-open border-y border-ink"
      >
        <h2 className="text-xl max-lg:hidden">{heading}</h2>
        <p className="max-w-text text-muted lg:mt-1.5">{text}</p>
        <ul className="mt-2">
          {items.map((item) => {
            const { text: words, unlessKnown } =
              typeof item === "string" ? { text: item, unlessKnown: undefined } : item;
            return (
              <li key={words} className="border-t border-line">
                <span className="flex gap-3 py-1" data-unless-known={unlessKnown}>
                  <EmptyBox className="mt-1.5" />
                  {words}
                </span>
              </li>
            );
          })}
        </ul>
      </Disclosure>
    </section>
  );
}

/** The child is the island with the form, set in by the route. On phones call, chat and voucher come before it, each in one row. */
export const ContactPage = ({ children, owner = site }: { children?: ReactNode; owner?: Site }) => (
  <>
    <div className="overflow-clip">
      <div className="page-width grid gap-x-16 gap-y-8 pt-32 pb-14 md:pt-36 md:pb-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] lg:grid-rows-[auto_auto_1fr]">
        <div>
          <h1 className="text-3xl">{contactPage.heading}</h1>
          <p className="mt-5 max-w-text text-lg text-muted md:text-balance">
            <NoBreaks text={contactPage.text} />
          </p>
          <OpeningLine />
          <div className="mt-5 grid grid-cols-2 gap-3 md:max-w-96 lg:hidden">
            <ContactActions />
          </div>
        </div>
        <Voucher />
        <div id="contact-form" className="relative lg:col-start-2 lg:row-span-3 lg:row-start-1">
          <LineWork
            src="/line-work/answer.svg"
            className="absolute -top-9 left-1/2 size-[50rem] max-w-none -translate-x-1/2 [mask-image:linear-gradient(to_right,#0000_7.5rem,#000_14rem)] opacity-60 max-lg:hidden"
          />
          <div className="relative">
            {children}
            <AdvisorBlock team={owner.team} className="mt-5" />
          </div>
        </div>
        <div className="space-y-10 lg:space-y-8">
          <KeepReady />
          <InWriting />
        </div>
      </div>
    </div>
    <ContactInfo owner={owner} />
    {/* Once a request was sent, the form has the steps with their times. */}
    <StepsBand
      id="next"
      heading={contactPage.next.heading}
      steps={[{ title: callBack.text, text: callBack.howWeCount }, ...contactPage.next.steps]}
      className="in-[body:has([data-next-steps])]:hidden md:py-14!"
    />
  </>
);
