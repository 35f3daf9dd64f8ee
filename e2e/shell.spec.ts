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
    expect(layers.order, 'the order names every layer in use').toEqual(expect.arrayContaining(layers.used));
  }
});
