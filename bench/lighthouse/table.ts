import type { Measurement } from "./measurement.ts";
import { median } from "./median.ts";

const columns = [
  ...["P", "A", "B", "S", "FCP s", "LCP s", "TBT ms", "CLS"],
  ...["html", "script", "font", "image", "other", "KB", "requests"],
];
const widths = columns.map((name) => Math.max(name.length, 4) + 2);

export function printRow(label: string, labelWidth: number, cells: readonly string[] = columns): void {
  console.log(label.padEnd(labelWidth) + cells.map((cell, column) => cell.padStart(widths[column] ?? 0)).join(""));
}

const seconds = (ms: number): string => (ms / 1000).toFixed(2);

export function formatCells(measurement: Measurement): string[] {
  const { scores, firstPaint, largestPaint, blocking, layoutShift, bytes, requests } = measurement;
  const kb = (size: number): string => (size / 1024).toFixed(1);
  const sizes = Object.values(bytes);
  return [
    ...Object.values(scores).map(String),
    seconds(firstPaint),
    seconds(largestPaint),
    blocking.toFixed(0),
    layoutShift.toFixed(3),
    ...sizes.map(kb),
    kb(sizes.reduce((sum, size) => sum + size, 0)),
    String(requests),
  ];
}

/** The same page again and again: its spread is the machine's, and no smaller difference between pages means anything. */
export function printNoise(control: readonly Measurement[]): void {
  const describe = (numbers: number[], format: (ms: number) => string, unit: string) =>
    `${format(median(numbers))} ${unit} (${format(Math.min(...numbers))} to ${format(Math.max(...numbers))})`;
  const paints = control.map(({ largestPaint }) => largestPaint);
  const blocking = control.map(({ blocking: ms }) => ms);
  const whole = (ms: number) => ms.toFixed(0);
  console.log(
    `\nNoise: the control page ${control.length} times, LCP ${describe(paints, seconds, "s")}, TBT ${describe(blocking, whole, "ms")}`,
  );
}
