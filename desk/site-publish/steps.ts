/** What follows the questions. */
const laterSteps = [
  { id: "seen", name: "What visitors will see" },
  { id: "look", name: "Logo and colour" },
  { id: "make", name: "Make the site" },
  { id: "next", name: "What comes next" },
] as const;

export interface Step {
  /** The last part of its address. */
  id: string;
  name: string;
}

/** Questions have numbers for addresses: their names are the server's. */
export const listSteps = (questionSteps: readonly string[]): Step[] => [
  ...questionSteps.map((name, index) => ({ id: String(index + 1), name })),
  ...laterSteps,
];

export const stepPath = (id: string): string => `/your-site/start/${id}`;
