'use client';

import { useTranslations } from 'next-intl';
import { lazyPart } from '@/components/feedback/lazy-part';
import { DeskHead } from '@/components/kits/list/desk-head';
import { ListSkeleton } from '@/components/kits/list/list-skeleton';
import { ListViews } from '@/components/kits/list/list-views';
import { messageList, outboxList, partnerList } from '@/components/review/inbox/inbox-lists';
import { MessageView } from '@/components/review/inbox/message-view';
import { useIsOperator } from '@/components/accounts/people/given-roles';
import { Link } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';

const PartnerView = lazyPart(
  () => import('@/components/review/inbox/partner-view').then((module) => module.PartnerView),
  ListSkeleton,
);
const OutboxView = lazyPart(
  () => import('@/components/review/inbox/outbox-view').then((module) => module.OutboxView),
  ListSkeleton,
);

/** What people wrote or asked, and for operators what of Sala's own messages did not reach them. */
export function InboxScreen() {
  const t = useTranslations('inbox');
  const isOperator = useIsOperator();
  return (
    <>
      <DeskHead title={t('title')}>
        <Link
          href={href('/advisor/career-center', undefined, { view: 'registrants' })}
          className="font-semibold underline underline-offset-4"
        >
          {t('registrants')}
        </Link>
      </DeskHead>
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
