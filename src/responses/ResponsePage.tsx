import { type ResponsePage as ResponsePageText, responsePages } from "../../content/contact/response-pages.ts";
import { CallLink } from "../contact/ContactLinks.tsx";
import { LineWork } from "../ui/guilloche/Guilloche.tsx";
import { ArrowLinks } from "../ui/links.tsx";
import { Timeline } from "../ui/lists.tsx";
import { Seal } from "../ui/Seal.tsx";

/** The pages under a path such as '/thank-you/', as Astro's routes want them. */
export const responsePagesUnder = (folder: string) =>
  Object.entries(responsePages)
    .filter(([path]) => path.startsWith(folder))
    .map(([path, page]) => ({ name: path.slice(folder.length), page: { ...page, path } }));

/** What a visitor sees after an action: a stamped receipt, what happens next, and where to go from here. */
export const ResponsePage = ({ page }: { page: ResponsePageText }) => (
  <div className="relative overflow-clip">
    <LineWork
      src="/line-work/answer.svg"
      className="absolute top-36 left-1/2 size-[70rem] -translate-x-1/2 opacity-35"
    />
    <div className="page-width relative pt-32 pb-20 md:pt-36 md:pb-28">
      <div className="certificate mx-auto max-w-[48rem]">
        <div className="bg-sheet px-6 py-10 md:px-14 md:py-14">
          <Seal text={page.seal} className="size-28" />
          <h1 className="mt-6 text-3xl">{page.heading}</h1>
          <p className="mt-4 max-w-text text-lg text-muted">{page.text}</p>
          {page.next && (
            <section id="next" aria-labelledby="next-heading" className="mt-10">
              <h2 id="next-heading" className="mb-6 text-xl">
                What happens next
              </h2>
              <Timeline steps={page.next} />
            </section>
          )}
          <nav aria-label="Where to go from here" className="mt-10">
            <ArrowLinks links={page.links} className="border-line" />
          </nav>
          {page.call && (
            <div className="mt-8">
              <CallLink />
            </div>
          )}
        </div>
      </div>
    </div>
  </div>
);
