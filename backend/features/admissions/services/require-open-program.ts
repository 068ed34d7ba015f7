import { and, eq } from 'drizzle-orm';
import { applicationStateOn, type RefusingState } from '@/lib/domain/schools/application-state';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import type { Db } from '@/backend/db/client';
import { subjects } from '@/backend/db/schema';
import { invalid, Refusal } from '@/backend/errors';

const reasons: Record<RefusingState, string> = {
  'not-yet-open': 'This program does not take applications yet.',
  'past-deadline': 'The deadline of this program has passed.',
  full: 'This program is full.',
  closed: 'This program takes no applications.',
};

interface Wanted {
  schoolId: string;
  subjectId: string | null | undefined;
  now: Date;
}

/**
 * @throws 422 for a program of another school; 409 with the name of the state for one that is not open for applications today,
 * and with the day of the next intake where it is known.
 */
export async function requireOpenProgram(tx: Db, { schoolId, subjectId, now }: Wanted): Promise<void> {
  if (!subjectId) return;
  const [subject] = await tx
    .select()
    .from(subjects)
    .where(
      and(eq(subjects.id, subjectId), eq(subjects.schoolId, schoolId), eq(subjects.isPlaceholder, false)),
    );
  if (!subject) throw invalid([{ path: 'enrollToId', code: 'unknown-program' }]);
  const state = applicationStateOn(subject, dayInCambodia(now));
  if (state.key === 'open') return;
  const { key, opensOn } = state;
  throw new Refusal(409, key, reasons[key], {
    issues: opensOn === null ? [] : [{ path: 'enrollToId', code: 'next-intake', message: opensOn }],
  });
}
