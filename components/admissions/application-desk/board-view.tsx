'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useApplicationArea } from '@/components/admissions/application/application-area';
import { QueryState } from '@/components/feedback/query-state';
import { StepBoard, StepColumn } from '@/components/kits/board/step-column';
import { ListFilters } from '@/components/kits/list/list-filters';
import { useListState } from '@/components/kits/list/use-list-state';
import { Skeleton } from '@/components/ui/skeleton';
import { applicantApi } from '@/lib/api/applicant';
import type { Applicant, Step } from '@/lib/contract/admissions/applicant-shapes';
import { pickName } from '@/lib/i18n/pick';
import { MoveDialog } from './move-dialog';
import { possibleSteps } from './possible-steps';
import { useAssigneeOptions } from './use-assignee-options';
import type { BoardFilters } from '@/components/admissions/application/board-list';
import { givenOf } from '@/components/kits/list/list-address';
import { isDecided } from '@/lib/domain/admissions/applicant-steps';
import { columnKey } from './board-pages';
import { applicantNames } from '@/components/admissions/application/names';
import { BoardCard } from '@/components/kits/board/board-card';
import { cn } from '@/components/ui/cn';
import { useToday } from '@/components/ui/use-today';
import { formatDate } from '@/lib/domain/dates/dates';
import { Link } from '@/lib/i18n/navigation';
import { WaitingBadge } from './waiting-badge';
import { createDrag } from '@/components/kits/board/create-drag';

const { drag, useDrop } = createDrag<Applicant>();

interface ApplicationCardProps {
  application: Applicant;
  /** Those that it can be moved to. */
  steps: readonly Step[];
  onMove: (application: Applicant, target: string) => void;
}

/** One application on the board. */
function ApplicationCard({ application, steps, onMove }: ApplicationCardProps) {
  const t = useTranslations('applicationDesk.board');
  const locale = useLocale();
  const area = useApplicationArea();
  const { name } = applicantNames(application, locale);
  const { school, enrollToSubject, assignee, followUpOn } = application;
  const today = useToday();
  return (
    <BoardCard
      title={
        <Link
          href={area.application(application.applicantId)}
          draggable={false}
          className="min-w-0 rounded-sm font-semibold underline-offset-4 hover:underline"
        >
          {name}
        </Link>
      }
      moveLabel={t('move', { name })}
      columns={steps.map((step) => ({ key: step.key, label: pickName(step, locale), color: step.color }))}
      onDrag={(isDragged) => drag(isDragged ? application : null)}
      onMove={(target) => onMove(application, target)}
    >
      <p className="truncate text-sm text-muted">{pickName(school, locale)}</p>
      {enrollToSubject && <p className="line-clamp-2 text-sm">{pickName(enrollToSubject, locale)}</p>}
      <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <WaitingBadge application={application} />
        <span>{assignee ? pickName(assignee, locale) : t('nobody')}</span>
        {followUpOn && (
          <span className={cn(today && followUpOn < today && 'font-semibold text-danger')}>
            {t('followUp', { day: formatDate(followUpOn, locale) })}
          </span>
        )}
      </p>
    </BoardCard>
  );
}

const readAtOnce = 50;

interface BoardColumnProps {
  step: Step;
  /** The steps that an application can be moved to. */
  stepsOf: (application: Applicant) => readonly Step[];
  filters: BoardFilters;
  onMove: (application: Applicant, target: string) => void;
}

/** The applications of one step, the longest waiting first. */
function BoardColumn({ step, stepsOf, filters, onMove }: BoardColumnProps) {
  const t = useTranslations('applicationDesk.board');
  const drop = useDrop({
    takes: (application) => stepsOf(application).some(({ key }) => key === step.key),
    onDrop: (application) => onMove(application, step.key),
  });
  return (
    <StepColumn
      step={step}
      drop={drop}
      queryKey={columnKey(step.key, filters)}
      read={(start) =>
        applicantApi.applicants.list({
          query: {
            ...givenOf(filters),
            applicantStatus: step.key,
            sort: isDecided(step.key) ? 'newest' : 'waiting',
            start,
            limit: readAtOnce,
            count: start === 0 ? 'true' : 'false',
          },
        })
      }
      keyOf={({ applicantId }) => applicantId}
      card={(application) => (
        <ApplicationCard application={application} steps={stepsOf(application)} onMove={onMove} />
      )}
      texts={{ again: t('again'), empty: t('empty') }}
    />
  );
}

/** Applications by step, side by side. A card is dragged to another step, or moved there from its menu. */
export function BoardView() {
  const t = useTranslations('advisor.list');
  const tDesk = useTranslations('applicationDesk.board');
  const locale = useLocale();
  const { board } = useApplicationArea();
  const list = useListState(board);
  const pipeline = useQuery(applicantApi.pipeline.summary.queryOptions());
  const assigneeOptions = useAssigneeOptions();
  const [moving, setMoving] = useState<{ application: Applicant; target: string } | null>(null);
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="list-tools">
        <ListFilters
          address={board}
          list={list}
          fields={[
            { kind: 'text', name: 'keyword', label: t('keyword') },
            {
              kind: 'select',
              name: 'schoolId',
              label: t('school'),
              any: t('allSchools'),
              options: (pipeline.data?.schools ?? []).map((school) => ({
                value: school.schoolId,
                label: pickName(school, locale),
              })),
            },
            {
              kind: 'select',
              name: 'assigneeId',
              label: tDesk('assignee'),
              any: tDesk('anybody'),
              options: assigneeOptions,
            },
          ]}
        />
      </div>
      <p className="text-sm text-muted">{tDesk('hint')}</p>
      <QueryState query={pipeline} skeleton={<Skeleton className="h-96 rounded-lg" />}>
        {(all) => (
          <StepBoard label={tDesk('label')}>
            {all.steps.map((step) => (
              <BoardColumn
                key={step.key}
                step={step}
                stepsOf={(application) => possibleSteps(all, [application])}
                filters={list.state.filters}
                onMove={(application, target) => setMoving({ application, target })}
              />
            ))}
          </StepBoard>
        )}
      </QueryState>
      {moving && (
        <MoveDialog
          applications={[moving.application]}
          target={moving.target}
          steps={pipeline.data?.steps ?? []}
          onClose={() => setMoving(null)}
        />
      )}
    </div>
  );
}
