import { hasDesk } from "../owner/facts.ts";
import type { LegalDocument } from "../schemas/legal.ts";
import { legalSources } from "../sources/index.ts";
import { receiptRetention, retentionMonths } from "./retention.ts";

export const privacy: LegalDocument = {
  heading: "Privacy Policy",
  effective: { iso: "2025-08-24", text: "August 24, 2025" },
  updated: { iso: "2026-11-18", text: "November 18, 2026" },
  summary:
    "What you send by a form is kept in our own database. The site sets no cookies and runs no analytics scripts. If a campaign link brought you, its labels are kept with your form.",
  inShort: [
    {
      term: "What we collect",
      text: "For a call, your name, e-mail address and phone number, and what you choose to add.",
      section: "what-we-collect",
    },
    {
      term: "Why",
      text: "To call or write to you about what you asked, and for nothing else. We do not sell it.",
      section: "why-we-use-it",
    },
    {
      term: "How long",
      text: `Requests for a call ${retentionMonths.enquiries} months, job applications ${retentionMonths.applications}, the newsletter until you unsubscribe.`,
      section: "retention",
    },
    {
      term: "How to erase it",
      text: "One e-mail to {dataEmail} is enough. We answer within 7 working days.",
      section: "your-rights",
    },
  ],
  note: "This policy is written with the notice, consent and erasure rules below in view.",
  laws: ["dpdp-rules"],
  closing: "A question about your data? Write to {dataEmail}.",
  sections: [
    {
      number: 1,
      id: "scope",
      heading: "Who we are and what this covers",
      blocks: [
        "{brand} runs this website from {address}. In this policy 'we' means {brand}, and 'you' means anyone who visits the site or sends us a form.",
        { details: "owner" },
        "It covers personal data that reaches us through this website. If you become a client, your engagement letter says how we handle the documents you send for your registration.",
      ],
    },
    {
      number: 2,
      id: "what-we-collect",
      heading: "What we collect",
      blocks: [
        "What you type into a form and send:",
        {
          list: [
            "Request for a call: your name, e-mail address and phone number; if you add them, a message, the best time to call, a language and your city; and what the form lists and you leave in, such as the plan or filing you asked about and your choices in our tools.",
            "Job application: the position, your name, e-mail address, phone number, experience, cover letter and resume.",
            "Newsletter: your e-mail address, and when you confirmed or left.",
          ],
        },
        "With each form we keep the time, the page it was sent from, unless the form lists it and you untick it, campaign labels in the link that brought you (such as utm_source), and a mark if the form seems to have been filled in by a program.",
        "Those campaign labels are kept in this browser tab’s session storage until you close the tab, and are sent with a form. They tell us which link or advertisement you came from.",
        "What you choose in our tools is kept in the same session storage, so that the next page knows it, until you close the tab or press 'Start over'. It reaches us only with a form you send.",
        "If you call, write or chat, we keep what is needed to answer you.",
        ...(hasDesk
          ? [
              "While we work on your request we keep what was done about it: calls and notes, the quotations we sent you and which one you accepted, the payments that reached us with their receipts, the stages of your registration with their dates, which papers have arrived by name, the names you proposed, and the number and date of the certificate. Not the papers themselves, and no number of an identity document. You read it on a page of your own, behind a private link that only our e-mails to you carry and that we can end at any time.",
            ]
          : []),
      ],
    },
    {
      number: 3,
      id: "what-we-do-not-collect",
      heading: "What we do not collect",
      blocks: [
        {
          list: [
            "No cookies. The site sets none.",
            "No analytics, advertising or tracking scripts.",
            "No IP addresses in our records. The server uses yours in memory, to stop floods of requests, and does not save it. The web server’s access log notes the page, time and result of each request, the browser and the referring page, but not your address.",
            "No payment details. Nothing is bought on this site.",
            "No Aadhaar, PAN or other identity documents through the forms. Please do not send them there.",
          ],
        },
        "We count how often each page is viewed: the day, the page, and the name of the website that led there. Nothing else is kept for it, so it says how often a page was viewed and not by whom.",
        "What you type into a template stays on your own device. The choices you make for a compliance calendar travel in its address when you subscribe to it; we do not store them.",
      ],
    },
    {
      number: 4,
      id: "why-we-use-it",
      heading: "Why we use it",
      blocks: [
        "We use your details with your consent, which you give by sending the form, and only for the purpose you sent it:",
        {
          list: [
            "Request for a call: to call or write to you about registering or running your company or LLP.",
            "Job application: to consider you for a position.",
            "Newsletter: to send it to you. It starts only after you confirm from a link in our e-mail, and every issue has an unsubscribe link.",
          ],
        },
        "A request for a call does not put you on the newsletter. We take no decision about you by automatic means.",
      ],
    },
    {
      number: 5,
      id: "who-sees-it",
      heading: "Who sees it",
      blocks: [
        "Our own team. A form you send is stored in our database, and a notice of it goes to the team by e-mail.",
        "Service providers who work for us process it only on our instructions:",
        {
          list: [
            "The hosting provider, on whose machine the server and the database run. It may keep network logs of its own for security.",
            "The e-mail provider, which carries our notices and the newsletter.",
            "If we connect one, the system in which our team follows up enquiries.",
          ],
        },
        { details: "hosting" },
        "We do not sell, rent or trade personal data, and we do not share it for anyone else’s marketing.",
        "We give data to an authority only when the law requires it.",
        "Links lead to other services, such as government portals, maps, social networks and WhatsApp. Once you follow one, that service’s own policy applies.",
      ],
    },
    {
      number: 6,
      id: "security",
      heading: "How we protect it",
      blocks: [
        {
          list: [
            "Forms are sent over an encrypted connection.",
            "Data is kept in our own database, open only to team members who need it for their work.",
            "We collect little beyond what the forms ask for, and keep few copies.",
          ],
        },
        "No system is perfectly safe. If personal data of yours is breached, we tell you and the Data Protection Board of India without delay, with what happened and what you can do.",
      ],
    },
    {
      number: 7,
      id: "retention",
      heading: "How long we keep it",
      blocks: [
        {
          list: [
            `Requests for a call: ${retentionMonths.enquiries} months after we receive them. One that we are still working on stays until that is done.`,
            `Job applications and resumes: ${retentionMonths.applications} months after we receive them.`,
            "Newsletter address: until you unsubscribe or withdraw consent. Of the address we then keep only a fingerprint, from which it cannot be read, so that your choice is remembered.",
            ...(hasDesk
              ? [
                  `Receipts, if you paid us: ${receiptRetention.years} years after the end of the financial year (31 March), because tax law wants them kept. When the rest is erased, a receipt keeps its number, the days, your name, the sums, what they were for and how they were paid, and nothing else about you.`,
                ]
              : []),
          ],
        },
        ...(hasDesk ? [{ sources: receiptRetention.sources.map((id) => legalSources[id]) }] : []),
        "After that we erase it. We keep data longer only if a law requires it, for example invoices if you become a client. Back-up copies are overwritten in their ordinary cycle. From May 2027 the Data Protection Rules ask for certain logs to be kept for at least one year; we will state here how that affects these periods before it applies.",
      ],
    },
    {
      number: 8,
      id: "your-rights",
      heading: "Your rights, and how to use them",
      blocks: [
        "You can ask us to:",
        {
          list: [
            "Show you the personal data we hold about you and how it is used.",
            "Correct, complete or update it.",
            "Erase it, or stop using it because you withdraw your consent. One e-mail is enough.",
            "Record a person who may use these rights for you if you die or cannot act.",
            "Look into a complaint about how we handled your data.",
            "Give you this policy in another language of the Eighth Schedule to the Constitution, which the law lets you choose from 13 May 2027.",
          ],
        },
        "Write to our {dataOfficer}, {dataEmail}, from the e-mail address you gave us, so that we know it is you. We answer within 7 working days. An erasure removes every form, application, subscription and unsent message under that address from our database, and we delete the notices of them in our team’s mailbox." +
          (hasDesk ? " Of a payment the receipt stays for as long as tax law wants it kept; see above." : ""),
        "If our answer does not satisfy you, you may complain to the Data Protection Board of India once it takes complaints under the Digital Personal Data Protection Act, 2023.",
      ],
    },
    {
      number: 9,
      id: "age",
      heading: "Minimum age",
      blocks: [
        "The forms are for people aged 18 or over. If you are younger, please ask a parent or guardian to contact us. If we learn that a form came from someone under 18, we erase it.",
      ],
    },
    {
      number: 10,
      id: "changes-and-contact",
      heading: "Changes and contact",
      blocks: [
        "If we change this policy we publish the new text here with its date. If a change affects data you have already given, we ask you first where the law requires consent.",
        "Questions about personal data: {dataOfficer}, {dataEmail}. By post: {address}. By phone: {phone}.",
        { details: "grievance-officer" },
        { link: { label: "Read the Terms and Conditions", href: "/terms-of-service" } },
      ],
    },
  ],
};
