'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Empty } from '@/components/feedback/empty';
import { QueryState } from '@/components/feedback/query-state';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { lmsApi } from '@/lib/api/lms';
import type { Assessment, WithdrawnAssessment } from '@/lib/contract/school-day/assessments';
import type { Gradebook } from '@/lib/contract/school-day/gradebook-shapes';
import { pickText } from '@/lib/i18n/pick';
import { AssessmentDialog } from './assessment-dialog';
import { GradebookNotes, GradebookStatus } from './gradebook-notes';
import { GradebookTable } from './gradebook-table';
import { TestMenu } from './test-menu';
import { useGradebook } from './use-gradebook';
import { Panel } from '@/components/ui/panel';
import { formatDate } from '@/lib/domain/dates/dates';

/** What counts in a course no longer, and why, for its teachers. */
function WithdrawnList({ assessments }: { assessments: readonly WithdrawnAssessment[] }) {
  const t = useTranslations('gradebook');
  const locale = useLocale();
  if (assessments.length === 0) return null;
  return (
    <Panel title={t('withdrawnHeading')}>
      <ul className="divide-y divide-border">
        {assessments.map(({ assessmentId, name, kind, heldOn, withdrawnAt, reason }) => (
          <li key={assessmentId} className="py-3">
            <span className="font-medium">{pickText(name, locale)}</span>{' '}
            <span className="text-sm text-muted">
              {t(`kinds.${kind}`)} · {formatDate(heldOn, locale)}
            </span>
            <p className="mt-1 text-sm wrap-anywhere">
              {t('withdrawnOn', { date: formatDate(withdrawnAt, locale) })} {reason}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface OfCourse {
  orgId: string;
  courseId: string;
}

function Book({ orgId, courseId, book }: OfCourse & { book: Gradebook }) {
  const t = useTranslations('gradebook');
  const work = useGradebook(orgId, book);
  const [edited, setEdited] = useState<Assessment | 'new' | null>(null);
  const readOnly = book.locked || book.archived;
  const menuOf = (assessment: Assessment) => (
    <TestMenu
      orgId={orgId}
      book={book}
      work={work}
      assessment={assessment}
      readOnly={readOnly}
      onEdit={setEdited}
    />
  );
  const add = <Button onClick={() => setEdited('new')}>{t('assessment.add')}</Button>;
  return (
    <div className="grid grid-cols-1 gap-2">
      {book.locked && <Alert tone="info">{t('locked')}</Alert>}
      {book.archived && <Alert tone="info">{t('archived')}</Alert>}
      {book.assessments.length === 0 ? (
        <Empty title={t('noAssessment')} action={!readOnly && add}>
          {t('noAssessmentBody')}
        </Empty>
      ) : book.data.length === 0 ? (
        <Empty title={t('nobody')}>{t('nobodyBody')}</Empty>
      ) : (
        <>
          {!readOnly && <GradebookNotes book={book} work={work} />}
          <GradebookTable book={book} work={work} readOnly={readOnly} menuOf={menuOf} />
          {!readOnly && <GradebookStatus work={work} />}
          <p className="text-sm text-muted">
            {t('weights', { weight: book.weightPercent })} {!readOnly && t('hint')}
          </p>
        </>
      )}
      <WithdrawnList assessments={book.withdrawn} />
      <AssessmentDialog orgId={orgId} courseId={courseId} edited={edited} onClose={() => setEdited(null)} />
    </div>
  );
}

/** The gradebook of one course, for its teachers and its office. */
export function CourseGradebook(of: OfCourse) {
  const query = useQuery({
    ...lmsApi.sheets.gradebook.queryOptions({ params: { orgId: of.orgId, id: of.courseId } }),
    // The cells begin with this answer: whoever opens the table again begins with what was stored meanwhile.
    gcTime: 0,
  });
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-[32rem]" />}>
      {(book) => <Book {...of} book={book} />}
    </QueryState>
  );
}
