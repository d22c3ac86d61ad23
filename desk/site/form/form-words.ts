/** What the choices of the owner's files are called; those that are words already stay as they are. */
const names: Readonly<Record<string, string>> = {
  personal: "A person's",
  "verified-merchant": "A verified merchant's",
  current: "Current account",
  savings: "Savings account",
  full: "In full on acceptance",
  half: "Half on acceptance, half with the certificate",
  hi: "Hindi",
  kn: "Kannada",
  INTERN: "Internship",
  FULL_TIME: "Full-time",
  PART_TIME: "Part-time",
  CONTRACTOR: "Contract",
};

export const choiceName = (choice: string): string => names[choice] ?? choice.charAt(0).toUpperCase() + choice.slice(1);

/** A problem below its field: 'is missing' becomes a sentence. */
export function problemText({ message, example }: { message: string; example?: string | undefined }): string {
  const sentence = /^['{]/.test(message) ? message : `This ${message}`;
  const shown = example?.startsWith('"') ? (JSON.parse(example) as string) : example;
  return `${/[.?]$/.test(sentence) ? sentence : `${sentence}.`}${shown && !/^[[{]/.test(shown) ? ` Example: ${shown}` : ""}`;
}
