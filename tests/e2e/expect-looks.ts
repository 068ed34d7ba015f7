import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { allowed } from './look/allowed';
import type { LookWindow } from './look/find-faults';

const bundled = build({
  entryPoints: [join(import.meta.dirname, 'look', 'find-faults.ts')],
  bundle: true,
  format: 'iife',
  target: 'es2024',
  write: false,
}).then(({ outputFiles }) => outputFiles[0]?.text ?? '');

/** The page shows nothing that somebody who looks at it would mend at once: the rules are in `look`. */
export async function expectLooks(page: Page): Promise<void> {
  const path = new URL(page.url()).pathname.replace(/^\/en(?=\/|$)/, '') || '/';
  const meant = allowed.filter((one) => one.path.test(path)).map(({ rule }) => rule);
  const isThere = await page.evaluate(() => (globalThis as LookWindow).findFaults !== undefined);
  if (!isThere) await page.evaluate(await bundled);
  const found = await page.evaluate(() => (globalThis as LookWindow).findFaults?.());
  expect(
    found?.filter(({ rule }) => !meant.includes(rule)).map(({ rule, text }) => `${rule}: ${text}`),
  ).toEqual([]);
}
