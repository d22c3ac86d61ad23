import { Mail, MessageCircle, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { contactPage } from "../../content/contact/contact.ts";
import { type Site, site } from "../../content/site.ts";
import { closedDayText } from "../../domain/india/opening-hours.ts";
import { claim } from "../../domain/owner/claims.ts";
import { cityLine, grievanceDetails, ownerDetails } from "../../domain/owner/details.ts";
import { inks } from "../../drawings/colours.ts";
import { DetailList } from "../company/DetailList.tsx";
import { Disclosure } from "../ui/Disclosure.tsx";
import { Spun } from "../ui/guilloche/Spun.tsx";
import { ExternalLink } from "../ui/links.tsx";
import { NoBreaks } from "../ui/NoBreaks.tsx";
import { HowWeCountLine, SampleCaption } from "../ui/SampleMark.tsx";
import { Section } from "../ui/Section.tsx";
import { ContactActions, chatAddress } from "./ContactLinks.tsx";

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

/** What the law wants to be found: who the company is, and who takes complaints. */
function LegalIdentity({ owner }: { owner: Site }) {
  const { info } = contactPage;
  const parts = [
    { name: info.owner, details: ownerDetails(owner) },
    { name: info.grievances, details: grievanceDetails(owner) },
  ].filter(({ details }) => details.length > 0);
  if (parts.length === 0) return null;
  return (
    <Disclosure label={parts.length > 1 ? info.legal : parts[0]?.name} className="prints-open border-b border-line">
      <dl>
        {parts.map(({ name, details }) => (
          <div key={name} className="pb-4">
            <dt className="text-sm text-muted">{name}</dt>
            <dd>
              <DetailList details={details} className="pt-1 text-base! font-normal" />
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}

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

const standing = "border-b border-ink pb-3 text-xl";

function ContactInfo({ owner }: { owner: Site }) {
  const { info } = contactPage;
  const { lines, map } = site.address;
  return (
    <Section id="contact-info" tone="sheet" title={info.heading}>
      <SampleCaption of="contacts" className="mb-8 md:-mt-6" />
      <div className="grid gap-10 md:grid-cols-2 lg:grid-cols-3 lg:gap-12">
        <div>
          <h3 className={standing}>{info.ways}</h3>
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
          <h3 id="hours-heading" className={standing}>
            {info.hours}
          </h3>
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
          <p className="flex min-h-15.25 items-center border-b border-line py-2 text-muted">
            {info.closed} {info.indiaTime}
          </p>
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
          <h3 className={standing}>{info.address}</h3>
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
          <LegalIdentity owner={owner} />
        </div>
      </div>
    </Section>
  );
}

/** Once a request was sent, the answer has the page to itself. */
const whileAsked = "in-[body:has([data-answer])]:hidden";

/** The child is the island with the form, set in by the route. On phones call, chat and voucher come before it, each in one row. */
export const ContactPage = ({ children, owner = site }: { children?: ReactNode; owner?: Site }) => (
  <>
    <div className="page-width grid gap-x-16 gap-y-8 pt-32 pb-14 in-[body:has([data-answer])]:pt-36 md:pt-36 md:pb-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] lg:grid-rows-[auto_1fr] lg:in-[body:has([data-answer])]:grid-cols-1">
      <div className={whileAsked}>
        <h1 className="text-3xl">{contactPage.heading}</h1>
        <p className="mt-5 max-w-text text-lg text-muted md:text-balance">
          <NoBreaks text={contactPage.text} />
        </p>
        <OpeningLine />
        <div className="mt-5 grid grid-cols-2 gap-3 md:max-w-96 lg:hidden">
          <ContactActions />
        </div>
      </div>
      <div className={whileAsked}>
        <Voucher />
      </div>
      <div id="contact-form" className="lg:row-span-2 lg:row-start-1 lg:not-in-[body:has([data-answer])]:col-start-2">
        {children}
      </div>
    </div>
    <div className={whileAsked}>
      <ContactInfo owner={owner} />
    </div>
  </>
);
