import { expectNoAxeViolations, test } from "./harness.mjs";

test("the app starts under its name", {}, async ({ page, url, expect }) => {
  await page.goto(url);
  await expect(page).toHaveTitle("Fog Chess");
  await expect(page.getByRole("main")).toBeVisible();
});

test("the start page is accessible", {}, async ({ page, url, expect }) => {
  await page.goto(url);
  await expect(page.getByRole("main")).toBeVisible();
  await expectNoAxeViolations(page);
});
