'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { DescriptionList } from '@/components/ui/description-list';
import type { ListedStudent } from '@/lib/contract/school-day/students';
import { formatDate, formatMinute } from '@/lib/domain/dates/dates';
import { formatPhone } from '@/lib/domain/values/phone';
import { localizePath } from '@/lib/i18n/locales';
import { pickName, pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { StudentCard } from './student-card';
import { useQuery } from '@tanstack/react-query';
import { QueryState } from '@/components/feedback/query-state';
import { SkeletonText } from '@/components/ui/skeleton';
import { schoolStructureApi } from '@/lib/api/school-structure';
import * as z from 'zod';
import { BirthdayField } from '@/components/form/birthday-field';
import { PhoneField } from '@/components/form/phone-field';
import { SelectField } from '@/components/form/select-field';
import { FamilyNameField, SecondFamilyNameField } from '@/components/form/family-name-field';
import { TextField } from '@/components/form/text-field';
import { RecordEditor } from '@/components/kits/editor/record-editor';
import { personNames } from '@/components/accounts/people/person-names';
import { studentChange } from '@/lib/contract/school-day/student-draft';
import { ClassFields, classShape } from './class-fields';
import { useSchoolPlaces, useSchoolPrograms } from './school-choices';
import { studentKeys, studentProblem } from './student-problems';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteButton } from '@/components/kits/write/write-button';

interface UndoIntakeProps {
  schoolId: string;
  student: ListedStudent;
  onDone: () => void;
}

/** Makes an applicant of a student again, while that is possible. */
function UndoIntake({ schoolId, student, onDone }: UndoIntakeProps) {
  const t = useTranslations('studentDesk');
  const locale = useLocale();
  const undo = useWrite(schoolStructureApi.studentIntakes.undo, {
    invalidates: studentKeys,
    problems: (error) => t(`problems.${studentProblem(error)}`),
    done: () => {
      onDone();
      return t('undo.done');
    },
  });
  const { undoUntil, studentId } = student;
  if (undoUntil === null) return null;
  return (
    <WriteButton
      variant="secondary"
      write={undo}
      onWrite={() => undo.run({ params: { id: schoolId, studentId } })}
      asks={{
        title: t('undo.title', { name: personNames(student, locale).name }),
        description: t('undo.body', { date: formatMinute(undoUntil, locale) }),
        danger: true,
      }}
    >
      {t('undo.open')}
    </WriteButton>
  );
}

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
function StudentEditor({ schoolId, student, onDone }: StudentEditorProps) {
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
        <FamilyNameField beside="lastNameKm" name="lastName" label={t('fields.lastName')} />
        <TextField name="firstName" label={t('fields.firstName')} />
        <SecondFamilyNameField name="lastNameKm" label={t('fields.lastNameKm')} lang="km" />
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

/** The states that a student has had at the school, the latest first: since when, set by whom, why. */
function StateHistory({ schoolId, student }: { schoolId: string; student: ListedStudent }) {
  const t = useTranslations('studentDesk');
  const locale = useLocale();
  const params = { id: schoolId, studentId: student.studentId };
  const query = useQuery(schoolStructureApi.students.states.queryOptions({ params }));
  return (
    <section aria-labelledby="student-states">
      <h3 id="student-states" className="mb-2 text-base font-semibold">
        {t('history.title')}
      </h3>
      <QueryState
        query={query}
        skeleton={<SkeletonText lines={2} />}
        empty={{
          when: ({ data }) => data.length === 0,
          show: <p className="text-muted">{t('history.none')}</p>,
        }}
      >
        {({ data }) => (
          <ol className="grid gap-3">
            {data.map(({ at, before, after, reason, changedBy }) => (
              <li key={`${at} ${after}`} className="border-l-2 border-border pl-3">
                <p className="font-medium">
                  {before
                    ? t('history.change', { before: t(`state.${before}`), after: t(`state.${after}`) })
                    : t(`state.${after}`)}
                </p>
                {reason && <p className="wrap-anywhere">{reason}</p>}
                <p className="text-sm text-muted">
                  {changedBy
                    ? t('history.by', { date: formatMinute(at, locale), name: changedBy })
                    : formatMinute(at, locale)}
                </p>
              </li>
            ))}
          </ol>
        )}
      </QueryState>
    </section>
  );
}

function Facts({ student }: { student: ListedStudent }) {
  const t = useTranslations('studentDesk');
  const locale = useLocale();
  const { structureRecordPath = [], campusName, subjectName, statusReason, statusSince } = student;
  const items = [
    { key: 'code', term: t('fields.code'), details: student.studentCode },
    {
      key: 'state',
      term: t('fields.state'),
      details: statusSince
        ? t('stateSince', { state: t(`state.${student.status}`), date: formatDate(statusSince, locale) })
        : t(`state.${student.status}`),
    },
    ...(statusReason ? [{ key: 'reason', term: t('fields.reason'), details: statusReason }] : []),
    ...(campusName
      ? [{ key: 'campus', term: t('fields.campus'), details: pickText(campusName, locale) }]
      : []),
    {
      key: 'class',
      term: t('fields.class'),
      details: structureRecordPath.map((unit) => pickName(unit, locale)).join(' › ') || t('noClass'),
    },
    ...(subjectName
      ? [{ key: 'program', term: t('fields.program'), details: pickName(subjectName, locale) }]
      : []),
    { key: 'phone', term: t('fields.phone'), details: formatPhone(student.phone) },
    {
      key: 'account',
      term: t('fields.account'),
      details: t(student.userId === null ? 'account.none' : 'account.joined'),
    },
  ];
  return <DescriptionList items={items} />;
}

interface StudentPanelProps {
  schoolId: string;
  student: ListedStudent;
  onClose: () => void;
}

/** One student beside the list: what the school keeps, and how it is changed. */
export function StudentPanel({ schoolId, student, onClose }: StudentPanelProps) {
  const t = useTranslations('studentDesk');
  const locale = useLocale();
  const [isEdited, setEdited] = useState(false);
  if (isEdited)
    return <StudentEditor schoolId={schoolId} student={student} onDone={() => setEdited(false)} />;
  return (
    <div className="grid gap-6">
      <Facts student={student} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setEdited(true)}>{t('edit.open')}</Button>
        {student.userId === null && (
          <CopyButton
            text={`${window.location.origin}${localizePath(
              href('/profile/enrolled', undefined, { studentCode: student.studentCode }),
              locale,
            )}`}
          >
            {t('joinLink')}
          </CopyButton>
        )}
        <UndoIntake schoolId={schoolId} student={student} onDone={onClose} />
      </div>
      <StudentCard schoolId={schoolId} student={student} />
      <StateHistory schoolId={schoolId} student={student} />
    </div>
  );
}
