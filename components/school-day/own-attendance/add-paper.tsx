'use client';

import { useTranslations } from 'next-intl';
import { UploadField } from '@/components/kits/upload/upload-field';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteDialog } from '@/components/kits/write/write-dialog';
import { lmsApi } from '@/lib/api/lms';
import { absenceNoticesResource, type Absence } from '@/lib/contract/school-day/absence-notices';

interface AddPaperProps {
  orgId: string;
  studentId: string;
  absence: Absence;
  when: string;
  onClose: () => void;
}

/** Adds the paper of an absence later: a doctor writes it after the illness. */
export function AddPaper({ orgId, studentId, absence, when, onClose }: AddPaperProps) {
  const t = useTranslations('absence');
  const add = useWrite(lmsApi.absenceNotices.addPaper, { done: t('paperAdded') });
  const { absenceId, version } = absence;
  return (
    <WriteDialog
      title={t('addPaperTo', { when })}
      schema={absenceNoticesResource.endpoints.addPaper.body}
      defaultValues={{ paperKey: '' }}
      onSend={(body) => add.send({ params: { orgId, id: studentId, absenceId }, body, version })}
      submitLabel={t('addPaper')}
      onClose={onClose}
    >
      <UploadField name="paperKey" label={t('paper')} destination={{ purpose: 'absence-document' }} />
    </WriteDialog>
  );
}
