import type { SheetOutcome } from '@/lib/contract/school-day/sheets';
import { invalid, Refusal } from '@/backend/errors';

/** A table stores one mark at a time. @throws 409 or 422 when it was refused */
export function requireOutcome([outcome]: readonly SheetOutcome[]): void {
  if (!outcome || outcome.ok) return;
  if (outcome.code === 'not-found') throw invalid([{ path: 'studentCode', code: 'not-in-course' }]);
  if (outcome.issues) throw invalid(outcome.issues);
  throw new Refusal(409, outcome.code, outcome.message);
}
