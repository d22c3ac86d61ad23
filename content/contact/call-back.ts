import { callBackWithin, onAClosedDay } from "../owner/hours.ts";

/**
 * What each form that asks for a call promises, and what happens after it was sent: on the page, on the thank-you page and in the mail.
 */
export const callBack = {
  received: "Thank you. Your request has reached us",
  quick: {
    /** Ends 'We call you …' where no time is known. */
    promise: `within ${callBackWithin.quick}`,
    text: `An advisor calls you back within ${callBackWithin.quick}. Requests made ${onAClosedDay} are answered on the next working day.`,
  },
  contact: {
    promise: `within ${callBackWithin.contact.replace(" ", " business ")}`,
    text: `An advisor calls you back within ${callBackWithin.contact} in business hours, India time, or when the office next opens.`,
  },
  /** On the page, once a request was sent. */
  after: {
    call: "After the call you get the structure, the plan and the whole price in writing.",
    aboutFiling: "After the call you get what we would do, and our fee, in writing.",
    approve: "Nothing is filed until you approve it.",
  },
  /** In the mail to somebody who has a best time, where no time is known. */
  atYourTime: "An advisor calls you at the time you asked for. On a public holiday, on the next working day.",
} as const;
