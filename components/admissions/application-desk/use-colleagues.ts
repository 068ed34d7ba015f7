import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { applicantApi } from '@/lib/api/applicant';
import { pickName } from '@/lib/i18n/pick';

/** Who else works on the applications to the school of this one, as options. */
export function useColleagues(applicantId: string): { value: string; label: string }[] {
  const locale = useLocale();
  const { data } = useQuery(applicantApi.assignees.colleagues.queryOptions({ params: { id: applicantId } }));
  return (data?.data ?? []).map((each) => ({ value: each.userId, label: pickName(each, locale) }));
}
