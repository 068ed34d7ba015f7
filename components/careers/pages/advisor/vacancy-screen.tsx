'use client';

import { useTranslations } from 'next-intl';
import { lazyPart } from '@/components/feedback/lazy-part';
import { ListSkeleton } from '@/components/kits/list/list-skeleton';
import { ListViews } from '@/components/kits/list/list-views';
import { CreateLink } from '@/components/kits/text-desk/create-link';
import { vacancyList } from '@/components/careers/vacancy/vacancy-list';
import { VacancyView } from '@/components/careers/vacancy/vacancy-view';
import { href } from '@/lib/routes/href';

const ReasonsView = lazyPart(
  () => import('@/components/careers/vacancy/reasons-view').then((module) => module.ReasonsView),
  ListSkeleton,
);
const StepsView = lazyPart(
  () => import('@/components/careers/vacancy/steps-view').then((module) => module.StepsView),
  ListSkeleton,
);

/** Vacancies, the way to a new one, and the steps of those who apply. */
export function VacancyScreen({ organizationId }: { organizationId: string }) {
  const t = useTranslations('vacancyDesk');
  return (
    <>
      <CreateLink
        title={t('title')}
        lead={t('lead')}
        href={href('/advisor/vacancy/create')}
        label={t('create')}
      />
      <ListViews
        label={t('pages.label')}
        views={[
          {
            key: 'list',
            label: t('pages.list'),
            href: vacancyList.href(),
            show: () => <VacancyView organizationId={organizationId} />,
          },
          {
            key: 'steps',
            label: t('pages.steps'),
            href: href('/advisor/vacancy', undefined, { view: 'steps' }),
            show: () => (
              <>
                <StepsView organizationId={organizationId} />
                <ReasonsView organizationId={organizationId} />
              </>
            ),
          },
        ]}
      />
    </>
  );
}
