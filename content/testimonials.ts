import type { Client, Testimonial } from "./schemas/testimonial.ts";

/**
 * SAMPLES. The people, companies and words below are invented to show the layout. Replace every entry with real ones,
 * used with the person's consent, before the site is published.
 */
const lakshmi: Testimonial = {
  name: "Lakshmi Narasimhan",
  role: "Founder, Kaveri Looms",
  image: "",
  content:
    "I expected one price and then a second one. The charges were on the first page, and the final bill was ₹210 below the estimate. They sent every receipt.",
  rating: 5,
  sample: true,
  links: [{ label: "Website", url: "https://kaverilooms.example" }],
};

const imran: Testimonial = {
  name: "Imran Qureshi",
  role: "Co-founder, Tidewell Logistics",
  image: "",
  content:
    "Our first name was too close to a registered mark. They caught it before filing and we reserved the second choice. That call saved us a rejection.",
  rating: 5,
  sample: true,
};

const harpreet: Testimonial = {
  name: "Harpreet Kaur Gill",
  role: "Director, Northfield Dairy (OPC) Private Limited",
  image: "",
  content:
    "I run the dairy alone and did not want a partner in name only. The advisor explained the nominee in two minutes, and my brother signed one form.",
  rating: 5,
  sample: true,
};

const ananya: Testimonial = {
  name: "Ananya Bhattacharya",
  role: "Founder, Pathshala Labs",
  image: "",
  content:
    "We had our certificate on the twelfth day. More useful was the list that came with it: INC-20A, auditor, share certificates, each with a date.",
  rating: 5,
  sample: true,
  links: [
    { label: "Website", url: "https://pathshalalabs.example" },
    { label: "Interview", url: "https://pathshalalabs.example/founder-notes" },
  ],
};

const thomas: Testimonial = {
  name: "Thomas Kurian",
  role: "Designated Partner, Kurian and Das LLP",
  image: "",
  content:
    "Two architects, one printed agreement from the internet. They rewrote the profit share and exit clauses in plain words, and we finally agreed on them.",
  rating: 5,
  sample: true,
};

const meenakshi: Testimonial = {
  name: "Meenakshi Iyer",
  role: "Founder, Saffron Ledger",
  image: "",
  content:
    "I asked whether I needed Pro. The advisor said Standard was enough for a year. I do not often hear that from someone who is selling.",
  rating: 5,
  sample: true,
};

const rohit: Testimonial = {
  name: "Rohit Deshmukh",
  role: "Co-founder, Gridmint Energy",
  image: "",
  content:
    "Our investor's lawyer asked for minutes and filings going back to day one. Everything was in one folder, signed and dated. Diligence took a week.",
  rating: 5,
  sample: true,
  links: [{ label: "Website", url: "https://gridmint.example" }],
};

const zoya: Testimonial = {
  name: "Zoya Ansari",
  role: "Founder, Little Banyan",
  image: "",
  content:
    "The Registrar sent a query about our objects clause. I panicked; they did not. The reply was filed the next morning and it was accepted.",
  rating: 5,
  sample: true,
};

const dawa: Testimonial = {
  name: "Dawa Lepcha",
  role: "Partner, Teesta Trails LLP",
  image: "",
  content:
    "We live four hours from the nearest office. Signatures by video, documents by e-mail, one call each week. Nobody had to travel to Bengaluru.",
  rating: 5,
  sample: true,
};

const gaurav: Testimonial = {
  name: "Gaurav Solanki",
  role: "Founder, Fieldnote Analytics",
  image: "",
  content:
    "Payroll, GST and TDS went out of my evenings and into a one-page report each month. I read it over tea and sign off.",
  rating: 5,
  sample: true,
};

/** Home shows the first nine. An entry that repeats another is a short quote between the cards of the testimonials page; never twice in a row. */
export const testimonials: readonly Testimonial[] = [
  lakshmi,
  imran,
  harpreet,
  ananya,
  thomas,
  meenakshi,
  rohit,
  zoya,
  dawa,
  gaurav,
  imran,
  ananya,
  meenakshi,
];

export const testimonialsPage = {
  heading: "What founders say",
  text: "On cost, name approval and timelines.",
  clientsHeading: "Client companies",
  closing: {
    heading: "Have similar questions?",
    text: "Bring your questions to a free call. An advisor answers them before you pay for anything.",
    button: { label: "Talk to an expert", href: "/contact-us" },
  },
} as const;

/** Sample companies too: invented names, drawn as wordmarks. */
export const clients: readonly Client[] = [
  { name: "Kaveri Looms", style: "spaced", mark: "none", sample: true },
  { name: "Gridmint", style: "lowercase", mark: "dot", sample: true },
  { name: "Pathshala Labs", style: "heavy", mark: "none", sample: true },
  { name: "Northfield Dairy", style: "condensed", mark: "sun", sample: true },
  { name: "Kurian & Das", style: "light", mark: "none", sample: true },
  { name: "Tidewell", style: "wide", mark: "wave", sample: true },
  { name: "Saffron Ledger", style: "capitals", mark: "ring", sample: true },
  { name: "Little Banyan", style: "lowercase", mark: "leaf", sample: true },
  { name: "Teesta Trails", style: "condensed", mark: "none", sample: true },
  { name: "Fieldnote", style: "heavy", mark: "bar", sample: true },
];
