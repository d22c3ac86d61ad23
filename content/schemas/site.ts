import { z } from "zod";
import { line, ownerFields } from "./owner.ts";

const httpsUrl = z.url({ protocol: /^https$/, error: "must be a full https address" });
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time such as 10:00");
const digits = (value: string) => value.replace(/\D/g, "");

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

const siteFieldsSchema = z.strictObject({
  /** True while the values are placeholders; the server says so when it starts. */
  sample: z.boolean(),
  name: line(40),
  tagline: line(80),
  ...ownerFields,
  /** GST on our own fee; a provider that is not registered charges none. */
  gst: z.strictObject({ registered: z.boolean(), percent: z.int().positive().max(40) }),
  email: z.email(),
  /** The person or officer who answers questions about personal data. */
  dataOfficer: z.strictObject({ title: line(60), email: z.email() }),
  /** What /.well-known/security.txt says. */
  security: z.strictObject({
    contact: z
      .string()
      .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, "must be mailto: and an address, or a full https address"),
    expires: z.iso.date("must be a day such as 2027-06-30"),
  }),
  phone: z
    .strictObject({
      display: line(24),
      e164: z
        .string()
        .regex(/^\+[1-9]\d{6,14}$/, "must be + and the digits with the country code, such as +919876543210"),
    })
    .refine(({ display, e164 }) => digits(display) === digits(e164), {
      path: ["display"],
      message: "must show the same number as e164",
    }),
  whatsapp: z.strictObject({
    number: z.string().regex(/^[1-9]\d{6,14}$/, "must be digits only, with the country code"),
    message: line(200),
  }),
  address: z.strictObject({
    lines: z.array(line(80)).min(1).max(3).readonly(),
    city: line(40),
    state: line(40),
    postcode: z.string().regex(/^\d{6}$/, "must be the six digits of a PIN code"),
    country: z.string().regex(/^[A-Z]{2}$/, "must be a two-letter country code"),
    map: httpsUrl,
  }),
  hours: z
    .array(
      z
        .strictObject({
          days: z.array(z.enum(weekdays)).min(1).readonly(),
          label: line(40),
          opens: clockTime,
          closes: clockTime,
        })
        .refine(({ opens, closes }) => opens < closes, { path: ["closes"], message: "must be later than opens" }),
    )
    .min(1)
    .readonly(),
  timeZone: z.string().refine(isTimeZone, "must be a time zone such as Asia/Kolkata"),
  social: z.array(z.strictObject({ name: line(30), url: httpsUrl })).readonly(),
  /** Sites of others that pages link to by these keys. */
  external: z.strictObject({
    nameSearch: httpsUrl,
    trademarkSearch: httpsUrl,
    startupRecognition: httpsUrl,
    incubatorPortfolio: httpsUrl,
    seedFundPortfolio: httpsUrl,
    domainRegistrar: httpsUrl,
  }),
});

export const siteSchema = siteFieldsSchema
  .refine(({ cin, llpin }) => !(cin && llpin), { path: ["llpin"], message: "must be left out where there is a CIN" })
  .refine(({ gst, gstin }) => gst.registered || !gstin, {
    path: ["gstin"],
    message: "must be left out while gst.registered is false",
  })
  .superRefine(({ sample, legalName, cin, llpin, gstin, grievanceOfficer }, context) => {
    if (sample) return;
    const mustHave = (path: string, isGiven: boolean, message: string) => {
      if (!isGiven) context.addIssue({ code: "custom", path: [path], message });
    };
    mustHave(
      "legalName",
      legalName !== undefined,
      "a published site names its owner in law, such as Asha Advisors LLP",
    );
    mustHave("cin", Boolean(cin ?? llpin ?? gstin), "a published site shows its owner's CIN, LLPIN or GSTIN");
    mustHave(
      "grievanceOfficer",
      grievanceOfficer !== undefined,
      "a published site names a grievance officer with designation, email and phone",
    );
  });
export type Site = z.infer<typeof siteSchema>;
