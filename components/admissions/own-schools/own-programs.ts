import type { Applicant } from '@/lib/contract/admissions/applicant-shapes';

export interface OwnProgram {
  id: string;
  /** Null for a program that is only saved. */
  application: Applicant | null;
}

/** The programs that were applied to, the latest application of each, then those saved for a reminder. */
export function ownPrograms(applications: readonly Applicant[], saved: readonly string[]): OwnProgram[] {
  const byId = new Map<string, OwnProgram>();
  for (const application of applications) {
    const id = application.enrollToSubject?.enrollableSubjectId;
    if (id && !byId.has(id)) byId.set(id, { id, application });
  }
  for (const id of saved) if (!byId.has(id)) byId.set(id, { id, application: null });
  return [...byId.values()];
}
