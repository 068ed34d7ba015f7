'use client';

import { useLocale, useTranslations } from 'next-intl';
import * as z from 'zod';
import { BilingualField } from '@/components/form/bilingual-field';
import { InstantField } from '@/components/form/instant-field';
import { TextField } from '@/components/form/text-field';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteDialog } from '@/components/kits/write/write-dialog';
import { Alert } from '@/components/ui/alert';
import { formatDate, formatTimeOfDay } from '@/lib/domain/dates/dates';
import { recruitmentApi } from '@/lib/api/recruitment';
import { interviewOffer } from '@/lib/contract/careers/applicant-work';
import { typedNumber } from '@/lib/contract/typed-forms';
import { interviewLimits } from '@/lib/domain/careers/hiring-options';

const { minutesMin, minutesMax, minutesUnsaid, placeMax, slots } = interviewLimits;
const typedSlot = z.string().min(1, 'required').pipe(z.iso.datetime('invalid-date'));
const offerForm = interviewOffer.extend({
  slots: z
    .array(typedSlot)
    .length(slots)
    .superRefine((all, context) => {
      for (const [index, slot] of all.entries())
        if (slot !== '' && all.indexOf(slot) < index)
          context.addIssue({ code: 'custom', path: [index], message: 'same-time' });
    }),
  minutes: typedNumber(
    z.int('invalid-number').min(minutesMin, 'out-of-range').max(minutesMax, 'out-of-range'),
  ),
});
const numbers = Array.from({ length: slots }, (_, index) => index);

interface OfferInterviewProps {
  params: { orgId: string; applicationId: string };
  /** The hour that the applicant has picked of an offer before. */
  picked: string | null;
  onClose: () => void;
}

/** Offers an applicant three hours for an interview. */
export function OfferInterview({ params, picked, onClose }: OfferInterviewProps) {
  const locale = useLocale();
  const t = useTranslations('vacancyDesk.applicant.interview');
  const { send } = useWrite(recruitmentApi.applicantWork.offerInterview, {
    invalidates: [recruitmentApi.vacancyWork.key],
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
      {picked && (
        <Alert tone="warning">
          {t('replaces', { date: `${formatDate(picked, locale)}, ${formatTimeOfDay(picked)}` })}
        </Alert>
      )}
      {numbers.map((index) => (
        <InstantField key={index} name={`slots.${index}`} label={t('slot', { number: index + 1 })} />
      ))}
      <TextField name="minutes" label={t('minutes')} inputMode="numeric" autoComplete="off" />
      <BilingualField name="place" label={t('place')} hint={t('placeHint')} maxLength={placeMax} />
    </WriteDialog>
  );
}
