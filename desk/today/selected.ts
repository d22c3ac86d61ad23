import { sharedValue } from "../ui/hooks.ts";

/** Who stands beside the list of Today; without one, the first row. */
export const selectedPerson = sharedValue<string | undefined>(undefined);
