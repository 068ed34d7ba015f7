'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { CodeField } from '@/components/form/code-field';
import { PhoneField } from '@/components/form/phone-field';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useToday } from '@/components/ui/use-today';
import { marketingApi } from '@/lib/api/marketing';
import { type Outcomes, outcomeOf } from '@/lib/api/outcome-of';
import { parseMonthDayYear } from '@/lib/domain/dates/dates';
import { isMinor } from '@/lib/domain/people/age';
import { normalizeCambodianPhone } from '@/lib/domain/people/phone';

type Failure = 'own' | 'wrong' | 'tooMany' | 'failed';
const failures: Outcomes<Failure> = { 'own-number': 'own', 422: 'wrong', 429: 'tooMany', other: 'failed' };

const useTyped = (name: string): string => {
  const value: unknown = useWatch({ name });
  return typeof value === 'string' ? value : '';
};

interface GuardianStepProps {
  slug: string;
  /** Of the account, YYYY-MM-DD. */
  knownBirthday: string | null;
}

/** Below eighteen a guardian agrees by a code; an adult has nothing more to do. */
export function GuardianStep({ slug, knownBirthday }: GuardianStepProps) {
  const t = useTranslations('campaign.guardian');
  const today = useToday();
  const { errors } = useFormState();
  const typed = parseMonthDayYear(useTyped('dob'));
  const days = [typed, knownBirthday].flatMap((day) => day ?? []);
  // The backend may know of another birthday.
  const isNeeded = days.some((day) => isMinor(day, today)) || errors['guardianPhone'] !== undefined;
  if (!isNeeded) return <p>{t('adult')}</p>;
  return <GuardianCode slug={slug} />;
}

function GuardianCode({ slug }: { slug: string }) {
  const t = useTranslations('campaign.guardian');
  const { clearErrors, setValue } = useFormContext();
  const phone = normalizeCambodianPhone(useTyped('guardianPhone'));
  const code = useTyped('verifyCode');
  /** What was asked of which number. */
  const [asked, setAsked] = useState<{ phone: string; consentId: string } | null>(null);
  const [agreed, setAgreed] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { askGuardian, confirmGuardian } = marketingApi.campaignRegistrations;
  // Offline they fail at once and say so.
  const ask = useMutation({ ...askGuardian.mutationOptions(), networkMode: 'always' });
  const confirm = useMutation({ ...confirmGuardian.mutationOptions(), networkMode: 'always' });
  const attempt = async (work: () => Promise<void>) => {
    setFailure(null);
    await work().catch((error: unknown) => setFailure(outcomeOf(error, failures)));
  };
  const send = () =>
    attempt(async () => {
      if (!phone) return;
      const { consentId } = await ask.mutateAsync({ params: { slug }, body: { guardianPhone: phone } });
      setValue('verifyCode', '');
      setAsked({ phone, consentId });
    });
  const check = () =>
    attempt(async () => {
      if (!asked) return;
      await confirm.mutateAsync({
        params: { slug, consentId: asked.consentId },
        body: { verifyCode: code },
      });
      clearErrors('guardianPhone');
      setAgreed(asked.phone);
    });
  const isAsked = asked !== null && asked.phone === phone;
  return (
    <>
      <p>{t('body')}</p>
      <PhoneField name="guardianPhone" label={t('phone')} />
      {failure && <Alert tone="danger">{t(failure)}</Alert>}
      {agreed !== null && agreed === phone ? (
        <Alert tone="success">{t('agreed')}</Alert>
      ) : (
        <>
          {isAsked && (
            <>
              <p role="status">{t('sent')}</p>
              <CodeField name="verifyCode" label={t('code')} />
              <Button
                variant="secondary"
                loading={confirm.isPending}
                disabled={code.length < 6}
                onClick={() => void check()}
              >
                {t('confirm')}
              </Button>
            </>
          )}
          <Button
            variant={isAsked ? 'ghost' : 'secondary'}
            loading={ask.isPending}
            disabled={phone === null}
            onClick={() => void send()}
          >
            {t(isAsked ? 'again' : 'ask')}
          </Button>
        </>
      )}
    </>
  );
}
