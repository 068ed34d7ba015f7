import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteSearchResource } from '@/lib/contract/search/site-search';
import occupations from '@/lib/domain/data/occupations.json';
import { insertMajors } from '@/backend/features/schools/seed/insert-majors';
import { insertSchools } from '@/backend/features/schools/seed/insert-schools';
import { call } from '@/tests/support/backend';
import { startBackend, type TestBackend } from '@/tests/support/start-backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
  await insertMajors(backend.deps);
  await insertSchools(backend.deps.db, backend.clock.now());
}, 120_000);
afterAll(() => backend.close());

test.each(['en', 'km'] as const)(
  'every occupation in %s leads to a major, or nobody teaches it',
  async (lang) => {
    const lost: string[] = [];
    for (const row of occupations) {
      const query = { keyword: row[lang].slice(0, 120), lang };
      const { body } = await call(backend, siteSearchResource.endpoints.find, { query });
      if (body.majors.countTotal + body.courses.countTotal === 0 && !body.untaught) lost.push(row[lang]);
    }
    expect(lost).toEqual([]);
  },
  120_000,
);
