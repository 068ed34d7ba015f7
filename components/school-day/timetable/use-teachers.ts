import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import type { Option } from '@/components/form/options';
import { personNames } from '@/components/people/people/person-names';
import { lmsApi } from '@/lib/api/lms';

/** The teachers of a school as a choice. */
export function useTeacherOptions(orgId: string): Option[] {
  const locale = useLocale();
  const { data } = useQuery(lmsApi.courses.teachers.queryOptions({ params: { orgId } }));
  return (data?.data ?? []).map((teacher) => ({
    value: teacher.userId,
    label: personNames(teacher, locale).name,
  }));
}
