/** Ids in the text have their own prefix, so that a clause named 'document' never meets a section of the page. */
export const textId = (id: string): string => `text-${id}`;
