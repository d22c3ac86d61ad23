import { contentErrors } from "./content-check.ts";

/** The errors at the moment this module is evaluated; validate-content.ts has it evaluated each time. */
export const errors = await contentErrors();
