import { ifGst } from "../../content/owner/gst.ts";
import { CallLink } from "../contact/ContactLinks.tsx";
import { SearchBox } from "../search/SearchBox.tsx";
import { ArrowLinks } from "../ui/ArrowLinks.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { PageIntro } from "../ui/PageIntro.tsx";
import { CancelledCertificate } from "./CancelledCertificate.tsx";

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

export const NotFound = () => (
  <>
    <PageIntro
      title="We could not find this page"
      intro="The page may have moved, or the address may have a typing error. Search for what you need:"
      aside={<CancelledCertificate className="w-full max-lg:mx-auto max-lg:max-w-96" />}
    >
      <div
        data-site-search="not-found"
        className="max-w-text [&_button]:min-h-14 [&_input]:min-h-14 [&_input]:border-2 [&_input]:border-action [&_input]:text-ellipsis"
      >
        <SearchBox id="not-found" hasButton />
      </div>
      <div className="mt-5 flex flex-wrap gap-3 max-sm:flex-col">
        <ButtonLink look="outline" href="/contact-us">
          Talk to an expert
        </ButtonLink>
        <CallLink />
      </div>
    </PageIntro>
    <nav aria-label="Pages you may be looking for" className="page-width pb-20 md:pb-24">
      <ArrowLinks links={ways} className="gap-x-8 border-ink sm:grid-cols-2 lg:grid-cols-4 lg:*:border-b-0" />
    </nav>
  </>
);
