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
import {
  type Assessment,
  assessmentDraft,
  type WithdrawnAssessment,
} from '@/lib/contract/school-day/assessments';
import type { Gradebook } from '@/lib/contract/school-day/gradebook-shapes';
import { pickText } from '@/lib/i18n/pick';
import { GradebookNotes } from './gradebook-notes';
import { GradebookTable } from './gradebook-table';
import { TestMenu } from './test-menu';
import { useGradebook } from './use-gradebook';
import { BilingualField } from '@/components/form/bilingual-field';
import { DateField } from '@/components/form/date-field';
import { SelectField } from '@/components/form/select-field';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { VersionedForm } from '@/components/kits/editor/versioned-form';
import { useWrite } from '@/components/kits/write/use-write';
import { typedDay, typedNumber } from '@/lib/contract/typed-forms';
import { typedFrom, typedNothing } from '@/lib/contract/typed-values';
import { assessmentKinds } from '@/lib/domain/school-day/assessments';
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

const { shape } = assessmentDraft;
const schema = assessmentDraft.extend({
  maxScore: typedNumber(shape.maxScore),
  weightPercent: typedNumber(shape.weightPercent),
  heldOn: typedDay(shape.heldOn),
});

interface AssessmentFormProps {
  orgId: string;
  courseId: string;
  /** The assessment that changes; a new one without it. */
  assessment?: Assessment;
  onSaved: () => void;
}

/** An assessment of a course: its name, its kind, how much it is worth, and when. */
function AssessmentForm({ orgId, courseId, assessment, onSaved }: AssessmentFormProps) {
  const t = useTranslations('gradebook');
  const form = useZodForm(schema, {
    defaultValues: assessment
      ? typedFrom(schema, assessment)
      : typedNothing(schema, { kind: 'quiz', maxScore: '100', weightPercent: '0' }),
  });
  const told = { invalidates: [lmsApi.sheets.key], done: t('assessment.saved') };
  const create = useWrite(lmsApi.assessments.create, told);
  const update = useWrite(lmsApi.assessments.update, told);
  return (
    <VersionedForm
      form={form}
      record={assessment}
      toValues={(record) => typedFrom(schema, record)}
      save={(body, version) =>
        assessment
          ? update.send({ params: { orgId, id: assessment.assessmentId }, body, version })
          : create.send({ params: { orgId, id: courseId }, body })
      }
      reread={async () => {
        const { data } = await lmsApi.assessments.list({ params: { orgId, id: courseId } });
        return data.find(({ assessmentId }) => assessmentId === assessment?.assessmentId);
      }}
      onSaved={onSaved}
    >
      <BilingualField name="name" label={t('assessment.name')} />
      <SelectField
        name="kind"
        label={t('assessment.kind')}
        options={assessmentKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="maxScore" label={t('assessment.maxScore')} inputMode="decimal" />
        <TextField
          name="weightPercent"
          label={t('assessment.weight')}
          hint={t('assessment.weightHint')}
          inputMode="numeric"
        />
      </div>
      <DateField name="heldOn" label={t('assessment.heldOn')} />
      <SubmitButton>{t('assessment.save')}</SubmitButton>
    </VersionedForm>
  );
}

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
