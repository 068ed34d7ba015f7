'use client';

import { useLocale, useTranslations } from 'next-intl';
import * as z from 'zod';
import { BirthdayField } from '@/components/form/birthday-field';
import { PhoneField } from '@/components/form/phone-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { RecordEditor } from '@/components/kits/editor/record-editor';
import { personNames } from '@/components/accounts/people/person-names';
import { schoolStructureApi } from '@/lib/api/school-structure';
import { studentChange } from '@/lib/contract/school-day/student-draft';
import type { ListedStudent } from '@/lib/contract/school-day/students';
import { ClassFields, classShape } from './class-fields';
import { useSchoolPlaces, useSchoolPrograms } from './school-choices';
import { studentKeys } from './student-problems';

const { shape } = studentChange.required();

const schema = z.object({
  lastName: shape.lastName,
  firstName: shape.firstName,
  lastNameKm: shape.lastNameKm,
  firstNameKm: shape.firstNameKm,
  gender: shape.gender,
  dob: shape.dob,
  phone: shape.phone,
  studentCode: shape.studentCode,
  ...classShape,
  subjectId: z.string().transform((id) => id || null),
});

interface StudentEditorProps {
  schoolId: string;
  student: ListedStudent;
  onDone: () => void;
}

/** The record of a student, on top of the version that was read. */
export function StudentEditor({ schoolId, student, onDone }: StudentEditorProps) {
  const t = useTranslations('studentDesk');
  const locale = useLocale();
  const places = useSchoolPlaces(schoolId);
  const programs = useSchoolPrograms(schoolId);
  return (
    <RecordEditor
      plain
      name={`student:${student.studentId}`}
      record={student}
      schema={schema}
      toValues={(record) => ({
        lastName: record.lastName,
        firstName: record.firstName,
        lastNameKm: record.lastNameKm,
        firstNameKm: record.firstNameKm,
        gender: record.gender ?? ('other' as const),
        dob: record.dob ?? '',
        phone: record.phone,
        studentCode: record.studentCode,
        campusId: record.campusId,
        structureRecordId: record.structureRecordId ?? '',
        subjectId: record.subjectId ?? '',
      })}
      update={(body, version, { studentId }) =>
        schoolStructureApi.students.update({ params: { id: schoolId, studentId }, body, version })
      }
      keys={studentKeys}
      saved={t('edit.saved')}
      onSaved={onDone}
      onCancel={onDone}
      describe={(theirs) => <p>{personNames(theirs, locale).name}</p>}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="lastName" label={t('fields.lastName')} />
        <TextField name="firstName" label={t('fields.firstName')} />
        <TextField name="lastNameKm" label={t('fields.lastNameKm')} lang="km" />
        <TextField name="firstNameKm" label={t('fields.firstNameKm')} lang="km" />
      </div>
      <SelectField
        name="gender"
        label={t('fields.gender')}
        options={(['female', 'male', 'other'] as const).map((value) => ({
          value,
          label: t(`gender.${value}`),
        }))}
      />
      <BirthdayField name="dob" label={t('fields.dob')} />
      <PhoneField name="phone" label={t('fields.phone')} />
      <TextField name="studentCode" label={t('fields.code')} autoComplete="off" />
      <ClassFields campuses={places?.campuses ?? []} />
      <SelectField
        name="subjectId"
        label={t('fields.program')}
        options={programs}
        placeholder={t('noProgram')}
        optional
      />
    </RecordEditor>
  );
}
