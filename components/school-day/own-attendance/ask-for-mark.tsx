'use client';

import { useTranslations } from 'next-intl';
import { RadioField } from '@/components/form/radio-field';
import { TextField } from '@/components/form/text-field';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteDialog } from '@/components/kits/write/write-dialog';
import { lmsApi } from '@/lib/api/lms';
import { markRequestsResource } from '@/lib/contract/school-day/mark-requests';
import { type AttendanceMark, attendanceMarks } from '@/lib/domain/school-day/attendance';
import { textLimits } from '@/lib/domain/limits/texts';

const schema = markRequestsResource.endpoints.ask.body.omit({ sessionId: true });

interface AskForMarkProps {
  orgId: string;
  studentId: string;
  sessionId: string;
  /** What stands there. */
  mark: AttendanceMark;
  lesson: string;
  onClose: () => void;
}

/** Asks the school for another mark, with a reason. */
export function AskForMark({ orgId, studentId, sessionId, mark, lesson, onClose }: AskForMarkProps) {
  const t = useTranslations('markRequest');
  const words = useTranslations('attendance.marks');
  const ask = useWrite(lmsApi.markRequests.ask, { invalidates: [lmsApi.records.key], done: t('sent') });
  return (
    <WriteDialog
      title={t('askOf', { lesson })}
      description={t('lead')}
      schema={schema}
      defaultValues={{ reason: '' }}
      onSend={(body) => ask.send({ params: { orgId, id: studentId }, body: { sessionId, ...body } })}
      submitLabel={t('send')}
      onClose={onClose}
    >
      <RadioField
        name="wanted"
        label={t('wanted')}
        columns={3}
        options={attendanceMarks
          .filter((each) => each !== mark)
          .map((value) => ({ value, label: words(value) }))}
      />
      <TextField name="reason" label={t('reason')} maxLength={textLimits.shortTextMax} />
    </WriteDialog>
  );
}
