import { groupBy } from "../../../domain/group-by.ts";
/** What falls on the same date, together: a date is said once. */
export const byDate = <Row extends { when: string }>(rows: readonly Row[]): [when: string, rows: Row[]][] => [
  ...groupBy(rows, ({ when }) => when),
];
