import type { ResponsePages } from "./schemas/response-page.ts";

/** The pages people reach by sending a form without JavaScript, or from a link in a newsletter mail. */
export const responsePages: ResponsePages = {
  "/thank-you/quick": {
    title: "Thank You: We Call You Back",
    description:
      "Your request has reached us. An advisor calls you back within 24 hours. What happens next, and what to read until then.",
    seal: "Received",
    heading: "Thank you. Your request has reached us",
    text: "An advisor calls you back within 24 hours. Requests made on a Sunday or a public holiday are answered on the next working day.",
    next: [
      { title: "We call you", text: "Fifteen minutes on your structure, the cost and the next steps." },
      { title: "You get it in writing", text: "The plan that fits and the full cost, by e-mail." },
      { title: "You decide", text: "Nothing is filed until you have approved the cost." },
    ],
    links: [
      { label: "Plans and prices", href: "/pricing" },
      { label: "Compare the three structures", href: "/#compare" },
      { label: "Free legal templates", href: "/startup-templates" },
    ],
  },
  "/thank-you/contact": {
    title: "Thank You for Writing to Us",
    description:
      "Your request has reached us. An advisor calls you back within 2 hours during business hours. What happens next, and what to keep ready.",
    seal: "Received",
    heading: "Thank you. Your request has reached us",
    text: "An advisor calls you back within 2 hours in business hours, India time, or when the next working day opens.",
    next: [
      { title: "We call you", text: "Keep two names for the company at hand, if you have them." },
      {
        title: "You get it in writing",
        text: "The structure we suggest, the plan that fits and the full cost, by e-mail.",
      },
      { title: "You decide", text: "Take your time. Nothing is filed until you have approved the cost." },
    ],
    links: [
      { label: "Plans and prices", href: "/pricing" },
      { label: "Compliance calendar", href: "/compliance-calendar" },
      { label: "Articles and guides", href: "/articles" },
    ],
  },
  "/thank-you/application": {
    title: "Thank You for Your Application",
    description:
      "Your job application has reached us. We read every one, then call you. What happens next, and how long we keep your CV.",
    seal: "Received",
    heading: "Thank you for your application",
    text: "We will review it and get back to you soon.",
    next: [
      { title: "We read it", text: "Cover letter first, then the CV." },
      { title: "We call you", text: "Expect one conversation and one short exercise." },
      { title: "We let you know", text: "Your CV is kept for six months and then deleted, or sooner if you ask." },
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
      "We have sent you a mail with a link to confirm your newsletter subscription. Nothing is sent until you follow it.",
    seal: "Check mail",
    heading: "One more step: look in your inbox",
    text: "We have sent you a mail with a link. The newsletter starts only after you follow it.",
    next: [
      { title: "Open the mail", text: "It may take a few minutes. Look in the spam folder too." },
      { title: "Follow the link in it", text: "That confirms that the address is yours." },
      { title: "Leave when you like", text: "Every mail has an unsubscribe link." },
    ],
    links: [
      { label: "Articles and guides", href: "/articles" },
      { label: "Compliance calendar", href: "/compliance-calendar" },
      { label: "What has changed in the law", href: "/whats-changed" },
    ],
  },
  "/newsletter/confirmed": {
    title: "Newsletter: Subscription Confirmed",
    description:
      "Your newsletter subscription is confirmed. Every mail has an unsubscribe link, and we use your address for nothing else.",
    seal: "Confirmed",
    heading: "Your subscription is confirmed",
    text: "The next issue comes to your inbox. Every mail has an unsubscribe link, and we use your address for nothing else.",
    links: [
      { label: "Articles and guides", href: "/articles" },
      { label: "Compliance calendar", href: "/compliance-calendar" },
      { label: "What has changed in the law", href: "/whats-changed" },
    ],
  },
  "/newsletter/unsubscribed": {
    title: "Newsletter: You Have Unsubscribed",
    description:
      "You will get no more newsletters from us. How to come back, and where to read the articles without a subscription.",
    seal: "Done",
    heading: "You have unsubscribed",
    text: "No more issues will be sent to this address. The articles stay open to everyone, without a subscription.",
    links: [
      { label: "Articles and guides", href: "/articles" },
      { label: "Subscribe again", href: "/articles#newsletter" },
      { label: "Privacy policy", href: "/privacy-policy" },
    ],
  },
  "/newsletter/unknown-link": {
    title: "Newsletter: This Link Is Not Known",
    description:
      "This newsletter link has been used, has expired or was cut in the mail. What you can do about it, in two short steps.",
    seal: "Not known",
    heading: "We do not know this link",
    text: "It may have been used already, or a mail program may have cut it. Copy the whole link from the mail, or subscribe again for a new one.",
    links: [
      { label: "Subscribe again", href: "/articles#newsletter" },
      { label: "Contact us", href: "/contact-us" },
      { label: "Home", href: "/" },
    ],
  },
};
