import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { importsResource } from '@/lib/contract/admissions/imports';
import { siteSearchResource } from '@/lib/contract/search/site-search';
import { schools } from '@/backend/db/schema';
import { insertReferenceData } from '@/backend/seed/insert-reference-data';
import { roleNames } from '@/lib/domain/accounts/roles';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';
import { importRows } from './import-rows';
import { kindNames, kinds } from './kinds';
import { readTable, writeTable } from './table';

const backend = useTestBackend();
const example = (name: string) => readFileSync(`docs/import/${name}.csv`);

test('the documentation names the tables in the order in which they come in', () => {
  const [, first = ''] = readFileSync('docs/import.md', 'utf8').split('\n\n');
  const named = [...first.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name);
  expect(named).toEqual(kindNames);
});

test(
  'the examples come in one after the other on a new site, and change nothing the second time',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    await insertReferenceData(b.deps);
    const author = { id: null, roles: [roleNames.advisor] };
    const take = (name: (typeof kindNames)[number]) => {
      const { rows } = readTable(example(name), 'csv', kinds[name]);
      return importRows(b.deps, kinds[name], rows, { author, requestId: 'examples', dryRun: false });
    };
    for (const name of kindNames) {
      const report = await take(name);
      expect(report, name).toMatchObject({ updated: 0, unchanged: 0, bad: [] });
      expect(report.created, name).toBeGreaterThan(0);
    }
    for (const name of kindNames) expect(await take(name), name).toMatchObject({ created: 0, updated: 0 });

    // The applications of the examples are uploaded by somebody who answers for them.
    const [lotus] = await b.deps.db.select().from(schools).where(eq(schools.code, 'LOTUS'));
    const staff = await makePerson(b, { roles: ['advisor'], staffOf: [lotus?.id ?? ''] });
    const body = { csv: example('applications').toString('utf8'), dryRun: false };
    const { body: stored } = await call(b, importsResource.endpoints.run, { body }, staff.token);
    expect(stored.rows).toMatchObject([{ outcome: 'created', problems: [] }]);

    // After their exam, a list proves their results; somebody of the school answers for it.
    b.clock.advance(365 * 86_400);
    const kind = kinds['exam-results'];
    const { rows } = readTable(example('exam-results'), 'csv', kind);
    const prover = {
      author: { id: staff.id, roles: [roleNames.advisor] },
      requestId: 'examples',
      dryRun: false,
    };
    expect(await importRows(b.deps, kind, rows, prover)).toMatchObject({ created: 1, bad: [] });
    for (const format of ['csv', 'json'] as const) {
      const file = writeTable(format, kind.columns, await kind.list(b.deps));
      const again = readTable(Buffer.from(file), format, kind).rows;
      expect(await importRows(b.deps, kind, again, prover)).toMatchObject({
        created: 0,
        unchanged: 1,
        bad: [],
      });
      expect(writeTable(format, kind.columns, await kind.list(b.deps))).toBe(file);
    }

    const query = { keyword: 'ស្មាតហ្វូន', lang: 'km' as const };
    const { body: found } = await call(b, siteSearchResource.endpoints.find, { query });
    expect(found.courses.data.map(({ name }) => name)).toEqual(['Phone Repair']);
  },
);
