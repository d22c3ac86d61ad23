/** A sum that is not of what the form shows. */
export const dimmed = "opacity-45";
