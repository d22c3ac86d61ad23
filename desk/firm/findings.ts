import type { Finding } from "./api.ts";

const order: Readonly<Record<Finding["status"], number>> = { fail: 0, warn: 1, ok: 2 };

/** What must be put right, then what somebody should look at; what is fine is apart. */
export function sortFindings(findings: readonly Finding[]): { toDo: Finding[]; passed: Finding[] } {
  return {
    toDo: findings.filter(({ status }) => status !== "ok").toSorted((a, b) => order[a.status] - order[b.status]),
    passed: findings.filter(({ status }) => status === "ok"),
  };
}

/** '2 to put right, 1 to look at', or that everything is fine. */
export function findingsText(findings: readonly Finding[]): string {
  const count = (status: Finding["status"]) => findings.filter((each) => each.status === status).length;
  const [wrong, doubtful] = [count("fail"), count("warn")];
  if (wrong + doubtful === 0) return "Everything is in order.";
  return `${[wrong > 0 && `${wrong} to put right`, doubtful > 0 && `${doubtful} to look at`].filter(Boolean).join(", ")}.`;
}

/** '14 checks passed' */
export const passedText = (count: number): string => `${count} ${count === 1 ? "check" : "checks"} passed`;
