'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import * as z from 'zod';
import { showToast } from '@/components/feedback/toast';
import { Form } from '@/components/form/form';
import { SelectField } from '@/components/form/select-field';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useErrorText } from '@/components/form/use-issue-text';
import { useZodForm } from '@/components/form/use-zod-form';
import { useWrite } from '@/components/kits/write/use-write';
import { personNames } from '@/components/accounts/people/person-names';
import { Button } from '@/components/ui/button';
import { schoolStructureApi } from '@/lib/api/school-structure';
import { ApiError } from '@/lib/api/api-error';
import { lmsApi } from '@/lib/api/lms';
import { requiredText } from '@/lib/contract/fields';
import type { TaughtCourse } from '@/lib/contract/school-day/course-shapes';
import { textLimits } from '@/lib/domain/limits/texts';
import { classKeys } from '@/components/school-day/timetable/class-keys';
import { useClassOptions } from './use-classes';

const classSchema = z.object({ structureRecordId: z.uuid('required') });
const searchSchema = z.object({ keyword: requiredText(textLimits.keywordMax) });
const hitsMax = 8;

interface AddMembersProps {
  schoolId: string;
  course: TaughtCourse;
}

/** Adds a whole class, or students found by their name or code. */
export function AddMembers({ schoolId, course }: AddMembersProps) {
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
