'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DateField } from '@/components/form/date-field';
import { MultiSelectField } from '@/components/form/multi-select-field';
import { SelectField } from '@/components/form/select-field';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { VersionedForm } from '@/components/kits/editor/versioned-form';
import { useWrite } from '@/components/kits/write/use-write';
import { isApiError } from '@/lib/api/api-error';
import { lmsApi } from '@/lib/api/lms';
import type { TaughtCourse } from '@/lib/contract/school-day/course-shapes';
import { courseChange } from '@/lib/contract/school-day/courses';
import { emptyAsNull, typedDay, typedNumber } from '@/lib/contract/typed-forms';
import { typedFrom, typedNothing } from '@/lib/contract/typed-values';
import { useTeacherOptions } from '@/components/school-day/timetable/use-teachers';
import { useClassOptions } from './use-classes';

const { shape } = courseChange.required();
const schema = courseChange
  .required()
  .omit({ archived: true, teacher: true, laterLessons: true })
  .extend({
    structureRecordId: emptyAsNull(shape.structureRecordId),
    credits: typedNumber(shape.credits),
    term: typedNumber(shape.term),
    startDate: typedDay(shape.startDate),
    endDate: typedDay(shape.endDate),
    laterLessons: emptyAsNull(shape.laterLessons.nullable()),
  });

const valuesOf = (course: TaughtCourse) =>
  typedFrom(schema, {
    ...course,
    teacherIds: course.teachers.map(({ userId }) => userId),
    laterLessons: null,
  });

interface CourseFormProps {
  schoolId: string;
  /** The course that changes; a new one without it. */
  course?: TaughtCourse;
  onSaved: () => void;
}

/** A course of a term: what it is, for which class, and who teaches it. */
export function CourseForm({ schoolId, course, onSaved }: CourseFormProps) {
  const t = useTranslations('classDesk');
  const classes = useClassOptions(schoolId);
  const teachers = useTeacherOptions(schoolId);
  const form = useZodForm(schema, {
    defaultValues: course
      ? valuesOf(course)
      : typedNothing(schema, { credits: '0', term: '1', teacherIds: [] }),
  });
  /** How many lessons lie after the end that was typed. */
  const [after, setAfter] = useState<string | null>(null);
  const create = useWrite(lmsApi.courses.create, { done: t('courses.added') });
  const update = useWrite(lmsApi.courses.update, { done: t('saved') });
  return (
    <VersionedForm
      form={form}
      record={course}
      toValues={valuesOf}
      save={async ({ laterLessons, ...body }, version) => {
        if (!course) return create.send({ params: { orgId: schoolId }, body });
        const said = laterLessons ? { laterLessons } : {};
        try {
          const params = { orgId: schoolId, id: course.courseId };
          return await update.send({ params, body: { ...body, ...said }, version });
        } catch (error) {
          const found = isApiError(error, 422) && error.issues.find(({ code }) => code === 'lessons-after');
          if (found) setAfter(found.message ?? '');
          throw error;
        }
      }}
      reread={() => lmsApi.courses.get({ params: { orgId: schoolId, id: course?.courseId ?? '' } })}
      onSaved={onSaved}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="nameNative" label={t('khmer')} lang="km" />
        <TextField name="name" label={t('english')} lang="en" />
        <TextField name="code" label={t('fields.code')} autoCapitalize="characters" />
        <TextField name="credits" label={t('fields.credits')} inputMode="numeric" />
        <SelectField name="structureRecordId" label={t('class')} optional="unsaid" options={classes} />
        <TextField name="academicYear" label={t('fields.academicYear')} placeholder="2026-2027" />
        <TextField name="term" label={t('fields.term')} inputMode="numeric" />
      </div>
      <DateField name="startDate" label={t('fields.startDate')} />
      <DateField name="endDate" label={t('fields.endDate')} />
      {after !== null && (
        <SelectField
          name="laterLessons"
          label={t('later.label', { count: Number(after) })}
          hint={t('later.hint')}
          placeholder={t('later.choose')}
          options={[
            { value: 'cancel', label: t('later.cancel') },
            { value: 'keep', label: t('later.keep') },
          ]}
        />
      )}
      <MultiSelectField
        name="teacherIds"
        label={t('fields.teachers')}
        hint={t('fields.teachersHint')}
        optional="unsaid"
        options={teachers}
        columns={2}
      />
      <SubmitButton>{t('save')}</SubmitButton>
    </VersionedForm>
  );
}
