'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import * as z from 'zod';
import { QueryState } from '@/components/feedback/query-state';
import { RadioField } from '@/components/form/radio-field';
import { SubmitButton } from '@/components/form/submit-button';
import { useZodForm } from '@/components/form/use-zod-form';
import { VersionedForm } from '@/components/kits/editor/versioned-form';
import { useWrite } from '@/components/kits/write/use-write';
import { personNames } from '@/components/accounts/people/person-names';
import { classKeys } from '@/components/school-day/timetable/class-keys';
import { rereadLesson } from '@/components/school-day/timetable/reread-lesson';
import { SkeletonText } from '@/components/ui/skeleton';
import { lmsApi } from '@/lib/api/lms';
import type { ClassSession } from '@/lib/contract/school-day/course-shapes';

const schema = z.object({ substituteId: z.uuid('required') });

interface CoverLessonProps {
  orgId: string;
  lesson: ClassSession;
  onDone: () => void;
}

/** Gives a lesson to a teacher who is free at that time. */
export function CoverLesson({ orgId, lesson, onDone }: CoverLessonProps) {
  const t = useTranslations('teacherAbsence');
  const locale = useLocale();
  const params = { orgId, id: lesson.sessionId };
  const query = useQuery(lmsApi.teacherAbsences.free.queryOptions({ params }));
  const form = useZodForm(schema, { defaultValues: { substituteId: '' } });
  const update = useWrite(lmsApi.classSessions.update, {
    invalidates: classKeys,
    done: t('covered'),
  });
  return (
    <QueryState query={query} skeleton={<SkeletonText lines={4} />}>
      {({ data }) =>
        data.length === 0 ? (
          <p className="text-muted">{t('nobody')}</p>
        ) : (
          <VersionedForm
            form={form}
            record={lesson}
            save={(body, version) => update.send({ params, body, version })}
            reread={() => rereadLesson(orgId, lesson)}
            onSaved={onDone}
          >
            <p className="text-muted">{t('coverLead')}</p>
            <RadioField
              name="substituteId"
              label={t('substitute')}
              columns={1}
              options={data.map((teacher) => ({
                value: teacher.userId,
                label: personNames(teacher, locale).name,
                hint: [
                  teacher.knowsClass && t('knowsClass'),
                  t('lessonCount', { count: teacher.lessonCount }),
                ]
                  .filter(Boolean)
                  .join(' · '),
              }))}
            />
            <SubmitButton>{t('coverSend')}</SubmitButton>
          </VersionedForm>
        )
      }
    </QueryState>
  );
}
