import { type Accent, accentFrom, usualAccent } from "../schemas/accent.ts";
import { identity } from "./facts.ts";

/** The owner's colour and its shades, or ours. */
export const accent: Accent = identity.accent ? accentFrom(identity.accent) : usualAccent;
