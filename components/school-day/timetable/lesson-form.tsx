'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import * as z from 'zod';
import { showToast } from '@/components/feedback/toast';
import { CheckboxField } from '@/components/form/checkbox-field';
import { InstantField } from '@/components/form/instant-field';
import { SelectField } from '@/components/form/select-field';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { VersionedForm } from '@/components/kits/editor/versioned-form';
import { useWrite } from '@/components/kits/write/use-write';
import { isApiError } from '@/lib/api/api-error';
import { lmsApi } from '@/lib/api/lms';
import { id, instant, requiredText, typed } from '@/lib/contract/fields';
import type { ClassSession } from '@/lib/contract/school-day/course-shapes';
import { emptyAsNull } from '@/lib/contract/typed-forms';
import { typedFrom } from '@/lib/contract/typed-values';
import { Clashes, clashesIn, throwShown } from './clashes';
import { classKeys } from './class-keys';
import { textLimits } from '@/lib/domain/limits/texts';
import { rereadLesson } from './reread-lesson';
import { useSubstituteOptions } from './use-teachers';

const schema = z.object({
  startsAt: instant,
  endsAt: instant,
  room: requiredText(80),
  substituteId: emptyAsNull(id.nullable()),
  onHoliday: z.boolean(),
  reason: typed(textLimits.shortTextMax),
});

const valuesOf = (lesson: ClassSession) =>
  typedFrom(schema, {
    ...lesson,
    substituteId: lesson.substitute?.userId ?? null,
    onHoliday: false,
    reason: '',
  });

interface LessonFormProps {
  schoolId: string;
  lesson: ClassSession;
  onSaved: () => void;
}

/** Moves a lesson, changes its room, or lets somebody else teach it. */
export function LessonForm({ schoolId, lesson, onSaved }: LessonFormProps) {
  const t = useTranslations('timetable.lesson');
  const teachers = useSubstituteOptions(schoolId, lesson);
  const [isHoliday, setHoliday] = useState(false);
  const [clashes, setClashes] = useState<ReturnType<typeof clashesIn>>(null);
  const form = useZodForm(schema, {
    defaultValues: valuesOf(lesson),
  });
  const update = useWrite(lmsApi.classSessions.update, { invalidates: classKeys });
  return (
    <VersionedForm
      form={form}
      record={lesson}
      toValues={valuesOf}
      save={async (body, version) => {
        setClashes(null);
        try {
          await update.send({ params: { orgId: schoolId, id: lesson.sessionId }, body, version });
        } catch (error) {
          setClashes(clashesIn(error));
          if (isApiError(error, 422) && error.issues.some(({ code }) => code === 'holiday')) setHoliday(true);
          throwShown(error);
        }
      }}
      reread={() => rereadLesson(schoolId, lesson)}
      onSaved={() => {
        showToast({ kind: 'success', message: t('changed') });
        onSaved();
      }}
    >
      {clashes && <Clashes clashes={clashes} />}
      <InstantField name="startsAt" label={t('startsAt')} />
      {isHoliday && <CheckboxField name="onHoliday" label={t('onHoliday')} />}
      <InstantField name="endsAt" label={t('endsAt')} />
      <TextField name="room" label={t('room')} />
      <SelectField
        name="substituteId"
        label={t('substitute')}
        placeholder={t('noSubstitute')}
        optional="unsaid"
        options={teachers}
      />
      <TextField
        name="reason"
        label={t('why')}
        hint={t('whyHint')}
        optional="unsaid"
        maxLength={textLimits.shortTextMax}
      />
      <SubmitButton>{t('save')}</SubmitButton>
    </VersionedForm>
  );
}
