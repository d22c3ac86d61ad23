import { callBack } from "../../content/contact/call-back.ts";
import type { TeamMember } from "../../content/schemas/people.ts";

interface Step {
  title: string;
  text: string;
}

interface Enquiry {
  form: "quick" | "contact";
  /** How many names for the company came with it. */
  names: number;
  hasFiling: boolean;
}

/** What happens after a request for a call, by the promise of its form. Nobody is asked for what they have sent. */
export function nextSteps({ form, names, hasFiling }: Enquiry): Step[] {
  const [call, ...after] = callBack[form].next;
  if (hasFiling) return [{ ...call, text: callBack.aboutFiling }, ...callBack.filingNext];
  return [names > 1 ? { ...call, text: callBack.knownNames } : call, ...after];
}

/** Who calls, by what the owner has entered; nobody is named where there is no entry. `language` is what the visitor prefers. */
export function advisorSentence(team: readonly TeamMember[], language?: string | null): string | undefined {
  const speaking = team.filter(({ languages = [] }) => language && languages.includes(language));
  const [first, ...others] = speaking.length > 0 ? speaking : team;
  if (!first) return undefined;
  const named = [first, ...others].map(({ name, role }) => `${name} (${role})`);
  const who = new Intl.ListFormat("en-IN", { type: "disjunction" }).format(named);
  return others.length === 0 ? `Your advisor is ${who}.` : `Your advisor will be ${who}.`;
}
