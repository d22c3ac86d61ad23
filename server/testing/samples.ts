import type { ApplicationInput, LeadInput } from "../store/records.ts";

/** Who is at the desk; the first to come is its owner. */
export const asha = { email: "asha@firm.example", name: "Asha" };
export const ravi = { email: "ravi@firm.example", name: "Ravi" };

/** What a visitor may add to an enquiry. */
export const sampleDetails = {
  message: "We are two founders.\nOne of us lives in Dubai 🙂",
  bestTime: "Morning, 10:00 to 12:00",
  language: "Kannada",
  city: "हुब्बल्ली",
  filing: { id: "aoc-4", due: "2026-10-30", lateFee: 3000 },
} as const satisfies Partial<LeadInput>;

export const sampleLead = (changes: Partial<LeadInput> = {}): LeadInput => ({
  form: "quick",
  name: "Asha Rao",
  email: "asha@example.in",
  phone: "9876543210",
  companyName: "Rao Foods",
  page: "/private-limited",
  offer: "standard",
  utm: { utm_source: "newsletter", utm_campaign: "diwali" },
  suspect: [],
  ...changes,
});

/** Bytes of every value, so that any re-encoding would show. */
export const sampleResumeBytes = Uint8Array.from({ length: 70_000 }, (_, index) => (index * 7) % 256);

export const sampleApplication = (changes: Partial<ApplicationInput> = {}): ApplicationInput => ({
  position: "Accountant",
  name: "Vikram Iyer",
  email: "vikram@example.in",
  phone: "9123456780",
  experience: "3 years",
  coverLetter: "Dear team,\nI keep books well.",
  resume: { fileName: "vikram.pdf", type: "application/pdf", bytes: sampleResumeBytes },
  page: "/careers",
  suspect: [],
  ...changes,
});
