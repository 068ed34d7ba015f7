'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import { lazyPart } from '@/components/feedback/lazy-part';
import { DeskHead } from '@/components/kits/list/desk-head';
import { ListSkeleton } from '@/components/kits/list/list-skeleton';
import { ChosenOwnSchool } from '@/components/admissions/partner/own-school';
import { programListOf } from '@/components/schools/program-desk/program-list';
import { partnerArea } from '@/components/schools/school-desk/desk-area';
import type { OwnSchool } from '@/components/schools/school-desk/own-schools';
import { href } from '@/lib/routes/href';

const ProgramListView = lazyPart(
  () =>
    import('@/components/schools/program-desk/program-list-view').then((module) => module.ProgramListView),
  ListSkeleton,
  { ahead: true },
);

/** What the reader's own school teaches. */
export const PartnerProgramsScreen = () => (
  <ChosenOwnSchool
    hrefOf={(schoolId) => href('/partner/enrollable-subjects', undefined, { schoolId })}
    withHead={(school, owner) => <Programs key={school.schoolId} school={school} owner={owner} />}
  />
);

function Programs({ school, owner }: { school: OwnSchool; owner: ReactNode }) {
  const t = useTranslations('programDesk');
  const { schoolId } = school;
  const address = useMemo(
    () => programListOf((query) => href('/partner/enrollable-subjects', undefined, { schoolId, ...query })),
    [schoolId],
  );
  return (
    <div>
      <DeskHead title={t('title')} owner={owner} />
      <ProgramListView schoolId={schoolId} area={partnerArea} address={address} />
    </div>
  );
}
