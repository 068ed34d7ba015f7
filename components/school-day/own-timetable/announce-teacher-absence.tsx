'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import * as z from 'zod';
import { DateField } from '@/components/form/date-field';
import { RadioField } from '@/components/form/radio-field';
import { Alert } from '@/components/ui/alert';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteDialog } from '@/components/kits/write/write-dialog';
import { lessonTitle, lessonWhen } from '@/components/school-day/timetable/lesson-names';
import { useTeacherOptions } from '@/components/school-day/timetable/use-teachers';
import { lmsApi } from '@/lib/api/lms';
import { isoDate, typed } from '@/lib/contract/fields';
import { typedDay } from '@/lib/contract/typed-forms';
import { addDays } from '@/lib/domain/calendar-days';
import { toMonthDayYear } from '@/lib/domain/dates/dates';
import { teacherAbsenceReasons } from '@/lib/domain/school-day/absences';
import { textLimits } from '@/lib/domain/limits/texts';

const daysAhead = 14;

const why = {
  reason: z.enum(teacherAbsenceReasons, 'required'),
  note: typed(textLimits.shortTextMax),
};
const days = z.object({
  of: z.literal('days'),
  fromDay: typedDay(isoDate),
  toDay: typedDay(isoDate),
  ...why,
});
const schemas = {
  teacher: z.discriminatedUnion('of', [
    days.extend({ teacherId: z.literal('').transform(() => null) }),
    z.object({
      of: z.literal('lesson'),
      sessionId: z.uuid('required'),
      teacherId: z.literal('').transform(() => null),
      ...why,
    }),
  ]),
  office: z.discriminatedUnion('of', [days.extend({ teacherId: z.uuid('required') })]),
};

interface AnnounceTeacherAbsenceProps {
  orgId: string;
  isOffice: boolean;
  today: string;
  onClose: () => void;
}

function OwnTime({ orgId, today }: Pick<AnnounceTeacherAbsenceProps, 'orgId' | 'today'>) {
  const t = useTranslations('absence');
  const locale = useLocale();
  const of = useWatch({ name: 'of' });
  const { data } = useQuery(
    lmsApi.classSessions.list.queryOptions({
      params: { orgId },
      query: { from: today, to: addDays(today, daysAhead) },
    }),
  );
  const lessons = (data?.data ?? []).filter(({ state }) => state === 'planned');
  return (
    <>
      <RadioField
        name="of"
        label={t('of')}
        columns={2}
        options={[
          { value: 'days', label: t('whole') },
          { value: 'lesson', label: t('oneLesson') },
        ]}
      />
      {of === 'lesson' &&
        (data && lessons.length === 0 ? (
          <p className="text-muted">{t('noLessons')}</p>
        ) : (
          <SelectField
            name="sessionId"
            label={t('lesson')}
            options={lessons.map((lesson) => ({
              value: lesson.sessionId,
              label: `${lessonWhen(lesson, locale)} · ${lessonTitle(lesson, locale)}`,
            }))}
          />
        ))}
      {of === 'days' && <Days />}
    </>
  );
}

function Days() {
  const t = useTranslations('absence');
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <DateField name="fromDay" label={t('from')} />
      <DateField name="toDay" label={t('to')} />
    </div>
  );
}

function TeacherChoice({ orgId }: { orgId: string }) {
  const t = useTranslations('teacherAbsence');
  const options = useTeacherOptions(orgId);
  const { isSuccess } = useQuery(lmsApi.courses.teachers.queryOptions({ params: { orgId } }));
  return (
    <>
      {isSuccess && options.length === 0 && <Alert tone="warning">{t('noTeachers')}</Alert>}
      <SelectField name="teacherId" label={t('teacher')} options={options} />
    </>
  );
}

/** Announces that a teacher will not come: the teacher for days or one lesson, the office for days. */
export function AnnounceTeacherAbsence({ orgId, isOffice, today, onClose }: AnnounceTeacherAbsenceProps) {
  const t = useTranslations('teacherAbsence');
  const announce = useWrite(lmsApi.teacherAbsences.announce, { done: t(isOffice ? 'sentOffice' : 'sent') });
  const day = toMonthDayYear(today);
  const first = { of: 'days' as const, fromDay: day, toDay: day, reason: '' as never, note: '' };
  const shared = {
    title: t(isOffice ? 'enter' : 'announce'),
    description: t(isOffice ? 'formLeadOffice' : 'formLead'),
    submitLabel: t('send'),
    onClose,
  };
  const fields = (
    <>
      <SelectField
        name="reason"
        label={t('reason')}
        options={teacherAbsenceReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
      />
      <TextField
        name="note"
        label={t('note')}
        hint={t('noteHint')}
        maxLength={textLimits.shortTextMax}
        optional
      />
    </>
  );
  const params = { orgId };
  return isOffice ? (
    <WriteDialog
      {...shared}
      schema={schemas.office}
      defaultValues={{ ...first, teacherId: '' }}
      onSend={(body) => announce.send({ params, body })}
    >
      <TeacherChoice orgId={orgId} />
      <Days />
      {fields}
    </WriteDialog>
  ) : (
    <WriteDialog
      {...shared}
      schema={schemas.teacher}
      defaultValues={{ ...first, teacherId: '' }}
      onSend={(body) => announce.send({ params, body })}
    >
      <OwnTime orgId={orgId} today={today} />
      {fields}
    </WriteDialog>
  );
}
