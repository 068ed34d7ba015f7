'use client';

import { useTranslations } from 'next-intl';
import { applicationList } from '@/components/application/application-list';
import { ApplicationListView } from '@/components/application-desk/application-list-view';
import { boardList } from '@/components/application-desk/board-list';
import { lazyPart } from '@/components/feedback/lazy-part';
import { ListSkeleton } from '@/components/list/list-skeleton';
import { ListViews } from '@/components/list/list-views';
import { LinkButton } from '@/components/ui/link-button';
import { useSearchParams } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';

const BoardView = lazyPart(
  () => import('@/components/application-desk/board-view').then((module) => module.BoardView),
  ListSkeleton,
);

/** Applications to the schools that the advisor manages: as a list, and by step on a board. */
export function ApplicationScreen() {
  const t = useTranslations('advisor.list');
  const tDesk = useTranslations('applicationDesk');
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-2xl sm:text-3xl">{t('title')}</h1>
        <LinkButton href={href('/advisor/user/application/create')}>{tDesk('register')}</LinkButton>
      </div>
      <ListViews
        label={tDesk('views.label')}
        views={[
          {
            key: 'list',
            label: tDesk('views.list'),
            href: applicationList.href(),
            show: () => <StaffList />,
          },
          { key: 'board', label: tDesk('views.board'), href: boardList.href(), show: () => <BoardView /> },
        ]}
      />
    </>
  );
}

function StaffList() {
  const search = useSearchParams();
  return (
    <ApplicationListView
      address={applicationList}
      // With the address of the list, so that its next application can follow.
      hrefOf={({ applicantId }) =>
        href('/advisor/user/application/[id]', { id: applicantId }, Object.fromEntries(search))
      }
      isStaff
    />
  );
}
