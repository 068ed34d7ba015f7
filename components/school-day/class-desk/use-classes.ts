import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import type { Option } from '@/components/form/options';
import { lmsApi } from '@/lib/api/lms';
import { pickName } from '@/lib/i18n/pick';

/** The classes of a school as a choice, by their path. */
export function useClassOptions(orgId: string): Option[] {
  const locale = useLocale();
  const { data } = useQuery(lmsApi.courses.classes.queryOptions({ params: { orgId } }));
  return (data?.data ?? []).map(({ structureRecordId, path }) => ({
    value: structureRecordId,
    // Its own name first: a select shows no more on a phone.
    label: path
      .map((unit) => pickName(unit, locale))
      .toReversed()
      .join(' · '),
  }));
}
