/** What falls on the same date, together: a date is said once. */
export const byDate = <Row extends { when: string }>(rows: readonly Row[]): [when: string, rows: Row[]][] => [
  ...Map.groupBy(rows, ({ when }) => when),
];
