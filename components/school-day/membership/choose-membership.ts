import type { Membership } from '@/lib/contract/school-day/memberships';
import type { MembershipKind, StudentMatter } from '@/lib/domain/school-day/school-life';

/** What of the portal the address names. */
interface Asked {
  org: string | null;
  student: string | null;
  /** As what the reader comes, where the address names neither: from a desk as its office. */
  as?: string | null;
}

/** What the menu of a desk adds to an address. */
export const asKind = (kind: MembershipKind) => ({ as: kind });

/**
 * The school and the student that a page of the portal shows. `studentId` is the person or the child; for those who work at
 * the school it is the student of theirs whom the address names, or null.
 */
export interface ChosenMembership {
  membership: Membership;
  studentId: string | null;
}

const withoutStudent = (found: Membership | undefined): ChosenMembership | null =>
  found ? { membership: found, studentId: found.student?.studentId ?? null } : null;

/** Null where the person has no such place, so that a foreign school is one that does not exist. */
export function chooseMembership(
  all: readonly Membership[],
  { org, student, as = null }: Asked,
): ChosenMembership | null {
  const here = org === null ? all : all.filter(({ organizationId }) => organizationId === org);
  if (org === null && student === null && as !== null)
    return withoutStudent(all.find(({ kind }) => kind === as) ?? all[0]);
  if (student === null)
    // The address of a student names the student, so that of a school alone means the work there.
    return withoutStudent((org === null ? undefined : here.find((each) => each.student === null)) ?? here[0]);
  const own = here.find((each) => each.student?.studentId === student);
  if (own) return withoutStudent(own);
  const work = org === null ? undefined : here.find((each) => each.student === null);
  return work ? { membership: work, studentId: student } : null;
}

/** Whether the reader sees this of the student: guardians see what the student shows them. */
export const isShared = (
  { membership: { kind, matters } }: ChosenMembership,
  matter: StudentMatter | undefined,
): boolean => kind !== 'guardian' || matter === undefined || matters.includes(matter);

/** How the address names a place. */
export const askedFor = ({ membership, studentId }: ChosenMembership) => ({
  org: membership.organizationId,
  student: studentId,
});
