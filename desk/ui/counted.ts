/** '3 quotations', '1 quotation'; nothing for none. */
export const counted = (count: number, one: string, many = `${one}s`): string | undefined =>
  count > 0 ? `${count.toLocaleString("en-IN")} ${count === 1 ? one : many}` : undefined;
