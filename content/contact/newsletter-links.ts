import { toolNames } from "../tools/tools.ts";

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
