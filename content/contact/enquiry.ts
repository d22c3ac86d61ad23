/** Words of the forms that ask for a call. The browser loads them. */
export const enquiryForm = {
  contact: {
    heading: "Request a call",
    text: "All three fields marked * are needed to reach you.",
    phone: "10 digits; with + from abroad",
  },
  quick: {
    phone: "10 digits, with or without +91",
    note: "* All fields are mandatory. We respect your privacy and will never share your information.",
  },
  name: "Full Name",
  email: "Email Address",
  phone: "Phone Number",
  more: "Anything we should know?",
  optional: "optional",
  atMost: "At most {limit} characters",
  written: "{length} of {limit} characters",
  /** Of the best times, beside the hours. */
  parts: { morning: "Morning", afternoon: "Afternoon", evening: "Late afternoon" },
  submit: "Request a call",
  submitting: "Submitting...",
  /** Once it is sent. After three seconds the form is empty again, and the thanks make room for when it was received. */
  sent: {
    thanks: "Thank you",
    received: "Received {time}",
    call: "We call you {when}.",
    indiaTime: "Times are India time.",
    correct: "Correct it",
    correcting: "Correct what is wrong and send it again. By your e-mail address we see that both requests are yours.",
    calendar: "Add to calendar",
    ready: {
      heading: "Useful to have at hand",
      /** The first is known where names came with the request. */
      items: [
        "Two names for the company",
        "How many founders, and where they live",
        "What it will sell, and in which state",
        "Investors, staff or exports in year one",
        "The address of the registered office",
      ],
    },
  },
  /** Under both forms that ask for a call; the rest of it is in the fold. */
  notice: "We use these details only to call you about this request.",
  privacyPolicy: "Privacy policy",
  noticeFold: {
    label: "Use, consent and erasure",
    text: "Service providers who work for us process them only on our instructions. To withdraw consent or have them erased, write to {dataEmail}. Once the Data Protection Board of India takes complaints, you may go to it too. The privacy policy says how long we keep them.",
  },
  sentWith: {
    heading: "Goes with your request",
    offer: "You asked about",
    filing: "You asked about",
    companyPlan: "Your choices",
    unread: "What you chose in the tools",
    lines: "Choose what goes along, line by line",
    total: "Estimated total",
    page: "Tell the advisor which page I was on",
    campaign: "and what brought me here",
    withoutScript: "If the address of this page holds what you chose before, it goes along.",
  },
  question: {
    phone: "Is this number complete?",
    phoneText:
      "Numbers in India have 10 digits, landlines with their area code; this one has {digits}. From abroad, begin with + and the country code.",
    keep: "Keep what I typed",
  },
} as const;

interface Common {
  /** As the form and the API name it; the column and the CSV have it with underscores. */
  key: string;
  label: string;
  /** In mails, at the desk and in messages. */
  short: string;
  /** In characters. */
  limit: number;
  width: "full" | "half";
  /** In the privacy policy, after 'if you add them'. */
  inPolicy: string;
}

/** Several lines, one line, or one of what is offered. */
type OfKind =
  | { kind: "text" }
  | { kind: "line"; autoComplete: string }
  | { kind: "choice"; none: string; notListed: string };

/**
 * What a visitor may add to a request for a call, each of it optional. The forms, their check, the search at the desk, mails, exports and
 * the webhook follow this list. A further detail needs its words in content/languages/ too, and a column: a migration.
 */
export const enquiryDetails = [
  {
    key: "message",
    kind: "text",
    label: "Message",
    short: "Message",
    limit: 1000,
    width: "full",
    inPolicy: "a message",
  },
  {
    key: "bestTime",
    kind: "choice",
    label: "Best time to call",
    short: "Best time",
    limit: 60,
    none: "Any time in business hours",
    notListed: "Choose one of the times listed",
    width: "full",
    inPolicy: "the best time to call",
  },
  {
    key: "language",
    kind: "choice",
    label: "Language",
    short: "Language",
    limit: 60,
    none: "No preference",
    notListed: "Choose one of the languages listed",
    width: "half",
    inPolicy: "a language",
  },
  {
    key: "city",
    kind: "line",
    label: "City",
    short: "City",
    limit: 60,
    autoComplete: "address-level2",
    width: "half",
    inPolicy: "your city",
  },
] as const satisfies readonly (Common & OfKind)[];
export type Detail = (typeof enquiryDetails)[number];
export type DetailKey = Detail["key"];
/** Of the details that are chosen from a list. */
export type ChoiceKey = Extract<Detail, { kind: "choice" }>["key"];

export interface CallLanguage {
  /** As the owner reads it. */
  name: string;
  /** As those who speak it write it. */
  own: string;
}

/** Languages in which a call can be asked for. `callLanguages` in the owner's identity.json replaces the first six. */
export const offeredLanguages: readonly CallLanguage[] = [
  { name: "English", own: "English" },
  { name: "Hindi", own: "हिन्दी" },
  { name: "Kannada", own: "ಕನ್ನಡ" },
  { name: "Tamil", own: "தமிழ்" },
  { name: "Telugu", own: "తెలుగు" },
  { name: "Marathi", own: "मराठी" },
];

/** How others are written, for an owner who names them. */
export const otherLanguages: readonly CallLanguage[] = [
  { name: "Assamese", own: "অসমীয়া" },
  { name: "Bengali", own: "বাংলা" },
  { name: "Gujarati", own: "ગુજરાતી" },
  { name: "Malayalam", own: "മലയാളം" },
  { name: "Odia", own: "ଓଡ଼ିଆ" },
  { name: "Punjabi", own: "ਪੰਜਾਬੀ" },
  { name: "Urdu", own: "اردو" },
];
