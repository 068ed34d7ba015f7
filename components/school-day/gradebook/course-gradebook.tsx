'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';

import { Empty } from '@/components/feedback/empty';
import { QueryState } from '@/components/feedback/query-state';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { lmsApi } from '@/lib/api/lms';
import type { Assessment } from '@/lib/contract/school-day/assessments';
import type { Gradebook } from '@/lib/contract/school-day/gradebook-shapes';
import { pickText } from '@/lib/i18n/pick';
import { AssessmentForm } from './assessment-form';
import { GradebookNotes } from './gradebook-notes';
import { GradebookTable } from './gradebook-table';
import { TestMenu } from './test-menu';
import { useGradebook } from './use-gradebook';
import { WithdrawnList } from './withdrawn-list';

interface OfCourse {
  orgId: string;
  courseId: string;
}

function Book({ orgId, courseId, book }: OfCourse & { book: Gradebook }) {
  const t = useTranslations('gradebook');
  const locale = useLocale();
  const work = useGradebook(orgId, book);
  const [edited, setEdited] = useState<Assessment | 'new' | null>(null);
  const readOnly = book.locked || book.archived;
  const headOf = (assessment: Assessment) => (
    <span className="flex items-start justify-between gap-1">
      <span className="min-w-0">
        <span className="line-clamp-2" title={pickText(assessment.name, locale)}>
          {pickText(assessment.name, locale)}
        </span>
        <span className="block text-xs font-normal text-muted">
          {t('outOf', { max: assessment.maxScore, weight: assessment.weightPercent })}
        </span>
        <span
          className={cn(
            'block text-xs font-normal',
            assessment.publishedAt ? 'text-success' : 'text-warning',
          )}
        >
          {t(assessment.publishedAt ? 'published' : 'unpublished')}
        </span>
      </span>
      <TestMenu
        orgId={orgId}
        book={book}
        work={work}
        assessment={assessment}
        readOnly={readOnly}
        onEdit={setEdited}
      />
    </span>
  );
  const add = <Button onClick={() => setEdited('new')}>{t('assessment.add')}</Button>;
  return (
    <div className="grid grid-cols-1 gap-4">
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
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-sm text-muted">{t('weights', { weight: book.weightPercent })}</p>
            {!readOnly && add}
          </div>
          {!readOnly && <GradebookNotes book={book} work={work} />}
          <GradebookTable book={book} work={work} readOnly={readOnly} headOf={headOf} />
          {!readOnly && <p className="text-sm text-muted">{t('hint')}</p>}
        </>
      )}
      <WithdrawnList assessments={book.withdrawn} />
      <Dialog open={edited !== null} onOpenChange={(open) => !open && setEdited(null)}>
        {edited && (
          <DialogContent title={t(edited === 'new' ? 'assessment.add' : 'assessment.edit')}>
            <AssessmentForm
              orgId={orgId}
              courseId={courseId}
              {...(edited !== 'new' && { assessment: edited })}
              onSaved={() => setEdited(null)}
            />
          </DialogContent>
        )}
      </Dialog>
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
    <QueryState query={query} skeleton={<Skeleton className="h-96" />}>
      {(book) => <Book {...of} book={book} />}
    </QueryState>
  );
}
