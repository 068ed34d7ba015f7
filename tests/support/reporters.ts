import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { reports, users } from '@/backend/db/schema';
import { reportRules } from '@/lib/domain/review/report-weight';
import type { TestBackend } from './backend';
import { makePerson, type Person } from './make';

interface Past {
  daysAgo?: number;
  /** Earlier reports that were followed, and that were not. */
  right?: number;
  wrong?: number;
}

/** A person whose account is old enough for its reports to weigh, by default without earlier ones. */
export async function makeReporter(
  backend: TestBackend,
  { daysAgo = reportRules.knownFromDays, right = 0, wrong = 0 }: Past = {},
): Promise<Person> {
  const person = await makePerson(backend);
  const { db } = backend.deps;
  const joined = new Date(backend.clock.now().getTime() - daysAgo * 86_400_000);
  await db.update(users).set({ createdAt: joined }).where(eq(users.id, person.id));
  const decided = { createdAt: joined, decidedAt: joined, decisionReason: 'Read it.' };
  const earlier = Array.from({ length: right + wrong }, (_, n) => ({
    ...decided,
    subjectKind: 'question' as const,
    subjectId: randomUUID(),
    userId: person.id,
    standing: 'known' as const,
    reason: 'fraud' as const,
    text: '',
    decision: n < right ? ('hide' as const) : ('release' as const),
  }));
  if (earlier.length > 0) await db.insert(reports).values(earlier);
  return person;
}
