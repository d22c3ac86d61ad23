import { expect, type Page, test } from "@playwright/test";
import { openings } from "../../content/company/careers.ts";
import { applicationReceived, generalApplication } from "../../domain/forms/application.ts";

const phone = { width: 390, height: 800 };
const desktop = { width: 1280, height: 800 };

const lastIndex = openings.length - 1;
const [firstPosition = "", lastPosition = ""] = [openings[0]?.title, openings[lastIndex]?.title];

async function openCareers(page: Page) {
  await page.goto("/careers");
  await page.waitForFunction(() => !document.querySelector("astro-island[ssr]"));
}

for (const viewport of [phone, desktop]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    // The dialog is the same at any width.
    const tag = viewport === desktop ? "@thorough" : [];
    test("Apply Now opens the form for that position; Cancel, the close icon and Esc close it", { tag }, async ({
      page,
    }) => {
      await openCareers(page);
      const dialog = page.getByRole("dialog");
      await expect(dialog).toBeHidden();

      const applyFor = (index: number) =>
        page.locator("#openings article").nth(index).getByRole("button", { name: "Apply Now" }).first();
      await applyFor(lastIndex).click();
      await expect(dialog.getByRole("heading", { name: `Apply for ${lastPosition}` })).toBeVisible();
      await expect(dialog.getByLabel("Position")).toHaveValue(lastPosition);
      await dialog.getByRole("button", { name: "Cancel" }).click();
      await expect(dialog).toBeHidden();
      await expect(applyFor(lastIndex)).toBeFocused();

      await applyFor(0).click();
      await expect(dialog.getByRole("heading", { name: `Apply for ${firstPosition}` })).toBeVisible();
      await dialog.getByRole("button", { name: "Close" }).click();
      await expect(dialog).toBeHidden();

      await page.getByRole("button", { name: "Submit General Application" }).click();
      await expect(dialog.getByRole("heading", { name: `Apply for ${generalApplication}` })).toBeVisible();
      await expect(dialog.getByLabel("Position")).toHaveValue(generalApplication);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    });
  });
}

test("the dialog keeps the focus until it closes", { tag: "@thorough" }, async ({ page }) => {
  await openCareers(page);
  await page.getByRole("button", { name: "Apply Now" }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  const outside = () =>
    page.evaluate(() => document.activeElement !== document.body && !document.activeElement?.closest("dialog"));
  for (let step = 0; step < 14; step++) {
    await page.keyboard.press("Tab");
    expect(await outside(), `after ${step + 1} steps`).toBe(false);
  }
});

test("the form asks for what the specification lists", { tag: "@thorough" }, async ({ page }) => {
  await openCareers(page);
  await page.getByRole("button", { name: "Apply Now" }).first().click();
  const dialog = page.getByRole("dialog");
  for (const [label, type] of [
    ["Full Name", "text"],
    ["Email Address", "email"],
    ["Phone Number", "tel"],
    ["Years of Experience", "text"],
    ["Cover Letter", "textarea"],
    ["Resume", "file"],
  ] as const) {
    const field = dialog.getByLabel(label);
    await expect(field).toHaveJSProperty("type", type);
    await expect(field).toHaveJSProperty("required", true);
  }
  await expect(dialog.getByLabel("Years of Experience")).toHaveAttribute("placeholder", "2 years, Fresher");
  await expect(dialog.getByLabel("Resume")).toHaveAttribute("accept", ".pdf,.doc,.docx");
  await expect(dialog.getByText("max 5MB")).toBeVisible();

  await dialog.getByRole("button", { name: "Submit Application" }).click();
  const shown = dialog.locator("[data-error-slot]:visible");
  await expect(shown.getByText("Enter your full name")).toBeVisible();
  await expect(shown.getByText(/^Choose your resume/)).toBeVisible();
  await expect(dialog.getByLabel("Full Name")).toBeFocused();
  await dialog.getByLabel("Full Name").fill("A");
  await expect(shown.getByText("Enter your full name")).toBeHidden();
});

test.describe("sending, with a given response of the server", () => {
  const fill = async (page: Page) => {
    await openCareers(page);
    await page.getByRole("button", { name: "Apply Now" }).last().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Full Name").fill("Asha Rao");
    await dialog.getByLabel("Email Address").fill("asha@example.in");
    await dialog.getByLabel("Phone Number").fill("98765 43210");
    await dialog.getByLabel("Years of Experience").fill("2 years");
    await dialog.getByLabel("Cover Letter").fill("I keep books.");
    await dialog.getByLabel("Resume").setInputFiles({
      name: "asha.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("%PDF-1.4\nstartxref\n0\n%%EOF"),
    });
    return dialog;
  };

  test("success: the dialog closes, the message shows, the form is empty again", { tag: "@thorough" }, async ({
    page,
  }) => {
    await page.route("**/api/applications", (route) => route.fulfill({ status: 201, json: { id: "1" } }));
    const dialog = await fill(page);
    await dialog.getByRole("button", { name: "Submit Application" }).click();
    await expect(dialog.getByRole("button", { name: "Submitting..." })).toBeDisabled();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(applicationReceived)).toBeVisible();
    await page.getByRole("button", { name: "Apply Now" }).first().click();
    await expect(dialog.getByLabel("Full Name")).toHaveValue("");
    await expect(dialog.getByLabel("Position")).toHaveValue(firstPosition);
  });

  test("failure: the dialog stays with everything typed", async ({ page }) => {
    await page.route("**/api/applications", (route) => route.fulfill({ status: 503, json: { error: "later" } }));
    const dialog = await fill(page);
    await dialog.getByRole("button", { name: "Submit Application" }).click();
    await expect(dialog.getByText("We could not send this. Nothing you typed is lost.")).toBeVisible();
    await expect(dialog.getByLabel("Cover Letter")).toHaveValue("I keep books.");
    await expect(dialog.getByLabel("Position")).toHaveValue(lastPosition);
  });
});
