import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { expect, type Page } from '@playwright/test';

/** Half the length of `axe.source`, which each page would read anew. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type AxeWindow = typeof globalThis & { axe?: typeof axe };

/**
 * axe finds nothing on the page as it stands. It runs inside the page; only frames of other origins are left out, and
 * the tested site has none.
 * @param hasContrast false leaves out the colours of texts
 */
export async function expectAccessible(page: Page, { hasContrast = true } = {}): Promise<void> {
  const isLoaded = await page.evaluate(() => (globalThis as AxeWindow).axe !== undefined);
  if (!isLoaded) await page.evaluate(source);
  const violations = await page.evaluate(async (enabled) => {
    const found = await (globalThis as AxeWindow).axe?.run(document, {
      resultTypes: ['violations'],
      rules: { 'color-contrast': { enabled } },
    });
    return found?.violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target) }));
  }, hasContrast);
  expect(
    violations?.map(({ id, targets }) => `${id}: ${targets.map((target) => target.join(' ')).join(', ')}`),
  ).toEqual([]);
}
