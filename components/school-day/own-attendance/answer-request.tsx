'use client';

import { useLocale, useTranslations } from 'next-intl';
import * as z from 'zod';
import { RadioField } from '@/components/form/radio-field';
import { TextField } from '@/components/form/text-field';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteDialog } from '@/components/kits/write/write-dialog';
import { personNames } from '@/components/accounts/people/person-names';
import { lmsApi } from '@/lib/api/lms';
import { markRequestsResource, type QueuedMarkRequest } from '@/lib/contract/school-day/mark-requests';
import { attendanceMarks } from '@/lib/domain/school-day/attendance';
import { textLimits } from '@/lib/domain/limits/texts';

const schema = z.object({
  choice: z.enum(['keep', ...attendanceMarks], 'required'),
  word: markRequestsResource.endpoints.answer.body.shape.word,
});

interface AnswerRequestProps {
  orgId: string;
  request: QueuedMarkRequest;
  onClose: () => void;
}

/** Sets another mark, or keeps the one that stands, with a word to whoever asked. */
export function AnswerRequest({ orgId, request, onClose }: AnswerRequestProps) {
  const t = useTranslations('markRequest');
  const words = useTranslations('attendance.marks');
  const locale = useLocale();
  const answer = useWrite(lmsApi.markRequests.answer, {
    invalidates: [lmsApi.sheets.key, lmsApi.records.key],
    done: t('answered'),
  });
  const { requestId, mark, wanted, reason } = request;
  const others = attendanceMarks.filter((each) => each !== mark && each !== wanted);
  return (
    <WriteDialog
      title={t('answerOf', { name: personNames(request, locale).name })}
      description={t('openOf', { wanted: words(wanted), reason })}
      schema={schema}
      defaultValues={{ word: '' }}
      onSend={({ choice, word }) =>
        answer.send({
          params: { orgId, requestId },
          body: { setTo: choice === 'keep' ? null : choice, word },
        })
      }
      submitLabel={t('answer')}
      onClose={onClose}
    >
      <RadioField
        name="choice"
        label={t('becomes')}
        columns={2}
        options={[
          { value: wanted, label: t('set', { mark: words(wanted) }) },
          { value: 'keep', label: t('keep', { mark: words(mark) }) },
          ...others.map((value) => ({ value, label: t('set', { mark: words(value) }) })),
        ]}
      />
      <TextField name="word" label={t('word')} hint={t('wordHint')} maxLength={textLimits.shortTextMax} />
    </WriteDialog>
  );
}
