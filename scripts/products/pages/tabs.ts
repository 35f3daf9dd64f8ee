import { arc, type DrawnPath, joined, polyline } from '#products/drawings/drawn-path.ts';
import type { Pen } from './pdf-pen.ts';
import { KIND_INKS, type KindInks } from './pieces.ts';
import { MONTHS, numbers, type PlannerPage, pageId, type Tab } from './planner-page.ts';
import type { Box, Sheet } from './sheet.ts';

interface TabStyle {
  tab: Tab;
  words: string;
  /** The tab's relative height in its column. */
  share: number;
  inks: KindInks;
}

const LAMP: KindInks = { strong: 'lamp', onStrong: 'onFeedSoft', soft: 'lampGlow', onSoft: 'onFeedSoft' };
const MONTH: KindInks = { ...KIND_INKS.accent, soft: 'surfaceSunken', onSoft: 'text' };

const TABS: TabStyle[] = [
  { tab: 'index', words: 'Year', share: 40, inks: LAMP },
  ...numbers(MONTHS).map((month) => ({ tab: month, words: String(month), share: 26, inks: MONTH })),
  { tab: 'feeding', words: 'Feeding', share: 60, inks: KIND_INKS.feed },
  { tab: 'diapers', words: 'Diapers', share: 60, inks: KIND_INKS.diaper },
  { tab: 'sleep', words: 'Sleep', share: 52, inks: KIND_INKS.sleep },
  { tab: 'growth', words: 'Growth', share: 56, inks: KIND_INKS.growth },
  { tab: 'visits', words: 'Visits', share: 52, inks: KIND_INKS.accent },
  { tab: 'notes', words: 'Notes', share: 50, inks: KIND_INKS.accent },
];

const GAP = 2;
/** How far a highlighted tab extends into the page, in points. */
const REACH = 5;

/** Draws all tabs without a highlight. All pages share this drawing. */
export function drawTabs(pen: Pen, sheet: Sheet): void {
  eachTab(sheet, (style, box) => {
    drawTab(pen, style, box, false);
  });
}

/** Highlights the page's own tab, and makes every tab a link. */
export function lightTab(pen: Pen, sheet: Sheet, page: PlannerPage): void {
  eachTab(sheet, (style, box) => {
    if (style.tab === page.tab) {
      pen.repeat(`tab ${page.tab}`, () =>
        drawTab(pen, style, { ...box, x: box.x - REACH, width: box.width + REACH }, true),
      );
    }
    pen.link(box, targetOf(style.tab, page.month ?? 1));
  });
}

function targetOf(tab: Tab, month: number): string {
  if (typeof tab === 'number') return pageId.month(tab);
  return tab === 'feeding' || tab === 'diapers' || tab === 'sleep' ? pageId.tracker(tab, month) : tab;
}

function eachTab({ tabs }: Sheet, visit: (style: TabStyle, box: Box) => void): void {
  const unit = tabs.height / TABS.reduce((sum, { share }) => sum + share, 0);
  let { y } = tabs;
  for (const style of TABS) {
    const height = style.share * unit;
    visit(style, { ...tabs, y, height: height - GAP });
    y += height;
  }
}

function drawTab(pen: Pen, { tab, words, inks }: TabStyle, box: Box, lit: boolean): void {
  pen.path(tabOutline(box), { fill: lit ? inks.strong : inks.soft });
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const text = { face: 'strong', size: 8.5, ink: lit ? inks.onStrong : inks.onSoft } as const;
  if (typeof tab === 'number') pen.text(words, middle.x, middle.y + 3, { ...text, align: 'center' });
  else pen.sideText(words, middle.x, middle.y, text);
}

/** Draws the outline of a tab. Its corners are round on the side of the page. */
function tabOutline({ x, y, width, height }: Box): DrawnPath {
  const [r, right, bottom] = [7, x + width, y + height];
  return joined(
    polyline([right, y], [right, bottom]),
    arc(x + r, bottom - r, r, 90, 180),
    arc(x + r, y + r, r, 180, 270),
  );
}
