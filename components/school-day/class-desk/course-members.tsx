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
import { classKeys } from '@/components/school-day/timetable/class-keys';
import { useState } from 'react';
import * as z from 'zod';
import { Form } from '@/components/form/form';
import { SelectField } from '@/components/form/select-field';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { Button } from '@/components/ui/button';
import { schoolStructureApi } from '@/lib/api/school-structure';
import { requiredText } from '@/lib/contract/fields';
import { textLimits } from '@/lib/domain/limits/texts';
import { useClassOptions } from './use-classes';
import { Alert } from '@/components/ui/alert';

type OfClass = Awaited<ReturnType<typeof lmsApi.courseMembers.list>>['ofClass'];

interface ClassInCourseProps {
  params: { orgId: string; id: string };
  ofClass: OfClass;
  /** The course takes changes. */
  isOpen: boolean;
}

/** Warns where not everybody of the class is in its course: who was taken out by name can be put back. */
function ClassInCourse({ params, ofClass, isOpen }: ClassInCourseProps) {
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

const classSchema = z.object({ structureRecordId: z.uuid('required') });
const searchSchema = z.object({ keyword: requiredText(textLimits.keywordMax) });
const hitsMax = 8;

interface AddMembersProps {
  schoolId: string;
  course: TaughtCourse;
}

/** Adds a whole class, or students found by their name or code. */
function AddMembers({ schoolId, course }: AddMembersProps) {
  const t = useTranslations('classDesk.members');
  const classes = useClassOptions(schoolId);
  const params = { orgId: schoolId, id: course.courseId };
  const form = useZodForm(classSchema, {
    defaultValues: { structureRecordId: course.structureRecordId ?? '' },
  });
  const addClass = useWrite(lmsApi.courseMembers.addClass, { invalidates: classKeys });
  return (
    <div className="grid gap-5 rounded-md bg-sunken p-4">
      <Form
        form={form}
        className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
        onSubmit={async (body) => {
          const { added } = await addClass.send({ params, body });
          showToast({ kind: 'success', message: t('added', { count: added }) });
        }}
      >
        <SelectField name="structureRecordId" label={t('addClass')} options={classes} />
        <SubmitButton>{t('add')}</SubmitButton>
      </Form>
      <AddStudent schoolId={schoolId} course={course} />
    </div>
  );
}

function AddStudent({ schoolId, course }: AddMembersProps) {
  const t = useTranslations('classDesk.members');
  const locale = useLocale();
  const errorText = useErrorText();
  const [keyword, setKeyword] = useState('');
  const form = useZodForm(searchSchema, { defaultValues: { keyword: '' } });
  const { data } = useQuery({
    ...schoolStructureApi.students.list.queryOptions({
      params: { id: schoolId },
      query: { keyword, limit: String(hitsMax) },
    }),
    enabled: keyword !== '',
  });
  const add = useWrite(lmsApi.courseMembers.add, { invalidates: classKeys });
  const take = async (studentId: string) => {
    try {
      const { outcomes } = await add.send({
        params: { orgId: schoolId, id: course.courseId },
        body: { rows: [{ studentId }] },
      });
      for (const outcome of outcomes) if (!outcome.ok) throw new ApiError(outcome.status, outcome);
      showToast({ kind: 'success', message: t('added', { count: 1 }) });
    } catch (error) {
      showToast({ kind: 'danger', message: errorText(error) });
    }
  };
  return (
    <div className="grid gap-2">
      <Form
        form={form}
        className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
        onSubmit={(values) => setKeyword(values.keyword)}
      >
        <TextField name="keyword" label={t('addStudent')} autoComplete="off" />
        <SubmitButton>{t('search')}</SubmitButton>
      </Form>
      {data && (
        <ul aria-label={t('found')} className="divide-y divide-border">
          {data.data.map((student) => (
            <li key={student.studentId} className="flex items-center justify-between gap-3 py-1.5">
              <span>
                {personNames(student, locale).name}{' '}
                <span className="text-sm tabular-nums text-muted">{student.studentCode}</span>
              </span>
              <Button size="sm" variant="secondary" onClick={() => void take(student.studentId)}>
                {t('add')}
              </Button>
            </li>
          ))}
          {data.data.length === 0 && <li className="py-1.5 text-muted">{t('noneFound')}</li>}
        </ul>
      )}
    </div>
  );
}

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
