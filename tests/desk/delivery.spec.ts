import { expect, test } from "@playwright/test";
import { quote } from "../../server/testing/acts.ts";
import { SmtpListener } from "../../server/testing/smtp.ts";
import { lateEnquiry, openDesk, startDesk } from "./desk.ts";
import { layoutFaults } from "./layout-faults.ts";

test("what needs a person, why a mail failed, and how it goes out after all", async ({ page }) => {
  test.setTimeout(120_000);
  const smtp = await SmtpListener.start();
  smtp.behaviour = "refuse";
  const desk = await startDesk({ smtpUrl: smtp.url });
  try {
    const id = await lateEnquiry(desk, "Refused Specimen");
    await quote(desk.store, id, { structure: "opc", state: "KA", tier: "starter" });
    await desk.passUndo();
    const state = async () => (await desk.store.outbox.open(9)).map((each) => [each.purpose, each.lastError !== null]);
    // The mail server refuses both: the founder's is given up, ours is tried again.
    await expect.poll(state, { timeout: 60_000 }).toEqual([
      ["quotation", true],
      ["lead", true],
    ]);
    await openDesk(desk, page, "Diya");
    await page.goto(`${desk.url}/delivery`);
    const verdict = page.getByRole("region", { name: "What needs somebody" });
    await expect(verdict).toContainText("1 mail failed: the address is wrong.");
    await expect(verdict).toContainText("No back-up was made yet.");
    const [lost, ours] = [page.locator("#mail li").nth(0), page.locator("#mail li").nth(1)];
    await expect(lost).toContainText("Quotation");
    await expect(page.locator("#mail h3").first()).toHaveText("Failed 1");
    await expect(lost).toContainText("To Refused Specimen, refused.specimen@example.in");
    await expect(lost).toContainText("The mailbox of refused.specimen@example.in does not take it");
    await expect(lost).toContainText("Call them and ask for another address");
    await expect(lost.getByText("No such mailbox")).toBeHidden();
    await lost.getByText("The exact words").click();
    await expect(lost.getByText("No such mailbox")).toBeVisible();
    await expect(ours).toContainText("To us, about Refused Specimen");
    await expect(ours.getByRole("button", { name: "Take it off the list" })).toHaveCount(0);

    // What is wrong comes first, with what to do; what is fine is behind one line.
    await page.getByRole("button", { name: "Run the checks" }).click();
    const health = page.locator("#health");
    await expect(health.getByText(/^\d+ checks passed$/)).toBeVisible({ timeout: 30_000 });
    await expect(health.getByText("None was ever made", { exact: false }).first()).toBeVisible();
    await expect(health.getByText("the file is whole")).toBeHidden();

    expect(await layoutFaults(page, 1280)).toEqual([]);

    smtp.behaviour = "accept";
    await ours.getByRole("button", { name: "Try again" }).click();
    await smtp.received(1);
    await expect(page.locator("#mail li")).toHaveCount(1, { timeout: 30_000 });
    await lost.getByRole("button", { name: "Take it off the list" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "It is never sent" }).click();
    await expect(page.getByText("Nothing waits, and nothing has failed.")).toBeVisible();
    expect(smtp.mails).toHaveLength(1);

    // A back-up is made while somebody looks on, and can be taken away.
    await page.getByRole("button", { name: "Back up now" }).click();
    await expect(page.getByRole("button", { name: "Backing up…" })).toBeDisabled();
    const link = page.getByRole("link", { name: "Download the back-up of" });
    await expect(link).toHaveCount(1, { timeout: 30_000 });
    await expect(page.getByText("All is well: nothing needs you.")).toBeVisible();
    const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
    expect(download.suggestedFilename()).toMatch(/^sthapana-.*Z\.tar$/);
    await expect(link).toHaveAttribute("href", new RegExp(`/${download.suggestedFilename()}$`));
    expect(await layoutFaults(page, 1280)).toEqual([]);
  } finally {
    await desk.end();
    await smtp.close();
  }
});
