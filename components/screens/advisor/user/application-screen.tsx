'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { applicationList } from '@/components/admissions/application/application-list';
import { ApplicationListView } from '@/components/admissions/application-desk/application-list-view';
import { boardList } from '@/components/admissions/application-desk/board-list';
import { lazyPart } from '@/components/feedback/lazy-part';
import { ListSkeleton } from '@/components/kits/list/list-skeleton';
import { ListViews } from '@/components/kits/list/list-views';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { PageTitle } from '@/components/ui/page-title';
import { useSearchParams } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';

const BoardView = lazyPart(
  () => import('@/components/admissions/application-desk/board-view').then((module) => module.BoardView),
  ListSkeleton,
);

const DuplicatesDialog = lazyPart(
  () =>
    import('@/components/admissions/application-merge/duplicates-dialog').then(
      (module) => module.DuplicatesDialog,
    ),
  () => null,
);

const ImportDialog = lazyPart(
  () =>
    import('@/components/admissions/application-import/import-dialog').then((module) => module.ImportDialog),
  () => null,
);

/** Applications to the schools that the advisor manages: as a list, and by step on a board. */
export function ApplicationScreen() {
  const t = useTranslations('advisor.list');
  const tDesk = useTranslations('applicationDesk');
  const [opened, setOpened] = useState<'duplicates' | 'import' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <PageTitle>{t('title')}</PageTitle>
        <div className="flex flex-wrap gap-2.5">
          <Button variant="secondary" onClick={() => setOpened('duplicates')}>
            {tDesk('duplicates')}
          </Button>
          <Button variant="secondary" onClick={() => setOpened('import')}>
            {tDesk('import')}
          </Button>
          <LinkButton href={href('/advisor/user/application/create')}>{tDesk('register')}</LinkButton>
        </div>
      </div>
      {opened === 'duplicates' && <DuplicatesDialog onClose={close} />}
      {opened === 'import' && <ImportDialog onClose={close} />}
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
