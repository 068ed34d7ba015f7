import { randomInt } from 'node:crypto';
import { schoolVisits, schoolVisitVisitors } from '@/backend/db/schema';
import { visitCodeAlphabet } from '@/lib/domain/visits/school-visits';
import { visitLimits } from '@/lib/domain/limits/visits';
import type { TestBackend } from './start-backend';

const hourMs = 3_600_000;

/** An open visit of two hours for forty pupils, by default. */
export async function makeVisit(
  backend: TestBackend,
  schoolId: string,
  overrides: Partial<typeof schoolVisits.$inferInsert> = {},
): Promise<{ id: string; code: string }> {
  const now = backend.clock.now();
  const code = Array.from(
    { length: visitLimits.codeLength },
    () => visitCodeAlphabet[randomInt(visitCodeAlphabet.length)],
  ).join('');
  const row = {
    code,
    schoolId,
    startsAt: now,
    endsAt: new Date(now.getTime() + 2 * hourMs),
    pupils: 40,
    createdAt: now,
    ...overrides,
  };
  const [made] = await backend.deps.db.insert(schoolVisits).values(row).returning();
  if (!made) throw new Error('The visit was not made.');
  return { id: made.id, code: made.code };
}

export const putOnList = ({ deps, clock }: TestBackend, visitId: string, userId: string) =>
  deps.db.insert(schoolVisitVisitors).values({ visitId, userId, at: clock.now() });
