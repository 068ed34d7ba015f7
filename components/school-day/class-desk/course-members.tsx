'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { showToast } from '@/components/feedback/toast';
import { useErrorText } from '@/components/form/use-issue-text';
import { useWrite } from '@/components/kits/write/use-write';
import { personNames } from '@/components/accounts/people/person-names';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { SkeletonText } from '@/components/ui/skeleton';
import { ApiError } from '@/lib/api/api-error';
import { lmsApi } from '@/lib/api/lms';
import type { TaughtCourse } from '@/lib/contract/school-day/course-shapes';
import { AddMembers } from './add-members';
import { ClassInCourse } from './class-in-course';
import { classKeys } from '@/components/school-day/timetable/class-keys';

interface CourseMembersProps {
  schoolId: string;
  course: TaughtCourse;
}

/** Who is in a course; whole classes and single students are added, single ones are taken out. */
export function CourseMembers({ schoolId, course }: CourseMembersProps) {
  const t = useTranslations('classDesk.members');
  const locale = useLocale();
  const errorText = useErrorText();
  const params = { orgId: schoolId, id: course.courseId };
  const query = useQuery(lmsApi.courseMembers.list.queryOptions({ params }));
  const remove = useWrite(lmsApi.courseMembers.remove, { invalidates: classKeys });
  const takeOut = async (studentId: string, name: string) => {
    try {
      const body = { rows: [{ studentId }] };
      const { outcomes } = await remove.send({ params, body });
      for (const outcome of outcomes) if (!outcome.ok) throw new ApiError(outcome.status, outcome);
      showToast({ kind: 'success', message: t('removed', { name }) });
    } catch (error) {
      showToast({ kind: 'danger', message: errorText(error) });
    }
  };
  return (
    <div className="grid gap-6">
      {!course.archived && <AddMembers schoolId={schoolId} course={course} />}
      <QueryState query={query} skeleton={<SkeletonText lines={6} />}>
        {({ data, countTotal, ofClass }) => (
          <section className="grid gap-3">
            <ClassInCourse params={params} ofClass={ofClass} isOpen={!course.archived} />
            <h3 className="text-base font-semibold">{t('count', { count: countTotal })}</h3>
            {countTotal === 0 && <p className="text-muted">{t('none')}</p>}
            <ul className="divide-y divide-border">
              {data.map((member) => {
                const { name, other } = personNames(member, locale);
                return (
                  <li key={member.studentId} className="flex items-center justify-between gap-3 py-1.5">
                    <span className="min-w-0">
                      {name}
                      <span className="block text-sm text-muted">
                        <span className="tabular-nums">{member.studentCode}</span>
                        {other && <span lang={other.lang}> · {other.text}</span>}
                      </span>
                    </span>
                    {!course.archived && (
                      <IconButton
                        label={t('remove', { name })}
                        icon={<Icon name="x" className="size-5" />}
                        disabled={remove.busy}
                        onClick={() => void takeOut(member.studentId, name)}
                      />
                    )}
                  </li>
                );
              })}
            </ul>
          </section>
        )}
      </QueryState>
    </div>
  );
}
