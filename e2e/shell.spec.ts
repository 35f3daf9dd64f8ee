import { expect, test } from './fixtures.ts';

test('the cascade layers keep their order on every page, whichever sheet loads first', async ({ page }) => {
  for (const address of ['/', '/pricing', '/account']) {
    await page.goto(address);
    await expect(page.getByRole('heading').first()).toBeVisible();
    const layers = await page.evaluate(() => {
      const sheets = [...document.styleSheets].map((sheet) => [...sheet.cssRules]);
      const [first] = sheets[0] ?? [];
      const used = sheets.flat().filter((rule) => rule instanceof CSSLayerBlockRule);
      return {
        order: first instanceof CSSLayerStatementRule ? [...first.nameList] : [],
        used: [...new Set(used.map((rule) => rule.name))],
      };
    });
    expect(layers.order).toEqual(['reset', 'tokens', 'base', 'ui', 'pages']);
    expect(layers.order, 'every layer in use has its place in the order').toEqual(
      expect.arrayContaining(layers.used),
    );
  }
});

test('the policy refuses a script that is written into the page', async ({ page }) => {
  await page.goto('/');
  const refused = await page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          resolve(effectiveDirective);
        });
        const script = document.createElement('script');
        script.textContent = 'document.title = "written in"';
        document.head.append(script);
      }),
  );
  expect(refused).toBe('script-src-elem');
  await expect(page).not.toHaveTitle('written in');
});
test.use({ expectedErrors: [/Executing inline script violates/] });
