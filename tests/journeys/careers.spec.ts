import { expect, test } from "@playwright/test";

const phone = { width: 390, height: 800 };
const desktop = { width: 1280, height: 800 };

for (const viewport of [phone, desktop]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("two openings with what they ask and offer", async ({ page }) => {
      await page.goto("/careers");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Join Our Team");
      const openings = page.locator("#openings article");
      await expect(openings).toHaveCount(2);
      for (const [index, facts] of [
        ["CS Articleship", "Articleship", "Bangalore", "0-1 years"],
        ["Accountant", "Full-time", "Bangalore", "2-4 years"],
      ].entries()) {
        const opening = openings.nth(index);
        await expect(opening.getByRole("heading", { level: 3 })).toHaveText(facts[0]!);
        await expect(opening.locator("dd")).toHaveText(facts.slice(1));
        expect(await opening.getByRole("list").nth(0).getByRole("listitem").count()).toBeGreaterThanOrEqual(5);
        expect(await opening.getByRole("list").nth(1).getByRole("listitem").count()).toBeGreaterThanOrEqual(5);
        await expect(opening.getByRole("button", { name: "Apply Now" })).toBeVisible();
      }
      await expect(page.getByRole("heading", { name: "Why Work With Us?" })).toBeVisible();
      await expect(page.getByRole("button", { name: "Submit General Application" })).toBeVisible();
    });

    test("Apply Now opens the form for that position; Cancel, the close icon and Esc close it", async ({ page }) => {
      await page.goto("/careers");
      await page.waitForFunction(() => !document.querySelector("astro-island[ssr]"));
      const dialog = page.getByRole("dialog");
      await expect(dialog).toBeHidden();

      const apply = page.getByRole("button", { name: "Apply Now" });
      await apply.nth(1).click();
      await expect(dialog.getByRole("heading", { name: "Apply for Accountant" })).toBeVisible();
      await expect(dialog.getByLabel("Position")).toHaveValue("Accountant");
      await dialog.getByRole("button", { name: "Cancel" }).click();
      await expect(dialog).toBeHidden();
      await expect(apply.nth(1)).toBeFocused();

      await apply.nth(0).click();
      await expect(dialog.getByRole("heading", { name: "Apply for CS Articleship" })).toBeVisible();
      await dialog.getByRole("button", { name: "Close" }).click();
      await expect(dialog).toBeHidden();

      await page.getByRole("button", { name: "Submit General Application" }).click();
      await expect(dialog.getByRole("heading", { name: "Apply for General Application" })).toBeVisible();
      await expect(dialog.getByLabel("Position")).toHaveValue("General Application");
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    });
  });
}

test("the form asks for what the specification lists", async ({ page }) => {
  await page.goto("/careers");
  await page.waitForFunction(() => !document.querySelector("astro-island[ssr]"));
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
  await expect(dialog.getByText("Full name is required")).toBeVisible();
  await expect(dialog.getByText("Resume is required")).toBeVisible();
  await expect(dialog.getByLabel("Full Name")).toBeFocused();
  await dialog.getByLabel("Full Name").fill("A");
  await expect(dialog.getByText("Full name is required")).toBeHidden();
});

test.describe("sending, with the server's answer given", () => {
  const fill = async (page: import("@playwright/test").Page) => {
    await page.goto("/careers");
    await page.waitForFunction(() => !document.querySelector("astro-island[ssr]"));
    await page.getByRole("button", { name: "Apply Now" }).nth(1).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Full Name").fill("Asha Rao");
    await dialog.getByLabel("Email Address").fill("asha@example.in");
    await dialog.getByLabel("Phone Number").fill("98765 43210");
    await dialog.getByLabel("Years of Experience").fill("2 years");
    await dialog.getByLabel("Cover Letter").fill("I keep books.");
    await dialog.getByLabel("Resume").setInputFiles({
      name: "asha.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("%PDF-1.4\n%%EOF"),
    });
    return dialog;
  };

  test("success: the dialog closes, the message shows, the form is empty again", async ({ page }) => {
    await page.route("**/api/applications", (route) => route.fulfill({ status: 201, json: { id: "1" } }));
    const dialog = await fill(page);
    await dialog.getByRole("button", { name: "Submit Application" }).click();
    await expect(dialog.getByRole("button", { name: "Submitting..." })).toBeDisabled();
    await expect(dialog).toBeHidden();
    await expect(
      page.getByText("Thank you for your application! We will review it and get back to you soon."),
    ).toBeVisible();
    await page.getByRole("button", { name: "Apply Now" }).first().click();
    await expect(dialog.getByLabel("Full Name")).toHaveValue("");
    await expect(dialog.getByLabel("Position")).toHaveValue("CS Articleship");
  });

  test("failure: the dialog stays with everything typed", async ({ page }) => {
    await page.route("**/api/applications", (route) => route.fulfill({ status: 503, json: { error: "later" } }));
    const dialog = await fill(page);
    await dialog.getByRole("button", { name: "Submit Application" }).click();
    await expect(dialog.getByText("We could not send this. Nothing you typed is lost.")).toBeVisible();
    await expect(dialog.getByLabel("Cover Letter")).toHaveValue("I keep books.");
    await expect(dialog.getByLabel("Position")).toHaveValue("Accountant");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("Apply Now leads to the same form in the page, which posts by itself", async ({ page }) => {
    await page.goto("/careers");
    await page.getByRole("link", { name: "Apply Now" }).first().click();
    await expect(page).toHaveURL(/#apply$/);
    const form = page.locator("#apply form");
    await expect(form).toBeVisible();
    await expect(form).toHaveAttribute("action", "/api/applications");
    await expect(form).toHaveAttribute("enctype", "multipart/form-data");
    await expect(form.getByRole("button", { name: "Submit Application" })).toBeVisible();
    await expect(form.getByRole("button", { name: "Cancel" })).toBeHidden();
  });
});
