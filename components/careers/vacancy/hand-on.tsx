'use client';

import { useTranslations } from 'next-intl';
import * as z from 'zod';
import { TextField } from '@/components/form/text-field';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteDialog } from '@/components/kits/write/write-dialog';
import { recruitmentApi } from '@/lib/api/recruitment';
import { oneLine } from '@/lib/contract/fields';
import { typedNumber } from '@/lib/contract/typed-forms';
import { handoverLimits } from '@/lib/domain/careers/hiring-options';

const { recipientMax, daysMax, daysUnsaid } = handoverLimits;
const handOnForm = z.object({
  recipient: oneLine(recipientMax),
  days: typedNumber(z.int('invalid-number').min(1, 'out-of-range').max(daysMax, 'out-of-range')),
});

interface HandOnProps {
  params: { orgId: string; applicationId: string };
  employer: string;
  /** The key of the link, which no later answer has. */
  onMade: (key: string) => void;
  onClose: () => void;
}

/** Makes a link by which an employer reads one application. */
export function HandOn({ params, employer, onMade, onClose }: HandOnProps) {
  const t = useTranslations('vacancyDesk.applicant.handOn');
  const { send } = useWrite(recruitmentApi.applicantWork.handOn, {
    invalidates: [recruitmentApi.vacancyWork.key],
  });
  return (
    <WriteDialog
      title={t('title')}
      description={t('body')}
      schema={handOnForm}
      defaultValues={{ recipient: employer, days: String(daysUnsaid) }}
      onSend={async (body) => onMade((await send({ params, body })).key)}
      submitLabel={t('submit')}
      onClose={onClose}
    >
      <TextField name="recipient" label={t('recipient')} maxLength={recipientMax} autoComplete="off" />
      <TextField name="days" label={t('days')} inputMode="numeric" autoComplete="off" />
    </WriteDialog>
  );
}
