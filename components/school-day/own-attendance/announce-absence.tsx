'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import * as z from 'zod';
import { DateField } from '@/components/form/date-field';
import { RadioField } from '@/components/form/radio-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { UploadField } from '@/components/kits/upload/upload-field';
import { WriteDialog } from '@/components/kits/write/write-dialog';
import { useWrite } from '@/components/kits/write/use-write';
import { asLesson } from '@/components/school-day/timetable/lesson-view';
import { lessonWhen } from '@/components/school-day/timetable/lesson-names';
import { lmsApi } from '@/lib/api/lms';
import { isoDate, typed } from '@/lib/contract/fields';
import { typedDay } from '@/lib/contract/typed-forms';
import { addDays } from '@/lib/domain/calendar-days';
import { toMonthDayYear } from '@/lib/domain/dates/dates';
import { absenceReasons } from '@/lib/domain/school-day/absences';
import { textLimits } from '@/lib/domain/limits/texts';
import { pickName } from '@/lib/i18n/pick';

const daysAhead = 14;

const why = {
  reason: z.enum(absenceReasons, 'required'),
  note: typed(textLimits.shortTextMax),
  paperKey: z.string().nullable(),
};
const schema = z.discriminatedUnion('of', [
  z.object({ of: z.literal('days'), fromDay: typedDay(isoDate), toDay: typedDay(isoDate), ...why }),
  z.object({ of: z.literal('lesson'), sessionId: z.uuid('required'), ...why }),
]);

interface AnnounceAbsenceProps {
  orgId: string;
  studentId: string;
  title: string;
  today: string;
  /** From how many days on the school wants a paper; null for never. */
  paperFromDays: number | null;
  /** The reader sees the timetable, and can name one lesson. */
  hasLessons: boolean;
  onClose: () => void;
}

/** What is to come and is not cancelled. */
function useLessonsToCome({ orgId, studentId, today, hasLessons }: AnnounceAbsenceProps) {
  const locale = useLocale();
  const { data } = useQuery({
    ...lmsApi.records.timetable.queryOptions({
      params: { orgId, id: studentId },
      query: { from: today, to: addDays(today, daysAhead) },
    }),
    enabled: hasLessons,
  });
  return data?.data
    .filter(({ state }) => state === 'planned')
    .map((entry) => ({
      value: entry.sessionId,
      label: `${lessonWhen(asLesson(entry), locale)} · ${pickName(entry.course, locale)}`,
    }));
}

function When(props: AnnounceAbsenceProps) {
  const t = useTranslations('absence');
  const of = useWatch({ name: 'of' });
  const lessons = useLessonsToCome(props);
  return (
    <>
      {props.hasLessons && (
        <RadioField
          name="of"
          label={t('of')}
          columns={2}
          options={[
            { value: 'days', label: t('whole') },
            { value: 'lesson', label: t('oneLesson') },
          ]}
        />
      )}
      {of === 'days' && (
        <div className="grid gap-5 sm:grid-cols-2">
          <DateField name="fromDay" label={t('from')} />
          <DateField name="toDay" label={t('to')} />
        </div>
      )}
      {of === 'lesson' &&
        (lessons?.length === 0 ? (
          <p className="text-muted">{t('noLessons')}</p>
        ) : (
          <SelectField name="sessionId" label={t('lesson')} options={lessons ?? []} />
        ))}
    </>
  );
}

/** Announces that a student will not come: for days, or for one lesson. */
export function AnnounceAbsence(props: AnnounceAbsenceProps) {
  const { orgId, studentId, title, today, paperFromDays, onClose } = props;
  const t = useTranslations('absence');
  const announce = useWrite(lmsApi.absenceNotices.announce, {
    invalidates: [lmsApi.records.key, lmsApi.sheets.key],
    done: t('sent'),
  });
  const day = toMonthDayYear(today);
  return (
    <WriteDialog
      title={title}
      description={t('lead')}
      schema={schema}
      defaultValues={{
        of: 'days',
        fromDay: day,
        toDay: day,
        reason: '' as never,
        note: '',
        paperKey: null,
      }}
      onSend={(body) => announce.send({ params: { orgId, id: studentId }, body })}
      submitLabel={t('send')}
      onClose={onClose}
    >
      <When {...props} />
      <SelectField
        name="reason"
        label={t('reason')}
        options={absenceReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
      />
      <TextField
        name="note"
        label={t('note')}
        hint={t('noteHint')}
        maxLength={textLimits.shortTextMax}
        optional
      />
      {paperFromDays !== null && (
        <UploadField
          name="paperKey"
          label={t('paper')}
          hint={t('paperHint', { count: paperFromDays })}
          destination={{ purpose: 'absence-document' }}
          optional
        />
      )}
    </WriteDialog>
  );
}
