/** A range that has no room on one line breaks before 'to' or 'or', which stays with the second amount. */
export const wholeAmounts = (text: string): string => text.replace(/ (to|or) /, " $1\u00a0");
