'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations, useLocale } from 'next-intl';
import { useState } from 'react';
import { useApplicationArea } from '@/components/admissions/application/application-area';
import { enteredView, applicationQuery } from '@/components/admissions/application/application-list';
import { lazyPart } from '@/components/feedback/lazy-part';
import { CreateButton } from '@/components/kits/list/create-button';
import { DeskHead } from '@/components/kits/list/desk-head';
import { ListSkeleton } from '@/components/kits/list/list-skeleton';
import { ListViews } from '@/components/kits/list/list-views';
import { Button } from '@/components/ui/button';
import { applicantApi } from '@/lib/api/applicant';
import { followUpView } from '@/components/admissions/application/follow-up-list';
import { applicantInScripts } from '@/components/admissions/application/names';
import { possibleSteps } from './possible-steps';
import { useApplicationColumns } from './use-application-columns';
import { useApplicationFilters } from './use-application-filters';
import { ListPage } from '@/components/kits/list/list-page';
import { useListState } from '@/components/kits/list/use-list-state';
import { usePersonName } from '@/components/accounts/people/use-person-name';
import type { Applicant } from '@/lib/contract/admissions/applicant-shapes';
import { pickName } from '@/lib/i18n/pick';
import type { PanelOptions } from '@/components/kits/list/opened-row';
import { SkeletonText } from '@/components/ui/skeleton';
import { useSearchParams } from '@/lib/i18n/navigation';
import { useHeldMoveSender } from './held-moves';

const ApplicationPanel = lazyPart(
  () => import('./application-panel').then((module) => module.ApplicationPanel),
  () => <SkeletonText lines={8} />,
);

/** What a row of a list of applications opens; its page is told of the list, so that it can lead on. */
function useApplicationPanel(onUndone: (applicantId: string) => void): PanelOptions<Applicant> {
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

const BulkActions = lazyPart(
  () => import('./bulk-actions').then((module) => module.BulkActions),
  () => null,
);

/** Applications to the schools that the reader keeps, or those that they have entered for others. */
function ApplicationListView({ entered = false }: { entered?: boolean }) {
  const area = useApplicationArea();
  const t = useTranslations('advisor.list');
  const tDesk = useTranslations('applicationDesk');
  const locale = useLocale();
  const filters = useApplicationFilters();
  const { schools = [], steps = [] } = useQuery(applicantApi.pipeline.summary.queryOptions()).data ?? {};
  const person = usePersonName()<Applicant>({
    header: t('columns.applicant'),
    key: ({ applicantId }) => applicantId,
    names: applicantInScripts,
    phone: ({ phone }) => phone,
  });
  const name = {
    ...person,
    csv: [
      ...(person.csv ?? []),
      { header: t('columns.reference'), text: ({ referenceCode }: Applicant) => referenceCode },
      { header: t('phone'), text: ({ phone }: Applicant) => phone },
      { header: t('school'), text: ({ school }: Applicant) => pickName(school, locale) },
      {
        header: t('program'),
        text: ({ enrollToSubject: program }: Applicant) => (program ? pickName(program, locale) : ''),
      },
    ],
  };
  const columns = useApplicationColumns();
  const address = entered ? area.entered : area.list;
  const list = useListState(address);
  // Back to what is to be decided again.
  const panel = useApplicationPanel((id) => list.state.row !== '' && list.open(id));
  return (
    <ListPage
      lead={entered ? tDesk('enteredLead') : t('lead')}
      address={address}
      query={applicationQuery(entered)}
      texts={t}
      name={name}
      columns={columns}
      filters={filters}
      tabs={{
        name: 'applicantStatus',
        label: t('tabs'),
        all: t('allTab'),
        tabs: steps.map((step) => ({ ...step, label: pickName(step, locale) })),
        counts: ({ countByStatus }) => countByStatus,
      }}
      bulk={(rows: Applicant[], onClear: () => void) => (
        <BulkActions rows={rows} steps={possibleSteps({ steps, schools }, rows)} onDone={onClear} />
      )}
      exports={{ fileName: 'applications', rowsPerCall: 100 }}
      panel={panel}
      shown={(count, { countAllData }) => t('shown', { count, all: countAllData ?? count })}
      empty={{
        title: t('emptyTitle'),
        body: t('emptyBody'),
        when: ({ countAllData }) => countAllData === 0,
      }}
    />
  );
}

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
