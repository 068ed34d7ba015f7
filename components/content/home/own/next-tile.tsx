'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Skeleton } from '@/components/ui/skeleton';
import { applicantApi } from '@/lib/api/applicant';
import { pickName } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { nextApplication, ownSchoolsQuery, studiesAt } from './own-start-queries';
import { StartTile } from './start-tile';

/** What to do next about one's applications; nothing of a school where one studies already. */
export function NextTile({ userId }: { userId: string }) {
  const t = useTranslations('ownStart.next');
  const locale = useLocale();
  const applications = useQuery(applicantApi.applicants.mine.queryOptions({ params: { id: userId } }));
  const schools = useQuery(ownSchoolsQuery(userId));
  const isPending = applications.isPending || schools.isPending;
  const studies = studiesAt(schools.data?.data ?? []);
  const open = applications.data?.data.filter(({ schoolId }) => !studies.includes(schoolId)) ?? [];
  const next = nextApplication(open);
  // Who studies looks for a school no more.
  if (!isPending && !next && studies.length > 0) return null;
  const kind = next?.nextActor === 'applicant' ? 'yours' : 'waiting';
  const to = next
    ? { href: href('/profile/applications/[id]', { id: next.applicantId }), label: t('open') }
    : { href: href('/explore'), label: t('explore') };
  return (
    <StartTile icon="clipboard-list" title={t('title')} wide {...(!isPending && { to })}>
      {isPending ? (
        <Skeleton className="h-14" />
      ) : (
        <p>{next ? t(kind, { school: pickName(next.school, locale) }) : t('apply')}</p>
      )}
    </StartTile>
  );
}
