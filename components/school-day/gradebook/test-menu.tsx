'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import type { Assessment } from '@/lib/contract/school-day/assessments';
import type { Gradebook } from '@/lib/contract/school-day/gradebook-shapes';
import { formatDate } from '@/lib/domain/dates/dates';
import { pickText } from '@/lib/i18n/pick';
import { FillEmpty } from './fill-empty';
import { PublishAssessment } from './publish-assessment';
import { ScoreHistory } from './score-history';
import type { GradebookWork } from './use-gradebook';
import { WithdrawAssessment } from './withdraw-assessment';

interface TestMenuProps {
  orgId: string;
  book: Gradebook;
  work: GradebookWork;
  assessment: Assessment;
  readOnly: boolean;
  onEdit: (assessment: Assessment) => void;
}

/** What can be done with one test, and when it was held. */
export function TestMenu({ orgId, book, work, assessment, readOnly, onEdit }: TestMenuProps) {
  const t = useTranslations('gradebook');
  const locale = useLocale();
  const name = pickText(assessment.name, locale);
  return (
    <Popover>
      <PopoverTrigger asChild>
        <IconButton
          size="icon-sm"
          label={t('moreOf', { name })}
          icon={<Icon name="ellipsis" className="size-5" />}
          className="-mr-1.5 -mt-1 shrink-0"
        />
      </PopoverTrigger>
      <PopoverContent aria-label={name} className="grid w-64 justify-items-start gap-1 p-3">
        <p className="font-semibold">{name}</p>
        <p className="mb-1 text-sm text-muted">
          {[
            formatDate(assessment.heldOn, locale),
            t('outOf', { max: assessment.maxScore, weight: assessment.weightPercent }),
          ].join(' · ')}
        </p>
        {!readOnly && (
          <>
            <PublishAssessment orgId={orgId} book={book} work={work} assessment={assessment} />
            <FillEmpty book={book} work={work} assessment={assessment} />
            <Button variant="ghost" size="sm" onClick={() => onEdit(assessment)}>
              {t('assessment.edit')}
            </Button>
            <WithdrawAssessment orgId={orgId} book={book} work={work} assessment={assessment} />
          </>
        )}
        <ScoreHistory schoolId={orgId} assessment={assessment} />
      </PopoverContent>
    </Popover>
  );
}
