'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { showToast } from '@/components/feedback/toast';
import { useErrorText } from '@/components/form/use-issue-text';
import { useWrite } from '@/components/kits/write/use-write';
import { personNames } from '@/components/accounts/people/person-names';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { lmsApi } from '@/lib/api/lms';
import type { Assessment } from '@/lib/contract/school-day/assessments';
import type { Gradebook, GradebookRow } from '@/lib/contract/school-day/gradebook-shapes';
import { absentFromTest, excusedFromTest } from '@/lib/domain/school-day/assessments';
import { pickText } from '@/lib/i18n/pick';
import type { Value } from './gradebook-store';
import { standingOf } from './standing';
import type { GradebookWork } from './use-gradebook';

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
export function PublishAssessment({ orgId, book, work, assessment }: PublishProps) {
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
