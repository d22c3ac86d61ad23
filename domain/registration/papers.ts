import { paperGroups, registrationPapers } from "../../content/registration/registration.ts";
import type { CompanyPlan } from "../company-plan/company-plan.ts";
import { packsFor } from "../packs/packs.ts";
import { applicableAnswers } from "../structure-choice/answers.ts";
import { fill } from "../text.ts";
import type { AgreedCompany, Paper } from "./registration.ts";

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** The papers of a registration: the usual ones for each person, the office and the business, then those of the founder's case. */
export function papersFor(company: AgreedCompany, answers: CompanyPlan["answers"]): Paper[] {
  const { form } = company;
  const people = form === "opc" ? Math.min(2, company.people) : Math.max(2, company.people);
  const usual = registrationPapers.filter(({ forms }) => !forms || forms.includes(form));
  const ofGroup = (of: "person" | "nominee" | "office" | "company", group: string, prefix = ""): Paper[] =>
    usual.filter((paper) => paper.of === of).map(({ id, title, text }) => ({ id: prefix + id, group, title, text }));
  const ofPeople = Array.from({ length: people }, (_, index) =>
    ofGroup(
      "person",
      people === 1 ? paperGroups.founder : fill(paperGroups.person, { number: index + 1 }),
      people === 1 ? "" : `${index + 1}-`,
    ),
  ).flat();
  const ofCase = packsFor(applicableAnswers(answers ?? {}), form).flatMap(({ id, title: group, papers }) =>
    papers.map(({ title, text }) => ({ id: `${id}-${slug(title)}`, group, title, text })),
  );
  return [
    ...ofPeople,
    ...ofGroup("nominee", paperGroups.nominee),
    ...ofGroup("office", paperGroups.office),
    ...ofGroup("company", paperGroups.company),
    ...ofCase,
  ];
}

const identityNumbers = [
  /\b\d{4}[ -]?\d{4}[ -]?\d{4}\b/, // Aadhaar
  /\b[A-Z]{5}\d{4}[A-Z]\b/i, // PAN
  /\b[A-Z]\d{7}\b/i, // passport
];

/** The list holds names of papers: a number of somebody's identity has no place on it. */
export const hasIdentityNumber = (text: string): boolean => identityNumbers.some((pattern) => pattern.test(text));
