'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useApplicationArea } from '@/components/admissions/application/application-area';
import { applicantNames } from '@/components/admissions/application/names';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { StatusDot } from '@/components/ui/status-dot';
import type { Applicant, Step } from '@/lib/contract/applicant/applicant-shapes';
import { Link } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import { drag } from './dragged-application';
import { WaitingBadge } from './waiting-badge';

interface BoardCardProps {
  application: Applicant;
  /** Those that it can be moved to. */
  steps: readonly Step[];
  onMove: (application: Applicant, target: string) => void;
}

/** One application on the board: dragged by pointers, moved by its menu with a keyboard or on a phone. */
export function BoardCard({ application, steps, onMove }: BoardCardProps) {
  const t = useTranslations('applicationDesk.board');
  const locale = useLocale();
  const area = useApplicationArea();
  const { name } = applicantNames(application, locale);
  const { school, enrollToSubject, assignee } = application;
  return (
    <article
      draggable={steps.length > 0}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        drag(application);
      }}
      onDragEnd={() => drag(null)}
      className="rounded-md border border-border bg-surface p-3"
    >
      <div className="flex items-start justify-between gap-2">
        <Link
          href={area.application(application.applicantId)}
          draggable={false}
          className="min-w-0 rounded-sm font-semibold underline-offset-4 hover:underline"
        >
          {name}
        </Link>
        {steps.length > 0 && (
          <DropdownMenu>
            <DropdownMenuTrigger asChild>
              <IconButton
                label={t('move', { name })}
                icon={<Icon name="ellipsis" className="size-5" />}
                className="-mr-2 -mt-2"
              />
            </DropdownMenuTrigger>
            <DropdownMenuContent>
              {steps.map((step) => (
                <DropdownMenuItem key={step.key} onSelect={() => onMove(application, step.key)}>
                  <StatusDot color={step.color}>{pickName(step, locale)}</StatusDot>
                </DropdownMenuItem>
              ))}
            </DropdownMenuContent>
          </DropdownMenu>
        )}
      </div>
      <p className="line-clamp-2 text-sm text-muted">
        {enrollToSubject ? pickName(enrollToSubject, locale) : pickName(school, locale)}
      </p>
      <p className="mt-1.5 flex flex-wrap items-center gap-2 text-sm text-muted">
        <WaitingBadge application={application} />
        {assignee && <span>{pickName(assignee, locale)}</span>}
      </p>
    </article>
  );
}
