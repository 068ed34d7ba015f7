'use client';

import { useLocale, useTranslations } from 'next-intl';
import { showToast } from '@/components/feedback/toast';
import { useErrorText } from '@/components/form/use-issue-text';
import { useWrite } from '@/components/kits/write/use-write';
import { personNames } from '@/components/accounts/people/person-names';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ApiError } from '@/lib/api/api-error';
import { lmsApi } from '@/lib/api/lms';
import { classKeys } from '@/components/school-day/timetable/class-keys';

type OfClass = Awaited<ReturnType<typeof lmsApi.courseMembers.list>>['ofClass'];

interface ClassInCourseProps {
  params: { orgId: string; id: string };
  ofClass: OfClass;
  /** The course takes changes. */
  isOpen: boolean;
}

/** Warns where not everybody of the class is in its course: who was taken out by name can be put back. */
export function ClassInCourse({ params, ofClass, isOpen }: ClassInCourseProps) {
  const t = useTranslations('classDesk.members');
  const locale = useLocale();
  const errorText = useErrorText();
  const add = useWrite(lmsApi.courseMembers.add, { invalidates: classKeys });
  if (!ofClass || ofClass.memberCount >= ofClass.studentCount) return null;
  const putBack = async (studentId: string) => {
    try {
      const body = { rows: [{ studentId }] };
      const { outcomes } = await add.send({ params, body });
      for (const outcome of outcomes) if (!outcome.ok) throw new ApiError(outcome.status, outcome);
      showToast({ kind: 'success', message: t('added', { count: 1 }) });
    } catch (error) {
      showToast({ kind: 'danger', message: errorText(error) });
    }
  };
  const outside = ofClass.takenOut.map((pupil) => ({ ...pupil, name: personNames(pupil, locale).name }));
  return (
    <Alert tone="warning" title={t('ofClass', { members: ofClass.memberCount, count: ofClass.studentCount })}>
      {outside.length > 0 && (
        <p>{t('ofClassTakenOut', { names: outside.map(({ name }) => name).join(', ') })}</p>
      )}
      {isOpen && outside.length > 0 && (
        <p className="mt-2 flex flex-wrap gap-2">
          {outside.map(({ studentId, name }) => (
            <Button
              key={studentId}
              size="sm"
              variant="secondary"
              disabled={add.busy}
              onClick={() => void putBack(studentId)}
            >
              {t('putBack', { name })}
            </Button>
          ))}
        </p>
      )}
    </Alert>
  );
}
