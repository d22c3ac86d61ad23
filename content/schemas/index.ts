import { z } from "zod";
import { callLanguagesSchema } from "./call-languages.ts";
import { claimsSchema } from "./claim.ts";
import { complianceItemSchema } from "./compliance-item.ts";
import { disposableMailSchema } from "./disposable-mail.ts";
import { extensionsSchema } from "./extension.ts";
import { inWritingSchema } from "./in-writing.ts";
import { lawChangesSchema } from "./law-change.ts";
import { legalDocumentSchema } from "./legal.ts";
import { mailProvidersFileSchema } from "./mail-providers.ts";
import { listedPricesSchema, offerSetsSchema } from "./offer.ts";
import { openingsSchema } from "./opening.ts";
import { pageCopy } from "./page-copy.ts";
import { pagesSchema } from "./page-head.ts";
import { partnersSchema } from "./people.ts";
import {
  paperGroupsSchema,
  registrationPapersSchema,
  registrationStagesSchema,
  registrationStepsSchema,
  usualTimesSchema,
} from "./registration.ts";
import { resourcesSchema } from "./resource.ts";
import { samplesSchema } from "./samples.ts";
import { siteSchema } from "./site.ts";
import { specimensSchema } from "./specimens.ts";
import { comparisonSchema, llpSchema, opcSchema, privateLimitedSchema } from "./structure.ts";
import { advisorSchema } from "./team.ts";
import { clientsSchema, testimonialsSchema } from "./testimonial.ts";
import { listWithUniqueIds } from "./text.ts";
import { toolDataSchemas } from "./tool-data.ts";
import { workScheduleSchema } from "./work-schedule.ts";

/** Files whose every export is the words of a page. */
const copyFiles = [
  "bill.ts",
  "call-back.ts",
  "calendar-page.ts",
  "choose-structure.ts",
  "company.ts",
  "contact.ts",
  "cost-calculator.ts",
  "filings.ts",
  "filled-from-plan.ts",
  "founder-page.ts",
  "home.ts",
  "incubation.ts",
  "knowledge-hub.ts",
  "my-plan.ts",
  "name-checker.ts",
  "navigation.ts",
  "newsletter-links.ts",
  "pack-words.ts",
  "pricing.ts",
  "quotation.ts",
  "response-pages.ts",
  "search.ts",
  "section-8-notes.ts",
  "template-library.ts",
  "tool-answers.ts",
  "tools.ts",
  "what-is-real.ts",
  "whats-changed.ts",
];

/**
 * The schema of every TypeScript file under content/, export by export. build/content-check checks them at the
 * start of a build. Articles and templates are checked as they are loaded.
 */
export const contentSchemas: Record<string, z.ZodType> = {
  ...toolDataSchemas,
  ...Object.fromEntries(copyFiles.map((file) => [file, z.record(z.string(), pageCopy)])),
  "advisor.ts": z.strictObject({ advisor: advisorSchema }),
  "careers.ts": z.strictObject({ openings: openingsSchema, careers: pageCopy }),
  "claims.ts": z.strictObject({ claims: claimsSchema }),
  "compliance.ts": z.strictObject({ complianceItems: listWithUniqueIds(complianceItemSchema) }),
  "disposable-mail.ts": z.strictObject({ disposableMailDomains: disposableMailSchema }),
  "enquiry.ts": z.strictObject({
    enquiryForm: pageCopy,
    offeredLanguages: callLanguagesSchema,
    otherLanguages: callLanguagesSchema,
  }),
  "extensions.ts": z.strictObject({ extensions: extensionsSchema }),
  "law-changes.ts": z.strictObject({ lawChanges: lawChangesSchema }),
  "mail-providers.ts": mailProvidersFileSchema,
  "pages.ts": z.strictObject({ pages: pagesSchema }),
  "offers.ts": z.strictObject({ listedPrices: listedPricesSchema, offerSets: offerSetsSchema }),
  "partner-firms.ts": z.strictObject({ partnerFirms: partnersSchema }),
  "privacy.ts": z.strictObject({ privacy: legalDocumentSchema }),
  "registration.ts": z.strictObject({
    registrationSteps: registrationStepsSchema,
    registrationStages: registrationStagesSchema,
    usualTimes: usualTimesSchema,
    paperGroups: paperGroupsSchema,
    registrationPapers: registrationPapersSchema,
  }),
  "resources.ts": z.strictObject({ resources: resourcesSchema }),
  "retention.ts": z.strictObject({
    retentionMonths: z.strictObject({ enquiries: z.int().positive(), applications: z.int().positive() }),
  }),
  "samples.ts": z.strictObject({ samples: samplesSchema }),
  "site.ts": z.strictObject({ site: siteSchema }),
  "in-writing.ts": z.strictObject({ inWriting: inWritingSchema }),
  "specimens.ts": z.strictObject({ specimens: specimensSchema }),
  "structures/comparison.ts": z.strictObject({ comparison: comparisonSchema }),
  "structures/llp.ts": z.strictObject({ llp: llpSchema }),
  "structures/opc.ts": z.strictObject({ opc: opcSchema }),
  "structures/private-limited.ts": z.strictObject({ privateLimited: privateLimitedSchema }),
  "terms.ts": z.strictObject({ terms: legalDocumentSchema }),
  "testimonials.ts": z.strictObject({
    testimonials: testimonialsSchema,
    testimonialsPage: pageCopy,
    clients: clientsSchema,
  }),
  "work-schedule.ts": z.strictObject({ workSchedule: workScheduleSchema }),
};
