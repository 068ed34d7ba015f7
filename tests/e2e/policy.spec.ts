import { expect, test } from './fixtures';

// `pages.spec.ts` checks the policy of every page: the fixture fails when a console reports a violation.

// The browser logs violations.
test.use({ allowedErrors: [/violates the following Content Security Policy directive/] });

test('an inline script that is not of the page is refused', async ({ page, path, baseURL }) => {
  const reports: string[] = [];
  await page.exposeFunction('reportRefusal', (report: string) => reports.push(report));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { reportRefusal } = window as unknown as { reportRefusal: (report: string) => void };
      reportRefusal(`${violatedDirective} ${blockedURI}`);
    });
  });
  await page.route(`${baseURL}${path('/login')}`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('<head>', '<head><script>window.planted = true</script>');
    await route.fulfill({ response: answer, body });
  });
  await page.goto(path('/login'));
  expect(await page.evaluate(() => 'planted' in window)).toBe(false);
  await expect.poll(() => reports.join()).toContain('script-src-elem inline');
});
