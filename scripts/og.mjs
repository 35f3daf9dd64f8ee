/**
 * Draws the link-preview card of each public page: `npm run build && node scripts/og.mjs`. Run it by hand when a title
 * changes, and commit the pictures.
 */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from './find-chromium.mjs';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));
const PICTURES = fileURLToPath(new URL('../public/og', import.meta.url));
const FONTS = fileURLToPath(new URL('../src/styles/fonts', import.meta.url));
const font = (/** @type {string} */ name) => readFileSync(join(FONTS, name)).toString('base64');
const mark = readFileSync(join(DIST, 'mark.svg'), 'utf8');

/** Stars at fixed positions, so that the output is deterministic. */
const stars = Array.from({ length: 46 }, (_, star) => {
  const [x, y] = [((star * 0.7549) % 1) * 1200, ((star * 0.5698) % 1) * 430];
  return `<circle cx="${x.toFixed()}" cy="${y.toFixed()}" r="${1 + (star % 3) * 0.7}" opacity="${0.25 + (star % 4) * 0.15}"/>`;
}).join('');

const STYLE = `
  @font-face { font-family: display; src: url(data:font/woff2;base64,${font('wee-display.woff2')}); font-weight: 100 900 }
  @font-face { font-family: text; src: url(data:font/woff2;base64,${font('wee-text.woff2')}); font-weight: 100 900 }
  body { margin: 0; background: #12161f; color: #f3ead7; font: 30px/1.4 text }
  svg.sky { position: absolute; inset: 0 }
  main { position: absolute; inset: 0; display: flex; flex-direction: column; padding: 70px 84px }
  .name { display: flex; gap: 20px; align-items: center; font: 600 34px display }
  .name svg { width: 60px; height: 60px }
  h1 { max-width: 900px; margin: auto 0 22px; font: 600 76px/1.08 display; letter-spacing: -0.01em; text-wrap: balance }
  p { max-width: 900px; margin: 0 0 auto; color: #c3bba9; text-wrap: pretty }`;

const pages = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html') && name !== 'app.html')
  .map((name) => ({
    name: name === 'index.html' ? 'home' : name.replace(/\.html$/, '').replaceAll(/[\\/]/g, '-'),
    html: readFileSync(join(DIST, name), 'utf8'),
  }));

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
mkdirSync(PICTURES, { recursive: true });
for (const { name, html } of pages) {
  const heading = html.match(/<h1[^>]*>(.*?)<\/h1>/s)?.[1];
  const sentence = html.match(/<meta name="description" content="([^"]*)"/)?.[1];
  await page.setContent(`<style>${STYLE}</style>
    <svg class="sky" viewBox="0 0 1200 630">
      <g fill="#f3ead7">${stars}</g>
      <path d="M0 560q300-70 620-20t580-40v130H0z" fill="#1c2230"/>
      <circle cx="1060" cy="150" r="64" fill="#f0c877"/>
      <circle cx="1060" cy="150" r="104" fill="#f0c877" opacity=".1"/>
    </svg>
    <main><div class="name">${mark}Wee Hours</div><h1>${heading}</h1><p>${sentence}</p></main>`);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(PICTURES, `${name}.png`) });
}
await browser.close();
