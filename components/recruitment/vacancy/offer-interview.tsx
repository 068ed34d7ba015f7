'use client';

import { useTranslations } from 'next-intl';
import * as z from 'zod';
import { BilingualField } from '@/components/form/bilingual-field';
import { InstantField } from '@/components/form/instant-field';
import { TextField } from '@/components/form/text-field';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteDialog } from '@/components/kits/write/write-dialog';
import { recruitmentApi } from '@/lib/api/recruitment';
import { interviewOffer } from '@/lib/contract/recruitment/applicant-work';
import { typedNumber } from '@/lib/contract/typed-forms';
import { interviewLimits } from '@/lib/domain/recruitment/hiring-options';

const { minutesMin, minutesMax, minutesUnsaid, placeMax, slots } = interviewLimits;
const typedSlot = z.string().min(1, 'required').pipe(z.iso.datetime('invalid-date'));
const offerForm = interviewOffer.extend({
  slots: z
    .array(typedSlot)
    .length(slots)
    .refine((all) => new Set(all).size === all.length, 'duplicate'),
  minutes: typedNumber(
    z.int('invalid-number').min(minutesMin, 'out-of-range').max(minutesMax, 'out-of-range'),
  ),
});
const numbers = Array.from({ length: slots }, (_, index) => index);

interface OfferInterviewProps {
  params: { orgId: string; applicationId: string };
  onClose: () => void;
}

/** Offers an applicant three hours for an interview. */
export function OfferInterview({ params, onClose }: OfferInterviewProps) {
  const t = useTranslations('vacancyDesk.applicant.interview');
  const { send } = useWrite(recruitmentApi.applicantWork.offerInterview, {
    invalidates: [recruitmentApi.vacancyWork.key],
    problems: { 'no-account': t('problems.account') },
    done: t('sent'),
  });
  return (
    <WriteDialog
      title={t('title')}
      description={t('body')}
      schema={offerForm}
      defaultValues={{
        slots: numbers.map(() => ''),
        minutes: String(minutesUnsaid),
        place: { en: '', km: '' },
      }}
      onSend={(body) => send({ params, body })}
      submitLabel={t('submit')}
      onClose={onClose}
    >
      {numbers.map((index) => (
        <InstantField key={index} name={`slots.${index}`} label={t('slot', { number: index + 1 })} />
      ))}
      <TextField name="minutes" label={t('minutes')} inputMode="numeric" autoComplete="off" />
      <BilingualField name="place" label={t('place')} hint={t('placeHint')} maxLength={placeMax} />
    </WriteDialog>
  );
}
