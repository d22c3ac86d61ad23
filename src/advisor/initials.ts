const titles = /^(ca|cs|cma|adv|dr|mr|mrs|ms|shri|smt)\.?$/i;

/** 'CS Example Person Name' becomes 'EN': the first and the last word that are not a title. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word && !titles.test(word));
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? "")][0] ?? "");
  return letters.join("").toUpperCase();
}
