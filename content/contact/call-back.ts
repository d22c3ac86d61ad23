import { ifGst } from "../owner/gst.ts";
import { callBackWithin, onAClosedDay } from "../owner/hours.ts";

/**
 * What each form that asks for a call promises, and what happens after it was sent: on the page, on the thank-you page and in the mail.
 */
export const callBack = {
  received: "Thank you. Your request has reached us",
  quick: {
    /** Ends 'We call 98765 43210 …' when the request arrives in business hours. */
    promise: `within ${callBackWithin.quick}`,
    text: `An advisor calls you back within ${callBackWithin.quick}. Requests made ${onAClosedDay} are answered on the next working day.`,
    next: [
      { title: "We call you", text: "Fifteen minutes on your structure, the cost and the next steps." },
      {
        title: "You get it in writing",
        text: `The plan that fits, our fee${ifGst(" with GST")} and the estimated charges, by e-mail.`,
      },
      { title: "You decide", text: "Nothing is filed until you have approved the cost." },
    ],
  },
  contact: {
    promise: `within ${callBackWithin.contact.replace(" ", " business ")}`,
    text: `An advisor calls you back within ${callBackWithin.contact} in business hours, India time, or when the office next opens.`,
    next: [
      { title: "We call you", text: "Keep two proposed company names ready, if you have not sent them." },
      {
        title: "You get it in writing",
        text: `The structure we suggest, the plan that fits, our fee${ifGst(" with GST")} and the estimated charges, by e-mail.`,
      },
      { title: "You decide", text: "Nothing is filed until you have approved the cost." },
    ],
  },
  /** On the page, once a request was sent. */
  after: {
    call: "After the call you get the structure, the plan and the whole price in writing.",
    aboutFiling: "After the call you get what we would do, and our fee, in writing.",
    approve: "Nothing is filed until you approve it.",
  },
  /** In place of the promise, for somebody who has a best time. */
  atYourTime: "An advisor calls you at the time you asked for. On a public holiday, on the next working day.",
  /** In place of the text of the first step. */
  knownNames: "Fifteen minutes on your company, the names you sent, the cost and the next steps.",
  aboutFiling: "About the filing you asked about: what is due, what a delay costs and what we need from you.",
  filingNext: [
    { title: "You get it in writing", text: `What we would do, and our fee${ifGst(" with GST")}, by e-mail.` },
    { title: "You decide", text: "Nothing is filed until you have approved the cost." },
  ],
} as const;
