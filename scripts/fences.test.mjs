import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/**
 * The imports that lint allows and refuses in each folder (docs/architecture.md). The message of a refusal says where
 * the code belongs.
 */
const FENCES = {
  domain: {
    allowed: ['#domain/feed.ts', './feed.ts', '@date-fns/tz', 'uuid'],
    refused: [
      'react',
      'dexie',
      'node:fs',
      '#storage/feeds.ts',
      '#ui/controls/Button.tsx',
      '../storage/feeds.ts',
    ],
  },
  charts: {
    allowed: ['#domain/feed.ts', '#words/say/growth.ts', '#words/speech.ts', 'react'],
    refused: [
      '#storage/feeds.ts',
      '#ui/layout/Card.tsx',
      '#words/now.ts',
      '@date-fns/tz',
      'jspdf',
      'd3-scale',
      'd3-shape',
    ],
  },
  storage: {
    allowed: ['#domain/feed.ts', 'dexie', 'valibot'],
    refused: [
      'react',
      'dexie-react-hooks',
      '#session/session.ts',
      '#imports/ours.ts',
      '#app/shell/AppShell.tsx',
    ],
  },
  session: {
    allowed: ['#domain/account/plans.ts', '#storage/accounts/accounts.ts', '#paths.ts', 'react', 'zustand'],
    refused: ['dexie', '#ui/Toast.tsx', '#app/shell/AppShell.tsx', '#site/layout/SiteLayout.tsx'],
  },
  exports: {
    allowed: ['#domain/feed.ts', '#charts/rhythm.ts', 'jspdf', 'fflate'],
    refused: ['#storage/feeds.ts', '#imports/ours.ts', '#ui/controls/Button.tsx', 'react', 'papaparse'],
  },
  imports: {
    allowed: ['#domain/feed.ts', 'fflate', 'papaparse', 'saxen', 'valibot'],
    refused: ['#storage/feeds.ts', '#exports/records-csv.ts', '#app/shell/AppShell.tsx', 'react'],
  },
  sync: {
    allowed: [
      './mailbox.ts',
      '#domain/sync/letters/envelope.ts',
      '#storage/sync/apply-states.ts',
      '#session/session.ts',
      '@nats-io/nats-core',
    ],
    refused: ['react', 'dexie', '#app/shell/AppShell.tsx', '#words/now.ts', '#exports/records-csv.ts'],
  },
  'words/en': {
    allowed: ['./log.ts', '#words/grammar.ts', '#domain/feed.ts'],
    refused: [
      '#storage/feeds.ts',
      '#ui/layout/Card.tsx',
      '#app/shell/AppShell.tsx',
      '../grammar.ts',
      'react',
    ],
  },
  ui: {
    allowed: [
      './Button.tsx',
      './Button.module.css',
      '#words/now.ts',
      'react',
      '@radix-ui/react-toast',
      'lucide-react/icons/x',
    ],
    refused: [
      'lucide-react',
      '#domain/feed.ts',
      '#storage/browser/preferences.ts',
      '#paths.ts',
      'react-router-dom',
      'zustand',
    ],
  },
  'app/log': {
    allowed: [
      './Day.tsx',
      '#app/forms/FeedForm.tsx',
      '#storage/feeds.ts',
      '#session/guard.tsx',
      '#ui/layout/Card.tsx',
    ],
    refused: ['#site/layout/SiteLayout.tsx', '#app/calendar/Month.tsx', 'dexie', 'jspdf', '@date-fns/tz'],
  },
  'site/home': {
    allowed: [
      '#storage/browser/preferences.ts',
      '#storage/browser/outbox.ts',
      '#session/session.ts',
      '#ui/layout/Card.tsx',
      '#paths.ts',
    ],
    refused: [
      '#app/shell/AppShell.tsx',
      '#storage/feeds.ts',
      '#storage/database/records-db.ts',
      '#charts/day-bars.ts',
      '#pwa/use-install-prompt.ts',
      '#site/shop/Shop.tsx',
      '#products/planner-kit.ts',
      'dexie',
    ],
  },
  'scripts/products': {
    allowed: [
      './sheet.ts',
      '#products/drawings/inks.ts',
      '#domain/units/units.ts',
      '#exports/csv-text.ts',
      '#site/product-files.ts',
      'node:zlib',
      '@napi-rs/canvas',
      'fflate',
      'jspdf',
    ],
    refused: [
      '../drawings/inks.ts',
      '#app/shell/AppShell.tsx',
      '#exports/slices.ts',
      '#site/shop/products.ts',
      '#storage/feeds.ts',
      'react',
    ],
  },
  pwa: {
    allowed: ['#ui/controls/Button.tsx', 'react', 'workbox-precaching'],
    refused: [
      '#storage/database/records-db.ts',
      '#session/session.ts',
      '#app/shell/AppShell.tsx',
      '#domain/feed.ts',
    ],
  },
};

/** Rules that are not lists of imports: [name, folder, code that passes, code that is refused]. */
const RULES = [
  [
    'PDF and CSV load lazily in app',
    'app/log',
    "await import('#exports/a.ts');",
    "import { a } from '#exports/a.ts'; a();",
  ],
  [
    'app may import types of imports/',
    'app/log',
    "import type { A } from '#imports/a.ts'; export type B = A[];",
    "import '#imports/a.ts';",
  ],
  [
    'exports/ loads lazily in the shop',
    'site/shop',
    "await import('#exports/a.ts');",
    "import a from '#exports/a.ts'; a();",
  ],
  [
    "the demo's database loads lazily",
    'storage',
    "await import('./memory-engine.ts');",
    "import { IDBFactory } from './memory-engine.ts'; new IDBFactory();",
  ],
  [
    "the demo's log loads lazily",
    'session',
    "await import('#storage/database/open-demo.ts');",
    "import { openDemoRecords } from '#storage/database/open-demo.ts'; openDemoRecords();",
  ],
  ['fake-indexeddb is not imported statically', 'storage', '', "import 'fake-indexeddb/auto';"],
  [
    'domain may not read the clock by new Date()',
    'domain',
    'export const at = new Date(0);',
    'export const at = new Date();',
  ],
  [
    'domain takes the time as an argument',
    'domain',
    'export const age = (now: number) => now;',
    'export const age = Date.now();',
  ],
  ['storage may use localStorage', 'storage', "localStorage.getItem('a');", ''],
  ['other folders may not use localStorage', 'app/log', '', "localStorage.getItem('a');"],
];

/** @type {string} */
let house;
/** @type {Map<string, string>} the messages of each probe, by its path */
const messages = new Map();
/** @type {Array<{ path: string, code: string }>} */
const probes = [];

/** @param {string} folder @param {string} name @param {string} code */
function probe(folder, name, code) {
  const path = `${folder.startsWith('scripts/') ? folder : `src/${folder}`}/${name}.ts`;
  probes.push({ path, code });
  return path;
}

beforeAll(async () => {
  house = await mkdtemp(join(tmpdir(), 'wee-hours-fences-'));
  const root = new URL('..', import.meta.url);
  await cp(new URL('biome.json', root), join(house, 'biome.json'));
  await cp(new URL('scripts/lint', root), join(house, 'scripts/lint'), { recursive: true });
  for (const { path, code } of probes) {
    await mkdir(dirname(join(house, path)), { recursive: true });
    await writeFile(join(house, path), code);
  }
  const biome = fileURLToPath(new URL('node_modules/@biomejs/biome/bin/biome', root));
  const options = [
    'lint',
    '--reporter=json',
    '--max-diagnostics=none',
    '--vcs-enabled=false',
    'src',
    'scripts/products',
  ];
  const { stdout } = await promisify(execFile)(process.execPath, [biome, ...options], {
    cwd: house,
    maxBuffer: 1e8,
  }).catch((refusal) => refusal);
  for (const { location, message, category } of JSON.parse(stdout).diagnostics) {
    if (!/plugin|noRestricted/.test(category)) continue;
    messages.set(location.path, `${messages.get(location.path) ?? ''}${JSON.stringify(message)}\n`);
  }
}, 30_000);

afterAll(() => rm(house, { recursive: true, force: true }));

for (const [folder, { allowed, refused }] of Object.entries(FENCES)) {
  describe(`${folder}/`, () => {
    test.each(
      allowed.map((from, i) => [
        from,
        probe(folder, `allowed-${i}`, `import { it } from '${from}'; it();\n`),
      ]),
    )('may import %s', (_, path) => {
      expect(messages.get(path)).toBeUndefined();
    });

    test.each(
      refused.map((from, i) => [
        from,
        probe(folder, `refused-${i}`, `import { it } from '${from}'; it();\n`),
      ]),
    )('may not import %s, and the message names the right place', (_, path) => {
      expect(messages.get(path)).toMatch(/belongs? (in|nowhere)|moves up/);
    });
  });
}

describe('other rules', () => {
  test.each(
    RULES.map(([name, folder, passes, refused], i) => [
      name,
      probe(folder ?? '', `passes-${i}`, passes ?? ''),
      refused ? probe(folder ?? '', `breaks-${i}`, refused) : undefined,
    ]),
  )('%s', (_, passes, refused) => {
    expect(messages.get(passes ?? '')).toBeUndefined();
    if (refused) expect(messages.get(refused)).toBeTruthy();
  });
});
