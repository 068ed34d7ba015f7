'use client';

import { useLocale, useTranslations } from 'next-intl';
import * as z from 'zod';
import { RadioField } from '@/components/form/radio-field';
import { TextareaField } from '@/components/form/textarea-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { useBatch } from '@/components/kits/batch/use-batch';
import { personNames } from '@/components/accounts/people/person-names';
import { schoolStructureApi } from '@/lib/api/school-structure';
import { studentStatuses } from '@/lib/contract/school-day/student-draft';
import type { ListedStudent } from '@/lib/contract/school-day/students';
import { BatchDialog } from './batch-dialog';
import { studentKeys, studentProblems } from './student-problems';

const api = schoolStructureApi.studentIntakes;

/** A pause and a departure say why. */
const schema = z
  .object({ status: z.enum(studentStatuses, 'required'), reason: z.string().trim().max(300) })
  .refine(({ status, reason }) => reason !== '' || status === 'studying' || status === 'graduated', {
    path: ['reason'],
    message: 'required',
  });

interface StateDialogProps {
  schoolId: string;
  students: readonly ListedStudent[];
  onClose: () => void;
  onDone: () => void;
}

/** Asks for the state that students have now, and why. */
export function StateDialog({ schoolId, students, onClose, onDone }: StateDialogProps) {
  const t = useTranslations('studentDesk');
  const locale = useLocale();
  const form = useZodForm(schema, { defaultValues: { reason: '' } });
  const { send, sent } = useBatch({
    call: api.setState,
    params: { id: schoolId },
    problems: studentProblems,
    invalidates: studentKeys,
  });
  return (
    <BatchDialog
      title={(count) => t('states.title', { count })}
      rows={students}
      nameOf={(student) => personNames(student, locale).name}
      form={form}
      send={(rows, state) => send(rows, ({ studentId, version }) => ({ studentId, version, ...state }))}
      sent={sent}
      submit={t('states.submit')}
      done={(count) => t('states.done', { count })}
      onClose={onClose}
      onDone={onDone}
    >
      {() => (
        <>
          <RadioField
            name="status"
            label={t('fields.state')}
            columns={2}
            options={studentStatuses.map((value) => ({ value, label: t(`state.${value}`) }))}
          />
          <TextareaField
            name="reason"
            label={t('fields.reason')}
            hint={t('states.reasonHint')}
            rows={3}
            optional="unsaid"
          />
        </>
      )}
    </BatchDialog>
  );
}
