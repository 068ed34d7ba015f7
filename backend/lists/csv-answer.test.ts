import { parse } from 'csv-parse/sync';
import { beforeAll, expect, test } from 'vitest';
import { schoolsResource } from '@/lib/contract/schools/schools';
import { byteOrderMark } from '@/lib/domain/csv';
import { useTestBackend } from '@/tests/support/backend';
import { applicationTo, makePerson, makeSchool, type Person } from '@/tests/support/make';
import { fillWithManyRows } from '@/tests/support/many-rows';
import { csvAnswer, csvRowsMax } from './csv-answer';

const backend = useTestBackend();
let advisor: Person;
let school: { id: string };

beforeAll(async () => {
  const b = backend.current;
  const {
    ORGANIZATION_ID: organizationId,
    CONNECT_SUBJECT_ID: subjectId,
    HOLLAND_SUBJECT_ID: hollandId,
  } = b.deps.env;
  await fillWithManyRows(
    b.deps.db,
    { subjects: 1_400, applicants: 1_000, others: 100 },
    { organizationId, subjectId, hollandId },
  );
  school = await makeSchool(b, {
    slug: 'college',
    code: 'COLLEGE',
    name: '=1+1 College',
    nameNative: 'សាលារំដួល, ភ្នំពេញ',
  });
  advisor = await makePerson(b, { roles: ['advisor'], staffOf: [school.id] });
});

const ask = (path: string, { token, accept }: { token?: string; accept?: string } = {}) =>
  backend.current.app.request(path, {
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...(accept && { accept }) },
  });
const recordsOf = (text: string) => parse<Record<string, string>>(text, { columns: true, bom: true });
const csvOf = async (path: string, options = {}) => {
  const answer = await ask(path, options);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  return {
    answer,
    records: recordsOf(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer())),
  };
};

test.each([
  ['/api-nest-aca/schools?keyword=college&format=csv', undefined],
  ['/api-nest-aca/schools?keyword=college', 'text/csv'],
  ['/api-nest-aca/schools?keyword=college', 'text/html, text/csv;q=0.9'],
])('%s with Accept %s is a table that Excel reads', async (path, accept) => {
  const { answer, records } = await csvOf(path, { accept });
  expect(answer.headers.get('content-disposition')).toBe(
    'attachment; filename="academic-schools-search.csv"',
  );
  expect(records).toHaveLength(1);
  expect(records[0]).toMatchObject({
    schoolId: school.id,
    name: "'=1+1 College",
    nameNative: 'សាលារំដួល, ភ្នំពេញ',
    'tagline.en': 'Learn',
    minFee: '',
    verified: expect.stringMatching(/^(true|false)$/),
  });
});

test('it begins with the mark that Excel knows UTF-8 by', async () => {
  const bytes = await (await ask('/api-nest-aca/schools?keyword=college&format=csv')).arrayBuffer();
  expect(Buffer.from(bytes).subarray(0, 3)).toEqual(Buffer.from(byteOrderMark));
});

test.each(['', 'order=fee&sort=desc', 'limit=30&start=1200', 'limit=1200'])(
  'the courses of "%s" are the rows of the list, on all of its pages',
  async (query) => {
    const whole = await (await ask(`/api-nest-aca/enrollable_subjects?${query}`)).json();
    const { data } = whole as { data: { enrollableSubjectId: string; school: { name: string } }[] };
    const { records } = await csvOf(`/api-nest-aca/enrollable_subjects?${query}&format=csv`);
    expect(records.map((row) => row['enrollableSubjectId'])).toEqual(
      data.map((row) => row.enrollableSubjectId),
    );
    expect(records.map((row) => row['school.name'])).toEqual(data.map((row) => row.school.name));
  },
);

test('a list whose endpoint names columns has these, with the rights of the list', async () => {
  const b = backend.current;
  const student = await makePerson(b);
  const sent = await b.app.request(`/api-nest-applicant/schools/${school.id}/applicants`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${student.token}`,
      'content-type': 'application/json',
      'idempotency-key': 'csv-application',
    },
    body: JSON.stringify(applicationTo(school.id, null)),
  });
  expect(sent.status).toBe(201);
  const path = '/api-nest-applicant/applicants?format=csv';
  const { records } = await csvOf(path, { token: advisor.token });
  expect(records).toHaveLength(1);
  expect(Object.keys(records[0] ?? {})).toEqual([
    'referenceCode',
    'applicantName',
    'applicantNameKm',
    'phone',
    'applicantStatus',
    'step.name',
    'step.nameNative',
    'school.name',
    'school.nameNative',
    'enrollToSubject.name',
    'enrollToSubject.nameNative',
    'entry.verdict',
    'createdAt',
    'updatedAt',
  ]);
  expect(records[0]?.['phone']).toMatch(/^'\+855/);
  expect((await ask(path)).status).toBe(401);
  expect((await ask(path, { token: student.token })).status).toBe(403);
  const stranger = await makePerson(b, { roles: ['advisor'] });
  expect((await csvOf(path, { token: stranger.token })).records).toEqual([]);
});

test('what is no list answers JSON, and a bad query is refused as before', async () => {
  const one = await ask(`/api-nest-aca/schools/${school.id}?format=csv`);
  expect(one.headers.get('content-type')).toBe('application/json');
  expect((await ask('/api-nest-aca/schools?limit=0&format=csv')).status).toBe(400);
  expect(
    (await ask('/api-nest-aca/schools?format=json', { accept: 'text/csv' })).headers.get('content-type'),
  ).toBe('application/json');
});

test('a longer list is cut, and names where it goes on', async () => {
  const asked: string[] = [];
  const one = (await (await ask('/api-nest-aca/schools?limit=1')).json()) as { hits: unknown[] };
  const answer = await csvAnswer(schoolsResource.endpoints.search, {
    query: { keyword: 'river', format: 'csv' },
    page: (query) => {
      asked.push(query['start'] ?? '');
      const hits = Array.from({ length: Number(query['limit']) }, () => one.hits[0]);
      return Promise.resolve({ hits, total: { value: csvRowsMax + 1 } });
    },
  });
  let text = '';
  for await (const piece of answer?.text ?? []) text += piece;
  expect(recordsOf(text)).toHaveLength(csvRowsMax);
  expect(asked).toHaveLength(csvRowsMax / 100);
  expect(answer?.next).toEqual({ keyword: 'river', format: 'csv', start: String(csvRowsMax) });
});
