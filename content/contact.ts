import type { ContactPage } from "./schemas/contact-page.ts";

export const contactPage: ContactPage = {
  heading: "Talk to an expert",
  text: "Leave your name, e-mail and phone number. An advisor calls back within 2 hours during business hours.",
  consultation: {
    icon: "PhoneCall",
    title: "Free consultation worth ₹2,000",
    text: "Fifteen minutes on your structure, cost and next steps. You pay nothing, and need not take a plan.",
    claim: "free-consultation",
  },
  callBack: "call-back-contact",
  form: {
    heading: "Request a call",
    text: "Three details, so that we can reach you.",
    /** Comes before the plan's name when the visitor comes from a plan. */
    chosenPlan: "You asked about",
    notice:
      "We use these details to call you about your request, and for nothing else. You can withdraw or ask us to erase them at any time: write to {dataEmail}.",
  },
  info: {
    heading: "Reach us directly",
    address: "Address",
    phone: "Phone",
    email: "E-mail",
    hours: "Business hours",
    map: "Open the map",
    closed: "Closed on Sundays and public holidays. India time.",
  },
  next: {
    heading: "What happens next",
    steps: [
      { title: "We call you", text: "Within 2 hours in business hours, or when the next working day opens." },
      {
        title: "You get it in writing",
        text: "The structure we suggest, the plan that fits and the full cost, by e-mail.",
      },
      {
        title: "You decide",
        text: "Take your time. Nothing is filed until you have approved the cost.",
      },
    ],
  },
  keepReady: {
    heading: "Useful to have at hand",
    text: "None of it is needed for the call. It makes the answers more exact.",
    items: [
      "Two names you would like for the company",
      "How many founders there are, and where they live",
      "What the business will sell, and in which state",
      "Whether you expect investors, staff or exports in the first year",
      "The address you would use as the registered office",
    ],
  },
};
