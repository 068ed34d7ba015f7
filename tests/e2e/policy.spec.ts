import type { Page } from '@playwright/test';
import { type PageAccess, type PageEntry, pages } from '@/lib/routes/pages';
import { demo, expect, signIn, test } from './fixtures';

const roles: Partial<Record<PageAccess, string>> = {
  user: 'student',
  advisor: 'advisor',
  partner: 'partner',
};
const built: readonly PageEntry[] = pages.filter((page) => page.built);

/** Reports of this document to come: the browser names the directive and what it refused. */
const collectReports = (page: Page, reports: string[]) =>
  page
    .exposeFunction('reportRefusal', (report: string) => reports.push(report))
    .then(() =>
      page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
          const { reportRefusal } = window as unknown as { reportRefusal: (report: string) => void };
          reportRefusal(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sample}`);
        });
      }),
    );

const sampleOf = (path: string): string => {
  const sample = path.includes('[') ? demo.samples[path] : path;
  if (!sample) throw new Error(`demo.json has no sample for ${path}.`);
  return sample;
};

test.use({ allowedErrors: [/status of 40[01]/] });

for (const role of [undefined, ...Object.values(roles)]) {
  test(`every page of ${role ?? 'visitors'} runs under a policy of its own scripts`, async ({
    page,
    context,
    path,
  }) => {
    test.setTimeout(300_000);
    const account = role && demo.accounts[role];
    if (account) await signIn(context, account);
    const reports: string[] = [];
    await collectReports(page, reports);
    for (const entry of built.filter(({ access }) => roles[access] === role)) {
      const answer = await page.goto(path(sampleOf(entry.path)));
      const policy = (await answer?.headerValue('content-security-policy')) ?? '';
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
      expect(scripts, entry.path).toMatch(/^'self'(?: 'sha256-[\w+/]{43}=')+$/);
      await expect(page.locator('html')).toHaveAttribute('lang', /^(?:km|en)$/);
      await page.waitForLoadState('networkidle');
    }
    expect(reports).toEqual([]);
  });
}

test.describe(() => {
  // The browser logs what it refuses.
  test.use({ allowedErrors: [/violates the following Content Security Policy directive/] });

  test('an inline script that is not of the page is refused', async ({ page, path, baseURL }) => {
    const reports: string[] = [];
    await collectReports(page, reports);
    await page.route(`${baseURL}${path('/login')}`, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('<head>', '<head><script>window.planted = true</script>');
      await route.fulfill({ response: answer, body });
    });
    await page.goto(path('/login'));
    expect(await page.evaluate(() => 'planted' in window)).toBe(false);
    await expect.poll(() => reports.join()).toContain('script-src-elem inline');
  });
});
