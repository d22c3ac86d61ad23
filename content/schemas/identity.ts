import { z } from "zod";
import { states } from "../states.ts";
import { isReadable, readableAccent } from "./accent.ts";
import { day, field, httpsUrl, line, mailAddress, pictureFile, quietLine } from "./owner-field.ts";
import { articleSlugs, pageLanguages, weekdays } from "./plain-lists.ts";
import { cinPattern, gstinMistake, llpinPattern } from "./registration-numbers.ts";

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "is not a time of the day");
const phoneNumber = z
  .string()
  .max(24)
  .regex(/^\+[1-9](?: ?\d){6,14}$/, {
    error: "is not + and the country code, then digits with single spaces between",
    abort: true,
  })
  // Ten zeros are the samples', which no site of an owner may show.
  .refine(
    (value) => /^\+(?!91)|^\+91([1-9]\d{9}|0{10})$/.test(value.replaceAll(" ", "")),
    "does not have ten digits after +91: a mobile number begins with 6 to 9, a landline with its area code without 0",
  );

/** '14' or '10-15'. */
const days = z
  .string()
  .regex(/^[1-9]\d{0,2}(-[1-9]\d{0,2})?$/, "is not a number of days, or two with a hyphen between")
  .refine((value) => {
    const [from = 0, to = from + 1] = value.split("-").map(Number);
    return from < to;
  }, "does not go from the smaller number to the larger");

export const hoursSchema = z
  .strictObject({
    days: field("Days", ["Monday", "Tuesday"], z.array(z.enum(weekdays)).min(1).readonly()),
    opens: field("Opens", "10:00", clockTime),
    closes: field("Closes", "18:00", clockTime),
  })
  .refine(({ opens, closes }) => opens < closes, { path: ["closes"], message: "is not later than the opening time" });

const closedDaySchema = z
  .strictObject({
    day: field("Day", "2026-12-25", day),
    until: field("Last day, where it is more than one", "2026-12-31", day).optional(),
    name: field("Name, as visitors read it", "Christmas", line(40)).optional(),
  })
  .refine(({ day: first, until }) => until === undefined || first < until, {
    path: ["until"],
    message: "is not later than the first day",
  });

export const addressSchema = z.strictObject({
  lines: field("Lines of the address", ["12 Station Road", "Civil Lines"], z.array(line(80)).min(1).max(3).readonly()),
  city: field("City", "Jaipur", line(30)),
  state: field("State", "Rajasthan", line(40)),
  postcode: field("PIN code", "302006", z.string().regex(/^[1-9]\d{5}$/, "is not a PIN code of six digits")),
  map: field("Link to a map", "https://maps.app.goo.gl/…", httpsUrl).optional(),
});

/** Who the firm is to a visitor. */
export const identitySchema = z.strictObject({
  name: field("Name of the firm", "Nayi Disha", line(40)),
  tagline: field("Tagline", "Company registration in Rajasthan", line(80)).default(
    "Company registration for founders in India",
  ),
  email: field("E-mail", "hello@your-domain.in", mailAddress),
  phone: field("Phone", "+91 141 400 4000", phoneNumber),
  whatsapp: field("WhatsApp number", "+91 141 400 4000", phoneNumber).optional(),
  address: field("Office address", { lines: ["12 Station Road"], city: "Jaipur" }, addressSchema),
  hours: field("Business hours", [{ days: ["Monday"], opens: "10:00", closes: "18:00" }], z.array(hoursSchema).min(1)),
  /** Beside 26 January, 15 August and 2 October, which come by themselves. */
  closedDays: field(
    "Closed days",
    [{ day: "2026-12-25", name: "Christmas" }],
    z.array(closedDaySchema).max(200).readonly(),
  ).default([]),
  /** What every page promises. */
  callBack: field(
    "How soon you call back",
    { quickHours: 24, contactHours: 2 },
    z.strictObject({
      quickHours: field("After the short form, in hours", 24, z.int().min(1).max(72)),
      contactHours: field("After the contact form, in business hours", 2, z.int().min(1).max(24)),
    }),
  ).default({ quickHours: 24, contactHours: 2 }),
  /** The person or officer who answers questions about personal data. */
  dataOfficer: field(
    "Contact for personal data",
    { title: "Data Protection Contact", email: "privacy@your-domain.in" },
    z.strictObject({
      title: field("Title", "Data Protection Contact", line(60)),
      email: field("E-mail", "privacy@your-domain.in", mailAddress),
    }),
  ),
  /** What /.well-known/security.txt says. */
  security: field(
    "Contact for security",
    { contact: "mailto:security@your-domain.in", expires: "2027-06-30" },
    z.strictObject({
      contact: field(
        "Address",
        "mailto:security@your-domain.in",
        z
          .string()
          .regex(
            /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
            "is neither mailto: with an address nor a full https address",
          ),
      ),
      expires: field("Day on which you look at it again", "2027-06-30", day),
    }),
  ),
  social: field(
    "Social links",
    [{ name: "LinkedIn", url: "https://www.linkedin.com/company/…" }],
    z.array(
      z.strictObject({
        name: field("Network", "LinkedIn", line(30)),
        url: field("Address", "https://www.linkedin.com/company/…", httpsUrl),
      }),
    ),
  ).default([]),
  /** Without it the usual ones of content/contact/enquiry.ts and what the team speaks. */
  callLanguages: field(
    "Languages in which a visitor may ask to be called",
    ["English", "Hindi"],
    z.array(line(30)).min(1).max(20).readonly(),
  ).optional(),
  /** Beside English; without it there is no such page. */
  pagesIn: field(
    "Languages in which there is a page",
    ["hi", "kn"],
    z.array(z.enum(pageLanguages)).min(1).readonly(),
  ).optional(),
  /** In place of our mark. */
  logo: field(
    "Logo",
    { file: "logo.png" },
    z.strictObject({
      file: field("File", "logo.png", pictureFile),
      /** Then the name is not set in type beside it. */
      hasName: field("The name of the firm is part of it", false, z.boolean()).default(false),
      icon: field("Square picture for icons", "icon.png", pictureFile).optional(),
    }),
  ).optional(),
  /** Of links, buttons and figures, in place of our indigo. */
  accent: field(
    "Accent colour",
    "#0b6e4f",
    z
      .string()
      .regex(/^#[0-9a-f]{6}$/, "is not a colour such as #0b6e4f, with six small letters or digits")
      .superRefine((colour, context) => {
        if (/^#[0-9a-f]{6}$/.test(colour) && !isReadable(colour))
          context.addIssue({
            code: "custom",
            message: `is too light to be read as text; the nearest that can is ${readableAccent(colour)}`,
          });
      })
      .meta({ format: "color" }),
  ).optional(),
  /** Of those that come with the site. */
  hiddenArticles: field(
    "Articles of ours that you do not show",
    ["government-fees-bangalore"],
    z.array(z.enum(articleSlugs)).readonly(),
  ).default([]),
  /** In place of ours. */
  hero: field(
    "First sentences of the home page",
    { headline: "Company registration in Rajasthan, from the first question to the first filing." },
    z.strictObject({
      headline: field(
        "Headline",
        "Company registration in Rajasthan, from the first question to the first filing.",
        quietLine(90),
      ).optional(),
      text: field(
        "Text below it",
        "We meet you in Jaipur, Kota or on a call, and name the whole cost before we file.",
        quietLine(220),
      ).optional(),
    }),
  ).default({}),
  /** In place of ours, and without a mission there is none: nobody else can say it. */
  about: field(
    "Words of the about page",
    { mission: "That a founder in Rajasthan never pays a charge that nobody named." },
    z.strictObject({
      story: field(
        "Our story, in paragraphs",
        ["We began in Jaipur in 2011, with the yearly filings of shops near the station."],
        z.array(quietLine(600)).min(1).max(4).readonly(),
      ).optional(),
      mission: field(
        "Our mission",
        "That a founder in Rajasthan never pays a charge that nobody named.",
        quietLine(160),
      ).optional(),
      reasons: field(
        "Why choose us",
        [{ title: "We come to you", text: "In Jaipur and Kota we bring the papers and take your signature." }],
        z
          .array(
            z.strictObject({
              title: field("Title", "We come to you", quietLine(60)),
              text: field("Text", "In Jaipur and Kota we bring the papers and take your signature.", quietLine(220)),
            }),
          )
          .min(1)
          .max(6)
          .readonly(),
      ).optional(),
    }),
  ).default({}),
  /** Without it 10-15 working days for a Private Limited company, 14 days for the others. */
  registrationDays: field(
    "Days from complete documents to the certificate",
    { "private-limited": "10-15" },
    z.strictObject({
      "private-limited": field("Private Limited, in working days", "10-15", days).optional(),
      opc: field("One Person Company", "14", days).optional(),
      llp: field("LLP", "14", days).optional(),
    }),
  ).default({}),
  /** Without it the state of the office. */
  exampleState: field(
    "State whose charges are shown as an example",
    "Rajasthan",
    z.enum(states.map(({ name }) => name)),
  ).optional(),
  hostingCountry: field("Country in which the server runs", "India", line(40)).optional(),
});

const cin = z.string().regex(cinPattern, "is not a CIN of 21 characters");
const llpin = z.string().regex(llpinPattern, "is not an LLPIN: three letters, a hyphen, four digits");
const gstin = z.string().superRefine((value, context) => {
  const message = gstinMistake(value);
  if (message) context.addIssue({ code: "custom", message });
});
const city = line(40).regex(/^[\p{L}\p{M} .,'()-]*$/u, "is not the name of a city");

const fields = z.strictObject({
  legalName: field("Legal name", "Nayi Disha Advisors LLP", line(100)),
  cin: field("CIN", "U74140RJ2024PTC098765", cin).optional(),
  llpin: field("LLPIN", "ACB-4821", llpin).optional(),
  gstin: field("GSTIN, if you are registered for GST", "08ABCFU4821K1ZY", gstin).optional(),
  registeredOffice: field("Registered office", "12 Station Road, Jaipur, Rajasthan 302006", line(200)),
  grievanceOfficer: field(
    "Grievance officer",
    { name: "Asha Mathur", designation: "Partner", email: "grievance@your-domain.in", phone: "+91 141 400 4000" },
    z.strictObject({
      name: field("Name", "Asha Mathur", line(60)),
      designation: field("Designation", "Partner", line(60)),
      email: field("E-mail", "grievance@your-domain.in", mailAddress),
      phone: field("Phone", "+91 141 400 4000", line(24)),
    }),
  ),
  jurisdiction: field("City whose courts decide a dispute", "Jaipur", city),
});

/** Each field with the rule for its own value. */
export const legalFields = { ...fields.shape, cin, llpin, gstin };

/** Who the firm is in law. Rule 26 of the Companies (Incorporation) Rules, 2014 asks a company to show most of it. */
export const legalIdentitySchema = fields
  .refine(({ cin: ofCompany, llpin: ofLlp }) => !(ofCompany && ofLlp), {
    path: ["llpin"],
    message: "is given beside a CIN; a firm has one of the two",
  })
  .refine((given) => given.cin ?? given.llpin ?? given.gstin, {
    path: ["cin"],
    message: "is missing: a published site shows its owner's CIN, LLPIN or GSTIN",
  });

/** A demonstration belongs to nobody, so it has no number and no officer. */
export const sampleLegalIdentitySchema = fields.partial().required({ jurisdiction: true });
