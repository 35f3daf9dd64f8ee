import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));

/** Text and TrueType; pictures and woff2 are compressed already. */
const COMPRESSIBLE = /\.(?:css|html|js|json|svg|ttf|txt|webmanifest|xml)$/;

for (const name of readdirSync(DIST, { recursive: true, encoding: 'utf8' })) {
  const path = join(DIST, name);
  if (!COMPRESSIBLE.test(name) || !statSync(path).isFile()) continue;
  const bytes = readFileSync(path);
  writeFileSync(`${path}.br`, brotliCompressSync(bytes));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}
