import type { Template } from "../schemas/template.ts";

/** Clauses and variables that many templates share, each written once. docs/templates.md says how to use them. */
type Variables = Template["variables"];

/** Use with {{agreementDate}} and {{placeOfSigning}} in the opening words. */
export const signingVariables: Variables = [
  {
    id: "agreementDate",
    kind: "date",
    label: "Date of agreement",
    hint: "The day the last party signs, unless you agree another.",
    group: "Signing",
  },
  { id: "placeOfSigning", kind: "text", label: "Place of signing", example: "Bengaluru", group: "Signing" },
];

/** Needed by disputesClause and generalClause. */
export const lawVariables: Variables = [
  {
    id: "disputeRoute",
    kind: "choice",
    label: "How disputes are decided",
    hint: "Arbitration is private. Courts cost less for small claims.",
    group: "Law and disputes",
    default: "arbitration",
    choices: [
      { value: "arbitration", label: "Arbitration by one arbitrator" },
      { value: "courts", label: "Courts only" },
    ],
  },
  {
    id: "seatCity",
    kind: "text",
    label: "City of courts and arbitration",
    hint: "Choose the city where one of you works.",
    example: "Bengaluru",
    group: "Law and disputes",
  },
  {
    id: "stampState",
    kind: "state",
    label: "State whose stamp duty applies",
    hint: "Usually the state in which the document is first signed.",
    group: "Law and disputes",
  },
];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What the document calls itself, where it is not an Agreement: "this Letter", "this Policy". */
interface Named {
  document?: string;
}

/** Governing law, talks, then arbitration or courts. Needs lawVariables. Refer to it as [[#disputes]]. */
export const disputesClause = ({ document = "this Agreement" }: Named = {}): string => `
## Governing law and disputes {#disputes}

- ${capital(document)} is governed by the laws of India.
- If a dispute arises out of or in connection with ${document}, including about its existence, validity or
  termination, a Party may give every other Party written notice of it. The Parties will then try in good faith to settle it
  within 30 days of the notice, through persons with authority to do so. {#talks}
{?disputeRoute=arbitration}
- A dispute not settled under [[#talks]] will be referred to and finally resolved by arbitration under the Arbitration
  and Conciliation Act, 1996. There will be one arbitrator, appointed by agreement of the Parties or, if they do not
  agree within 30 days of a request, under section 11 of that Act. The seat and venue of the arbitration is
  {{seatCity}}. The language is English. The award is final and binds the Parties.
- Subject to the arbitration agreement, the courts at {{seatCity}} have exclusive jurisdiction. A Party may apply to
  them at any time for interim relief, including under section 9 of the Arbitration and Conciliation Act, 1996.
{/disputeRoute}
{?disputeRoute=courts}
- A dispute not settled under [[#talks]] will be decided by the courts at {{seatCity}}, which have exclusive
  jurisdiction. Nothing in [[#talks]] stops a Party from seeking urgent interim relief.
{/disputeRoute}
- The Parties will go on performing their obligations while a dispute is pending, so far as the dispute allows.
`;

/** Notices to the addresses in the parties block, or in the schedule that `addresses` names. */
export const noticesClause = ({
  document = "this Agreement",
  addresses = `stated for it at the head of ${document}`,
}: Named & { addresses?: string } = {}): string => `
## Notices {#notices}

- A notice under ${document} must be in writing and in English, and must be delivered by hand, by registered post or
  speed post, by a reputable courier, or by e-mail, to the address or e-mail address ${addresses}.
- A notice is taken to be received when it is delivered by hand or courier, on the third working day after it is posted,
  or when the e-mail is sent if no message of failed delivery comes back. One received after 18:00 or on a day that is
  not a working day at the place of receipt is taken to be received on the next working day.
- A Party may change its address by giving every other Party seven days' notice.
`;

/** Entire agreement to stamp duty. Needs lawVariables. `stampBorneBy` ends the sentence on who pays. */
export const generalClause = ({
  document = "this Agreement",
  stampBorneBy = "the Parties in equal shares",
  relationship = `**No partnership.** Nothing in ${document} makes a Party the partner, agent or employee of another.`,
}: Named & { stampBorneBy?: string; relationship?: string } = {}): string => `
## General {#general}

- **Entire agreement.** ${capital(document)} is the whole agreement of the Parties on its subject and replaces every earlier
  understanding on it, written or oral.
- **Amendment.** A change to ${document} binds only if it is in writing and signed by every Party.
- **Waiver.** A delay in using a right is not a waiver of it. A waiver must be in writing and covers only the case it
  names.
- **Severance.** If a provision is held void or unenforceable, it applies to the extent the law allows and the rest of
  ${document} stands.
- **Assignment.** No Party may assign or transfer its rights or obligations without the written consent of every other Party.
- ${relationship}
- **Counterparts and electronic signature.** ${capital(document)} may be signed in counterparts, which together are one
  document. It may be signed with an electronic signature or digital signature certificate that meets the Information
  Technology Act, 2000, and is then as valid as if signed by hand under sections 5 and 10A of that Act.
- **Stamp duty.** The stamp duty on ${document} under the law of {{stampState}} will be borne by ${stampBorneBy}.
  Each Party bears its other costs.

> Stamp duty. Pay duty before or at the time of signing, by e-stamp or through the state's portal. An agreement that is
> not duly stamped cannot be acted upon in evidence until the duty and any penalty are paid. Rates are set by each state
> and change; check the rate for {{stampState}} on the day you sign.
`;
