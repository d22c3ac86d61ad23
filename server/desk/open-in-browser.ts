import { spawn } from "node:child_process";

/** Whether somebody sits here who would see it. */
export const hasScreen = (): boolean =>
  Boolean(process.stdout.isTTY) &&
  (process.platform !== "linux" || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY));

/** Where there is no screen nothing happens: the link was printed. */
export function openInBrowser(link: string): void {
  const [program, args] =
    process.platform === "darwin"
      ? ["open", [link]]
      : process.platform === "win32"
        ? ["rundll32", ["url.dll,FileProtocolHandler", link]]
        : ["xdg-open", [link]];
  const child = spawn(program as string, args as string[], { stdio: "ignore", detached: true });
  child.on("error", () => {});
  child.unref();
}
