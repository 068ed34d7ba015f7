'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import type { Assessment } from '@/lib/contract/school-day/assessments';
import type { Gradebook } from '@/lib/contract/school-day/gradebook-shapes';
import { readTypedScore } from '@/lib/domain/school-day/typed-score';
import { pickText } from '@/lib/i18n/pick';
import type { GradebookWork } from './use-gradebook';

interface FillEmptyProps {
  book: Gradebook;
  work: GradebookWork;
  assessment: Assessment;
}

/** One value for everybody of an assessment who has none yet. */
export function FillEmpty({ book, work, assessment }: FillEmptyProps) {
  const t = useTranslations('gradebook');
  const locale = useLocale();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { assessmentId, maxScore } = assessment;
  const name = pickText(assessment.name, locale);
  const fill = () => {
    const { kind } = readTypedScore(text, maxScore);
    const isGood = kind === 'score' || kind === 'absent' || kind === 'excused';
    setWrong(!isGood);
    if (!isGood) return Promise.resolve(false);
    work.write(
      book.data
        .filter(({ studentId }) => work.store.valueAt({ studentId, assessmentId }) === null)
        .map(({ studentId }) => ({ studentId, assessmentId, text })),
    );
    setText('');
    return Promise.resolve(true);
  };
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        {t('fill.open')} <span className="sr-only">{name}</span>
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('fill.title', { name })}
        description={t('fill.body')}
        confirmLabel={t('fill.fill')}
        onConfirm={fill}
      >
        <Label htmlFor={id}>{t('fill.value')}</Label>
        <Input
          id={id}
          inputMode="decimal"
          value={text}
          aria-invalid={isWrong || undefined}
          onChange={({ target }) => setText(target.value)}
        />
        {isWrong && (
          <p role="alert" className="mt-1 text-sm text-danger">
            {t('fill.wrong', { max: maxScore })}
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}
