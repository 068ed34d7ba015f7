'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { personNames } from '@/components/people/people/person-names';
import { Button } from '@/components/ui/button';
import { DescriptionList } from '@/components/ui/description-list';
import { Sheet, SheetContent } from '@/components/ui/sheet';
import type { ListedStudent } from '@/lib/contract/academic/students';
import { formatDate } from '@/lib/domain/dates/dates';
import { formatPhone } from '@/lib/domain/people/phone';
import { pickName, pickText } from '@/lib/i18n/pick';
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

interface StudentSheetProps {
  schoolId: string;
  student: ListedStudent | null;
  onClose: () => void;
}

/** One student beside the list: what the school keeps, and how it is changed. */
export function StudentSheet({ schoolId, student, onClose }: StudentSheetProps) {
  const t = useTranslations('studentDesk');
  const locale = useLocale();
  const [isEdited, setEdited] = useState(false);
  const close = () => {
    setEdited(false);
    onClose();
  };
  return (
    <Sheet open={student !== null} onOpenChange={(open) => !open && close()}>
      {student && (
        <SheetContent side="right" title={personNames(student, locale).name} className="w-[min(32rem,100vw)]">
          {isEdited ? (
            <StudentEditor schoolId={schoolId} student={student} onDone={() => setEdited(false)} />
          ) : (
            <div className="grid gap-6">
              <Facts student={student} />
              <div className="flex flex-wrap gap-3">
                <Button onClick={() => setEdited(true)}>{t('edit.open')}</Button>
                <UndoIntake schoolId={schoolId} student={student} onDone={close} />
              </div>
              <StudentCard schoolId={schoolId} student={student} />
              <StateHistory schoolId={schoolId} student={student} />
            </div>
          )}
        </SheetContent>
      )}
    </Sheet>
  );
}
