// @module-tag postgres
import { expect, test } from 'vitest';
import { sweepEnded } from '@/backend/jobs/sweep-ended';
import { missedSearches } from '@/backend/db/schema';
import { siteSearchResource } from '@/lib/contract/search/site-search';
import { call, useTestBackend } from '@/tests/support/backend';
import { makeCategory, makePerson, makeProgram, makeSchool, type Person } from '@/tests/support/make';

const backend = useTestBackend();
const { find, miss, misses, mean, dismiss } = siteSearchResource.endpoints;

const missed = async (keyword: string) =>
  expect((await call(backend.current, miss, { body: { keyword } })).status).toBe(200);
const listed = async (by: Person) => (await call(backend.current, misses, { query: {} }, by.token)).body.data;
const advisor = () => makePerson(backend.current, { roles: ['advisor'] });

test('counts a word by day in one spelling, and nothing that finds something', async () => {
  await makeSchool(backend.current, { name: 'Quartz Institute' });
  await missed('Zorblat');
  await missed('zorblat ');
  await missed('quartz');
  const rows = await listed(await advisor());
  expect(rows).toMatchObject([{ word: 'zorblat', count: 2, isKnown: false }]);
});

test.each(['zorb 012 345 678', 'zorb ០១២៣៤៥', 'zorb@mail.example', 'zorb.com', `zorb ${'x'.repeat(70)}`])(
  'does not store %s',
  async (keyword) => {
    await missed(keyword);
    const words = (await backend.current.deps.db.select().from(missedSearches)).map(({ word }) => word);
    expect(words.filter((word) => word.startsWith('zorb') && word !== 'zorblat')).toEqual([]);
  },
);

test('a word that an advisor gives to a major is found at once and leaves the list', async () => {
  const b = backend.current;
  await makeCategory(b, 'coral-care', 'Coral care', 'ថែផ្កាថ្ម');
  const { id } = await makeSchool(b);
  await makeProgram(b, id, { name: 'Certificate of Reefs', categoryId: 'coral-care' });
  await missed('flimper');
  const by = await advisor();
  const body = { word: 'flimper', categories: ['coral-care'] };
  expect((await call(b, mean, { body, idempotencyKey: 'mean-flimper' }, by.token)).status).toBe(200);
  const { body: found } = await call(b, find, { query: { keyword: 'flimper' } });
  expect(found).toMatchObject({
    majors: { data: [{ categoryId: 'coral-care' }] },
    courses: { data: [{ name: 'Certificate of Reefs' }] },
    untaught: false,
  });
  expect((await listed(by)).map(({ word }) => word)).not.toContain('flimper');
  const unknown = { word: 'other', categories: ['no-such-major'] };
  expect((await call(b, mean, { body: unknown, idempotencyKey: 'mean-other' }, by.token)).status).toBe(422);
});

test('a word can leave the list without a meaning, and old days are purged', async () => {
  const b = backend.current;
  const by = await advisor();
  await missed('drumbel');
  await b.deps.db.insert(missedSearches).values({ word: 'oldword', day: '2020-01-01', count: 9 });
  expect((await listed(by)).map(({ word }) => word)).not.toContain('oldword');
  await sweepEnded(b.deps);
  expect((await b.deps.db.select().from(missedSearches)).map(({ word }) => word)).not.toContain('oldword');
  expect((await call(b, dismiss, { body: { word: 'drumbel' } }, by.token)).status).toBe(200);
  expect((await listed(by)).map(({ word }) => word)).not.toContain('drumbel');
});
