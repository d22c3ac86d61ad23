import { useLayoutEffect, useRef } from "react";
import { type Amount, formatAmount } from "../../domain/costs/amount.ts";

const durationMs = 200;

const between = (before: Amount, after: Amount, part: number): Amount => ({
  from: Math.round(before.from + (after.from - before.from) * part),
  to: Math.round(before.to + (after.to - before.to) * part),
});

/** An amount that counts to its new value, at once for people who ask for less motion. */
export function MovingAmount({ amount: { from, to }, className }: { amount: Amount; className?: string }) {
  const element = useRef<HTMLSpanElement>(null);
  const shown = useRef<Amount>({ from, to });
  useLayoutEffect(() => {
    const before = shown.current;
    const after = { from, to };
    // React keeps this node and writes the same text into it.
    const text = element.current?.firstChild;
    const isStill = before.from === from && before.to === to;
    if (!text || isStill || matchMedia("(prefers-reduced-motion: reduce)").matches) {
      shown.current = after;
      return;
    }
    const start = performance.now();
    let frame = 0;
    const show = (now: number) => {
      const part = Math.min(1, Math.max(0, now - start) / durationMs);
      shown.current = between(before, after, 1 - (1 - part) ** 3);
      text.nodeValue = formatAmount(shown.current);
      if (part < 1) frame = requestAnimationFrame(show);
    };
    show(start);
    return () => cancelAnimationFrame(frame);
  }, [from, to]);
  return (
    <span ref={element} className={className}>
      {formatAmount({ from, to })}
    </span>
  );
}
