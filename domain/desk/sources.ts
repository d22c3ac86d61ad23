/** How somebody came to us who sent no form of the site. */
export const handSources = ["telephone", "walk-in", "whatsapp", "referral", "fair", "other"] as const;
export type HandSource = (typeof handSources)[number];

/** By which form of the site an enquiry came, or how else. */
export const enquirySources = ["quick", "contact", ...handSources] as const;
export type EnquirySource = (typeof enquirySources)[number];

export const sourceNames: Readonly<Record<EnquirySource, string>> = {
  quick: "Quick form",
  contact: "Contact page",
  telephone: "Telephone",
  "walk-in": "Walk-in",
  whatsapp: "WhatsApp",
  referral: "Referral",
  fair: "Fair",
  other: "Other",
};

export const isByHand = (source: EnquirySource): source is HandSource => handSources.some((known) => known === source);

/** Whose promise of a call holds: by hand, that of the contact page. */
export const promiseOf = (source: EnquirySource): "quick" | "contact" => (source === "quick" ? "quick" : "contact");
