import { beforeEach, expect, test } from 'vitest';
import { schoolsResource } from '@/lib/contract/schools/schools';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';
import { changedTags } from '@/tests/support/tags';

const backend = useTestBackend();
const { get, update } = schoolsResource.endpoints;
let school = { id: '', slug: '' };
let partner: Person;

beforeEach(async () => {
  school = await makeSchool(backend.current);
  partner = await makePerson(backend.current, { roles: ['partner'], staffOf: [school.id] });
});

const quote = {
  key: 'dara',
  quote: { en: 'We build things.', km: 'យើងសាងសង់។' },
  name: { en: 'Dara Sok', km: 'សុខ ដារ៉ា' },
  role: 'graduate' as const,
  year: 2025,
  program: { en: 'Civil Engineering', km: 'វិស្វកម្មសំណង់' },
  consentedOn: '2026-01-10',
};
const save = (quotes: unknown, version = 1) =>
  backend.current.app.request(`/api-nest-aca/schools/${school.id}`, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${partner.token}`,
      'content-type': 'application/json',
      'if-match': `"${version}"`,
    },
    body: JSON.stringify({ quotes }),
  });
const read = async () => (await call(backend.current, get, { params: { id: school.id } })).body;

test('the people of a school publish quotes, and take them back; its page follows', async () => {
  expect((await read()).quotes).toEqual([]);
  expect((await save([quote])).status).toBe(200);
  expect((await read()).quotes).toEqual([quote]);
  expect(await changedTags(backend.current)).toContain('schools');
  expect((await save([], 2)).status).toBe(200);
  expect((await read()).quotes).toEqual([]);
});

test('nothing is stored without the day of consent, a name, a year and a program in both languages', async () => {
  for (const missing of ['consentedOn', 'name', 'year', 'program', 'role', 'quote'] as const) {
    const { [missing]: _, ...rest } = quote;
    expect((await save([rest])).status, missing).toBe(422);
  }
  expect((await save([{ ...quote, name: { en: 'Dara Sok', km: '' } }])).status).toBe(422);
  expect((await save([quote, quote])).status).toBe(422);
  expect((await read()).version).toBe(1);
});

test('nobody has agreed, or graduated, in the future', async () => {
  const later = `${backend.current.clock.now().getUTCFullYear() + 2}-01-01`;
  const { status, body } = await call(
    backend.current,
    update,
    {
      params: { id: school.id },
      body: { quotes: [{ ...quote, consentedOn: later, year: Number(later.slice(0, 4)) }] },
      version: 1,
    },
    partner.token,
  );
  expect(status).toBe(422);
  expect(body).toMatchObject({
    issues: [
      { path: 'quotes.0.consentedOn', code: 'day-in-future' },
      { path: 'quotes.0.year', code: 'day-in-future' },
    ],
  });
});

test('the people of another school change nothing here', async () => {
  partner = await makePerson(backend.current, {
    roles: ['partner'],
    staffOf: [(await makeSchool(backend.current)).id],
  });
  expect((await save([quote])).status).toBe(404);
});
