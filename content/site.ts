import type { Site } from "./schemas/site.ts";

/**
 * The owner's one file: brand, legal identity, contacts, team, links and hours. Everything on the site, in mails and in structured data
 * reads it from here. While `sample` is true the server says at start that the contacts are placeholders.
 */
export const site: Site = {
  sample: true,
  name: "Sthapana",
  tagline: "Company registration for founders in India",
  /**
   * Who the owner is in law. Add legalName, cin or llpin, gstin, registeredOffice, hostingCountry and grievanceOfficer
   * ({ name, designation, email, phone }); docs/content.md shows each. The footer, the contact page, the terms and the
   * privacy policy show what is given here and leave out what is not. The law asks a company for most of them.
   */
  team: [],
  /** GST on our own fee. Set `registered` to false if the provider is not registered: no price then adds GST. */
  gst: { registered: true, percent: 18 },
  email: "hello@sthapana.example",
  /** The person or officer who answers questions about personal data. */
  dataOfficer: { title: "Data Protection Contact", email: "privacy@sthapana.example" },
  /**
   * For whoever finds a hole in the site: /.well-known/security.txt. The day by which the contact must be looked at again; within a year
   * from now. `desk doctor` says when it has passed.
   */
  security: { contact: "mailto:security@sthapana.example", expires: "2027-10-31" },
  phone: { display: "+91 00000 00000", e164: "+910000000000" },
  whatsapp: { number: "910000000000", message: "Hello Sthapana, I would like to talk about registering my company." },
  address: {
    lines: ["1 Sample Road (sample address)", "Indiranagar"],
    city: "Bengaluru",
    state: "Karnataka",
    postcode: "560000",
    country: "IN",
    map: "https://www.openstreetmap.org/search?query=Indiranagar%20Bengaluru",
  },
  hours: [
    {
      days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
      label: "Monday to Friday",
      opens: "10:00",
      closes: "18:00",
    },
    { days: ["Saturday"], label: "Saturday", opens: "10:00", closes: "13:00" },
  ],
  timeZone: "Asia/Kolkata",
  social: [
    { name: "LinkedIn", url: "https://www.linkedin.com/company/sthapana-example" },
    { name: "X", url: "https://x.com/sthapana_example" },
    { name: "Instagram", url: "https://www.instagram.com/sthapana.example" },
    { name: "YouTube", url: "https://www.youtube.com/@sthapana-example" },
  ],
  external: {
    nameSearch: "https://www.mca.gov.in/content/mca/global/en/mca/fo-llp-services/company-llp-name-search.html",
    trademarkSearch: "https://tmrsearch.ipindia.gov.in/tmrpublicsearch/",
    startupRecognition: "https://www.startupindia.gov.in/content/sih/en/startupgov/startup_recognition_page.html",
    incubatorPortfolio: "https://www.startupindia.gov.in/content/sih/en/search.html?roles=Incubator",
    seedFundPortfolio: "https://seedfund.startupindia.gov.in/portfolio",
    domainRegistrar: "https://www.registry.in/",
  },
};
