import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { CodeField } from '@/components/form/code-field';
import { Form } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { useWrite } from '@/components/kits/write/use-write';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { smsUsedUp } from '@/lib/domain/accounts/sms-used-up';
import { marketingApi } from '@/lib/api/marketing';
import { guardianConsentsResource } from '@/lib/contract/loans/guardian-consents';
import { formatPhone } from '@/lib/domain/people/phone';

interface GuardianAgreementProps {
  bankId: string;
  userId: string;
  guardianPhone: string;
  amount: number;
  /** The code that was sent and not typed yet. */
  consentId: string | null;
  onAsked: (consentId: string) => void;
  onAgreed: () => void;
}

/** The guardian may answer on their own phone. */
const answerEveryMs = 5_000;

/** Asks the guardian of a minor by SMS, and takes the code that they say. */
export function GuardianAgreement({
  bankId,
  userId,
  guardianPhone,
  amount,
  consentId,
  onAsked,
  onAgreed,
}: GuardianAgreementProps) {
  const t = useTranslations('loanForm.minor');
  const problems = {
    'asked-no-more': t('askedNoMore'),
    409: t('own'),
    422: t('wrong'),
    [smsUsedUp]: t('noSms'),
    429: t('tooMany'),
    other: t('failed'),
  };
  const ask = useWrite(marketingApi.guardianConsents.ask, {
    inPlace: true,
    problems,
    done: (asked) => {
      form.reset({ verifyCode: '' });
      onAsked(asked.consentId);
    },
  });
  const confirm = useWrite(marketingApi.guardianConsents.confirm, {
    inPlace: true,
    problems,
    done: onAgreed,
  });
  const failure = ask.problem ?? confirm.problem;
  const answered = useQuery({
    ...marketingApi.guardianConsents.get.queryOptions({
      params: { bankId, userId, consentId: consentId ?? '' },
    }),
    enabled: consentId !== null,
    refetchInterval: answerEveryMs,
  });
  const hasAgreed = Boolean(answered.data?.agreedAt);
  const tellAgreed = useEffectEvent(onAgreed);
  useEffect(() => {
    if (hasAgreed) tellAgreed();
  }, [hasAgreed]);
  const form = useZodForm(guardianConsentsResource.endpoints.confirm.body, {
    defaultValues: { verifyCode: '' },
  });
  const send = () => {
    confirm.clear();
    return ask.run({ params: { bankId, userId }, body: { guardianPhone, amount } });
  };
  const check = async (body: { verifyCode: string }) => {
    ask.clear();
    if (consentId) await confirm.run({ params: { bankId, userId, consentId }, body });
  };
  return (
    <section className="grid gap-4 rounded-md border border-warning/40 bg-warning-soft p-4">
      <div>
        <h3 className="font-semibold">{t('title')}</h3>
        <p>{t('body', { phone: formatPhone(guardianPhone) })}</p>
      </div>
      {failure && <Alert tone="danger">{failure}</Alert>}
      {answered.data?.refusedAt && <Alert tone="warning">{t('refused')}</Alert>}
      {consentId && <p>{t('orAnswer')}</p>}
      {consentId && (
        <Form form={form} onSubmit={check}>
          <CodeField name="verifyCode" label={t('code')} />
          <Button type="submit" loading={confirm.busy}>
            {t('confirm')}
          </Button>
        </Form>
      )}
      <Button variant="secondary" loading={ask.busy} onClick={() => void send()}>
        {t(consentId ? 'again' : 'ask')}
      </Button>
    </section>
  );
}
