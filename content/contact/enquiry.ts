/** Words of the forms that ask for a call, beside their three fields. The browser loads them. */
export const enquiryForm = {
  more: {
    label: "Anything we should know?",
    optional: "optional",
    message: "Message",
    messageHint: "At most 1,000 characters",
    bestTime: "Best time to call",
    anyTime: "Any time in business hours",
    language: "Language",
    anyLanguage: "No preference",
    city: "City",
    /** Of the best times, beside the hours. */
    parts: { morning: "Morning", afternoon: "Afternoon", evening: "Late afternoon" },
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
    withoutScript: "What you chose before goes with it, as the address of this page says.",
  },
  question: {
    phone: "Is this number complete?",
    phoneText:
      "Numbers in India have 10 digits, landlines with their area code; this one has {digits}. From abroad, begin with + and the country code.",
    keep: "Keep what I typed",
  },
  next: { heading: "What happens next" },
} as const;

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
