import { accent } from "../content/owner/accent.ts";
import { usualAccent } from "../content/schemas/accent.ts";

const ours = new RegExp(Object.values(usualAccent).join("|"), "g");
const own = Object.fromEntries(
  Object.entries(usualAccent).map(([name, colour]) => [colour, accent[name as keyof typeof accent]]),
);

/** A style sheet or a drawing that was made in our colours, in the owner's. */
export const inOwnColours = (text: string): string => text.replace(ours, (colour) => own[colour] ?? colour);
