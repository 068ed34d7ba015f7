'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { showToast } from '@/components/feedback/toast';
import { DateField } from '@/components/form/date-field';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { useWrite } from '@/components/kits/write/use-write';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { lmsApi } from '@/lib/api/lms';
import type { TaughtCourse } from '@/lib/contract/school-day/course-shapes';
import { termCopy } from '@/lib/contract/school-day/courses';
import { typedDay, typedNumber } from '@/lib/contract/typed-forms';
import { typedNothing } from '@/lib/contract/typed-values';

const { shape } = termCopy.shape.to;
const schema = termCopy.shape.to.extend({
  term: typedNumber(shape.term),
  startDate: typedDay(shape.startDate),
  endDate: typedDay(shape.endDate),
});

interface CopyTermProps {
  orgId: string;
  /** One of the courses of the term that is copied. */
  course: TaughtCourse;
}

function CopyForm({ orgId, course, onDone }: CopyTermProps & { onDone: () => void }) {
  const t = useTranslations('courseWork.copy');
  const form = useZodForm(schema, { defaultValues: typedNothing(schema, {}) });
  const copy = useWrite(lmsApi.courses.copyTerm);
  const { academicYear, term } = course;
  return (
    <Form
      form={form}
      onSubmit={async (to) => {
        const { created, skipped } = await copy.send({
          params: { orgId },
          body: { from: { academicYear, term }, to },
        });
        showToast({ kind: 'success', message: t('done', { created, skipped }) });
        onDone();
      }}
    >
      <p className="text-muted">{t('body')}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="academicYear" label={t('year')} placeholder="2026-2027" />
        <TextField name="term" label={t('term')} inputMode="numeric" />
      </div>
      <DateField name="startDate" label={t('startDate')} />
      <DateField name="endDate" label={t('endDate')} />
      <SubmitButton>{t('submit')}</SubmitButton>
    </Form>
  );
}

/** The office copies all courses of a term to another one. */
export function CopyTerm({ orgId, course }: CopyTermProps) {
  const t = useTranslations('courseWork.copy');
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        {t('open', { year: course.academicYear, term: course.term })}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        {isOpen && (
          <DialogContent title={t('open', { year: course.academicYear, term: course.term })}>
            <CopyForm orgId={orgId} course={course} onDone={() => setOpen(false)} />
          </DialogContent>
        )}
      </Dialog>
    </div>
  );
}
