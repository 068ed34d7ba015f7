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

/** A page and a call of each feature, as a visitor asks for them. */
const places: Record<OptionalFeature, { page: string; call: string }> = {
  campaigns: { page: '/campaigns/hi-goal-camp', call: '/api-marketing/campaigns' },
  careers: {
    page: '/career-center/internship-job-opportunities',
    call: `/api-nest-recruit/organizations/${defaultOrganizationId}/career-centers`,
  },
  loans: { page: '/loan', call: '/api-marketing/banks' },
  orientation: { page: '/orientation-test', call: '/api-qa/v1/getRecord' },
  visits: { page: '/visit/ACEFHJKM', call: '/api-user/visits/ACEFHJKM' },
};
const pages = ['/', '/explore', '/events', '/help-center', '/sitemaps/sitemap/pages.xml'];

async function startWithout(feature: OptionalFeature) {
  const port = await freePort();
  const site = spawn(process.execPath, [join('backend', 'cli', 'start.mjs')], {
    env: {
      ...process.env,
      DATA_DIR: folder,
      PORT: String(port),
      SEED: 'none',
      WITHOUT: feature,
      PUBLIC_ORIGIN: '',
    },
    stdio: 'ignore',
  });
  const origin = `http://localhost:${port}`;
  await expect
    .poll(
      () =>
        fetch(`${origin}/readyz`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 60_000 },
    )
    .toBe(200);
  return { origin, stop: () => Promise.all([once(site, 'exit'), site.kill('SIGTERM')]) };
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
