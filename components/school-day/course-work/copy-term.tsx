'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DateField } from '@/components/form/date-field';
import { TextField } from '@/components/form/text-field';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteDialog } from '@/components/kits/write/write-dialog';
import { Button } from '@/components/ui/button';
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

/** The office copies all courses of a term to another one. */
export function CopyTerm({ orgId, course }: CopyTermProps) {
  const t = useTranslations('courseWork.copy');
  const [isOpen, setOpen] = useState(false);
  const { academicYear, term } = course;
  const title = t('open', { year: academicYear, term });
  const copy = useWrite(lmsApi.courses.copyTerm, {
    done: ({ created, skipped }) => t('done', { created, skipped }),
  });
  return (
    <div>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        {title}
      </Button>
      {isOpen && (
        <WriteDialog
          title={title}
          schema={schema}
          defaultValues={typedNothing(schema, {})}
          onSend={(to) => copy.send({ params: { orgId }, body: { from: { academicYear, term }, to } })}
          submitLabel={t('submit')}
          onClose={() => setOpen(false)}
        >
          <p className="text-muted">{t('body')}</p>
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField name="academicYear" label={t('year')} placeholder="2026-2027" />
            <TextField name="term" label={t('term')} inputMode="numeric" />
          </div>
          <DateField name="startDate" label={t('startDate')} />
          <DateField name="endDate" label={t('endDate')} />
        </WriteDialog>
      )}
    </div>
  );
}
