import { expect, test } from "vitest";
import { presetAnswer } from "./preset.ts";

test("several people who sign are several owners; nothing else is guessed", () => {
  expect(presetAnswer({ people: 3 }, "owners")).toBe("several");
  expect(presetAnswer({ people: 1 }, "owners")).toBeUndefined();
  expect(presetAnswer({}, "owners")).toBeUndefined();
  expect(presetAnswer({ people: 3 }, "esop")).toBeUndefined();
});
