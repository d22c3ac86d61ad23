import { z } from "zod";

/** A day such as 2026-11-15. */
export const day = z.iso.date("is not a day like 2026-11-15");
export const moment = z.iso
  .datetime({ offset: true, error: "is not a time like 2026-11-15T10:30:00+05:30" })
  .transform((text) => new Date(text));
/** The state on which something was decided. */
export const version = z.int().min(1);
/** Made by the page for each thing it does: sent twice, it is done once. */
export const key = z.uuid().optional();
export const noteText = (longest: number) =>
  z.string().trim().min(1, "Please write something.").max(longest, `Please write ${longest} characters at most.`);
