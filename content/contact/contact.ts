import { callBackWithin, onClosedDays } from "../owner/hours.ts";

export const contactPage = {
  heading: "Talk to an advisor",
  text: `Call back within ${callBackWithin.contact} in business hours, or when the office next opens.`,
  consultation: {
    icon: "PhoneCall",
    titleWithoutWorth: "Free consultation",
    /** On the voucher, where no value is put on the call. */
    free: "Free",
    text: "Fifteen minutes on your structure, cost and next steps. You pay nothing for the call.",
    claim: "free-consultation",
  },
  info: {
    heading: "Reach us directly",
    ways: "Contacts",
    address: "Address",
    phone: "Phone",
    email: "E-mail",
    owner: "Company",
    grievances: "Complaints",
    /** Over both. */
    legal: "Company and complaints",
    hours: "Business hours",
    map: "Open the map",
    closed: `Closed ${onClosedDays}.`,
    indiaTime: "India time.",
  },
} as const;

/** The block beside each form. Names come from the owner's entries and from nowhere else. */
export const advisor = {
  one: "Your advisor",
  several: "One of them will be your advisor",
  speaks: "Speaks",
} as const;
