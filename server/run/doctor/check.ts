/** What one look found: nothing wrong, something to think about, or something that must be put right. */
export interface Finding {
  about: string;
  status: "ok" | "warn" | "fail";
  detail: string;
  /** What to do about it. */
  advice?: string;
}

export const ok = (about: string, detail: string): Finding => ({ about, status: "ok", detail });
export const warn = (about: string, detail: string, advice: string): Finding => ({
  about,
  status: "warn",
  detail,
  advice,
});
export const fail = (about: string, detail: string, advice: string): Finding => ({
  about,
  status: "fail",
  detail,
  advice,
});
