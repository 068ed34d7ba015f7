import type { Membership } from '@/lib/contract/school-day/memberships';
import type { StudentMatter } from '@/lib/domain/school-day/school-life';
import type { Db } from '@/backend/db/client';
import type { Caller } from '@/backend/deps';
import { readMemberships } from '@/backend/features/school-day/services/memberships';
import type { BotLocale } from './bot-words';
import { fullName, fullNameKm } from '@/lib/domain/people/person-name';

export interface OwnStudent {
  orgId: string;
  studentId: string;
  name: string;
  /** What tells it from the others on a button. */
  label: string;
  isStudying: boolean;
}

const nameOf = (student: NonNullable<Membership['student']>, locale: BotLocale): string => {
  const { lastName, firstName, lastNameKm, firstNameKm } = student;
  const isKhmer = locale === 'km' && firstNameKm;
  return isKhmer ? fullNameKm({ lastNameKm, firstNameKm }) : fullName({ lastName, firstName });
};

/** The records of which a person may read a matter: their own, then those of their children. */
export async function ownStudents(
  db: Db,
  caller: Caller,
  matter: StudentMatter,
  locale: BotLocale,
): Promise<OwnStudent[]> {
  const memberships = await readMemberships(db, caller);
  return memberships.flatMap(({ student, matters, ...school }) => {
    if (!student || !matters.includes(matter)) return [];
    const name = nameOf(student, locale);
    return [
      {
        orgId: school.organizationId,
        studentId: student.studentId,
        name,
        label: `${name}, ${locale === 'km' ? school.nameNative : school.name}`,
        isStudying: ['studying', 'paused'].includes(student.status),
      },
    ];
  });
}
