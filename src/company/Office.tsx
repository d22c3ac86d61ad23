import type { ReactNode } from "react";
import { about } from "../../content/company.ts";
import { contactPage } from "../../content/contact.ts";
import type { Site } from "../../content/schemas/site.ts";
import { cityLine, grievanceDetails, ownerDetails } from "../../domain/owner.ts";
import { chatAddress } from "../contact/ContactLinks.tsx";
import { SampleCaption } from "../ui/SampleMark.tsx";
import { ExternalLink } from "../ui/TextLink.tsx";
import { DetailList } from "./DetailList.tsx";

const Entry = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="border-line max-md:py-4 max-md:not-last:border-b md:py-7 md:pr-6 lg:py-0 xl:pr-8 md:max-lg:nth-[n+3]:border-t lg:not-first:border-l lg:not-first:pl-6 xl:not-first:pl-8 md:max-lg:even:border-l md:max-lg:even:pl-6">
    <h3 className="text-base font-strong tracking-normal lg:-mt-1.5">{title}</h3>
    <div className="mt-1 text-sm md:mt-2">{children}</div>
  </div>
);

const link = "link inline-flex min-h-11 items-center lg:min-h-8";

/** Where the firm is, when somebody is there, how to reach it and who it is in law: what the owner's folder says, and no more. */
export function Office({ owner }: { owner: Site }) {
  const { office } = about;
  const { address, hours, phone, email } = owner;
  const details = [...ownerDetails(owner), ...grievanceDetails(owner)];
  return (
    <section id="office" aria-labelledby="office-heading" className="border-t border-line bg-sheet">
      <div className="page-width py-6 lg:py-10">
        <h2 id="office-heading" className="sr-only">
          {office.heading}
        </h2>
        <SampleCaption of="office" className="md:mb-4 lg:mb-8" />
        <div className="grid md:grid-cols-2 lg:grid-cols-[1fr_1.45fr_1fr_1.3fr]">
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
    </section>
  );
}
