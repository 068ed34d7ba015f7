'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useApplicationArea } from '@/components/admissions/application/application-area';
import { enteredView } from '@/components/admissions/application/application-list';
import { lazyPart } from '@/components/feedback/lazy-part';
import { CreateButton } from '@/components/kits/list/create-button';
import { DeskHead } from '@/components/kits/list/desk-head';
import { ListSkeleton } from '@/components/kits/list/list-skeleton';
import { ListViews } from '@/components/kits/list/list-views';
import { Button } from '@/components/ui/button';
import { applicantApi } from '@/lib/api/applicant';
import { followUpView } from '@/components/admissions/application/follow-up-list';
import { ApplicationListView } from './application-list-view';

const BoardView = lazyPart(() => import('./board-view').then((module) => module.BoardView), ListSkeleton);

const FollowUpListView = lazyPart(
  () => import('./follow-up-list-view').then((module) => module.FollowUpListView),
  ListSkeleton,
);

const DuplicatesDialog = lazyPart(
  () =>
    import('@/components/admissions/application-merge/duplicates-dialog').then(
      (module) => module.DuplicatesDialog,
    ),
  () => null,
);

const ApplicationImport = lazyPart(
  () =>
    import('@/components/admissions/application-import/application-import').then(
      (module) => module.ApplicationImport,
    ),
  () => null,
);

const ResultListImport = lazyPart(
  () =>
    import('@/components/admissions/application-import/result-list').then(
      (module) => module.ResultListImport,
    ),
  () => null,
);

/** Applications to the schools that the reader keeps: as a list, and by step on a board. */
export function ApplicationDesk() {
  const t = useTranslations('advisor.list');
  const tDesk = useTranslations('applicationDesk');
  const area = useApplicationArea();
  const [opened, setOpened] = useState<'duplicates' | 'import' | 'results' | null>(null);
  const { schools = [] } = useQuery(applicantApi.pipeline.summary.queryOptions()).data ?? {};
  const close = () => setOpened(null);
  return (
    <>
      <DeskHead title={t('title')} primary={<CreateButton href={area.create} label={tDesk('register')} />}>
        <Button variant="secondary" onClick={() => setOpened('duplicates')}>
          {tDesk('duplicates')}
        </Button>
        <Button variant="secondary" onClick={() => setOpened('import')}>
          {tDesk('import')}
        </Button>
        {schools.some(({ decides }) => decides !== false) && (
          <Button variant="secondary" onClick={() => setOpened('results')}>
            {tDesk('importResults')}
          </Button>
        )}
      </DeskHead>
      {opened === 'duplicates' && <DuplicatesDialog onClose={close} />}
      {opened === 'import' && <ApplicationImport onClose={close} />}
      {opened === 'results' && <ResultListImport onClose={close} />}
      <ListViews
        label={tDesk('views.label')}
        views={[
          {
            key: 'list',
            label: tDesk('views.list'),
            href: area.list.href(),
            show: () => <ApplicationListView />,
          },
          { key: 'board', label: tDesk('views.board'), href: area.board.href(), show: () => <BoardView /> },
          {
            key: enteredView,
            label: tDesk('views.entered'),
            href: area.entered.href(),
            show: () => <ApplicationListView entered />,
          },
          {
            key: followUpView,
            label: tDesk('views.followUps'),
            href: area.followUps.href(),
            show: () => <FollowUpListView />,
          },
        ]}
      />
    </>
  );
}
