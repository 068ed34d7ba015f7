'use client';

import { useTranslations } from 'next-intl';
import { lazyPart } from '@/components/feedback/lazy-part';
import { ListSkeleton } from '@/components/kits/list/list-skeleton';
import { ListViews } from '@/components/kits/list/list-views';
import { messageList, outboxList, partnerList, registrantList } from '@/components/people/inbox/inbox-lists';
import { MessageView } from '@/components/people/inbox/message-view';
import { useIsOperator } from '@/components/people/people/given-roles';
import { PageTitle } from '@/components/ui/page-title';

const PartnerView = lazyPart(
  () => import('@/components/people/inbox/partner-view').then((module) => module.PartnerView),
  ListSkeleton,
);
const RegistrantView = lazyPart(
  () => import('@/components/people/inbox/registrant-view').then((module) => module.RegistrantView),
  ListSkeleton,
);
const OutboxView = lazyPart(
  () => import('@/components/people/inbox/outbox-view').then((module) => module.OutboxView),
  ListSkeleton,
);

/** What people wrote or asked, and for operators what of Sala's own messages did not reach them. */
export function InboxScreen({ organizationId }: { organizationId: string }) {
  const t = useTranslations('inbox');
  const isOperator = useIsOperator();
  return (
    <>
      <PageTitle className="mb-3">{t('title')}</PageTitle>
      <ListViews
        label={t('views.label')}
        views={[
          {
            key: 'messages',
            label: t('views.messages'),
            href: messageList.href(),
            show: () => <MessageView />,
          },
          {
            key: 'partners',
            label: t('views.partners'),
            href: partnerList.href(),
            show: () => <PartnerView />,
          },
          {
            key: 'registrants',
            label: t('views.registrants'),
            href: registrantList.href(),
            show: () => <RegistrantView organizationId={organizationId} />,
          },
          ...(isOperator
            ? [
                {
                  key: 'outbox',
                  label: t('views.outbox'),
                  href: outboxList.href(),
                  show: () => <OutboxView />,
                },
              ]
            : []),
        ]}
      />
    </>
  );
}
