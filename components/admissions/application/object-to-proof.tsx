'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useWrite } from '@/components/kits/write/use-write';
import { applicantApi } from '@/lib/api/applicant';
import type { ResultProof } from '@/lib/contract/admissions/result-shapes';
import { pickName } from '@/lib/i18n/pick';
import { SayWhy } from './proof-words';

interface ObjectToProofProps {
  applicantId: string;
  proof: ResultProof;
}

/** Says to the school that gave a proof why it is wrong. */
export function ObjectToProof({ applicantId, proof }: ObjectToProofProps) {
  const t = useTranslations('offers.results');
  const locale = useLocale();
  const school = pickName(proof.school, locale);
  const object = useWrite(applicantApi.results.object, {
    invalidates: [applicantApi.applicants.key],
    done: t('doneObjected', { school }),
  });
  return (
    <SayWhy
      label={t('object')}
      title={t('objectTitle')}
      description={t('objectBody', { school })}
      confirmLabel={t('objectConfirm')}
      onSay={async (reason) => {
        const body = { proofId: proof.id, reason };
        await object.send({ params: { id: applicantId }, body });
      }}
    />
  );
}
