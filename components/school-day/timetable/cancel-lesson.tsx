'use client';

import { useTranslations } from 'next-intl';
import * as z from 'zod';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { VersionedForm } from '@/components/kits/editor/versioned-form';
import { useWrite } from '@/components/kits/write/use-write';
import { lmsApi } from '@/lib/api/lms';
import { requiredText } from '@/lib/contract/fields';
import type { ClassSession } from '@/lib/contract/school-day/course-shapes';
import { textLimits } from '@/lib/domain/limits/texts';
import { classKeys } from './class-keys';
import { rereadLesson } from './reread-lesson';

const schema = z.object({ reason: requiredText(textLimits.shortTextMax) });

interface CancelLessonProps {
  schoolId: string;
  lesson: ClassSession;
  onDone: () => void;
}

/** Cancels a lesson with a reason that its students read. */
export function CancelLesson({ schoolId, lesson, onDone }: CancelLessonProps) {
  const t = useTranslations('timetable.lesson');
  const form = useZodForm(schema, { defaultValues: { reason: '' } });
  const cancel = useWrite(lmsApi.classSessions.cancel, { invalidates: classKeys, done: t('cancelledNow') });
  return (
    <VersionedForm
      form={form}
      record={lesson}
      save={(body, version) =>
        cancel.send({ params: { orgId: schoolId, id: lesson.sessionId }, body, version })
      }
      reread={() => rereadLesson(schoolId, lesson)}
      onSaved={onDone}
    >
      <TextField name="reason" label={t('reason')} hint={t('reasonHint')} />
      <SubmitButton>{t('cancel')}</SubmitButton>
    </VersionedForm>
  );
}
