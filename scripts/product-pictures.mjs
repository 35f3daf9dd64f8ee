/**
 * Makes the shop's pictures from the built products: `npm run build && node scripts/product-pictures.mjs`. Run it by
 * hand when a product changes, and commit the pictures. It draws pages of the PDF with pdftoppm (poppler) and lays them
 * out. CHROMIUM_PATH names a browser if Playwright has none.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { unzipSync } from 'fflate';
import Papa from 'papaparse';

const PICTURES = fileURLToPath(new URL('../src/site/shop', import.meta.url));
const PRODUCTS = fileURLToPath(new URL('../dist/products', import.meta.url));
const SIZE = { width: 720, height: 440 };

const folder = mkdtempSync(join(tmpdir(), 'wee-hours-products-'));
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: ['--no-sandbox'],
});

/** @param {Uint8Array} png */
const asImage = (png) => `<img src="data:image/png;base64,${Buffer.from(png).toString('base64')}">`;

/** @param {string} name @param {string} markup @param {string} style */
async function picture(name, markup, style) {
  const page = await browser.newPage({ viewport: SIZE });
  await page.setContent(
    `<style>body{margin:0;width:720px;height:440px;overflow:hidden;position:relative;font:16px/1.5 sans-serif}${style}</style>${markup}`,
  );
  const png = await page.screenshot({ omitBackground: true });
  const webp = await page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: 720, height: 440 });
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', 0.7).split(',')[1] ?? '';
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  writeFileSync(join(PICTURES, `${name}.webp`), Buffer.from(webp, 'base64'));
  await page.close();
}

/** @param {string} pdf @param {number} number */
function pageOf(pdf, number) {
  const target = join(folder, `page-${number}`);
  execFileSync('pdftoppm', [
    '-png',
    '-singlefile',
    ...['-scale-to', '760', '-f', String(number), '-l', String(number)],
    ...[pdf, target],
  ]);
  return readFileSync(`${target}.png`);
}

const planner = join(PRODUCTS, 'wee-hours-planner.pdf');
await picture(
  'planner',
  [1, 2, Number(process.argv[2] ?? 20)].map((number) => asImage(pageOf(planner, number))).join(''),
  `img{position:absolute;width:330px;border-radius:10px;box-shadow:0 6px 24px #0005}
   img:nth-of-type(1){left:30px;top:70px;transform:rotate(-7deg)}
   img:nth-of-type(2){right:24px;top:80px;transform:rotate(6deg)}
   img:nth-of-type(3){left:190px;top:28px;width:345px}`,
);

const template = unzipSync(readFileSync(join(PRODUCTS, 'wee-hours-notion-template.zip')));
const tables = Object.entries(template).filter(([name]) => name.endsWith('.csv'));
const [name = '', bytes] = tables.find(([path]) => /feeds/i.test(path)) ?? tables[0] ?? [];
const rows = /** @type {string[][]} */ (Papa.parse(new TextDecoder().decode(bytes).trim()).data).map((row) =>
  row.slice(0, 4),
);
const cells = (/** @type {string[]} */ row, /** @type {string} */ tag) =>
  `<tr>${row.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
await picture(
  'template',
  `<div><h1>${name.replace(/^.*\//, '').replace(/( [0-9a-f]{32})?\.csv$/, '')}</h1><nav>${tables
    .map(([path]) => `<span>${path.replace(/^.*\//, '').replace(/( [0-9a-f]{32})?\.csv$/, '')}</span>`)
    .join('')}</nav><table>${cells(rows[0] ?? [], 'th')}${rows
    .slice(1, 9)
    .map((row) => cells(row, 'td'))
    .join('')}</table></div>`,
  `div{position:absolute;inset:44px 56px -20px;padding:26px 30px;border-radius:14px;background:#fff;box-shadow:0 6px 24px #0004;color:#32302c}
   h1{margin:0 0 8px;font-size:28px}nav{display:flex;gap:8px;margin-bottom:14px}
   span{padding:1px 10px;border-radius:6px;background:#efece4;font-size:15px}
   table{width:100%;border-collapse:collapse;font-size:14px;white-space:nowrap}
   th,td{border:1px solid #e4e0d8;padding:7px 8px;text-align:left}th{color:#7a756b;font-weight:500}`,
);

const stickers = Object.entries(unzipSync(readFileSync(join(PRODUCTS, 'wee-hours-stickers.zip'))))
  .filter(([path]) => path.endsWith('.png'))
  .map(([, png]) => asImage(png));
await picture(
  'stickers',
  stickers[0] ?? '',
  'img{position:absolute;left:20px;top:-34px;width:680px;transform:rotate(-3deg)}',
);

await browser.close();
rmSync(folder, { recursive: true, force: true });
