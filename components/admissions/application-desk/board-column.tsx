'use client';

import { useTranslations } from 'next-intl';
import type { BoardFilters } from '@/components/admissions/application/board-list';
import { StepColumn } from '@/components/kits/board/step-column';
import { givenOf } from '@/components/kits/list/list-address';
import { applicantApi } from '@/lib/api/applicant';
import type { Applicant, Step } from '@/lib/contract/admissions/applicant-shapes';
import { isDecided } from '@/lib/domain/admissions/applicant-steps';
import { ApplicationCard } from './application-card';
import { columnKey } from './board-pages';
import { useDrop } from './dragged-application';

const readAtOnce = 50;

interface BoardColumnProps {
  step: Step;
  /** The steps that an application can be moved to. */
  stepsOf: (application: Applicant) => readonly Step[];
  filters: BoardFilters;
  onMove: (application: Applicant, target: string) => void;
}

/** The applications of one step, the longest waiting first. */
export function BoardColumn({ step, stepsOf, filters, onMove }: BoardColumnProps) {
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
