export const countFindings = (count: number): string => (count === 1 ? "1 finding" : `${count} findings`);
