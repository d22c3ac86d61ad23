import type { Page } from "@playwright/test";

/** Answers the structure questions, one after the other. */
export async function answerQuestions(page: Page, ...options: (string | RegExp)[]): Promise<void> {
  for (const option of options) {
    await page.getByRole("radio", { name: option }).first().check();
    await page.getByRole("button", { name: "Continue" }).click();
  }
}

/** Two friends with a usual business who will give ESOPs: they point to a Private Limited company. */
export const answersOfTwoFriends = [
  "Two to 200",
  "Sell goods or services",
  "No",
  "No, only Indian citizens living in India",
  "No",
  "Yes",
  "Yes, for 182 days or more",
];
