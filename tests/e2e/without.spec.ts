import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@/backend/cli/child-processes.mjs';
import { defaultOrganizationId } from '@/lib/env/server-env';
import { type OptionalFeature, optionalFeatures } from '@/lib/features';
import { linksIn } from '../support/links-in';
import { expect, test } from './fixtures';

/** The built site starts without each feature that a site can do without, on an empty database of its own. */

const folder = mkdtempSync(join(tmpdir(), 'sala-without-'));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));
test.describe.configure({ mode: 'serial' });

/** A page and a call of each feature, as a visitor asks for them; a page of a desk would lead to the log-in. */
const places: Record<OptionalFeature, { page: string; call: string }> = {
  campaigns: { page: '/advisor/campaign', call: '/api-marketing/campaigns' },
  careers: {
    page: '/career-center/internship-job-opportunities',
    call: `/api-nest-recruit/organizations/${defaultOrganizationId}/career-centers`,
  },
  loans: { page: '/loan', call: '/api-marketing/banks' },
  orientation: { page: '/orientation-test', call: '/api-qa/v1/getRecord' },
  visits: { page: '/partner/visits', call: '/api-user/visits/ACEFHJKM' },
};
const pages = ['/', '/explore', '/events', '/help-center', '/sitemaps/sitemap/pages.xml'];

/** A second process of the site that is tested: the same build, a database of its own. */
async function startWithout(feature: OptionalFeature) {
  const port = await freePort();
  const own = { DATA_DIR: folder, PORT: String(port), SEED: 'none', WITHOUT: feature, PUBLIC_ORIGIN: '' };
  const site = spawn(process.execPath, [join('.cache', 'backend', 'site', 'main.mjs')], {
    env: { ...process.env, ...own, NODE_ENV: 'production' },
    stdio: 'ignore',
  });
  const origin = `http://localhost:${port}`;
  const stop = async () => {
    if (site.exitCode !== null) return;
    site.kill('SIGTERM');
    await once(site, 'exit');
  };
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  try {
    await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, stop };
}

for (const feature of optionalFeatures)
  test(`a site without ${feature} starts, and nothing leads there`, async ({ request }) => {
    const { origin, stop } = await startWithout(feature);
    try {
      const { page, call } = places[feature];
      for (const path of [page, `/en${page}`, call])
        expect([path, (await request.get(origin + path)).status()]).toEqual([path, 404]);
      for (const path of pages) {
        const answer = await request.get(origin + path);
        expect([path, answer.status()]).toEqual([path, 200]);
        const text = await answer.text();
        const addresses = path.endsWith('.xml') ? text.match(/(?<=<loc>)[^<]+/g) : linksIn(text);
        const leads = (addresses ?? []).map((address) => new URL(address, origin).pathname);
        expect(leads.filter((each) => each.replace(/^\/en(?=\/)/, '').startsWith(page))).toEqual([]);
      }
    } finally {
      await stop();
    }
  });
