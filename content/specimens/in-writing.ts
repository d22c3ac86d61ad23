import { ifGst } from "../owner/gst.ts";
import type { InWriting } from "../schemas/in-writing.ts";

/** What a founder gets in writing while the desk is switched on (`hasDesk`). Without it, no page speaks of it. */
export const inWriting: InWriting = {
  heading: "You get this in writing",
  /** Under the drawings: what is real about them. */
  specimen: "Specimens, drawn by us: our price and the charges of the usual case. Yours carry your own.",
  documents: [
    {
      kind: "quotation",
      title: "Your quotation",
      text: `Every line of the total before anything is filed: our fee,${ifGst(" GST,")} each government charge and how sure it is. Numbered, as PDF and by e-mail.`,
      when: "After the call",
    },
    {
      kind: "founder-page",
      title: "Your own page",
      text: "How far your registration is, who acts next, since when, and which papers have arrived. A private link, no login.",
      when: "From your request until 30 days after completion",
    },
  ],
  /** In sections that tell the steps of a registration. */
  inProcess: "You see each step on your own page: who acts next, since when, and what is missing.",
};
