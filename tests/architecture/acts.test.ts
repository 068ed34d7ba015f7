import { expect, it, test } from 'vitest';
import { loans } from '@/backend/db/schema';
import type { Deps, Reader } from '@/backend/deps';
import type { Act } from '@/backend/core/access/act';
import { filesIn, read } from './source-files';

const codeIn = (...folders: string[]) =>
  folders.flatMap((folder) => filesIn(folder, /(?<!\.test)\.ts$/)).toSorted();

/** Never called. Each line that is expected to be an error becomes one where the type lets it pass. */
const planted = async (deps: Deps, reader: Reader, act: Act) => {
  await deps.db.select().from(loans);
  await act.tx.update(loans).set({ awaits: null });
  const anything = deps.db;
  // @ts-expect-error -- what handlers and services have does not write, under whatever name
  await anything.update(loans).set({ awaits: null });
  // @ts-expect-error -- it cannot delete
  await deps.db.delete(loans);
  // @ts-expect-error -- nor run a statement
  await reader.db.execute('delete from loans');
  // @ts-expect-error -- nor does the act give it to services
  await act.deps.db.delete(loans);
  // @ts-expect-error -- nor open a transaction
  await deps.db.transaction((tx) => tx.delete(loans));
  const some = deps.db.$with('some').as(deps.db.select().from(loans));
  // @ts-expect-error -- nor write after a common table
  await deps.db.with(some).delete(loans);
};

test('the compiler refuses a write beside the act', () => {
  expect(planted).toBeTypeOf('function');
});

/** Who makes what can write from what reads, and why. */
const doors: Record<string, string> = {
  'backend/db/open-to-write.ts': 'It is the door.',
  'backend/db/table-rows.ts': 'Statements by hand that read, and a transaction that only reads.',
  'backend/core/access/answer-once.ts': 'The transaction of the act.',
  'backend/core/access/rate-limit.ts': 'A try counts, also where the call is refused.',
};

const opens = (source: string) => /\bopenToWrite\b|\bas (?:unknown as )?WriteDb\b/.test(source);

test('a door is found', () => {
  expect(opens('await openToWrite(deps.db).delete(loans)')).toBe(true);
  expect(opens('(deps.db as WriteDb).delete(loans)')).toBe(true);
  expect(opens('export async function store(tx: WriteDb) {}')).toBe(false);
});

it('only these make what can write from what reads', () => {
  // The client makes the database itself.
  const found = codeIn('backend').filter((path) => path !== 'backend/db/client.ts' && opens(read(path)));
  expect(found).toEqual(Object.keys(doors).toSorted());
});

/** Who writes with the dependencies of jobs among services and routes, and why. */
const writingParts: Record<string, string> = {
  'backend/features/notices/services/enqueue-message.ts': 'The act fills the outbox through it.',
  'backend/features/notices/services/notify.ts': 'The act tells people through it.',
  'backend/features/notices/services/plan-deliveries.ts': 'A part of notify.',
};

it('handlers and services have nothing that writes besides the act', () => {
  const rooms = ['routes', 'core', 'operation', 'features', 'spreadsheet', 'http', 'lists', 'gateways'];
  const found = codeIn(...rooms.map((room) => `backend/${room}`))
    .filter((path) => !/^backend\/features\/[\w-]+\/(?:jobs|seed)\//.test(path))
    .filter((path) => /\bWritingDeps\b/.test(read(path)));
  expect(found).toEqual(Object.keys(writingParts).toSorted());
});

/** What writes by statements of its own text, in the transaction of the act. */
const byHand: Record<string, string> = {
  'backend/features/schools/services/subject-index.ts':
    'Rows that are derived for the search, all in one statement.',
};

const writesByHand = (source: string) => /\bsql`\s*(?:insert\s+into|update|delete\s+from)\s/i.test(source);

test('a write by hand is found', () => {
  expect(writesByHand('await readRaw(deps.db, sql`update ${loans} set a = 1`)')).toBe(true);
  expect(writesByHand('const updated = sql`updated_at`')).toBe(false);
});

it('a statement by hand only reads', () => {
  const found = codeIn(
    ...['routes', 'core', 'features', 'spreadsheet'].map((room) => `backend/${room}`),
  ).filter((path) => writesByHand(read(path)));
  expect(found).toEqual(Object.keys(byHand));
});

it('only the act writes the audit log and announces tags', () => {
  const allowed = ['backend/core/access/act.ts', 'backend/core/tags/tag-changes.ts'];
  const callers = codeIn('backend')
    .filter((path) => !allowed.includes(path))
    .filter((path) => /\b(?:audit|announceTags)\(/.test(read(path)));
  expect(callers).toEqual([]);
});
