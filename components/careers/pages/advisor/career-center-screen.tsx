'use client';

import { useTranslations } from 'next-intl';
import { lazyPart } from '@/components/feedback/lazy-part';
import { ListSkeleton } from '@/components/kits/list/list-skeleton';
import { ListViews } from '@/components/kits/list/list-views';
import { CreateLink } from '@/components/kits/text-desk/create-link';
import { centerList, registrantList } from '@/components/careers/career-center/center-list';
import { CenterView } from '@/components/careers/career-center/center-view';
import { href } from '@/lib/routes/href';

const RegistrantView = lazyPart(
  () => import('@/components/careers/career-center/registrant-view').then((module) => module.RegistrantView),
  ListSkeleton,
);

/** Career centers, and who is registered with them. */
export function AdvisorCareerCenterScreen({ organizationId }: { organizationId: string }) {
  const t = useTranslations('centerDesk');
  return (
    <>
      <CreateLink
        title={t('title')}
        lead={t('lead')}
        href={href('/advisor/career-center/create')}
        label={t('create')}
      />
      <ListViews
        label={t('views.label')}
        views={[
          {
            key: 'centers',
            label: t('views.centers'),
            href: centerList.href(),
            show: () => <CenterView organizationId={organizationId} />,
          },
          {
            key: 'registrants',
            label: t('views.registrants'),
            href: registrantList.href(),
            show: () => <RegistrantView organizationId={organizationId} />,
          },
        ]}
      />
    </>
  );
}
