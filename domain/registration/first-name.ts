const title = /^(mr|mrs|ms|miss|dr|prof|shri|smt|sri|kum|ca|cs|adv)\.?$/i;
const longest = 24;

/**
 * How a page greets somebody. Only one word of letters: whoever sends a form can put any sentence into the name, and any address
 * beside it.
 */
export function firstName(name: string): string | undefined {
  const word = name
    .trim()
    .split(/\s+/)
    .find((part) => !title.test(part) && part.replace(/\P{L}/gu, "").length > 1);
  return word && word.length <= longest && /^[\p{L}\p{M}'’-]+$/u.test(word) ? word : undefined;
}
