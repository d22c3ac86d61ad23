import { memo, useEffect, useRef } from "react";
import { fillInCopy as copy } from "../../../content/templates/template-library.ts";
import type { DocumentModel } from "../../../domain/templates/model.ts";
import { DocumentView } from "../document/DocumentView.tsx";

interface Props {
  model: DocumentModel;
  version: string;
  /** The variable being typed: its places in the text are marked, and the first is brought into view. */
  active: string | undefined;
  /** A field of the text was pressed. */
  onPick: (variable: string) => void;
}

export const LiveDocument = memo(function LiveDocument({ model, version, active, onPick }: Props) {
  const region = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new model draws its fields anew, so they are marked anew
  useEffect(() => {
    const frame = region.current;
    if (!frame || !active) return;
    const places = [...frame.querySelectorAll<HTMLElement>(`[data-field="${active}"]`)];
    for (const place of places) place.dataset.active = "";
    const [first] = places;
    if (first && !places.some((place) => isInside(place, frame))) {
      const top = first.getBoundingClientRect().top - frame.getBoundingClientRect().top + frame.scrollTop;
      frame.scrollTo({ top: top - frame.clientHeight / 3 });
    }
    return () => {
      for (const place of places) delete place.dataset.active;
    };
  }, [active, model]);

  useEffect(() => {
    const frame = region.current;
    if (!frame) return;
    const pick = (event: MouseEvent) => {
      const place = (event.target as Element).closest<HTMLElement>("[data-field]");
      if (place) onPick(place.dataset.field!);
    };
    frame.addEventListener("click", pick);
    return () => frame.removeEventListener("click", pick);
  }, [onPick]);

  return (
    <section
      ref={region}
      aria-label={copy.document}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard
      tabIndex={0}
      className="min-h-0 grow motion-safe:scroll-smooth [&_[data-field]]:cursor-pointer [&_span[data-field]]:underline [&_span[data-field]]:decoration-action/50 [&_span[data-field]]:decoration-dotted [&_span[data-field]]:underline-offset-3 lg:overflow-y-auto lg:overscroll-contain lg:[mask-image:linear-gradient(to_top,transparent,#000_2rem)]"
    >
      <DocumentView model={model} version={version} />
    </section>
  );
});

function isInside(place: HTMLElement, frame: HTMLElement): boolean {
  const { top, bottom } = place.getBoundingClientRect();
  const view = frame.getBoundingClientRect();
  return top >= view.top && bottom <= view.bottom;
}
