'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { SheetView } from '@/components/school-day/attendance/sheet-view';
import { personNames } from '@/components/accounts/people/person-names';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import type { ClassSession } from '@/lib/contract/school-day/course-shapes';
import { CancelLesson } from './cancel-lesson';
import { lessonTitle, lessonWhen } from './lesson-names';
import * as z from 'zod';
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
function LessonForm({ schoolId, lesson, onSaved }: LessonFormProps) {
  const t = useTranslations('timetable.lesson');
  const teachers = useSubstituteOptions(schoolId, lesson);
  const [isHoliday, setHoliday] = useState(false);
  const [clashes, setClashes] = useState<ReturnType<typeof clashesIn>>(null);
  const form = useZodForm(schema, {
    defaultValues: valuesOf(lesson),
  });
  const update = useWrite(lmsApi.classSessions.update, { invalidates: classKeys, done: t('changed') });
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
      onSaved={onSaved}
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

type Opened = 'attendance' | 'change' | 'cancel';

const titles = { attendance: 'attendance', change: 'changeTitle', cancel: 'cancelTitle' } as const;

interface LessonProps {
  schoolId: string;
  lesson: ClassSession;
  isOffice: boolean;
}

/** One lesson, and what may still be done with it. */
export function Lesson({ schoolId, lesson, isOffice }: LessonProps) {
  const t = useTranslations('timetable.lesson');
  const locale = useLocale();
  const [open, setOpen] = useState<Opened | null>(null);
  const isPlanned = lesson.state === 'planned';
  const isMarked = lesson.state === 'running' || lesson.state === 'held';
  const close = () => setOpen(null);
  const when = lessonWhen(lesson, locale);
  const about = [lessonTitle(lesson, locale), when, lesson.room].join(' · ');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 py-2.5">
      <span className="min-w-0">
        <span className="tabular-nums">{when}</span>
        <span className="block text-sm text-muted">
          {lesson.room}
          {lesson.substitute &&
            ` · ${t('substituteIs', { name: personNames(lesson.substitute, locale).name })}`}
        </span>
        {lesson.cancelReason && <span className="block text-sm">{lesson.cancelReason}</span>}
      </span>
      {lesson.state === 'cancelled' && <Badge tone="danger">{t('cancelled')}</Badge>}
      <span className="flex flex-wrap gap-2 empty:hidden">
        {isMarked && (
          <Button size="sm" onClick={() => setOpen('attendance')}>
            {t('attendance')}
          </Button>
        )}
        {isPlanned && (
          <>
            <Button size="sm" variant="secondary" onClick={() => setOpen('change')}>
              {t('change')}
            </Button>
            <Button size="sm" variant="secondary" onClick={() => setOpen('cancel')}>
              {t('cancel')}
            </Button>
          </>
        )}
      </span>
      <Dialog open={open !== null} onOpenChange={(next) => !next && close()}>
        {open && (
          <DialogContent title={t(titles[open])}>
            {open === 'attendance' ? (
              <SheetView
                orgId={schoolId}
                sessionId={lesson.sessionId}
                isOffice={isOffice}
                inDialog
                onDone={close}
              />
            ) : (
              <p className="mb-3 font-semibold">{about}</p>
            )}
            {open === 'change' && <LessonForm schoolId={schoolId} lesson={lesson} onSaved={close} />}
            {open === 'cancel' && <CancelLesson schoolId={schoolId} lesson={lesson} onDone={close} />}
          </DialogContent>
        )}
      </Dialog>
    </li>
  );
}
