import { expect, type Page, test } from "@playwright/test";
import { site } from "../../content/site.ts";
import { toolRail, tools } from "../../content/tools/tools.ts";
import { watchFor } from "../support/watch.ts";

const path = "/name-checker";
const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 900 };

const form = (page: Page) => page.locator("form[action='/name-checker']");
/** The sheet of the first or the second name. */
const sheet = (page: Page, field: "name" | "name2" = "name") =>
  page.getByRole("article").filter({ has: page.locator(`#${field}-heading`) });

async function open(page: Page, query = "") {
  await page.goto(path + query);
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0, { timeout: 15_000 });
}

async function check(page: Page, name: string, name2 = "") {
  await form(page).getByLabel("First choice of name").fill(name);
  await form(page).getByLabel("Second choice of name").fill(name2);
  await form(page).getByRole("button", { name: "Check the name" }).click();
}

for (const [name, viewport] of Object.entries({ phone, desktop })) {
  test.describe(`on a ${name}`, { tag: name === "desktop" ? "@thorough" : [] }, () => {
    test.use({ viewport });

    test("a name with findings is repaired and handed to the searches", async ({ page, baseURL, context }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      const errors = watchFor(page, baseURL!);
      await open(page);
      await expect(page.getByText("Everything happens on this device").filter({ visible: true })).toBeVisible();
      const registers = page.getByRole("region", { name: "Now search the registers" });
      await expect(registers.getByRole("link")).toHaveCount(2);
      await check(page, "National Zyntra Foods Pvt Ltd");
      await expect(page.getByRole("heading", { name: "What we found" })).toBeFocused();
      await expect(registers).toHaveCount(0);
      // On a wide screen the heading is for screen readers alone; the sheet below is looked for there.
      if (name === "phone") await expect(page.getByRole("heading", { name: "What we found" })).toBeInViewport();
      await expect(page.locator("#results-heading + [role=status]")).toHaveText(
        "National Zyntra Foods Private Limited. Wording: will be refused as it is, 2 findings. Registers: not searched.",
      );

      const first = sheet(page);
      await expect(first.getByText("Wording: will be refused as it is")).toBeInViewport();
      await expect(first.getByRole("heading", { level: 3 })).toHaveText("National Zyntra Foods Private Limited");
      await expect(first.locator("mark")).toHaveText("National");
      const finding = first.getByRole("listitem").filter({ hasText: "'National'Needs" });
      await expect(finding).toContainText("Approval: Central Government (Ministry of Corporate Affairs)");
      await finding.locator("summary", { hasText: "Rule 8B, Companies (Incorporation) Rules, 2014" }).click();
      await expect(finding.getByText(/Rule 8B, words that need the approval/)).toBeVisible();
      await expect(first.getByRole("listitem").filter({ hasText: "Abbreviated ending" })).toContainText(
        "Already put right",
      );

      await first.getByRole("button", { name: "Use this name Zyntra Foods Private Limited" }).click();
      await expect(first.getByRole("heading", { level: 3 })).toBeFocused();
      await expect(first.getByRole("heading", { level: 3 })).toHaveText("Zyntra Foods Private Limited");
      await expect(first).toContainText("Wording: clear");
      await expect(first).toContainText("Registers: not searched");
      await expect(form(page).getByLabel("First choice of name")).toHaveValue("Zyntra Foods");
      await expect(page).toHaveURL(/\?name=Zyntra\+Foods$/);

      await page.getByRole("button", { name: "Copy the name Zyntra Foods" }).click();
      await expect(page.getByText("Zyntra Foods copied.")).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("Zyntra Foods");
      for (const [label, href] of [
        ["MCA name search (opens in a new tab)", site.external.nameSearch],
        ["Trademark search (opens in a new tab)", site.external.trademarkSearch],
      ] as const) {
        // The verdict alone has them: one place to search.
        const links = page.getByRole("main").getByRole("link", { name: label });
        await expect(links).toHaveCount(1);
        await expect(first.getByRole("link", { name: label })).toHaveAttribute("href", href);
        await expect(links).toHaveAttribute("target", "_blank");
      }
      await expect(page.getByText("Only the Registrar decides").first()).toBeVisible();
      const call = page.getByRole("main").getByRole("link", { name: tools.nextSteps.steps.call.label });
      await expect(call).toHaveAttribute("href", /name=Zyntra\+Foods/);

      await page.goBack();
      await expect(form(page).getByLabel("First choice of name")).toHaveValue("National Zyntra Foods Pvt Ltd");
      await expect(first).toContainText("Wording: will be refused as it is");
      expect(errors).toEqual([]);
    });
  });
}

test("beside the form a specimen with its heading, as high as the form", { tag: "@thorough" }, async ({ page }) => {
  await page.setViewportSize(desktop);
  await open(page);
  const specimen = page.getByRole("region", { name: "What you get" });
  await expect(specimen).toContainText("Zyntra Foods Private Limited");
  const [left, right] = [(await form(page).boundingBox())!, (await specimen.boundingBox())!];
  expect(right.y).toBeCloseTo(left.y, 0);
  expect(right.height).toBeCloseTo(left.height, 0);
});

test("an existing name that counts as the same is shown with the clause", { tag: "@thorough" }, async ({ page }) => {
  await open(page);
  await form(page).getByText("Compare with names that exist").click();
  await form(page).getByLabel("Existing names").fill("Qorvex Labs LLP\n\n  Ultrasolutions.com Private Limited ");
  await check(page, "Ultra Solutions");
  const finding = sheet(page).getByRole("listitem").filter({ hasText: "Counts as the same name as" });
  await expect(finding).toHaveCount(1);
  await expect(finding).toContainText("'Ultrasolutions.com Private Limited'");
  await expect(finding).toContainText("(f) parts of an internet address");
  await expect(finding).toContainText("Rule 8, Companies (Incorporation) Rules, 2014, as substituted in 2019");
  await page.reload();
  await expect(form(page).getByLabel("Existing names")).toHaveValue(
    "Qorvex Labs LLP\nUltrasolutions.com Private Limited",
  );
  await expect(finding).toBeVisible();
});

test("of two names that count as one only the second hears of it; a change of structure checks again", {
  tag: "@thorough",
}, async ({ page }) => {
  await open(page);
  await check(page, "Zyntra Foods", "The Zyntra Food");
  await expect(sheet(page, "name2")).toContainText("Counts as the same name as your first choice 'Zyntra Foods'");
  await expect(sheet(page)).toContainText("Wording: clear");
  await check(page, "D.I.M.O.", "Zyntra Foods");
  // Each sheet has its name to copy; the registers are searched for both, so the ways into them stand once, below both.
  await expect(sheet(page)).toContainText("Registers: not searched");
  await expect(page.getByRole("main").getByRole("link", { name: /^MCA name search/ })).toHaveCount(1);
  for (const field of ["name", "name2"] as const) {
    await expect(sheet(page, field).getByRole("button", { name: /^Copy the name/ })).toHaveCount(1);
    await expect(sheet(page, field).getByRole("link", { name: /^MCA name search/ })).toHaveCount(0);
  }
  await expect(sheet(page)).toContainText("Wording: expect a question");
  await form(page).getByText("LLP", { exact: true }).click();
  await expect(sheet(page)).toContainText("Initials without a meaning: D.I.M.O.");
  await expect(sheet(page, "name2").getByRole("heading", { level: 3 })).toHaveText("Zyntra Foods LLP");
  await expect(page).toHaveURL(/structure=llp/);
});

test("another structure after a check leaves what was typed since", { tag: "@thorough" }, async ({ page }) => {
  await open(page);
  await check(page, "National Zyntra");
  await form(page).getByLabel("First choice of name").fill("Zyntra Foods");
  await form(page).getByLabel("Second choice of name").fill("Qorvex");
  await form(page).getByText("LLP", { exact: true }).click();
  await expect(sheet(page).getByRole("heading", { level: 3 })).toHaveText("National Zyntra LLP");
  await expect(form(page).getByLabel("First choice of name")).toHaveValue("Zyntra Foods");
  await expect(form(page).getByLabel("Second choice of name")).toHaveValue("Qorvex");

  // A name from the results takes the place of what was typed for it, and of nothing else.
  await sheet(page).getByRole("button", { name: "Use this name Zyntra LLP", exact: true }).click();
  await expect(form(page).getByLabel("First choice of name")).toHaveValue("Zyntra");
  await expect(form(page).getByLabel("Second choice of name")).toHaveValue("Qorvex");
});

test("any script and any sign gets a result", { tag: "@thorough" }, async ({ page, baseURL }) => {
  const errors = watchFor(page, baseURL!);
  await open(page);
  await check(page, "नमस्ते Foods 🚀", "🚀🚀");
  await expect(sheet(page)).toContainText("Characters the form may refuse: नमस्ते, 🚀");
  await expect(sheet(page).locator("mark")).toHaveText(["नमस्ते", "🚀"]);
  await expect(sheet(page, "name2")).toContainText("There is no name yet");
  await page.reload();
  await expect(form(page).getByLabel("First choice of name")).toHaveValue("नमस्ते Foods 🚀");
  await check(page, "<b>(((&&& ".repeat(20));
  await expect(sheet(page).getByRole("heading", { level: 3 })).toContainText("<b>(((");
  expect(errors).toEqual([]);
});

test("a form submitted before hydration keeps the rest of the plan", { tag: "@thorough" }, async ({ page }) => {
  await page.route("**/*.js", (route) => route.abort());
  await page.goto(`${path}?state=KA&capital=200000&name=Old`);
  await form(page).evaluate((element: HTMLFormElement) => {
    const name = element.elements.namedItem("name") as HTMLInputElement;
    name.value = "Zyntra Foods";
    element.requestSubmit();
  });
  await expect(page).toHaveURL(/name=Zyntra/);
  const sent = new URL(page.url()).searchParams;
  expect(Object.fromEntries(sent)).toMatchObject({ state: "KA", capital: "200000", name: "Zyntra Foods" });
  expect(sent.getAll("name")).toHaveLength(1);
});

test("an empty form says what is missing", { tag: "@thorough" }, async ({ page }) => {
  await open(page);
  await form(page).getByRole("button", { name: "Check the name" }).click();
  const name = form(page).getByLabel("First choice of name");
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/Type a name to check/);
  // By key: the focus stays in the field while the error goes.
  await page.keyboard.type("Zyntra");
  await expect(name).not.toHaveAttribute("aria-invalid");
  await page.keyboard.press("Enter");
  await expect(sheet(page)).toContainText("Wording: clear");
});

test.describe("a result on a phone", () => {
  test.use({ viewport: phone });

  test("takes the form's place; one line opens the form again, and the next check folds it", {
    tag: "@thorough",
  }, async ({ page }) => {
    await open(page, "?name=Zyntra+Foods&structure=llp");
    await expect(sheet(page).getByText("Wording: clear")).toBeInViewport();
    const line = page.getByRole("button", { name: "Change the name" });
    await expect(line).toHaveText("Zyntra Foods LLPChange the name");
    await expect(line).toHaveAttribute("aria-expanded", "false");
    await expect(form(page)).toBeHidden();

    await line.press("Enter");
    await expect(line).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Tab");
    await expect(form(page).getByRole("radio", { name: "LLP" })).toBeFocused();
    await check(page, "");
    await expect(form(page).getByLabel("First choice of name")).toBeFocused();
    await page.keyboard.type("National Zyntra");
    await expect(form(page)).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(form(page)).toBeHidden();
    await expect(page.getByRole("heading", { name: "What we found" })).toBeFocused();
    await expect(sheet(page).getByText("Wording: will be refused as it is")).toBeInViewport();
    await expect(line).toHaveText("National Zyntra LLPChange the name");
  });

  test("of two names the second keeps its findings behind one line, which a wide window does without", {
    tag: "@thorough",
  }, async ({ page }) => {
    await open(page, "?name=National+Zyntra+Foods&name2=Chennai+Software+Solutions");
    await expect(
      sheet(page)
        .getByRole("button", { name: /^Use this name/ })
        .first(),
    ).toBeVisible();
    const second = sheet(page, "name2");
    await expect(second.getByText("Wording: expect a question")).toBeVisible();
    const fold = second.locator("summary", { hasText: /^\d+ findings?, and names that clear this$/ });
    const use = second.getByRole("button", { name: /^Use this name/ }).first();
    await expect(use).toBeHidden();
    await fold.click();
    await expect(use).toBeVisible();
    await fold.click();
    await expect(use).toBeHidden();
    await page.setViewportSize(desktop);
    await expect(fold).toBeHidden();
    await expect(use).toBeVisible();
  });
});

test("a Section 8 company has a place of its own in the address, and no ending", { tag: "@thorough" }, async ({
  page,
}) => {
  await open(page);
  await form(page).getByText("Section 8", { exact: true }).click();
  await check(page, "Kaushalya");
  await expect(sheet(page)).toContainText("No word of a Section 8 company at the end");
  await sheet(page).getByRole("button", { name: "Use this name Kaushalya Foundation", exact: true }).click();
  await expect(sheet(page).getByRole("heading", { level: 3 })).toHaveText("Kaushalya Foundation");
  await expect(page).toHaveURL(/section-8=yes/);
  const cost = page.locator(".tool-rail").getByRole("link", { name: toolRail.parts.cost });
  await expect(cost).toHaveAttribute("href", /section-8=yes/);
  await page.reload();
  await expect(page.getByRole("radio", { name: "Section 8" })).toBeChecked();
  await form(page).getByText("LLP", { exact: true }).click();
  await expect(sheet(page).getByRole("heading", { level: 3 })).toHaveText("Kaushalya Foundation LLP");
  await expect(page).not.toHaveURL(/section-8/);
});

test("an older address of a Section 8 company still works", { tag: "@thorough" }, async ({ page }) => {
  await open(page, "?name=Kaushalya&kind=section-8");
  await expect(page.getByRole("radio", { name: "Section 8" })).toBeChecked();
  await expect(sheet(page)).toContainText("No word of a Section 8 company at the end");
});

test("a well-known mark is never called clear, and a blank stands where a word of one's own belongs", {
  tag: "@thorough",
}, async ({ page }) => {
  await open(page);
  await check(page, "Zomato Foods", "Tata Foods");
  for (const field of ["name", "name2"] as const) {
    await expect(sheet(page, field)).toContainText("Wording: expect a question");
    await expect(sheet(page, field)).toContainText("A well-known mark");
    await expect(sheet(page, field)).toContainText("Our list of marks is short");
    await expect(sheet(page, field)).toContainText("____ Foods Private Limited");
  }
});

test("a clear wording says how many risks it has, and asks for a word of one's own where there is none", {
  tag: "@thorough",
}, async ({ page }) => {
  await open(page);
  await check(page, "Bharat Apple Global Foods", "Wedding Planners");
  await expect(sheet(page)).toContainText("Clear wording, one risk");
  await expect(sheet(page)).toContainText("Also a well-known mark: Apple");
  await expect(page.locator("#results-heading + [role=status]")).toContainText("Clear wording, one risk, 2 findings");
  await expect(sheet(page, "name2")).toContainText("Add a word of your own, for example in front.");
  await expect(sheet(page, "name2")).toContainText("____ Wedding Planners Private Limited");
});

test("rules that do not arrive are said to be missing", async ({ page }) => {
  await open(page);
  await page.route(/_astro\/.*\.js$/, (route) => route.abort());
  await check(page, "Zyntra Foods");
  await expect(page.getByRole("alert").filter({ hasText: "could not be loaded" })).toBeVisible();
});
