import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orientationResource } from '@/lib/contract/orientation/orientation';
import { questionsResource } from '@/lib/contract/questions/questions';
import { call, useTestBackend } from '@/tests/support/backend';
import { subjectOf } from '@/tests/support/orientation';
import { questions, seedRuns } from '@/backend/db/schema';
import { insertQuestionnaires } from './insert-questionnaires';
import { hollandStatements } from '@/backend/seed/questionnaires/holland-statements';
import { personalityStatements } from '@/backend/seed/questionnaires/personality-statements';

const backend = useTestBackend();
const all = [...hollandStatements, ...personalityStatements];

const read = async (kind: 'holland' | 'personality') => {
  const b = backend.current;
  const params = { orgId: b.deps.env.ORGANIZATION_ID, subjectId: subjectOf(b, kind) };
  return (await call(b, questionsResource.endpoints.list, { params })).body;
};

test(
  'every statement is there in both languages, once, without a denial that would be denied again',
  { tags: 'postgres' },
  () => {
    expect([hollandStatements.length, personalityStatements.length]).toEqual([60, 50]);
    for (const { en, km } of all) {
      expect(km).toMatch(/^[\u1780-\u17ff\u200b ]+$/);
      expect(en).toMatch(/^[A-Z][\w ,-]+\.?$/);
      expect(en.split(' ').length, en).toBeLessThanOrEqual(12);
      expect(en).not.toMatch(/\b(?:not|never|no|cannot|\w+n't)\b/i);
    }
    for (const of of ['en', 'km', 'key'] as const)
      expect(new Set(all.map((each) => each[of])).size).toBe(110);
  },
);

test('no page of five asks about one thing only', () => {
  for (const statements of [hollandStatements, personalityStatements])
    for (let from = 0; from < statements.length; from += 5)
      expect(new Set(statements.slice(from, from + 5).map(({ scale }) => scale)).size).toBe(5);
});

test('is laid down once, can be scored, and leaves what staff wrote', { tags: 'postgres' }, async () => {
  const b = backend.current;
  await insertQuestionnaires(b.deps);
  const [holland, personality] = [await read('holland'), await read('personality')];
  expect([holland.countTotal, personality.countTotal]).toEqual([60, 50]);
  expect(holland.data.map(({ orderNumber }) => orderNumber)).toEqual(
    Array.from({ length: 60 }, (_, index) => index + 1),
  );
  const answers = (data: typeof holland.data, answer: number) =>
    data.map(({ questionId }) => ({ questionId, answer }));
  const { calculateHolland, calculatePersonality } = orientationResource.endpoints;
  const flat = await call(b, calculateHolland, { body: { answers: answers(holland.data, 4) } });
  expect(flat.body.result).toMatchObject({ flat: true, scores: { R: 40, C: 40 } });
  const yes = await call(b, calculatePersonality, { body: { answers: answers(personality.data, 5) } });
  expect(yes.body.result.axes.every(({ balanced }) => balanced)).toBe(true);

  const [first, second] = holland.data;
  if (!first || !second) throw new Error('The questionnaire is empty.');
  await b.deps.db
    .update(questions)
    .set({ title: 'Edited', version: 2 })
    .where(eq(questions.id, first.questionId));
  await b.deps.db.update(questions).set({ title: 'Old' }).where(eq(questions.id, second.questionId));
  await insertQuestionnaires(b.deps);
  expect((await read('holland')).data[1]?.title).toBe('Old');
  await b.deps.db.update(seedRuns).set({ version: 'before' });
  await insertQuestionnaires(b.deps);
  const later = await read('holland');
  expect(later.data.slice(0, 2).map(({ title }) => title)).toEqual(['Edited', second.title]);
  expect(later.countTotal).toBe(60);
});
