import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * axe finds nothing on the page as it stands. In legacy mode it runs once and inside the page, which takes less than
 * half the time; only frames of other origins are left out, and the tested site has none.
 * @param hasContrast false leaves out the colours of texts
 */
export async function expectAccessible(page: Page, { hasContrast = true } = {}): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], rules: { 'color-contrast': { enabled: hasContrast } } })
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
  ).toEqual([]);
}
