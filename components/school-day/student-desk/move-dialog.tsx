'use client';

import { useLocale, useTranslations } from 'next-intl';
import * as z from 'zod';
import type { Option } from '@/components/form/options';
import { useZodForm } from '@/components/form/use-zod-form';
import { useBatch } from '@/components/kits/batch/use-batch';
import { personNames } from '@/components/accounts/people/person-names';
import { schoolStructureApi } from '@/lib/api/school-structure';
import type { ListedStudent } from '@/lib/contract/school-day/students';
import { BatchDialog } from './batch-dialog';
import { ClassFields, classShape } from './class-fields';
import { studentKeys, studentProblems } from './student-problems';

const api = schoolStructureApi.studentIntakes;
const schema = z.object(classShape);

interface MoveDialogProps {
  schoolId: string;
  students: readonly ListedStudent[];
  campuses: readonly Option[];
  onClose: () => void;
  onDone: () => void;
}

/** Asks for the class that students move to. */
export function MoveDialog({ schoolId, students, campuses, onClose, onDone }: MoveDialogProps) {
  const t = useTranslations('studentDesk');
  const locale = useLocale();
  const [first] = students;
  const form = useZodForm(schema, {
    defaultValues: { campusId: first?.campusId ?? '', structureRecordId: '' },
  });
  const { send, sent } = useBatch({
    call: api.move,
    params: { id: schoolId },
    problems: studentProblems,
    invalidates: studentKeys,
  });
  return (
    <BatchDialog
      title={(count) => t('move.title', { count })}
      rows={students}
      nameOf={(student) => personNames(student, locale).name}
      form={form}
      send={(rows, place) => send(rows, ({ studentId, version }) => ({ studentId, version, ...place }))}
      sent={sent}
      submit={t('move.submit')}
      done={(count) => t('move.done', { count })}
      onClose={onClose}
      onDone={onDone}
    >
      {() => <ClassFields campuses={campuses} />}
    </BatchDialog>
  );
}
