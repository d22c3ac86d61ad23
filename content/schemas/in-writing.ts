export type InWritingKind = "quotation" | "founder-page";

export interface InWriting {
  heading: string;
  specimen: string;
  documents: readonly { kind: InWritingKind; title: string; text: string; when: string }[];
  inProcess: string;
}
