import { expect, it, test } from 'vitest';
import { filesIn, read } from './source-files';

/** What writes without an act, and why. */
const withoutAct: Record<string, string> = {
  'backend/services/access/act.ts': 'It is the act.',
  'backend/services/access/bump.ts': 'A part of the act.',
  'backend/services/access/answer-once.ts': 'The key of a repeated call is stored by whoever opens the act.',
  'backend/services/tags/tag-changes.ts': 'The act announces its tags here, and a job removes old ones.',
  'backend/services/notification/notify.ts': 'The act tells people through it.',
  'backend/services/notification/plan-deliveries.ts': 'A part of notify.',
  'backend/services/notification/enqueue-message.ts': 'The act fills the outbox through it.',
  'backend/services/access/rate-limit.ts': 'A try counts, also where the call is refused.',
  'backend/services/academic/search-index.ts': 'What searches read is derived again, also by the seed.',
  'backend/services/academic/subject-index.ts': 'What searches read is derived again, also by the seed.',
  'backend/services/auth/own-secrets.ts':
    'The fingerprint of a new database is stored before anybody can act.',
};

const receiver = /([\w.]+)\s*\.\s*(?:insert|update|delete)\(\s*[a-z]\w*\s*\)/g;
const byHand = /\bsql`\s*(?:insert\s+into|update|delete\s+from)\s/gi;

/** Writes to tables in a source that do not go through an act: `act.tx.insert(…)`. */
const writesOutside = (source: string): string[] => [
  ...[...source.matchAll(receiver)]
    .filter(([, by]) => by !== 'act.tx')
    // `hash.update(text)` and `map.delete(key)` write to no table.
    .filter(([, by = '']) => /(?:^|\.)(?:db|tx|whole|inner|savepoint)$/.test(by))
    .map(([write]) => write),
  ...[...source.matchAll(byHand)].map(([write]) => write),
];

test('a write beside the act is found', () => {
  expect(writesOutside('await act.tx\n    .update(loans)\n    .set(x)')).toEqual([]);
  expect(writesOutside('createHash(x).update(text); seen.delete(key)')).toEqual([]);
  expect(writesOutside('await deps.db.insert(loans).values(x)')).toHaveLength(1);
  expect(writesOutside('await tx\n      .delete(loans)')).toHaveLength(1);
  expect(writesOutside('await act.deps.db.delete(loans)')).toHaveLength(1);
  expect(writesOutside('await act.tx.execute(sql`update ${loans} set a = 1`)')).toHaveLength(1);
});

it('every change of the database is an act, besides jobs, the seed and the commands', () => {
  const found = filesIn('backend/routes', /(?<!\.test)\.ts$/)
    .concat(
      filesIn('backend/services', /(?<!\.test)\.ts$/),
      filesIn('backend/spreadsheet', /(?<!\.test)\.ts$/),
    )
    .filter((path) => !Object.hasOwn(withoutAct, path))
    .filter((path) => writesOutside(read(path)).length > 0);
  expect(found).toEqual([]);
});

it('every exception still writes', () => {
  expect(Object.keys(withoutAct).filter((path) => writesOutside(read(path)).length === 0)).toEqual([]);
});

it('only the act writes the audit log and announces tags', () => {
  const allowed = ['backend/services/access/act.ts', 'backend/services/tags/tag-changes.ts'];
  const callers = filesIn('backend', /(?<!\.test)\.ts$/)
    .filter((path) => !allowed.includes(path))
    .filter((path) => /\b(?:audit|announceTags)\(/.test(read(path)));
  expect(callers).toEqual([]);
});
