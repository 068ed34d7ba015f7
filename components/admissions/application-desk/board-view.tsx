'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useApplicationArea } from '@/components/admissions/application/application-area';
import { QueryState } from '@/components/feedback/query-state';
import { StepBoard } from '@/components/kits/board/step-column';
import { ListFilters } from '@/components/kits/list/list-filters';
import { useListState } from '@/components/kits/list/use-list-state';
import { Skeleton } from '@/components/ui/skeleton';
import { applicantApi } from '@/lib/api/applicant';
import type { Applicant } from '@/lib/contract/admissions/applicant-shapes';
import { pickName } from '@/lib/i18n/pick';
import { BoardColumn } from './board-column';
import { MoveDialog } from './move-dialog';
import { possibleSteps } from './possible-steps';
import { useAssigneeOptions } from './use-assignee-options';

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
