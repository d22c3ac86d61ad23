import { box, each } from "./scenes/pen.ts";

/**
 * An office front, drawn as an engraver would: outlines, and hairlines for shade. 1200 wide, the sky from -60, the ground at 340, the door in the middle,
 * so that a narrow screen can leave out both ends. Its signboard is left empty for a name.
 */

/** Both sides of the door at once: a drawing for the left half, and its mirror image. */
const mirrored = (draw: (x: (left: number) => number, side: 1 | -1) => string): string =>
  draw((left) => left, 1) + draw((left) => 1200 - left, -1);

/** What the front hides: the sun is behind it. */
export const officeWall = "M318 340V322H336V92H322V82H344V52H518L600 12L682 52H856V82H878V92H864V322H882V340z";

const arched = (x: number, sill: number, spring: number, radius: number): string =>
  `M${x - radius} ${sill}V${spring}a${radius} ${radius} 0 0 1 ${2 * radius} 0V${sill}z`;

const upperWindows = [384, 468, 732, 816];
const lowerWindows = [388, 484];

const window = (x: number): string => `${arched(x, 162, 132, 20)}M${x - 27} 162h54v5h-54z`;

const shutters = (middle: number): string =>
  `${box(middle - 16, 244, 32, 58)}${box(middle - 36, 244, 18, 58)}${box(middle + 18, 244, 18, 58)}M${middle - 40} 238h80M${middle - 40} 308h80v5h-80z`;

/** Lines that the eye follows. */
export const officeOutline = [
  officeWall,
  "M318 322H882M322 92H878M344 82H856M338 52H518M682 52H862",
  "M518 52H682",
  "M330 214H870M330 222H870",
  ...upperWindows.map(window),
  mirrored((x) => lowerWindows.map((left) => shutters(x(left))).join("")),
  // The door, its frame, the two leaves and the steps.
  arched(600, 322, 274, 40),
  arched(600, 322, 274, 32),
  "M600 322V274M568 274H632",
  "M536 340V331H664V340M546 331V322H654V331",
  // The signboard, on two chains from the string course.
  box(472, 176, 256, 34),
  // The compound wall, with a pillar at each end.
  mirrored((x, side) => `M${x(20)} 340V304H${x(292)}V340M${x(14)} 304H${x(298)}M${x(298)} 340V290h${side * 20}V340`),
  mirrored((x, side) => `M${x(294)} 290h${side * 26}M${x(298)} 284h${side * 18}`),
  // Trunks.
  mirrored(
    (x) =>
      `M${x(162)} 304C${x(166)} 280 ${x(160)} 262 ${x(166)} 236M${x(176)} 304C${x(173)} 280 ${x(178)} 262 ${x(172)} 236`,
  ),
  "M0 340H1200",
].join("");

const rays = Array.from({ length: 9 }, (_, index) => {
  const turn = (Math.PI * (index + 1)) / 10;
  const reach = (radius: number) =>
    `${Math.round(600 - Math.cos(turn) * radius)} ${Math.round(274 - Math.sin(turn) * radius)}`;
  return `M${reach(10)}L${reach(32)}`;
}).join("");

/** Shade and ornament. */
export const officeHairlines = [
  // Balusters, dentils, and the stones at the corners.
  each(352, 848, 8, (x) => (x > 512 && x < 688 ? "" : `M${x} 57V77`)),
  "M344 56H518M682 56H856M344 78H856",
  each(338, 862, 8, (x) => `M${x} 92v6`),
  "M336 98H864",
  each(338, 862, 8, (x) => `M${x} 222v5`),
  mirrored((x, side) => each(112, 308, 14, (y) => `M${x(336)} ${y}h${side * (y % 28 === 0 ? 22 : 13)}`)),
  // Panes, louvres and the panels of the door.
  ...upperWindows.map((x) => `M${x} 112V162M${x - 20} 132h40M${x - 20} 147h40M${x - 14} 118L${x} 132l14-14`),
  mirrored((x) =>
    lowerWindows
      .map((left) => {
        const middle = x(left);
        return `M${middle} 244v58M${middle - 16} 263h32M${middle - 16} 282h32${each(249, 298, 5, (y) => `M${middle - 34} ${y}h14M${middle + 20} ${y}h14`)}`;
      })
      .join(""),
  ),
  rays,
  mirrored(
    (x, side) =>
      `${box(Math.min(x(574), x(594)), 280, 20, 14)}${box(Math.min(x(574), x(594)), 299, 20, 18)}M${x(597)} 297v${4 * side * side}`,
  ),
  // The field of the gable, and the edge of the signboard.
  each(18, 48, 5, (y) => `M${Math.round(600 - (y - 12) * 2.05 + 4)} ${y}H${Math.round(600 + (y - 12) * 2.05 - 4)}`),
  box(477, 181, 246, 24),
  // The lattice in the compound wall.
  mirrored((x, side) =>
    each(
      24,
      276,
      14,
      (left) => `M${x(left)} 334l${side * 7}-24l${side * 7} 24M${x(left)} 310l${side * 7} 24l${side * 7}-24`,
    ),
  ),
  // The street.
  each(346, 370, 8, (y) => `M${(y - 340) * 9} ${y}H${1200 - (y - 340) * 9}`),
].join("");

/** Where crowns of trees, the sun, and the sign over the signboard are spun: their middle and how far they reach. */
export const officeCrowns = [
  { ink: "good", x: 138, y: 204, rx: 50, ry: 18, lines: 18 },
  { ink: "good", x: 202, y: 208, rx: 46, ry: 16, lines: 18 },
  { ink: "good", x: 170, y: 152, rx: 56, ry: 20, lines: 20 },
  { ink: "alert", x: 998, y: 206, rx: 46, ry: 16, lines: 18 },
  { ink: "alert", x: 1064, y: 202, rx: 50, ry: 18, lines: 18 },
  { ink: "alert", x: 1030, y: 150, rx: 56, ry: 20, lines: 20 },
] as const;
export const officeSun = { x: 792, y: 92, rx: 140, ry: 58, lines: 30 } as const;
export const officeSign = { x: 600, y: 138, rx: 28, ry: 12, lines: 18 } as const;
