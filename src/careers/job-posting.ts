import type { JobPosting } from "schema-dts";
import type { Opening } from "../../content/schemas/company.ts";
import { absolute, organisationId, postalAddress } from "../head/json-ld.ts";

const htmlList = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;

/** An opening as search engines read it. */
export const jobPosting = (opening: Opening, origin: string): JobPosting => ({
  "@type": "JobPosting",
  title: opening.title,
  description: `<p>${opening.summary}</p>${htmlList(opening.requirements)}${htmlList(opening.duties)}`,
  datePosted: opening.datePosted,
  employmentType: opening.employmentType,
  directApply: true,
  url: `${absolute("/careers", origin)}#${opening.id}`,
  hiringOrganization: organisationId(origin),
  jobLocation: {
    "@type": "Place",
    address: postalAddress,
  },
});
