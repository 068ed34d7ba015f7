'use client';

import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { CodeField } from '@/components/form/code-field';
import { PhoneField } from '@/components/form/phone-field';
import { useWrite } from '@/components/kits/write/use-write';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useToday } from '@/components/ui/use-today';
import { smsUsedUp } from '@/lib/domain/accounts/sms-used-up';
import { marketingApi } from '@/lib/api/marketing';
import { codeLimits } from '@/lib/domain/limits/sign-in';
import { parseMonthDayYear } from '@/lib/domain/dates/dates';
import type { Age } from '@/lib/domain/people/adult';
import { isMinor } from '@/lib/domain/people/age';
import { normalizeCambodianPhone } from '@/lib/domain/values/phone';

const useTyped = (name: string): string => {
  const value: unknown = useWatch({ name });
  return typeof value === 'string' ? value : '';
};

/** Has the typed code checked, where one waits. @throws what the check throws */
export type GuardianCheck = () => Promise<unknown>;

interface GuardianStepProps {
  slug: string;
  checkRef: RefObject<GuardianCheck | null>;
  /** What Sala knows of the person. */
  age: Age;
}

/** Below eighteen a guardian agrees by a code; an adult has nothing more to do. */
export function GuardianStep({ slug, checkRef, age }: GuardianStepProps) {
  const t = useTranslations('campaign.guardian');
  const today = useToday();
  const { errors } = useFormState();
  const typed = parseMonthDayYear(useTyped('dob'));
  const saysMinor = typed !== null && isMinor(typed, today);
  // What is known may have changed since the page was read.
  const isNeeded = age === 'minor' || saysMinor || errors['guardianPhone'] !== undefined;
  if (!isNeeded) return <p>{t('adult')}</p>;
  return <GuardianCode slug={slug} checkRef={checkRef} />;
}

function GuardianCode({ slug, checkRef }: Omit<GuardianStepProps, 'age'>) {
  const t = useTranslations('campaign.guardian');
  const { clearErrors, setValue } = useFormContext();
  const phone = normalizeCambodianPhone(useTyped('guardianPhone'));
  const code = useTyped('verifyCode');
  /** What was asked of which number. */
  const [asked, setAsked] = useState<{ phone: string; consentId: string } | null>(null);
  const [agreed, setAgreed] = useState<string | null>(null);
  const { askGuardian, confirmGuardian } = marketingApi.campaignRegistrations;
  const problems = {
    'own-number': t('own'),
    'asked-no-more': t('askedNoMore'),
    422: t('wrong'),
    [smsUsedUp]: t('noSms'),
    429: t('tooMany'),
    other: t('failed'),
  };
  const ask = useWrite(askGuardian, {
    inPlace: true,
    problems,
    done: ({ consentId }, { body }) => {
      setValue('verifyCode', '');
      setAsked({ phone: body.guardianPhone, consentId });
    },
  });
  const confirm = useWrite(confirmGuardian, {
    inPlace: true,
    problems,
    done: () => {
      clearErrors('guardianPhone');
      setAgreed(phone);
    },
  });
  const failure = ask.problem ?? confirm.problem;
  const send = async () => {
    confirm.clear();
    if (phone) await ask.run({ params: { slug }, body: { guardianPhone: phone } });
  };
  const isAsked = asked !== null && asked.phone === phone;
  const isAgreed = agreed !== null && agreed === phone;
  const isTyped = code.length === codeLimits.lengthDigits;
  const said = asked && { params: { slug, consentId: asked.consentId }, body: { verifyCode: code } };
  const checkNow = async () => {
    ask.clear();
    if (said) await confirm.run(said);
  };
  // Whoever types the code and registers has had it checked.
  useEffect(() => {
    checkRef.current = said && isAsked && isTyped && !isAgreed ? () => confirm.send(said) : null;
    return () => {
      checkRef.current = null;
    };
  });
  return (
    <>
      <p>{t('body')}</p>
      <PhoneField name="guardianPhone" label={t('phone')} />
      {failure && <Alert tone="danger">{failure}</Alert>}
      {isAgreed ? (
        <Alert tone="success">{t('agreed')}</Alert>
      ) : (
        <>
          {isAsked && (
            <>
              <p role="status">{t('sent')}</p>
              <CodeField name="verifyCode" label={t('code')} />
              <Button
                variant="secondary"
                loading={confirm.busy}
                disabled={!isTyped}
                onClick={() => void checkNow()}
              >
                {t('confirm')}
              </Button>
            </>
          )}
          <Button
            variant={isAsked ? 'ghost' : 'secondary'}
            loading={ask.busy}
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
