import { binders } from "./binders.ts";
import { cardIndex } from "./card-index.ts";
import { desks, desksLow } from "./desks.ts";
import { folderScenes } from "./folders.ts";
import { formScenes } from "./forms.ts";
import { founderMedals } from "./founder-medals.ts";
import { lawShelf } from "./law-shelf.ts";
import { partnersHouse, partnersRooms } from "./llp.ts";
import { neighbours } from "./neighbours.ts";
import { officeClock } from "./office-clock.ts";
import { office } from "./office-front.ts";
import { onePersonHouse, onePersonRooms } from "./one-person-company.ts";
import type { Scene } from "./pen.ts";
import { privateLimitedHouse, privateLimitedRooms } from "./private-limited.ts";
import { shelf } from "./shelf.ts";
import { street, streetHomes, streetShops } from "./street.ts";
import { telephone } from "./telephone.ts";
import { vault } from "./vault.ts";

/** Scenes by the name of their file, /line-work/scene-NAME.svg. */
const scenes: Record<string, Scene> = {
  "private-limited": privateLimitedHouse,
  "private-limited-rooms": privateLimitedRooms,
  opc: onePersonHouse,
  "opc-rooms": onePersonRooms,
  llp: partnersHouse,
  "llp-rooms": partnersRooms,
  binders,
  "card-index": cardIndex,
  clock: officeClock,
  desks,
  "desks-low": desksLow,
  "law-shelf": lawShelf,
  neighbours,
  office,
  shelf,
  street,
  "street-homes": streetHomes,
  "street-shops": streetShops,
  telephone,
  vault,
  ...folderScenes,
  ...formScenes,
  ...founderMedals,
};

export const sceneNames = Object.keys(scenes).map((name) => `scene-${name}`);

/** Where a scene is and how large it is drawn, for an image that takes its room before it has come. */
export const sceneImage = (name: string): { src: string; width: number; height: number } => {
  const scene = scenes[name];
  if (!scene) throw new Error(`domain/engraving/scenes/scenes.ts has no scene '${name}'`);
  return { src: `/line-work/scene-${name}.svg`, width: scene.width, height: scene.height };
};

export const sceneFile = (fileName: string): string => {
  const { width, height, markup } = scenes[fileName.replace(/^scene-/, "")] ?? { width: 1, height: 1, markup: "" };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">${markup}</svg>\n`;
};
