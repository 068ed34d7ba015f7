'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import * as z from 'zod';
import { ArrayField } from '@/components/form/array-field';
import { DateField } from '@/components/form/date-field';
import { Form } from '@/components/form/form';
import { SelectField } from '@/components/form/select-field';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { useWrite } from '@/components/kits/write/use-write';
import { weekdayNames } from '@/components/ui/calendar/calendar-names';
import { lmsApi } from '@/lib/api/lms';
import { sessionSeries } from '@/lib/contract/school-day/class-sessions';
import type { TaughtCourse } from '@/lib/contract/school-day/course-shapes';
import { typedDay, typedNumber } from '@/lib/contract/typed-forms';
import { toMonthDayYear } from '@/lib/domain/dates/dates';
import { Clashes, clashesIn, throwShown } from '@/components/school-day/timetable/clashes';
import { classKeys } from '@/components/school-day/timetable/class-keys';

const { shape } = sessionSeries;
const slot = shape.slots.element;
const schema = z.object({
  from: typedDay(shape.from),
  to: typedDay(shape.to),
  slots: z.array(slot.extend({ weekday: typedNumber(slot.shape.weekday) })).min(1),
});
const emptySlot = { weekday: '1', startTime: '07:00', endTime: '08:30', room: '' };

interface SeriesFormProps {
  schoolId: string;
  course: TaughtCourse;
}

/** Writes the weekly lessons of a course; what is taken is named, and nothing typed is lost. */
export function SeriesForm({ schoolId, course }: SeriesFormProps) {
  const t = useTranslations('classDesk.series');
  const locale = useLocale();
  const [clashes, setClashes] = useState<ReturnType<typeof clashesIn>>(null);
  const form = useZodForm(schema, {
    defaultValues: {
      from: toMonthDayYear(course.startDate),
      to: toMonthDayYear(course.endDate),
      slots: [emptySlot],
    },
  });
  const create = useWrite(lmsApi.classSessions.create, {
    invalidates: classKeys,
    done: ({ countTotal, skipped }) => t('added', { count: countTotal, skipped: skipped.length }),
  });
  const days = weekdayNames(locale, 'long').map((label, index) => ({ value: String(index + 1), label }));
  return (
    <details className="rounded-md bg-sunken p-4" open={course.sessionCount === 0}>
      <summary className="cursor-pointer font-semibold">{t('title')}</summary>
      <Form
        form={form}
        className="mt-4 grid gap-5"
        onSubmit={async (body) => {
          setClashes(null);
          try {
            const params = { orgId: schoolId, id: course.courseId };
            await create.send({ params, body });
            form.reset(undefined, { keepValues: false });
          } catch (error) {
            setClashes(clashesIn(error));
            throwShown(error);
          }
        }}
      >
        {clashes && <Clashes clashes={clashes} />}
        <DateField name="from" label={t('from')} />
        <DateField name="to" label={t('to')} />
        <ArrayField
          name="slots"
          label={t('slots')}
          entryLabel={(number) => t('slot', { number })}
          addLabel={t('addSlot')}
          empty={emptySlot}
          max={12}
        >
          {(path) => (
            <div className="grid grid-cols-2 gap-4">
              <SelectField name={`${path}.weekday`} label={t('weekday')} options={days} />
              <TextField name={`${path}.room`} label={t('room')} />
              <TextField name={`${path}.startTime`} label={t('startTime')} inputMode="numeric" />
              <TextField name={`${path}.endTime`} label={t('endTime')} inputMode="numeric" />
            </div>
          )}
        </ArrayField>
        <p className="text-sm text-muted">{t('hint')}</p>
        <SubmitButton>{t('submit')}</SubmitButton>
      </Form>
    </details>
  );
}
