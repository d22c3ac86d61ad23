import { z } from "zod";
import { calendarPageSchema } from "./calendar-page.ts";
import { chooseStructureSchema } from "./choose-structure.ts";
import { claimsSchema } from "./claim.ts";
import { aboutSchema, partnersSchema } from "./company.ts";
import { complianceItemSchema } from "./compliance-item.ts";
import { contactFormSchema, contactPageSchema } from "./contact-page.ts";
import { costCalculatorPageSchema, costCalculatorSchema } from "./cost-calculator.ts";
import { disposableMailSchema } from "./disposable-mail.ts";
import { extensionsSchema } from "./extension.ts";
import { homeSchema, resourcesSchema } from "./home.ts";
import { incubationSchema } from "./incubation.ts";
import { knowledgeHubSchema, newsletterFormSchema } from "./knowledge-hub.ts";
import { lawChangesSchema } from "./law-change.ts";
import { legalDocumentSchema } from "./legal.ts";
import { myPlanSchema } from "./my-plan.ts";
import { nameCheckerPageSchema, nameCheckerSchema } from "./name-checker.ts";
import { footerGroupsSchema, menuLinksSchema, startupLinksSchema, toolLinksSchema } from "./navigation.ts";
import { newsletterLinksSchema } from "./newsletter-links.ts";
import { careersSchema, openingsSchema } from "./opening.ts";
import { pagesSchema } from "./page-head.ts";
import { listedPricesSchema, planSetsSchema, pricingPageSchema } from "./plan.ts";
import { responsePagesSchema } from "./response-page.ts";
import { samplesSchema } from "./samples.ts";
import { siteSchema } from "./site.ts";
import { specimensSchema } from "./specimens.ts";
import { comparisonSchema, llpSchema, opcSchema, privateLimitedSchema } from "./structure.ts";
import { advisorSchema } from "./team.ts";
import { fillInSchema, templateLibrarySchema, templatePageSchema } from "./template-library.ts";
import { clientsSchema, testimonialsPageSchema, testimonialsSchema } from "./testimonial.ts";
import { listWithUniqueIds } from "./text.ts";
import { toolDataSchemas } from "./tool-data.ts";
import { filledFromPlanSchema, freeToolsSchema, toolsSchema } from "./tools.ts";
import { whatsChangedSchema } from "./whats-changed.ts";
import { workScheduleSchema } from "./work-schedule.ts";

/**
 * The schema of every TypeScript file under content/, export by export. build/validate-content.ts checks them at the
 * start of a build. Articles and templates are checked as they are loaded.
 */
export const contentSchemas: Record<string, z.ZodType> = {
  ...toolDataSchemas,
  "advisor.ts": z.strictObject({ advisor: advisorSchema }),
  "calendar-page.ts": z.strictObject({ calendarPage: calendarPageSchema }),
  "careers.ts": z.strictObject({ openings: openingsSchema, careers: careersSchema }),
  "choose-structure.ts": z.strictObject({ chooseStructure: chooseStructureSchema }),
  "claims.ts": z.strictObject({ claims: claimsSchema }),
  "company.ts": z.strictObject({ about: aboutSchema, partners: partnersSchema }),
  "compliance.ts": z.strictObject({ complianceItems: listWithUniqueIds(complianceItemSchema) }),
  "contact.ts": z.strictObject({ contactForm: contactFormSchema, contactPage: contactPageSchema }),
  "cost-calculator.ts": z.strictObject({
    costCalculator: costCalculatorSchema,
    costCalculatorPage: costCalculatorPageSchema,
  }),
  "disposable-mail.ts": z.strictObject({ disposableMailDomains: disposableMailSchema }),
  "extensions.ts": z.strictObject({ extensions: extensionsSchema }),
  "filled-from-plan.ts": z.strictObject({ filledFromPlan: filledFromPlanSchema }),
  "home.ts": z.strictObject({ home: homeSchema }),
  "incubation.ts": z.strictObject({ incubation: incubationSchema }),
  "knowledge-hub.ts": z.strictObject({ knowledgeHub: knowledgeHubSchema, newsletterForm: newsletterFormSchema }),
  "law-changes.ts": z.strictObject({ lawChanges: lawChangesSchema }),
  "my-plan.ts": z.strictObject({ myPlan: myPlanSchema }),
  "name-checker.ts": z.strictObject({ nameChecker: nameCheckerSchema, nameCheckerPage: nameCheckerPageSchema }),
  "navigation.ts": z.strictObject({
    startupLinks: startupLinksSchema,
    toolLinks: toolLinksSchema,
    guideLinks: menuLinksSchema,
    mobileLinks: menuLinksSchema,
    mobileToolLinks: menuLinksSchema,
    mobileGuideLinks: menuLinksSchema,
    footerGroups: footerGroupsSchema,
  }),
  "newsletter-links.ts": z.strictObject({ newsletterLinks: newsletterLinksSchema }),
  "pages.ts": z.strictObject({ pages: pagesSchema }),
  "plans.ts": z.strictObject({ listedPrices: listedPricesSchema, planSets: planSetsSchema }),
  "pricing.ts": z.strictObject({ pricingPage: pricingPageSchema }),
  "privacy.ts": z.strictObject({ privacy: legalDocumentSchema }),
  "resources.ts": z.strictObject({ resources: resourcesSchema }),
  "response-pages.ts": z.strictObject({ responsePages: responsePagesSchema }),
  "samples.ts": z.strictObject({ samples: samplesSchema }),
  "site.ts": z.strictObject({ site: siteSchema }),
  "specimens.ts": z.strictObject({ specimens: specimensSchema }),
  "structures/comparison.ts": z.strictObject({ comparison: comparisonSchema }),
  "structures/llp.ts": z.strictObject({ llp: llpSchema }),
  "structures/opc.ts": z.strictObject({ opc: opcSchema }),
  "structures/private-limited.ts": z.strictObject({ privateLimited: privateLimitedSchema }),
  "template-library.ts": z.strictObject({
    templateLibrary: templateLibrarySchema,
    templatePage: templatePageSchema,
    fillInCopy: fillInSchema,
  }),
  "terms.ts": z.strictObject({ terms: legalDocumentSchema }),
  "testimonials.ts": z.strictObject({
    testimonials: testimonialsSchema,
    testimonialsPage: testimonialsPageSchema,
    clients: clientsSchema,
  }),
  "tools.ts": z.strictObject({ freeTools: freeToolsSchema, tools: toolsSchema }),
  "whats-changed.ts": z.strictObject({ whatsChanged: whatsChangedSchema }),
  "work-schedule.ts": z.strictObject({ workSchedule: workScheduleSchema }),
};
