'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useHydrated } from '@/lib/device/use-hydrated';
import { lmsApi } from '@/lib/api/lms';
import { membershipsResource } from '@/lib/contract/school-day/memberships';
import { keptKind } from '@/lib/device/kept';
import { portalKeptHours } from '@/lib/domain/limits/device';
import { useSearchParams } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import { keptQuery } from '@/lib/query/kept-query';
import { useKeptPerson } from '@/lib/query/use-kept-person';
import { href, type Href, type HrefQuery } from '@/lib/routes/href';
import type { BuiltPath } from '@/lib/routes/pages';
import { askedFor, type ChosenMembership, chooseMembership } from './choose-membership';

const memberships = keptKind('membership', membershipsResource.endpoints.list.response, {
  hours: portalKeptHours,
});

/** Where the reader is a student, a teacher, of the office or a guardian; also without a connection. */
export function useMemberships() {
  const t = useTranslations('portal');
  const locale = useLocale();
  const userId = useKeptPerson() ?? '';
  return useQuery({
    ...keptQuery(lmsApi.memberships.list.queryOptions({ params: { userId } }), {
      kind: memberships,
      owner: userId,
      id: userId,
      paper: ({ data }) => ({
        lang: locale,
        title: t('pages.schools'),
        lines: data.map((each) => pickName(each, locale)),
      }),
    }),
    enabled: userId !== '',
  });
}

type PlainPath = Exclude<BuiltPath, `${string}[${string}`>;

/** A page of the portal about this school and student. */
export const portalHref = (chosen: ChosenMembership, path: PlainPath, query: HrefQuery = {}): Href =>
  href(path, undefined, { ...askedFor(chosen), ...query });

/** What the address of this page chooses; `chosen` is null for a school or a student that is not theirs. */
export function usePortal() {
  const search = useSearchParams();
  const query = useMemberships();
  const hydrated = useHydrated();
  const all = hydrated ? query.data?.value.data : undefined;
  const asked = { org: search.get('org'), student: search.get('student'), as: search.get('as') };
  return { query, all, chosen: all ? chooseMembership(all, asked) : null };
}
