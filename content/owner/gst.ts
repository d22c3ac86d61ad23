import { isSample, legal } from "./facts.ts";

/** GST on our own fee. A firm that is not registered charges none, and no sentence speaks of it. */
export const gst = { registered: isSample || legal.gstin !== undefined, percent: 18 };
/** The words, or nothing for a firm that charges no GST. */
export const ifGst = (words: string, otherwise = ""): string => (gst.registered ? words : otherwise);
