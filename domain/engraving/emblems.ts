/** What an article is about, as one engraved thing: a bill, a token, a ladder. Drawn around 0 0, within 190 on each side. */

interface EmblemInks {
  /** Outlines, and the few things that are solid. */
  line: string;
  /** The one part that the eye goes to. */
  accent: string;
  paper: string;
}

interface Pen extends EmblemInks {
  /** How thick an outline is. */
  width: number;
}

type Emblem = (pen: Pen) => string;

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const path = (d: string, attributes = "") => `<path d="${d}"${attributes && ` ${attributes}`}/>`;
const circle = (x: number, y: number, r: number, attributes = "") =>
  `<circle cx="${x}" cy="${y}" r="${r}"${attributes && ` ${attributes}`}/>`;
const at = (transform: string, inside: string) => `<g transform="${transform}">${inside}</g>`;
/** The hairlines that engravers shade with. */
const fine = ({ width }: Pen, d: string) => path(d, `stroke-width="${Math.round(width * 45) / 100}"`);
const accented = ({ accent, width }: Pen, d: string, times = 1.3) =>
  path(d, `stroke="${accent}" stroke-width="${Math.round(width * times * 100) / 100}"`);
const solid = (ink: string) => `fill="${ink}" stroke="none"`;
const rupee = "M-24-34H24M-24-14H24M-24-34H-8C26-34 26 6-8 6H-24L14 40";
const rows = (ys: readonly number[], ...lines: readonly (readonly [from: number, to: number])[]) =>
  ys.flatMap((y) => lines.map(([from, to]) => `M${from} ${y}H${to}`)).join("");

const coin = (pen: Pen, x: number, y: number, size = 1) =>
  at(
    `translate(${x} ${y})scale(${size})`,
    circle(0, 0, 48, `fill="${pen.paper}"`) +
      fine(pen, "M-39 0a39 39 0 1 0 78 0a39 39 0 1 0-78 0") +
      at("scale(.72)translate(2 0)", path(rupee)),
  );

/** The wavy edge of a seal. */
function scallop(radius: number, waves: number): string {
  const point = (turn: number, r: number) => `${Math.round(Math.cos(turn) * r)} ${Math.round(Math.sin(turn) * r)}`;
  const step = (2 * Math.PI) / waves;
  const arcs = numbers(waves).map((n) => `Q${point((n + 0.5) * step, radius * 1.16)} ${point((n + 1) * step, radius)}`);
  return `M${point(0, radius)}${arcs.join("")}z`;
}

const tick = "M-26 2L-8 20 28-22";

const certificate: Emblem = (pen) =>
  path("M-176-128H176V112H-176z", `fill="${pen.paper}"`) +
  fine(pen, "M-162-114H162V98H-162z") +
  path("M-84-76H84") +
  fine(pen, rows([-44, -20, 4], [-118, 118]) + rows([52, 74], [-118, -20])) +
  path("M74 92L62 172 95 150 128 172 116 92", `fill="${pen.paper}"`) +
  at("translate(95 62)", path(scallop(46, 14), `fill="${pen.accent}"`) + circle(0, 0, 28, `fill="${pen.paper}"`));

const register: Emblem = (pen) =>
  path("M0-92C-46-124-122-124-182-104V104C-122 84-46 84 0 116z", `fill="${pen.paper}"`) +
  path("M0-92C46-124 122-124 182-104V104C122 84 46 84 0 116z", `fill="${pen.paper}"`) +
  path("M-182 104V122C-122 102-46 102 0 134C46 102 122 102 182 122V104") +
  path(rows([-76], [-156, -26], [26, 156])) +
  fine(pen, `${rows([-46, -18, 10, 38, 64], [-156, -26], [26, 156])}M-110-96V66M-60-90V66M72-90V66M118-96V66`) +
  path("M34-106V24L50 8 66 24V-112z", `fill="${pen.accent}"`);

const bill: Emblem = (pen) =>
  path(`M-104-176H104V150${"l-13 22-13-22".repeat(8)}z`, `fill="${pen.paper}"`) +
  at("translate(-58-112)", path(rupee)) +
  fine(pen, `M0-136H76M0-112H50${rows([-44, -14, 16, 46], [-80, 20], [48, 80])}`) +
  path("M-80 74H80") +
  accented(pen, "M-80 106H-22M20 106H80", 2.2);

const audit: Emblem = (pen) =>
  path("M-140-176H76V150H-140z", `fill="${pen.paper}"`) +
  path("M-112-136H-20") +
  fine(pen, rows([-98, -66, -34, -2, 30, 62, 94, 122], [-112, -20], [10, 48])) +
  path("M118 110L172 168", `stroke-width="${pen.width * 3.6}"`) +
  circle(62, 48, 80, `fill="${pen.paper}"`) +
  fine(pen, "M-4 48a66 66 0 1 0 132 0a66 66 0 1 0-132 0") +
  at("translate(62 48)scale(1.35)", accented(pen, tick, 1.8));

const medal: Emblem = (pen) => {
  const star = numbers(10).map((n) => {
    const [turn, r] = [(n * Math.PI) / 5 - Math.PI / 2, n % 2 === 0 ? 56 : 23];
    return `${Math.round(Math.cos(turn) * r)} ${Math.round(Math.sin(turn) * r)}`;
  });
  return (
    path("M-74 30L-112 176-62 152-34 186 4 66zM74 30L112 176 62 152 34 186-4 66z", `fill="${pen.paper}"`) +
    at(
      "translate(0-48)",
      path(scallop(112, 20), `fill="${pen.paper}"`) +
        circle(0, 0, 92) +
        fine(
          pen,
          numbers(40)
            .map((n) => {
              const turn = (n * Math.PI) / 20;
              const to = (r: number) => `${Math.round(Math.cos(turn) * r)} ${Math.round(Math.sin(turn) * r)}`;
              return `M${to(74)}L${to(90)}`;
            })
            .join(""),
        ) +
        path(`M${star.join("L")}z`, `fill="${pen.accent}"`),
    )
  );
};

const person = (x: number, size: number) =>
  at(`translate(${x} 8)scale(${size})`, circle(0, -44, 17) + path("M-30 10C-30-30 30-30 30 10z"));

const scales: Emblem = (pen) =>
  path("M0-132V142M-72 156H72M-36 142H36M-132-108H132") +
  circle(0, -140, 12, `fill="${pen.accent}"`) +
  fine(pen, "M-132-108L-188 22M-132-108L-76 22M132-108L76 22M132-108L188 22") +
  `<g fill="${pen.paper}">${person(-132, 1)}${person(110, 0.78)}${person(156, 0.78)}</g>` +
  path("M-192 22A60 34 0 0 0-72 22zM72 22A60 34 0 0 0 192 22z", `fill="${pen.paper}"`) +
  fine(pen, "M-176 32H-88M-164 42H-100M88 32H176M100 42H164");

const token: Emblem = (pen) =>
  at(
    "rotate(32)",
    path("M-42-172H42V-84H-42z", `fill="${pen.paper}"`) +
      path("M-24-146H-6V-122H-24zM6-146H24V-122H6z", `fill="${pen.line}"`) +
      path("M-66-62Q-66-84-44-84H44Q66-84 66-62V122C66 190-66 190-66 122z", `fill="${pen.paper}"`) +
      fine(pen, rows([-62, -54, -46], [-46, 46])) +
      circle(0, 138, 11) +
      accented(pen, "M-44 58C-30-40-6-34-16 40C-22 78 4 20 14 20C22 20 12 50 22 50C32 50 34 38 44 34", 1.5),
  );

const ladder: Emblem = (pen) =>
  at(
    "translate(-42 0)rotate(10)",
    path(
      numbers(7)
        .map((n) => `M-68 ${130 - n * 48}H40`)
        .join(""),
    ) + path("M-76-186H-60V180H-76zM32-186H48V180H32z", `fill="${pen.paper}"`),
  ) +
  coin(pen, 78, 112, 0.8) +
  coin(pen, 92, 24, 0.96) +
  at(
    "translate(104-84)",
    path(scallop(56, 14), `fill="${pen.accent}"`) +
      circle(0, 0, 38, `fill="${pen.paper}"`) +
      at("scale(.66)translate(2 0)", path(rupee)),
  );

const calendar: Emblem = (pen) =>
  path("M-152-126H152V156H-152z", `fill="${pen.paper}"`) +
  path("M-152-126H152V-66H-152z", `fill="${pen.line}"`) +
  path("M-96-152V-104M-32-152V-104M32-152V-104M96-152V-104", `stroke="${pen.paper}" stroke-width="${pen.width * 4}"`) +
  path("M-96-152V-104M-32-152V-104M32-152V-104M96-152V-104") +
  path("M31 12H92V66H31z", solid(pen.accent)) +
  fine(pen, `${rows([-40, 12, 66, 120], [-152, 152])}M-91-66V156M-30-66V156M31-66V156M92-66V156`) +
  at("translate(61 38)scale(.9)", path(tick));

const nameBoard: Emblem = (pen) =>
  path("M-176-150H176M-112-150V-78M112-150V-78") +
  circle(-112, -150, 9, `fill="${pen.accent}"`) +
  circle(112, -150, 9, `fill="${pen.accent}"`) +
  path("M-182-78H182V104H-182z", `fill="${pen.paper}"`) +
  fine(pen, "M-168-64H168V90H-168z") +
  path(
    "M-134 40V-36L-84 40V-36M-62 40L-34-36-6 40M-52 14H-16M22 40V-36L52 10 82-36V40M142-36H106V40H142M106 2H136",
    `stroke-width="${pen.width * 1.8}"`,
  ) +
  accented(pen, "M-134 66H142", 0.9);

const stamp: Emblem = (pen) =>
  path("M-26-104C-8-66-24-40-58-16H58C24-40 8-66 26-104z", `fill="${pen.paper}"`) +
  fine(pen, "M-10-90C2-60-8-40-26-20M4-94C10-60 6-40-4-20") +
  path("M-44-138a44 44 0 1 1 88 0a44 36 0 0 1-88 0", `fill="${pen.paper}"`) +
  path("M-104-16H104V24H-104z", `fill="${pen.line}"`) +
  path("M-132 118a132 54 0 1 0 264 0a132 54 0 1 0-264 0", `fill="${pen.paper}"`) +
  fine(pen, "M-114 118a114 42 0 1 0 228 0a114 42 0 1 0-228 0") +
  at("translate(0 118)scale(1.1 .95)", accented(pen, tick, 1.9));

const rings: Emblem = (pen) => {
  const tenth = (value: number) => Math.round(value * 10) / 10;
  const edges = [-1, 1].map((side) => tenth(98 + side * (15 + pen.width / 2)));
  // Only the paper is a broad stroke: lines keep their weight at every size.
  const band = (curve: (radius: number) => string) =>
    path(curve(98), `stroke="${pen.paper}" stroke-width="30" stroke-linecap="butt"`) +
    path(edges.map(curve).join("")) +
    path(curve(98), `stroke="${pen.accent}"`);
  const ring = (x: number) => (r: number) => `M${tenth(x - r)} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`;
  // The part of the first ring that lies over the second.
  const over = (r: number) => {
    const point = (x: number, y: number) => `${tenth((x * r) / 98 - 68)} ${tenth((y * r) / 98)}`;
    return `M${point(17, -96.5)}A${r} ${r} 0 0 1 ${point(95.9, -20)}`;
  };
  return band(ring(-68)) + band(ring(68)) + band(over);
};

const chart: Emblem = (pen) => {
  const bars = [60, 104, 160, 226].map((height, n) => ({ x: -118 + n * 70, height }));
  return (
    bars.map(({ x, height }) => path(`M${x} 146V${146 - height}H${x + 46}V146`, `fill="${pen.paper}"`)).join("") +
    fine(
      pen,
      bars
        .flatMap(({ x, height }) => numbers(Math.floor(height / 12)).map((n) => `M${x} ${140 - n * 12}H${x + 46}`))
        .join(""),
    ) +
    path("M-150-160V146H176") +
    accented(pen, "M-128 40C-40 20 40-40 130-150M92-146L132-152 130-110", 1.6) +
    coin(pen, -84, -92, 1.1)
  );
};

const lamp: Emblem = (pen) =>
  path("M-58 112H58L84 156H-84z", `fill="${pen.paper}"`) +
  path("M-178 16C-140 138 140 138 178 16C110 52-110 52-178 16z", `fill="${pen.paper}"`) +
  fine(pen, "M-142 62C-60 92 60 92 142 62M-118 82C-50 108 50 108 118 82") +
  path("M-178 16C-110-14 110-14 178 16") +
  path("M0-150C62-84 50-22 0-10C-50-22-62-84 0-150z", `fill="${pen.accent}"`) +
  path("M0-84C26-54 20-26 0-18C-20-26-26-54 0-84z", solid(pen.paper)) +
  fine(pen, "M-78-98L-112-126M78-98L112-126M-92-46H-136M92-46H136M-44-154L-60-186M44-154L60-186");

const emblems: Record<string, Emblem> = {
  "annual-compliance-private-limited-companies-2024": calendar,
  "chartered-accountant-guide": audit,
  "company-name-approval-guide": stamp,
  "company-registration-guide": certificate,
  "digital-signature-certificate-directors-guide": token,
  "government-fees-bangalore": bill,
  "how-to-choose-perfect-company-name": nameBoard,
  "llp-registration-process-step-by-step-guide": rings,
  "opc-vs-private-limited-comparison": scales,
  "private-limited-company-registration": register,
  "section-8-company-registration-ngo-nonprofit": lamp,
  "startup-funding-options-india-guide": ladder,
  "startup-india-registration": medal,
  "understanding-startup-valuation-methods-factors": chart,
};

/** The emblem of an article, or nothing for one that has none yet. */
export function emblemMarkup(slug: string, inks: EmblemInks, width: number): string | undefined {
  const draw = emblems[slug];
  return (
    draw &&
    `<g fill="none" stroke="${inks.line}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round">${draw({ ...inks, width })}</g>`
  );
}
