export interface IndianState {
  /** Two capital letters, as in addresses and stored profiles. */
  code: string;
  name: string;
  kind: "state" | "union-territory";
}
