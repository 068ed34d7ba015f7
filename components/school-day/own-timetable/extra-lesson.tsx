'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import * as z from 'zod';
import { DateField } from '@/components/form/date-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteDialog } from '@/components/kits/write/write-dialog';
import { Clashes, clashesIn, throwShown } from '@/components/school-day/timetable/clashes';
import { classKeys } from '@/components/school-day/timetable/class-keys';
import { lessonTitle } from '@/components/school-day/timetable/lesson-names';
import { lmsApi } from '@/lib/api/lms';
import { weeklySlot } from '@/lib/contract/school-day/class-sessions';
import { isoDate } from '@/lib/contract/fields';
import { typedDay } from '@/lib/contract/typed-forms';
import { toMonthDayYear } from '@/lib/domain/dates/dates';
import { weekdayOfDay } from '@/lib/domain/dates/cambodian-days';

const schema = z.object({
  courseId: z.uuid('required'),
  from: typedDay(isoDate),
  slots: z.array(weeklySlot.omit({ weekday: true })).length(1),
});

interface ExtraLessonProps {
  orgId: string;
  today: string;
  onClose: () => void;
}

/** One lesson more of a course; what is in the way is named, and nothing typed is lost. */
export function ExtraLesson({ orgId, today, onClose }: ExtraLessonProps) {
  const t = useTranslations('teacherAbsence');
  const locale = useLocale();
  const [clashes, setClashes] = useState<ReturnType<typeof clashesIn>>(null);
  const { data } = useQuery(lmsApi.courses.list.queryOptions({ params: { orgId }, query: { limit: 100 } }));
  const courses = (data?.data ?? []).filter(
    ({ startDate, endDate }) => startDate <= today && today <= endDate,
  );
  const create = useWrite(lmsApi.classSessions.create, { invalidates: classKeys, done: t('extraSent') });
  return (
    <WriteDialog
      title={t('extraTitle')}
      description={t('extraLead')}
      schema={schema}
      defaultValues={{
        courseId: '',
        from: toMonthDayYear(today),
        slots: [{ startTime: '', endTime: '', room: '' }],
      }}
      onSend={async ({ courseId, from, slots }) => {
        setClashes(null);
        try {
          const weekday = weekdayOfDay(from);
          await create.send({
            params: { orgId, id: courseId },
            body: { from, to: from, slots: slots.map((slot) => ({ ...slot, weekday })) },
          });
        } catch (error) {
          setClashes(clashesIn(error));
          throwShown(error);
        }
      }}
      submitLabel={t('extraSend')}
      onClose={onClose}
    >
      {clashes && <Clashes clashes={clashes} />}
      <SelectField
        name="courseId"
        label={t('course')}
        options={courses.map((course) => ({
          value: course.courseId,
          label: lessonTitle(course, locale),
        }))}
      />
      <DateField name="from" label={t('day')} />
      <div className="grid gap-5 sm:grid-cols-3">
        <TextField name="slots.0.startTime" label={t('startTime')} placeholder="07:00" inputMode="numeric" />
        <TextField name="slots.0.endTime" label={t('endTime')} placeholder="08:30" inputMode="numeric" />
        <TextField name="slots.0.room" label={t('room')} />
      </div>
    </WriteDialog>
  );
}
