'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { lazyPart } from '@/components/feedback/lazy-part';
import { ListSkeleton } from '@/components/kits/list/list-skeleton';
import { OwnSchool } from '@/components/admissions/partner/own-school';
import { programListOf } from '@/components/schools/program-desk/program-list';
import { partnerArea } from '@/components/schools/school-desk/desk-area';
import type { OwnSchool as School } from '@/components/schools/school-desk/own-schools';
import { PageTitle } from '@/components/ui/page-title';
import { pickName } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';

const ProgramListView = lazyPart(
  () =>
    import('@/components/schools/program-desk/program-list-view').then((module) => module.ProgramListView),
  ListSkeleton,
  { ahead: true },
);

/** What the reader's own school teaches. */
export const PartnerProgramsScreen = () => (
  <OwnSchool hrefOf={(schoolId) => href('/partner/enrollable-subjects', undefined, { schoolId })}>
    {(school) => <Programs key={school.schoolId} school={school} />}
  </OwnSchool>
);

function Programs({ school }: { school: School }) {
  const t = useTranslations('programDesk');
  const locale = useLocale();
  const { schoolId } = school;
  const address = useMemo(
    () => programListOf((query) => href('/partner/enrollable-subjects', undefined, { schoolId, ...query })),
    [schoolId],
  );
  return (
    <div>
      <PageTitle>{t('title')}</PageTitle>
      <p className="mb-3 mt-1 text-lg text-muted">{pickName(school, locale)}</p>
      <ProgramListView schoolId={schoolId} area={partnerArea} address={address} />
    </div>
  );
}
