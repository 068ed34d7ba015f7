'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { DescriptionList } from '@/components/ui/description-list';
import type { ListedStudent } from '@/lib/contract/school-day/students';
import { formatDate } from '@/lib/domain/dates/dates';
import { formatPhone } from '@/lib/domain/people/phone';
import { localizePath } from '@/lib/i18n/locales';
import { pickName, pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { StateHistory } from './state-history';
import { StudentCard } from './student-card';
import { StudentEditor } from './student-editor';
import { UndoIntake } from './undo-intake';

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
