import type { Finding } from "../run/doctor/check.ts";
import { examine } from "../run/doctor/examine.ts";
import type { SettingsCommand } from "./command.ts";
import { CommandError } from "./errors.ts";

export const doctor: SettingsCommand = {
  needs: "settings",
  usage: "doctor",
  summary: "look at everything an owner must get right, and say what to do about what is wrong",
  details: "Logs in to the mail server without sending, and sends the webhook a ping without data.",
  options: { site: { type: "string", about: "folder of the built site, if it is not ./dist" } },
  positionals: [0, 0],
  async run({ env, source, now, print }, { options }) {
    const findings = await examine(env, source, now, typeof options.site === "string" ? options.site : undefined);
    await print(findings.map(formatFinding).join(""));
    const failed = findings.filter(({ status }) => status === "fail").length;
    if (failed > 0) throw new CommandError(`${failed} ${failed === 1 ? "thing" : "things"} must be put right.`);
  },
};

function formatFinding({ about, status, detail, advice }: Finding): string {
  return `${status.padEnd(4)}  ${about.padEnd(13)}  ${detail}\n${advice ? `${" ".repeat(21)}${advice}\n` : ""}`;
}
