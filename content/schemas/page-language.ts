/** Languages that have a page of their own, by their address: /hi. Their texts are in content/languages. */
export const pageLanguages = ["hi", "kn"] as const;
export type PageLanguage = (typeof pageLanguages)[number];
