/**
 * What to do about a field that is empty, or that cannot be read, in the forms whose words are ours. The quick form has the messages that
 * were fixed for it: person.ts; pages in other languages have theirs.
 */
const messages = {
  name: { empty: "Enter your full name" },
  email: { empty: "Enter your e-mail address", wrong: "Enter an e-mail address such as asha@example.in" },
  phone: {
    empty: "Enter your phone number",
    wrong: "Enter a number with 10 digits, or from abroad one with 6 to 15 such as +49 30 901820",
  },
  position: { empty: "Choose a position", wrong: "Choose one of the positions listed" },
  experience: { empty: "Enter your years of experience, such as 2 years or Fresher" },
  coverLetter: { empty: "Write a cover letter" },
  resume: { empty: "Choose your resume, a PDF, DOC or DOCX file" },
} as const satisfies Record<string, { empty: string; wrong?: string }>;
type Asked = keyof typeof messages;

const find = (field: string): { empty: string; wrong?: string } | undefined => messages[field as Asked];

export const whenEmpty = (field: string): string | undefined => find(field)?.empty;
export const whenWrong = (field: string): string | undefined => find(field)?.wrong;

/** In place of what a rule says is wrong. A text that is too long needs no other words. */
export const whatToDo = (field: Asked, typed: string, wrong: string | undefined): string | undefined =>
  wrong && ((typed.trim() ? whenWrong(field) : whenEmpty(field)) ?? wrong);
