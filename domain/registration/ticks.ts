import type { RegistrationAction } from "./actions.ts";

/** A tick says nothing about the rest: it is made on whatever is newest, and names no version. */
export const isTick = ({ action }: RegistrationAction): boolean => action === "paper" || action === "filed";
