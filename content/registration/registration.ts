import { daysOpenAfterEnd } from "../legal/retention.ts";
import type { RegistrationForm, SituationId, StepId } from "../schemas/registration-stage.ts";

interface Stage {
  /** What is going on now. */
  title: string;
  text: string;
  /** What the founder can do now; nothing where there is nothing to do. */
  yourPart?: string;
  /** In a few words, after "Pay ₹2,359 and". */
  act?: string;
  /** What we do, or the Registrar, after "Nothing to do:". */
  ours?: string;
  /** What could make it take longer. */
  delays: readonly string[];
}

/** Something to send or sign. Only its name: nothing is uploaded, and no number of it is written down. */
interface Paper {
  id: string;
  /** Once for each person who signs, or once. */
  of: "person" | "nominee" | "office" | "company";
  title: string;
  text: string;
  forms?: readonly RegistrationForm[];
}

const companies = ["private-limited", "opc", "section-8"] as const;

export const registrationSteps: Record<StepId, string> = {
  call: "Call",
  quotation: "Quotation",
  documents: "Documents",
  name: "Name",
  signatures: "Signatures",
  filing: "Filing",
  certificate: "Certificate",
  "first-filings": "First filings",
};

/** What each stage is, what it asks of the founder and what could delay it, as our guides tell it. */
export const registrationStages: Record<SituationId, Stage> = {
  received: {
    title: "We have your request",
    ours: "we call you",
    text: "An advisor calls you, goes through your plan and answers your questions. The call is free.",
    delays: [
      "We try again if nobody answers. A number with a wrong digit is the usual reason that we cannot reach you.",
    ],
  },
  called: {
    title: "We are preparing your quotation",
    ours: "we write your quotation",
    text: "You get the total in writing: our fee, each government charge and what is not included. Nothing is filed before you accept it.",
    delays: [
      "An open point from the call, such as the state, the capital or who the owners are: the charges depend on them.",
    ],
  },
  quotation: {
    title: "Your quotation is ready",
    text: "The total in writing: our fee, each charge of others and what is not included.",
    act: "accept the quotation",
    yourPart: "Work begins when you accept it; until then you owe us nothing.",
    delays: [],
  },
  expired: {
    title: "Your quotation has ended",
    text: "Its last day is over: the charges may have changed. Nothing was filed, and you owe us nothing.",
    act: "ask for a new quotation",
    yourPart: "The charges may have changed since. A new one costs nothing; you owe us nothing for the old one.",
    delays: [],
  },
  renewing: {
    title: "We are preparing a new quotation",
    ours: "we write a new quotation",
    text: "You asked us. We check the charges again and send you the new total in writing.",
    delays: [],
  },
  agreed: {
    title: "We begin with your registration",
    ours: "we list the papers that we need",
    text: "Your advisor tells you which papers we need. The list of them comes to this page.",
    delays: [],
  },
  documents: {
    title: "We are collecting your documents",
    text: "The list has each paper and whether it has reached us. Send them to your advisor; nothing is uploaded.",
    act: "send {papers}",
    ours: "we look at your papers",
    yourPart:
      "We go on as soon as everything is here. The days until the certificate are counted from complete documents.",
    delays: [
      "A name that is spelled differently on PAN and Aadhaar. Correct the PAN first.",
      "A utility bill of the office that is too old, or whose door number differs from the rent agreement.",
      "A no-objection letter that is not signed or dated, or is not from the owner of the premises.",
      "Papers signed abroad: notary, apostille and translation take the longest, so start with them.",
    ],
  },
  "papers-complete": {
    title: "Your documents are complete",
    ours: "we check your papers",
    text: "Every paper on the list has reached us. We check them and go on with the name.",
    delays: [
      "A name that is spelled differently on PAN and Aadhaar. Correct the PAN first.",
      "A paper that cannot be read, or is too old on the day of filing: we ask you for it again.",
    ],
  },
  name: {
    title: "The name is being reserved",
    ours: "the name is being reserved",
    text: "We check your names against the register and trademarks and apply. The Registrar decides.",
    delays: [
      "A name that is close to a company, an LLP or a trademark is refused, or comes back with a question.",
      "A word that needs the approval of a regulator or another authority.",
    ],
  },
  "name-refused": {
    title: "The name was refused",
    text: "The Registrar did not take it; the reason stands below. Nothing else is lost: we apply with another name.",
    act: "choose another name",
    yourPart: "Nothing else is lost: we apply again as soon as we have it.",
    delays: ["A name that is close to a company, an LLP or a trademark is refused, or comes back with a question."],
  },
  "name-approved": {
    title: "Your name is approved",
    ours: "we prepare the signatures",
    text: "The Registrar holds it for you. Next are the digital signatures of everybody who signs.",
    delays: ["An approved name is held for a limited time. The filing has to be in by then, or the time extended."],
  },
  signatures: {
    title: "Digital signatures are being made",
    text: "Everybody who signs proves who they are in a short video and gets a Class 3 digital signature.",
    act: "record the video",
    ours: "the signatures are being made",
    yourPart: "Each person who signs records the video, with a mobile number and an e-mail address of their own.",
    delays: [
      "Two people with the same mobile number or e-mail address: codes are sent there, so each needs their own.",
      "A video in which face or paper cannot be read has to be recorded again.",
    ],
  },
  filing: {
    title: "We are preparing the filing",
    text: "We draft the incorporation form and its papers, you read and approve them, and we file with the fee and the stamp duty.",
    act: "approve the drafts",
    ours: "we prepare the filing",
    yourPart:
      "Read what we sent you: names, addresses, shares and what the business does. We file as soon as you approve it.",
    delays: ["Drafts that wait for an approval.", "A government portal that is not available."],
  },
  "drafts-approved": {
    title: "You have approved the drafts",
    text: "We file with the fee and the stamp duty, and write to you when it is done.",
    ours: "we file",
    delays: ["A government portal that is not available."],
  },
  "work-done": {
    title: "Your work is done",
    ours: "we look whether all is done",
    text: "The list below has the day of each, and the number of what was filed. Your advisor tells you if anything else is needed.",
    delays: [],
  },
  certificate: {
    title: "The Registrar is examining it",
    ours: "the Registrar examines the form",
    text: "The form is filed. The Registrar reads it and issues the certificate, or asks a question first, which we answer.",
    delays: [
      "A question from the Registrar: the form is corrected and examined again.",
      "An object clause that does not fit the name, or mentions finance or investment.",
    ],
  },
  "first-filings": {
    title: "Incorporated: now the first filings",
    ours: "we do the next filing",
    text: "The certificate is there. The list has every first filing with its last day.",
    yourPart:
      "Do what is yours on the list. Open the bank account and pay in the capital first: later filings need both.",
    delays: ["A bank that asks for more papers. Begin with the account, so that there is time."],
  },
  complete: {
    title: "Your registration is done",
    text: `Subscribe to your company’s own calendar on your page, which ends ${daysOpenAfterEnd} days after completion. Later filings and reminders that your fee includes go on by e-mail or telephone.`,
    delays: [],
  },
  "left-to-you": {
    title: "Your registration is done",
    text: "What is left on the list is yours to file: it is not in our fee.",
    delays: [],
  },
  closed: {
    title: "This request is closed",
    text: "We are not working on it any more. To go on with it, call us or write to us: everything you told us is still there for a while.",
    delays: [],
  },
};

/** Where services were sold and no company is registered. */
export const workWithoutCompany: Partial<Record<SituationId, Partial<Stage>>> = {
  received: {
    text: "An advisor calls you, goes through what you asked for and answers your questions. The call is free.",
  },
  called: {
    delays: ["An open point from the call, such as the year or the capital: the charges depend on them."],
  },
  agreed: { title: "We begin with your work" },
  "drafts-approved": { text: "We file it, and write to you when it is done." },
  documents: {
    yourPart: "Send what is still missing. With the last paper it is our turn.",
    delays: ["A paper that cannot be read, or is not signed: we ask you for it again."],
  },
  "papers-complete": {
    text: "Every paper on the list has reached us. We check them and go on with the work.",
    delays: ["A paper that cannot be read, or is not signed: we ask you for it again."],
  },
  filing: {
    title: "We are at work on it",
    ours: "we are at work on it",
    text: "We prepare it from your papers. What is to be filed, you read and approve before. The list below says what is done.",
    yourPart: "Read what we sent you. We go on as soon as you approve it.",
    delays: ["Drafts that wait for an approval.", "A government portal that is not available."],
  },
  complete: {
    title: "Everything is done",
    text: `What you asked for is done. The list below has the day of each, and the number of what was filed. This page ends ${daysOpenAfterEnd} days after completion.`,
  },
};

export const paperGroups = {
  person: "Founder {number}",
  founder: "You",
  nominee: "Your nominee",
  office: "Registered office",
  company: "About the business",
} as const;

/** What the usual registration needs. What a case brings beside it is in content/packs/packs.ts. */
export const registrationPapers: readonly Paper[] = [
  {
    id: "pan",
    of: "person",
    title: "PAN",
    text: "The name spelled as on the Aadhaar. A foreign citizen sends the passport instead.",
  },
  {
    id: "identity",
    of: "person",
    title: "Aadhaar, and passport, voter card or driving licence",
    text: "Valid on the day of filing.",
  },
  {
    id: "address-proof",
    of: "person",
    title: "Address proof",
    text: "A recent bank statement, telephone or electricity bill in the person’s own name.",
  },
  { id: "photograph", of: "person", title: "Photograph", text: "Passport size, in colour." },
  {
    id: "director-consent",
    of: "person",
    title: "Consent as director (DIR-2)",
    text: "Of each director. We prepare it; you sign with date and place.",
    forms: companies,
  },
  {
    id: "partner-consent",
    of: "person",
    title: "Consent and subscriber sheet",
    text: "Form 9 of each designated partner, and the sheet that all partners sign. We prepare both.",
    forms: ["llp"],
  },
  {
    id: "nominee-papers",
    of: "nominee",
    title: "PAN, identity and address proof",
    text: "Of the person who would take over from you.",
    forms: ["opc"],
  },
  {
    id: "nominee-consent",
    of: "nominee",
    title: "Consent of the nominee",
    text: "A declaration in SPICe+, by the nominee personally. We prepare it.",
    forms: ["opc"],
  },
  {
    id: "office-bill",
    of: "office",
    title: "Utility bill",
    text: "A recent electricity, water, gas or telephone bill of the premises.",
  },
  {
    id: "office-right",
    of: "office",
    title: "Rent agreement or proof of ownership",
    text: "With the same address as the bill, to the door number.",
  },
  {
    id: "office-consent",
    of: "office",
    title: "Owner’s no-objection letter",
    text: "If you do not own the premises. Signed and dated by the owner named on the bill.",
  },
  {
    id: "names",
    of: "company",
    title: "Two names, in your order",
    text: "With the meaning of any word that you made up.",
  },
  {
    id: "activity",
    of: "company",
    title: "What the business does",
    text: "In two or three sentences. The object clause is made of it.",
  },
  {
    id: "contribution",
    of: "company",
    title: "Contribution and profit share of each partner",
    text: "As you agreed them. They go into the LLP agreement.",
    forms: ["llp"],
  },
];
