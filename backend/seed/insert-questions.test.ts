import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { orientationResource } from '@/lib/contract/qa/orientation';
import { questionsResource } from '@/lib/contract/qa/questions';
import { call, useTestBackend } from '@/tests/support/backend';
import { signedIn } from '@/tests/support/make';
import { seedRuns } from '@/backend/db/schema';
import { demoQuestions, demoResults } from './demo/questions/demo-questions';
import { seedDemo } from './seed-demo';
import { stableId } from './stable-id';

const folder = mkdtempSync(join(tmpdir(), 'seed-'));
afterAll(() => rmSync(folder, { recursive: true }));
const backend = useTestBackend({ DATA_DIR: folder });

test(
  'the demo has questions with answers and views, and results, once however often it is seeded',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    await seedDemo(b.deps);
    await b.deps.db.update(seedRuns).set({ version: 'before' });
    await seedDemo(b.deps);
    // The secrets of an older data folder may be newer than its file.
    const file = join(folder, 'demo.json');
    const { outbox, ...others } = JSON.parse(readFileSync(file, 'utf8')) as { outbox: string };
    writeFileSync(file, JSON.stringify({ ...others, outbox: '/demo/outbox?key=old' }));
    await seedDemo(b.deps);
    expect(outbox).toMatch(/^\/demo\/outbox\?key=[\w-]{43}$/);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ ...others, outbox });
    const { ORGANIZATION_ID: orgId, CONNECT_SUBJECT_ID: subjectId } = b.deps.env;
    const { body } = await call(b, questionsResource.endpoints.list, { params: { orgId, subjectId } });
    expect(body.countTotal).toBe(demoQuestions.length);
    const byTitle = new Map(demoQuestions.map((demo) => [demo.title, demo]));
    for (const question of body.data) {
      const demo = byTitle.get(question.title);
      expect([question.answerCount, question.viewCount]).toEqual([demo?.answers.length, demo?.views]);
      expect(question.author?.name).toBeTruthy();
      expect(Date.parse(question.createdAt)).toBeLessThan(b.clock.now().getTime());
    }
    const token = await signedIn(b, stableId('account:advisor'));
    const results = await call(b, orientationResource.endpoints.usersResult, { params: { orgId } }, token);
    const taken = demoResults
      .flatMap(({ holland, personality }) => [holland, personality])
      .filter((scores) => scores !== null);
    expect(results.body.countTotal).toBe(taken.length);
    for (const { user } of results.body.data)
      expect([user.province, user.currentSchool], `${user.lastName} ${user.firstName}`).toEqual([
        expect.stringMatching(/^\d{2}$/),
        expect.stringMatching(/[\u1780-\u17b3]/),
      ]);
    const [newest] = results.body.data;
    const params = { orgId };
    const query = { userId: newest?.user.userId };
    expect(
      (await call(b, orientationResource.endpoints.holland, { params, query }, token)).body?.result.code,
    ).toBe('IRC');
  },
);
