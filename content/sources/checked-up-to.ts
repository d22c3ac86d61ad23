/** The newest dated material seen when the figures of the tools were checked. Nothing later could be compared. */
export const checkedUpTo = "2026-10-11";
