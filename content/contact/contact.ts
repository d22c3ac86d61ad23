import { ifGst } from "../owner/gst.ts";
import { callBackWithin, onClosedDays } from "../owner/hours.ts";

/** Words of the contact form. An export of its own, so that the browser loads these and not the whole page's. */
export const contactForm = {
  heading: "Request a call",
  text: "All three fields marked * are needed to reach you.",
  sent: "Your request has reached us.",
  /** Under both forms that ask for a call; the rest of it is in the fold. */
  notice: "We use these details only to call you about this request.",
  privacyPolicy: "Privacy policy",
  noticeFold: {
    label: "Use, consent and erasure",
    text: "Service providers who work for us process them only on our instructions. To withdraw consent or have them erased, write to {dataEmail}. Once the Data Protection Board of India takes complaints, you may go to it too. The privacy policy says how long we keep them.",
  },
} as const;

export const contactPage = {
  heading: "Talk to an expert",
  text: `An advisor calls back within ${callBackWithin.contact} in business hours, or when the office next opens.`,
  consultation: {
    icon: "PhoneCall",
    titleWithoutWorth: "Free consultation",
    /** On the voucher, where no value is put on the call. */
    free: "Free",
    text: "Fifteen minutes on your structure, cost and next steps. You pay nothing for the call.",
    claim: "free-consultation",
  },
  callBack: "call-back-contact",
  info: {
    heading: "Reach us directly",
    ways: "Contacts",
    address: "Address",
    phone: "Phone",
    email: "E-mail",
    owner: "Company",
    grievances: "Complaints",
    hours: "Business hours",
    map: "Open the map",
    closed: `Closed ${onClosedDays}.`,
    indiaTime: "India time.",
  },
  next: {
    heading: "What happens next",
    /** After the call itself, which is the claim above. */
    steps: [
      {
        title: "You get it in writing",
        text: `The structure we suggest, the plan that fits, our fee${ifGst(" with GST")} and the estimated charges, by e-mail.`,
      },
      {
        title: "You decide",
        text: "Nothing is filed until you have approved the cost.",
      },
    ],
  },
  keepReady: {
    heading: "Useful to have at hand",
    text: "You do not need these for the call, but they make the answers more exact.",
    items: [
      { text: "Two names you would like for the company", unlessKnown: "name name2" },
      "How many founders there are, and where they live",
      "What the business will sell, and in which state",
      "Whether you expect investors, staff or exports in the first year",
      "The address you would use as the registered office",
    ],
  },
} as const;
