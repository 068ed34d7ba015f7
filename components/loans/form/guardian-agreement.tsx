import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { CodeField } from '@/components/form/code-field';
import { Form } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { marketingApi } from '@/lib/api/marketing';
import { type Outcomes, outcomeOf } from '@/lib/api/outcome-of';
import { guardianConsentsResource } from '@/lib/contract/marketing/guardian-consents';
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

type Failure = 'own' | 'tooMany' | 'failed' | 'wrong';

const failures: Outcomes<Failure> = { 409: 'own', 422: 'wrong', 429: 'tooMany', other: 'failed' };

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
  const [failure, setFailure] = useState<Failure | null>(null);
  const ask = useMutation({
    ...marketingApi.guardianConsents.ask.mutationOptions(),
    // Offline it fails at once and says so.
    networkMode: 'always',
  });
  const confirm = useMutation({
    ...marketingApi.guardianConsents.confirm.mutationOptions(),
    networkMode: 'always',
  });
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
  const attempt = async (work: () => Promise<void>) => {
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(outcomeOf(error, failures));
    }
  };
  const send = () =>
    attempt(async () => {
      const params = { bankId, userId };
      const asked = await ask.mutateAsync({ params, body: { guardianPhone, amount } });
      form.reset({ verifyCode: '' });
      onAsked(asked.consentId);
    });
  const check = (body: { verifyCode: string }) =>
    attempt(async () => {
      if (!consentId) return;
      await confirm.mutateAsync({ params: { bankId, userId, consentId }, body });
      onAgreed();
    });
  return (
    <section className="grid gap-4 rounded-md border border-warning/40 bg-warning-soft p-4">
      <div>
        <h3 className="font-semibold">{t('title')}</h3>
        <p>{t('body', { phone: formatPhone(guardianPhone) })}</p>
      </div>
      {failure && <Alert tone="danger">{t(failure)}</Alert>}
      {answered.data?.refusedAt && <Alert tone="warning">{t('refused')}</Alert>}
      {consentId && <p>{t('orAnswer')}</p>}
      {consentId && (
        <Form form={form} onSubmit={check}>
          <CodeField name="verifyCode" label={t('code')} />
          <Button type="submit" loading={confirm.isPending}>
            {t('confirm')}
          </Button>
        </Form>
      )}
      <Button variant="secondary" loading={ask.isPending} onClick={() => void send()}>
        {t(consentId ? 'again' : 'ask')}
      </Button>
    </section>
  );
}
