import { useEffect, useRef, useState } from "react";
import { Button } from "../../src/ui/Button.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import type { ChangedPages } from "./api.ts";
import { type PageToSee, pagesToSee } from "./publish-words.ts";
import { Sentence } from "./Sentence.tsx";

/** Each page that changes, as it will be, beside the sentences that do. */
export function Look({ build, changed }: { build: string; changed: ChangedPages }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="outline" className="w-full" onClick={() => setOpen(true)}>
        Look at the pages
      </Button>
      <Sheet title="As visitors will see it" isOpen={isOpen} onClose={() => setOpen(false)} isFull>
        <Pages build={build} pages={pagesToSee(changed)} />
      </Sheet>
    </>
  );
}

const widths = { Phone: 360, Computer: 1280 };

function Pages({ build, pages }: { build: string; pages: readonly PageToSee[] }) {
  const [chosen, setChosen] = useState(0);
  const [width, setWidth] = useState<keyof typeof widths>("Phone");
  const page = pages[chosen] ?? pages[0]!;
  const address = `/preview/${build}${page.path}`;
  return (
    <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <ul className="overflow-y-auto overscroll-contain border-y border-line max-lg:max-h-56 lg:max-h-[calc(100dvh-9rem)]">
        {pages.map((each, index) => (
          <li key={`${each.path} ${each.name}`} className="border-line not-first:border-t">
            <button
              type="button"
              aria-pressed={each === page}
              className="flex min-h-11 w-full items-center justify-between gap-3 px-2 py-1.5 text-left text-sm hover:bg-action-wash aria-pressed:bg-action-wash aria-pressed:font-strong aria-pressed:text-action"
              onClick={() => setChosen(index)}
            >
              <span className="min-w-0 break-words">{each.name}</span>
              <span className="shrink-0 font-normal text-muted tabular-nums">
                {each.is === "changed" ? each.changes.length || "" : each.is}
              </span>
            </button>
            {each === page && (
              <div className="px-2 pb-3 text-sm">
                {each.changes.map((change) => (
                  <Sentence key={`${change.before}\n${change.after}`} change={change} />
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
      {page.is === "gone" ? (
        <p className="text-sm text-muted">Visitors find this page no more.</p>
      ) : (
        <div className="min-w-0">
          <div className="mb-3 flex flex-wrap items-center gap-x-4 text-sm">
            <fieldset className="flex">
              <legend className="sr-only">Width</legend>
              {(Object.keys(widths) as (keyof typeof widths)[]).map((name) => (
                <label
                  key={name}
                  className="flex min-h-11 cursor-pointer items-center border border-line px-4 not-first:border-l-0 has-checked:bg-action-wash has-checked:font-strong has-checked:text-action has-focus-visible:outline-2 has-focus-visible:outline-action"
                >
                  <input
                    type="radio"
                    name="width"
                    className="sr-only"
                    checked={name === width}
                    onChange={() => setWidth(name)}
                  />
                  {name}
                </label>
              ))}
            </fieldset>
            <a className="link inline-flex min-h-11 items-center" href={address} target="_blank" rel="noopener">
              Open in a tab
            </a>
            <span className="text-muted">Without its scripts: a form sends nothing, a calculator stands still.</span>
          </div>
          <Frame key={address} address={address} title={`${page.name}, as it will be`} width={widths[width]} />
        </div>
      )}
    </div>
  );
}

/** A page at a width of its own, made smaller where there is less room. */
function Frame({ address, title, width }: { address: string; title: string; width: number }) {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = place.current!;
    const observer = new ResizeObserver(() => setRoom({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const scale = room.width / width;
  return (
    <div
      ref={place}
      className="box-content h-[70dvh] overflow-hidden border border-line lg:h-[calc(100dvh-13rem)]"
      style={{ width: `min(100% - 2px, ${width}px)` }}
    >
      {scale > 0 && (
        <iframe
          title={title}
          src={address}
          className="origin-top-left bg-paper"
          style={{ width, height: room.height / scale, transform: `scale(${scale})` }}
        />
      )}
    </div>
  );
}
