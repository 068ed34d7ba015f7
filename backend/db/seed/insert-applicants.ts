import type { Deps } from '../../deps';
import type { Db } from '../client';
import type { SeededAccount } from './insert-accounts';
import type { SeededSchool } from './insert-schools';

export async function insertApplicants(_deps: Deps, _tx: Db, schools: SeededSchool[], _accounts: SeededAccount[]): Promise<Record<string, string>> {
  const first = schools.find(({ school, programIds }) => school.status === 'active' && programIds.size > 0);
  const program = first && [...first.programIds.values()][0];
  return first ? { '/school/[slug]': `/school/${first.school.key}`, '/school/[slug]/enrollment-form': `/school/${first.school.key}/enrollment-form`, '/course/[id]': `/course/${program}` } : {};
}
