import { callBackWithin, onAClosedDay } from "../owner/hours.ts";
import { toolNames } from "../tools/tools.ts";
import { callBack } from "./call-back.ts";

interface Link {
  label: string;
  href: string;
}
export interface ResponsePage {
  title: string;
  description: string;
  seal: string;
  heading: string;
  text: string;
  next?: readonly { title: string; text: string }[];
  links: readonly Link[];
  /** Whether a visitor waits for a call: then it says what to keep at hand, and how to reach us. */
  call?: boolean;
}

const sendAgain: Link = { label: "Was the number wrong? Send it again", href: "/contact-us" };

/** The pages people reach by sending a form without JavaScript, or from a link in a newsletter e-mail. */
export const responsePages: Record<string, ResponsePage> = {
  "/thank-you/quick": {
    title: "Thank You: We Call You Back",
    description: `We have received your request. An advisor calls you back within ${callBackWithin.quick}. What happens next, and what to read until then.`,
    seal: "Received",
    heading: `Thank you. We call you ${callBack.quick.promise}`,
    text: `Requests made ${onAClosedDay} are answered on the next working day.`,
    links: [sendAgain],
    call: true,
  },
  "/thank-you/contact": {
    title: "Thank You for Writing to Us",
    description: `We have received your request. An advisor calls you back within ${callBackWithin.contact} in business hours. What happens next, and what to keep ready.`,
    seal: "Received",
    heading: `Thank you. We call you within ${callBackWithin.contact}`,
    text: "In business hours, India time, or when the office next opens.",
    links: [sendAgain],
    call: true,
  },
  "/thank-you/application": {
    title: "Thank You for Your Application",
    description:
      "We have received your job application. We review it and get back to you. What happens next, and how long we keep your resume.",
    seal: "Received",
    heading: "Thank you for your application",
    text: "We will review it and get back to you soon.",
    next: [
      { title: "We read it", text: "Your cover letter and your resume." },
      { title: "We get back to you", text: "By phone or e-mail." },
      { title: "We erase it", text: "Your resume is kept for six months and then erased, or sooner if you ask." },
    ],
    links: [
      { label: "About us", href: "/about" },
      { label: "Open positions", href: "/careers" },
      { label: "Privacy policy", href: "/privacy-policy" },
    ],
  },
  "/thank-you/newsletter": {
    title: "One More Step: Confirm Your E-mail",
    description:
      "We have sent you an e-mail with a link to confirm your newsletter subscription. No newsletter is sent until you click it.",
    seal: "Check e-mail",
    heading: "One more step: check your inbox",
    text: "We have sent you an e-mail with a link. The newsletter starts only after you click it, and every issue has an unsubscribe link.",
    next: [
      { title: "Open the e-mail", text: "It may take a few minutes. Check the spam folder too." },
      { title: "Click the link in it", text: "That confirms that the address is yours." },
    ],
    links: [
      { label: "Articles and guides", href: "/articles" },
      toolNames.calendar,
      { label: "What has changed in the law", href: "/whats-changed" },
    ],
  },
  "/newsletter/confirmed": {
    title: "Newsletter: Subscription Confirmed",
    description:
      "Your newsletter subscription is confirmed. Every issue has an unsubscribe link, and we use your address for nothing else.",
    seal: "Confirmed",
    heading: "Your subscription is confirmed",
    text: "The next issue comes to your inbox. Every issue has an unsubscribe link, and we use your address for nothing else.",
    links: [
      { label: "Articles and guides", href: "/articles" },
      toolNames.calendar,
      { label: "What has changed in the law", href: "/whats-changed" },
    ],
  },
  "/newsletter/unsubscribed": {
    title: "Newsletter: You Have Unsubscribed",
    description:
      "You will get no more newsletters from us. How to subscribe again, and where to read the articles without a subscription.",
    seal: "Done",
    heading: "You have unsubscribed",
    text: "No more issues will be sent to this address. You can read the articles without a subscription.",
    links: [
      { label: "Articles and guides", href: "/articles" },
      { label: "Subscribe again", href: "/articles#newsletter" },
      { label: "Privacy policy", href: "/privacy-policy" },
    ],
  },
  "/newsletter/unknown-link": {
    title: "Newsletter: This Link Is Not Valid",
    description:
      "This newsletter link has been used, has expired or was cut off in the e-mail. What you can do about it, in two short steps.",
    seal: "Not valid",
    heading: "This link is not valid",
    text: "It may have been used already, or your mail app may have cut it off. Copy the whole link from the e-mail, or subscribe again for a new one.",
    links: [
      { label: "Subscribe again", href: "/articles#newsletter" },
      { label: "Contact us", href: "/contact-us" },
      { label: "Home", href: "/" },
    ],
  },
};

/** What people read when they open a link in a newsletter mail. Nothing happens until they press the button. */
export const newsletterLinks = {
  confirm: {
    title: "Newsletter: Confirm Your Subscription",
    description:
      "One more step: press the button to confirm that this address is yours and that you want the newsletter.",
    seal: "Newsletter",
    heading: "Do you want the newsletter?",
    text: "Press the button to confirm. Mail programs that open links on their own cannot press it for you.",
    button: "Confirm my subscription",
  },
  unsubscribe: {
    title: "Newsletter: Unsubscribe",
    description:
      "Press the button to get no more newsletters from us. You can also ask us never to write to this address again.",
    seal: "Newsletter",
    heading: "Do you want to unsubscribe?",
    text: "Press the button and no more issues will be sent to this address.",
    button: "Unsubscribe",
    never: "Never write to this address again, even if somebody enters it on the site.",
  },
  alreadyConfirmed: {
    title: "Newsletter: Already Confirmed",
    description:
      "This newsletter subscription was confirmed before. There is nothing more to do: the next issue comes by mail.",
    seal: "Confirmed",
    heading: "Already confirmed",
    text: "You have confirmed this subscription before. There is nothing more to do: the next issue comes to your inbox.",
    links: [
      { label: "Articles and guides", href: "/articles" },
      toolNames.calendar,
      { label: "What has changed in the law", href: "/whats-changed" },
    ],
  },
} as const;
