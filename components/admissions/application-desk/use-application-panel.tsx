'use client';

import { useTranslations } from 'next-intl';
import { useApplicationArea } from '@/components/admissions/application/application-area';
import { lazyPart } from '@/components/feedback/lazy-part';
import type { PanelOptions } from '@/components/kits/list/opened-row';
import { SkeletonText } from '@/components/ui/skeleton';
import { applicantApi } from '@/lib/api/applicant';
import type { Applicant } from '@/lib/contract/admissions/applicant-shapes';
import { useSearchParams } from '@/lib/i18n/navigation';
import { useHeldMoveSender } from './held-moves';

const ApplicationPanel = lazyPart(
  () => import('./application-panel').then((module) => module.ApplicationPanel),
  () => <SkeletonText lines={8} />,
);

/** What a row of a list of applications opens; its page is told of the list, so that it can lead on. */
export function useApplicationPanel(onUndone: (applicantId: string) => void): PanelOptions<Applicant> {
  const t = useTranslations('applicationDesk.panel');
  const area = useApplicationArea();
  const { row: _row, ...list } = Object.fromEntries(useSearchParams());
  useHeldMoveSender(onUndone);
  return {
    title: t('title'),
    query: (applicantId) => applicantApi.applicants.get.queryOptions({ query: { applicantId } }),
    href: (id) => area.application(id, list),
    show: (id, { onNext }) => <ApplicationPanel key={id} applicantId={id} onDecided={onNext} />,
  };
}
