import { afterEach, expect, test, vi } from "vitest";
import { copyText } from "./copyText.ts";

afterEach(() => vi.unstubAllGlobals());

test("a text that cannot be copied is reported, and stops nothing", async () => {
  vi.stubGlobal("navigator", {});
  expect(await copyText("link"), "on plain http").toBe(false);
  vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.reject(new Error("not allowed")) } });
  expect(await copyText("link"), "refused").toBe(false);
});

test("a text that was copied", async () => {
  const copied: string[] = [];
  vi.stubGlobal("navigator", { clipboard: { writeText: async (text: string) => void copied.push(text) } });
  expect(await copyText("link")).toBe(true);
  expect(copied).toEqual(["link"]);
});
