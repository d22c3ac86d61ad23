import { type PackId, packIds, structureIds } from "../../content/schemas/plain-lists.ts";
import type { PackForm } from "../../content/schemas/structure-choice.ts";
import { type Answers, meets, type QuestionId } from "../structure-choice/answers.ts";

type PackCondition = Readonly<Partial<Record<QuestionId, readonly string[]>>>;

interface PackRule {
  /** Any of these conditions. */
  when: readonly PackCondition[];
  /** None of these. */
  unless?: readonly PackCondition[];
  /** The questions whose rules are told in the pack. */
  questions: readonly QuestionId[];
  applies: (form: PackForm) => boolean;
}

const anyForm = () => true;
const isRegistered = (form: PackForm) => structureIds.some((id) => id === form);

/** When each pack applies. A foreign owner and a move are told only for what is registered: the rest has no such papers. */
export const packRules: Readonly<Record<PackId, PackRule>> = {
  "foreign-owner": {
    when: [
      { owner: ["nri", "oci", "foreigner", "foreign-company"] },
      { investors: ["nri", "oci", "abroad", "foreign-company"] },
    ],
    questions: ["owner", "investors", "majority", "repatriation", "sector", "barred-line", "land-border"],
    applies: isRegistered,
  },
  "section-8": {
    // Whoever counts with a Section 8 company in the calculator has answered nothing.
    when: [{}],
    questions: ["business"],
    applies: (form) => form === "section-8",
  },
  proprietor: {
    when: [{ now: ["proprietor"] }],
    questions: ["now"],
    applies: isRegistered,
  },
  "employed-founder": {
    when: [{ now: ["employed"] }],
    // Their institute or their visa decides, not the employer alone; the flags of these say so.
    unless: [{ profession: ["ca", "cs", "cma", "advocate", "actuary"] }, { owner: ["foreign-resident"] }],
    questions: ["now"],
    applies: anyForm,
  },
  exporter: { when: [{ customers: ["abroad"] }], questions: ["customers"], applies: anyForm },
  professional: { when: [{ business: ["profession"] }], questions: ["profession"], applies: anyForm },
};

/** The packs that apply to these answers and this form, in the order of the list. None while the form is open. */
export function packIdsFor(answers: Answers, form: PackForm | null): PackId[] {
  if (!form) return [];
  return packIds.filter((id) => {
    const { when, unless = [], applies } = packRules[id];
    const met = (condition: PackCondition) => meets(condition, answers);
    return applies(form) && when.some(met) && !unless.some(met);
  });
}
