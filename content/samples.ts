/** How the site says that it shows samples, for as long as `sample` in site.ts is true. */
export const samples = {
  strip: "Demonstration: contacts, prices, quotations and counts are specimens.",
  mark: "Specimen",
  /** One for each block of samples. A text goes on from its label. */
  captions: {
    quotations: { label: "Specimen quotations", text: "written to show the layout; no founder said these." },
    clients: { label: "Specimen names", text: "invented for the layout." },
    figures: { label: "Specimen figures", text: "nobody has counted them." },
    prices: {
      label: "Specimen prices",
      text: "our fees show the layout; government charges and GST are real.",
    },
    templates: {
      label: "Specimen counts",
      text: "stars and downloads show the layout; the documents themselves are real.",
    },
    openings: { label: "Specimen positions", text: "written to show the layout; nobody is hiring here." },
    contacts: { label: "Specimen contacts", text: "address, numbers and hours show the layout; nobody answers there." },
    office: {
      label: "Specimen office",
      text: "the drawing, the address, the numbers and the hours show the layout; nobody answers there.",
    },
  },
} as const;

/** What stands together on a page and is a sample as a whole. */
export type SampleBlock = keyof typeof samples.captions;
