/** What came of a call. */
export const callOutcomes = ["reached", "no-answer", "wrong-number", "call-back"] as const;
export type CallOutcome = (typeof callOutcomes)[number];

export const callOutcomeNames: Readonly<Record<CallOutcome, string>> = {
  reached: "Reached",
  "no-answer": "No answer",
  "wrong-number": "Wrong number",
  "call-back": "Call back at",
};

export const callChannels = ["phone", "whatsapp"] as const;
export type CallChannel = (typeof callChannels)[number];
