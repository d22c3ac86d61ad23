import { ifGst } from "../../content/owner/gst.ts";
import { freeTools } from "../../content/tools.ts";
import { CallLink } from "../contact/ContactLinks.tsx";
import { SearchBox } from "../search/SearchBox.tsx";
import { ToolLinks } from "../tools/ToolLinks.tsx";
import { ArrowLinks } from "../ui/ArrowLinks.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { Rosette } from "../ui/guilloche/Guilloche.tsx";
import { PageIntro } from "../ui/PageIntro.tsx";

const ways = [
  { href: "/", label: "Home", text: "What we do, what it costs and how it runs." },
  {
    href: "/pricing",
    label: "Plans and prices",
    text: `Our fee, ${ifGst("GST, ")}the government charges and the total.`,
  },
  { href: "/private-limited", label: "Private Limited", text: "For two or more founders who may raise money." },
  { href: "/one-person-company", label: "One Person Company", text: "For a founder on their own." },
  { href: "/llp-registration", label: "LLP", text: "For partners who want fewer yearly filings." },
  { href: "/startup-templates", label: "Startup templates", text: "Twenty legal documents, free." },
  { href: "/articles", label: "Articles and guides", text: "Registration, compliance, tax and funding." },
  { href: "/search", label: "List of all pages", text: "Every page, guide, template, filing and change of law." },
];

export const NotFound = () => (
  <>
    <div className="relative overflow-clip">
      <Rosette
        seed="not-found"
        layers={4}
        palette={["action", "highlight"]}
        className="absolute top-32 right-[max(1rem,calc(50%-38rem))] hidden size-[24rem] opacity-60 lg:block"
      />
      <PageIntro
        kicker={<p className="text-sm font-strong text-action">Error 404</p>}
        title="We could not find this page"
        intro="The page may have moved, or the address may have a typing error. These are the pages founders look for most."
      >
        <div data-site-search="not-found" className="max-w-text">
          <SearchBox id="not-found" />
        </div>
        <div className="mt-6 flex flex-wrap gap-3 max-sm:flex-col">
          <ButtonLink href="/contact-us">Talk to an expert</ButtonLink>
          <CallLink />
        </div>
      </PageIntro>
    </div>
    <nav aria-label="Pages you may be looking for" className="page-width">
      <ArrowLinks links={ways} className="gap-x-10 border-line md:grid-cols-2" />
    </nav>
    <nav aria-labelledby="tools-heading" className="page-width pt-14 pb-24">
      <h2 id="tools-heading" className="mb-4 text-2xl">
        {freeTools.heading}
      </h2>
      <ToolLinks />
    </nav>
  </>
);
