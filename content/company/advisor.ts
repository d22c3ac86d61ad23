/** The block beside each form. Names come from the owner's entries and from nowhere else. */
export const advisor = {
  one: "Your advisor",
  several: "One of them will be your advisor",
  speaks: "Speaks",
} as const;
