import { afterEach, expect, it, test, vi } from 'vitest';
import { contract, resourcesWithout } from '@/lib/contract';
import type { Endpoint } from '@/lib/contract/endpoint';
import { waitingResource } from '@/lib/contract/review/waiting';
import { siteSearchResource } from '@/lib/contract/search/site-search';
import { optionalFeatures } from '@/lib/features';
import { createApp } from '@/backend/app';
import { tablesWithout } from '@/backend/spreadsheet/kinds';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';

const backend = useTestBackend();

afterEach(() => vi.unstubAllEnvs());

const callsOf = (resources: readonly { name: string; endpoints: Record<string, Endpoint> }[]) =>
  resources.flatMap(({ endpoints }) =>
    Object.values(endpoints).map(({ method, path }) => `${method} ${path}`),
  );

/** The backend of a site that leaves something out, with the database of the test. */
function backendWithout(setting: string) {
  vi.stubEnv('WITHOUT', setting);
  return { ...backend.current, app: createApp(backend.current.deps) };
}

it.each(optionalFeatures)(
  'without %s exactly its calls are gone, and from the list of calls',
  async (feature) => {
    const { app } = backendWithout(feature);
    const kept = callsOf(resourcesWithout(new Set([feature])));
    const gone = callsOf(contract).filter((each) => !kept.includes(each));
    expect(gone.length).toBeGreaterThan(0);
    const served = new Set(app.routes.map(({ method, path }) => `${method} ${path}`));
    expect(kept.filter((each) => !served.has(each))).toEqual([]);
    expect(gone.filter((each) => served.has(each))).toEqual([]);
    for (const each of gone) {
      const [method = '', path = ''] = each.split(' ');
      const answer = await app.request(path.replaceAll(/:\w+/g, crypto.randomUUID()), { method });
      // Another call may have the same path with another method, or a parameter in its place.
      expect([each, answer.status < 500 && answer.status !== 200]).toEqual([each, true]);
    }
    const listed = (await (await app.request('/api-docs/openapi.json')).json()) as { paths: object };
    const pathsOf = (calls: readonly string[]) =>
      calls.map((each) => each.split(' ')[1]?.replaceAll(/:(\w+)/g, '{$1}') ?? '');
    const paths = new Set(Object.keys(listed.paths));
    expect(pathsOf(kept).filter((path) => !paths.has(path))).toEqual([]);
    expect(pathsOf(gone).filter((path) => paths.has(path) && !pathsOf(kept).includes(path))).toEqual([]);
  },
);

test('search and desks say nothing of what is left out', async () => {
  const b = backendWithout(optionalFeatures.join());
  const { body } = await call(b, siteSearchResource.endpoints.find, { query: { keyword: 'work' } });
  expect([body.jobs, body.internships, body.fairs, body.campaigns]).toEqual(
    Array.from({ length: 4 }, () => ({ data: [], countTotal: 0 })),
  );
  const advisor = await makePerson(b, { roles: ['advisor', 'bank'] });
  const { counts } = (await call(b, waitingResource.endpoints.summary, {}, advisor.token)).body;
  expect(Object.keys(counts).filter((key) => ['loans', 'hiring'].includes(key))).toEqual([]);
});

test('tables of what is left out are not imported', () => {
  expect(tablesWithout(new Set())).toContain('banks');
  expect(tablesWithout(new Set(['loans']))).not.toContain('banks');
});
