'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useApplicationArea } from '@/components/admissions/application/application-area';
import { applicantNames } from '@/components/admissions/application/names';
import { BoardCard } from '@/components/kits/board/board-card';
import { cn } from '@/components/ui/cn';
import { useToday } from '@/components/ui/use-today';
import type { Applicant, Step } from '@/lib/contract/admissions/applicant-shapes';
import { formatDate } from '@/lib/domain/dates/dates';
import { Link } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import { drag } from './dragged-application';
import { WaitingBadge } from './waiting-badge';

interface ApplicationCardProps {
  application: Applicant;
  /** Those that it can be moved to. */
  steps: readonly Step[];
  onMove: (application: Applicant, target: string) => void;
}

/** One application on the board. */
export function ApplicationCard({ application, steps, onMove }: ApplicationCardProps) {
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
