'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import type { Assessment } from '@/lib/contract/school-day/assessments';
import type { Gradebook, GradebookRow } from '@/lib/contract/school-day/gradebook-shapes';
import { formatDate } from '@/lib/domain/dates/dates';
import { pickText } from '@/lib/i18n/pick';
import type { GradebookWork } from './use-gradebook';
import { WithdrawAssessment } from './withdraw-assessment';
import { useId, useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { readTypedScore } from '@/lib/domain/school-day/typed-score';
import { showToast } from '@/components/feedback/toast';
import { useErrorText } from '@/components/form/use-issue-text';
import { useWrite } from '@/components/kits/write/use-write';
import { personNames } from '@/components/accounts/people/person-names';
import { Alert } from '@/components/ui/alert';
import { lmsApi } from '@/lib/api/lms';
import { absentFromTest, excusedFromTest } from '@/lib/domain/school-day/assessments';
import type { Value } from './gradebook-store';
import { standingOf } from './standing';
import { useQuery } from '@tanstack/react-query';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { MarkHistory } from '@/components/school-day/attendance/mark-history';

/** Who changed which score of an assessment, in a dialog. */
function ScoreHistory({ schoolId, assessment }: { schoolId: string; assessment: Assessment }) {
  const t = useTranslations('attendance.history');
  const words = useTranslations('gradebook');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const title = t('ofScores', { name: pickText(assessment.name, locale) });
  const params = { orgId: schoolId, id: assessment.assessmentId };
  const query = useQuery({
    ...lmsApi.sheets.scoreChanges.queryOptions({ params, query: {} }),
    enabled: isOpen,
  });
  return (
    <>
      <Button variant="ghost" size="sm" aria-label={title} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        {isOpen && (
          <DialogContent title={title}>
            <MarkHistory
              query={query}
              valueOf={(value) =>
                value === absentFromTest || value === excusedFromTest ? words(value) : String(value)
              }
            />
          </DialogContent>
        )}
      </Dialog>
    </>
  );
}

interface PublishProps {
  orgId: string;
  book: Gradebook;
  work: GradebookWork;
  assessment: Assessment;
}

/** What an absence does to results by the rule of the school, where somebody was absent. */
function AbsenceNote({ book, work, assessment }: Omit<PublishProps, 'orgId'>) {
  const t = useTranslations('gradebook.publish');
  const { assessmentId } = assessment;
  const values = book.data.map(({ studentId }) => work.store.get({ studentId, assessmentId }).stored);
  const countOf = (value: Value) => values.filter((each) => each === value).length;
  const [absent, excused, unmarked] = [countOf(absentFromTest), countOf(excusedFromTest), countOf(null)];
  return (
    <div className="mb-3 grid gap-2">
      {absent > 0 && (
        <Alert tone={book.absence === null ? 'warning' : 'info'} title={t('absentCount', { count: absent })}>
          {t(`absence.${book.absence ?? 'undecided'}`)}
        </Alert>
      )}
      {excused > 0 && <p className="text-sm text-muted">{t('excusedCount', { count: excused })}</p>}
      {unmarked > 0 && <p className="text-sm text-muted">{t('unmarkedCount', { count: unmarked })}</p>}
    </div>
  );
}

/** What a student will read: the score, and the standing in the course with it. */
function Preview({ book, work, assessment }: Omit<PublishProps, 'orgId'>) {
  const t = useTranslations('gradebook');
  const locale = useLocale();
  const seen = book.assessments.filter(
    ({ publishedAt, assessmentId }) => publishedAt !== null || assessmentId === assessment.assessmentId,
  );
  const valueOf = ({ studentId }: GradebookRow, { assessmentId }: Assessment) =>
    work.store.get({ studentId, assessmentId }).stored;
  const standing = (row: GradebookRow) => standingOf(book, seen, (test) => valueOf(row, test));
  return (
    <ul className="max-h-72 divide-y divide-border overflow-y-auto rounded-lg border border-border px-3 text-sm">
      {book.data.map((row) => {
        const value = valueOf(row, assessment);
        const { percent, state, incomplete } = standing(row);
        return (
          <li key={row.studentId} className="flex justify-between gap-3 py-2">
            <span>{personNames(row, locale).name}</span>
            <span className="text-right tabular-nums">
              {value === null
                ? t('publish.noScore')
                : typeof value === 'string'
                  ? t(value)
                  : t('publish.score', { score: value, max: assessment.maxScore })}
              {percent !== null && (
                <span className="block text-muted">
                  {t(state === 'final' ? 'publish.course' : 'publish.courseSoFar', { percent })}
                </span>
              )}
              {incomplete && <span className="block text-muted">{t('incomplete')}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Publishes an assessment after a preview of what students will see, or takes it back. */
function PublishAssessment({ orgId, book, work, assessment }: PublishProps) {
  const t = useTranslations('gradebook');
  const locale = useLocale();
  const errorText = useErrorText();
  const [isOpen, setOpen] = useState(false);
  const update = useWrite(lmsApi.assessments.update, {
    invalidates: [lmsApi.sheets.key],
    done: () => t(isPublished ? 'publish.takenBack' : 'publish.done'),
  });
  const isPublished = assessment.publishedAt !== null;
  const name = pickText(assessment.name, locale);
  const change = async () => {
    try {
      await work.flush();
    } catch (error) {
      showToast({ kind: 'danger', message: errorText(error) });
      return false;
    }
    return update.run({
      params: { orgId, id: assessment.assessmentId },
      body: { published: !isPublished },
      version: assessment.version,
    });
  };
  return (
    <>
      <Button variant={isPublished ? 'ghost' : 'soft'} size="sm" onClick={() => setOpen(true)}>
        {t(isPublished ? 'publish.takeBack' : 'publish.publish')} <span className="sr-only">{name}</span>
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t(isPublished ? 'publish.takeBackTitle' : 'publish.title', { name })}
        description={t(isPublished ? 'publish.takeBackBody' : 'publish.body')}
        confirmLabel={t(isPublished ? 'publish.takeBack' : 'publish.publish')}
        onConfirm={change}
      >
        {isOpen && !isPublished && (
          <>
            <AbsenceNote book={book} work={work} assessment={assessment} />
            <Preview book={book} work={work} assessment={assessment} />
          </>
        )}
      </ConfirmDialog>
    </>
  );
}

interface FillEmptyProps {
  book: Gradebook;
  work: GradebookWork;
  assessment: Assessment;
}

/** One value for everybody of an assessment who has none yet. */
function FillEmpty({ book, work, assessment }: FillEmptyProps) {
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
          className="-mr-1.5 shrink-0 sm:size-7"
        />
      </PopoverTrigger>
      <PopoverContent aria-label={name} className="grid w-64 justify-items-start gap-1 p-3">
        <p className="font-semibold">{name}</p>
        <p className="mb-1 text-sm text-muted">
          {[
            formatDate(assessment.heldOn, locale),
            t('outOf', { max: assessment.maxScore, weight: assessment.weightPercent }),
            t(assessment.publishedAt ? 'published' : 'unpublished'),
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
