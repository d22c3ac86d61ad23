import { ifGst } from "../../content/owner/gst.ts";
import { site } from "../../content/site.ts";
import { inks } from "../../drawings/colours.ts";
import { SearchBox } from "../search/SearchBox.tsx";
import { Frame } from "../specimens/sheet-parts.tsx";
import { Medallion } from "../ui/guilloche/Spun.tsx";
import { ArrowLinks, TextLink } from "../ui/links.tsx";

const stamp = (inset: number) => `M${inset - 118} ${inset - 56}H${118 - inset}V${56 - inset}H${inset - 118}z`;

/** A certificate that no longer holds, with the stamp that says so. */
const CancelledCertificate = ({ className = "" }: { className?: string }) => (
  <svg viewBox="0 0 440 330" aria-hidden="true" focusable="false" className={`forced-color-adjust-none ${className}`}>
    <g transform="rotate(3 220 165)translate(10 20)">
      <path d="M0 0h420v290H0z" fill={inks.sheet} stroke={inks.line} />
      <Frame id="cancelled" width={420} height={290} ink="action" />
      <g transform="translate(210 106)">
        <Medallion radius={62} ink="action" />
      </g>
      <path
        d="M120 190h180M90 204h240M150 218h120M58 248h96M266 248h96"
        stroke={inks["line-strong"]}
        strokeWidth=".8"
      />
    </g>
    <g transform="translate(220 178)rotate(-13)" stroke={inks.alert} fill="none">
      <path d={stamp(0)} strokeWidth="5" strokeLinejoin="round" fill={inks.sheet} fillOpacity=".82" />
      <path d={stamp(8)} strokeWidth="1.2" />
      <text y="31" textAnchor="middle" fontSize="88" fontWeight="640" letterSpacing="8" fill={inks.alert} stroke="none">
        404
      </text>
    </g>
  </svg>
);

/** Where most people wanted to go; the footer has the rest. */
const ways = [
  {
    href: "/pricing",
    label: "Plans and prices",
    text: `Our fee, ${ifGst("GST, ")}the government charges and the total.`,
  },
  { href: "/choose-structure", label: "Choose a structure", text: "Private Limited, OPC or LLP, and why." },
  { href: "/articles", label: "Articles and guides", text: "Registration, compliance, tax and funding." },
  { href: "/search", label: "List of all pages", text: "Every page, guide, template and filing." },
];

const plainLink = "inline-flex min-h-11 items-center";

export const NotFound = () => (
  <>
    <div className="page-width grid pt-32 pb-12 md:pt-36 md:pb-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] lg:grid-rows-[auto_auto_1fr] lg:gap-x-16">
      <h1 className="text-3xl">We could not find this page</h1>
      <p className="mt-4 max-w-text text-lg text-muted md:text-balance lg:mt-5">
        The page may have moved, or the address may have a typing error. Search for what you need:
      </p>
      <div className="mt-5 lg:mt-8">
        <div className="max-w-text [&_input]:min-h-14 [&_input]:border-2 [&_input]:border-action [&_input]:text-ellipsis">
          <SearchBox id="not-found" />
        </div>
        <p className="mt-2 flex flex-wrap gap-x-6 text-sm font-strong md:mt-3 md:text-base">
          <TextLink href="/contact-us" className={plainLink}>
            Request a call
          </TextLink>
          <TextLink href={`tel:${site.phone.e164}`} className={plainLink}>
            Call {site.phone.display}
          </TextLink>
        </p>
      </div>
      <CancelledCertificate className="w-full max-lg:mt-8 max-lg:max-w-80 lg:col-start-2 lg:row-span-3 lg:row-start-1" />
    </div>
    <nav aria-label="Pages you may be looking for" className="page-width pb-20 md:pb-24">
      <ArrowLinks links={ways} className="gap-x-8 border-ink sm:grid-cols-2 lg:grid-cols-4 lg:*:border-b-0" />
    </nav>
  </>
);
