import type { ReactNode } from "react";
import { about } from "../../content/company/company.ts";
import { contactPage } from "../../content/contact/contact.ts";
import type { Site } from "../../content/site.ts";
import { cityLine, grievanceDetails, ownerDetails } from "../../domain/owner.ts";
import { CallLink, chatAddress } from "../contact/ContactLinks.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { SampleCaption } from "../ui/SampleMark.tsx";
import { ExternalLink } from "../ui/TextLink.tsx";
import { DetailList } from "./DetailList.tsx";

const Entry = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="border-line py-4 max-md:not-last:border-b md:py-6 md:even:border-l md:odd:pr-6 md:even:pl-6 md:nth-[n+3]:border-t">
    <h3 className="text-base font-strong tracking-normal">{title}</h3>
    <div className="mt-1 text-sm md:mt-2">{children}</div>
  </div>
);

const link = "link inline-flex min-h-11 items-center lg:min-h-8";

/**
 * The end of the page: the call, and beside it where the firm is, when somebody is there, how to reach it and who it is in
 * law. It says what the owner's folder says, and no more.
 */
export function Office({ owner }: { owner: Site }) {
  const { office, closing } = about;
  const { address, hours, phone, email } = owner;
  const details = [...ownerDetails(owner), ...grievanceDetails(owner)];
  return (
    <section id="office" aria-labelledby="office-heading" className="section-space bg-sheet">
      <div className="page-width grid gap-x-12 gap-y-8 lg:grid-cols-[25rem_minmax(0,1fr)] xl:gap-x-20">
        <div>
          <h2 id="office-heading" className="text-3xl">
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
