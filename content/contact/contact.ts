import { ifGst } from "../owner/gst.ts";
import { callBackWithin, onClosedDays } from "../owner/hours.ts";

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

/** The block beside each form. Names come from the owner's entries and from nowhere else. */
export const advisor = {
  one: "Your advisor",
  several: "One of them will be your advisor",
  speaks: "Speaks",
} as const;
