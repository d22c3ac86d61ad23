import { setTimeout as wait } from "node:timers/promises";
import puppeteer, { type Page } from "puppeteer-core";
import { chromiumFlags, findChromium } from "../../tests/support/chromium.mjs";
import { readPaint } from "./in-page.ts";
import { startSlowLine } from "./slow-line.ts";
import { type Tap, taps } from "./taps.ts";

/** A visitor sees the page, finds the control and taps it. */
const lookingMs = 1000;
const lostMs = 5000;

interface Reaction {
  /** From the largest paint until the control's island was hydrated; negative when that was before it. */
  readyMs: number | undefined;
  /** Whether the tap came before that. */
  early: boolean;
  /** From the tap to the frame that shows its effect; nothing when there was none. */
  reactionMs: number | undefined;
}

interface Noted {
  hydrated: { island: EventTarget | null; at: number }[];
}

/** Runs before the page's own scripts. */
function noteHydration(): void {
  const noted: Noted = { hydrated: [] };
  document.addEventListener(
    "astro:hydrate",
    ({ target }) => noted.hydrated.push({ island: target, at: performance.timeOrigin + performance.now() }),
    true,
  );
  Object.assign(window, { noted });
}

/** Runs in the page: resolves when the effect of the next interaction has been painted. */
function watchReaction(begins: string, effect: Tap["effect"], lostAfter: number): void {
  const read = () => (effect === "focus" ? document.activeElement?.id : location.search);
  const before = read();
  const reacted = new Promise<number | undefined>((resolve) => {
    setTimeout(() => resolve(undefined), lostAfter);
    const start = ({ timeStamp }: Event) => {
      const look = () => {
        // The effect is in this frame: a task after it runs when the frame has been painted.
        if (read() !== before) setTimeout(() => resolve(performance.now() - timeStamp));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    document.addEventListener(begins, start, { once: true, capture: true });
  });
  Object.assign(window, { reacted });
}

function readHydration(control: string): number | undefined {
  const { hydrated } = (window as unknown as { noted: Noted }).noted;
  // The control may have given its place to the next one.
  const island = (document.querySelector(control) ?? document.querySelector("main astro-island > *"))?.closest(
    "astro-island",
  );
  return hydrated.find((each) => each.island === island)?.at;
}

const scrollTo = (control: string) =>
  document.querySelector(control)?.scrollIntoView({ block: "center", behavior: "instant" });

async function measure(page: Page, { control, act, begins, effect }: Tap): Promise<Reaction> {
  await page.evaluate(scrollTo, control);
  await wait(lookingMs);
  await page.evaluate(watchReaction, begins, effect, lostMs);
  const tappedAt = Date.now();
  await act(page, control);
  // A link that is not a tab yet opens its page anew.
  const reactionMs = await page
    .evaluate(() => (window as unknown as { reacted: Promise<number | undefined> }).reacted)
    .catch(() => undefined);
  const { paintedAt } = await page.evaluate(readPaint);
  const hydratedAt = await page.evaluate(readHydration, control);
  const readyMs = hydratedAt === undefined ? undefined : hydratedAt - paintedAt;
  return { readyMs, early: hydratedAt === undefined || hydratedAt > tappedAt, reactionMs };
}

async function openAndTap(origin: string, port: number, tap: Tap): Promise<Reaction> {
  const browser = await puppeteer.launch({
    executablePath: findChromium({ wholeOnly: true })!,
    args: [...chromiumFlags, `--host-resolver-rules=MAP ${new URL(origin).hostname} 127.0.0.1:${port}`],
  });
  try {
    const page = await browser.newPage();
    await page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
    await page.emulateCPUThrottling(4);
    await page.evaluateOnNewDocument(noteHydration);
    await page.goto(origin + tap.path, { waitUntil: "domcontentloaded" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    return await measure(page, tap);
  } finally {
    await browser.close();
  }
}

const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
const format = (numbers: (number | undefined)[]): string => {
  const known = numbers.filter((number) => number !== undefined);
  return known.length === 0 ? "never" : median(known).toFixed(0);
};

/** Prints how soon forms, filters and calculators react to the first tap on a phone with a slow line. */
export async function measureFirstTaps(origin: string, runs: number): Promise<void> {
  const line = await startSlowLine(new URL(origin));
  console.log(
    `First tap, ${lookingMs / 1000} s after the first paint, on slow 4G with a CPU 4 times slower; median of ${runs}\n`,
  );
  console.log(
    `${"".padEnd(34)}${"ready after paint".padEnd(20)}${"tap to reaction".padEnd(18)}${"tapped too early".padEnd(18)}lost`,
  );
  try {
    for (const tap of taps) {
      const reactions: Reaction[] = [];
      while (reactions.length < runs) reactions.push(await openAndTap(origin, line.port, tap));
      const ready = format(reactions.map(({ readyMs }) => readyMs));
      const times = reactions.map(({ reactionMs }) => reactionMs);
      const lost = times.filter((time) => time === undefined).length;
      const early = reactions.filter((each) => each.early).length;
      const cells = [`${ready} ms`.padEnd(20), `${format(times)} ms`.padEnd(18), `${early} of ${runs}`.padEnd(18)];
      console.log(`${tap.name.padEnd(34)}${cells.join("")}${lost} of ${runs}`);
    }
  } finally {
    line.stop();
  }
}
