import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import type { Option } from '@/components/form/options';
import { personNames } from '@/components/accounts/people/person-names';
import { lmsApi } from '@/lib/api/lms';
import type { ClassSession } from '@/lib/contract/school-day/course-shapes';

/** The teachers of a school as a choice. */
export function useTeacherOptions(orgId: string): Option[] {
  const locale = useLocale();
  const { data } = useQuery(lmsApi.courses.teachers.queryOptions({ params: { orgId } }));
  return (data?.data ?? []).map((teacher) => ({
    value: teacher.userId,
    label: personNames(teacher, locale).name,
  }));
}

/** Who can teach a lesson in place of its teacher: those whom the cover offers too, and who does it already. */
export function useSubstituteOptions(orgId: string, { sessionId, substitute }: ClassSession): Option[] {
  const locale = useLocale();
  const { data } = useQuery(lmsApi.teacherAbsences.free.queryOptions({ params: { orgId, id: sessionId } }));
  const free = data?.data ?? [];
  const isListed = substitute !== null && free.some(({ userId }) => userId === substitute.userId);
  return [...(substitute && !isListed ? [substitute] : []), ...free].map((teacher) => ({
    value: teacher.userId,
    label: personNames(teacher, locale).name,
  }));
}
