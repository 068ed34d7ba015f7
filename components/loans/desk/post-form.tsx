import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod';
import { showToast } from '@/components/feedback/toast';
import { Form } from '@/components/form/form';
import { MoneyField } from '@/components/form/money-field';
import { RadioField } from '@/components/form/radio-field';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { Panel } from '@/components/ui/panel';
import { useToday } from '@/components/ui/use-today';
import { keyOfBody } from '@/lib/api/idempotency-key';
import { marketingApi } from '@/lib/api/marketing';
import { ledgerPosting } from '@/lib/contract/marketing/ledger-shapes';
import type { LoanDetail } from '@/lib/contract/marketing/loan-shapes';
import { officerKinds } from '@/lib/domain/loans/loan-postings';

/** What a payment or its correction changes beside the loan. */
export const afterPosting = { meta: { invalidates: [marketingApi.loans.key, marketingApi.bankDesk.key] } };

/** What an officer posts by hand: a payment, a fee, what is written off. */
export function PostForm({ loan }: { loan: LoanDetail }) {
  const t = useTranslations('loanDesk.post');
  const tKind = useTranslations('loan.ledger.kind');
  const client = useQueryClient();
  const today = useToday();
  const keyOf = useRef(keyOfBody());
  const post = useMutation(marketingApi.loanLedger.post.mutationOptions(afterPosting));
  const fresh = { kind: 'payment' as const, currency: 'USD' as const, on: today, note: '' };
  const form = useZodForm(ledgerPosting, { defaultValues: fresh });
  const kind: unknown = useWatch({ control: form.control, name: 'kind' });
  const save = async (body: z.output<typeof ledgerPosting>) => {
    const { bankId, userId, loanId: id, version } = loan;
    const idempotencyKey = keyOf.current({ ...body, version });
    try {
      await post.mutateAsync({ params: { bankId, userId, id }, body, version, idempotencyKey });
    } catch (error) {
      await client.invalidateQueries({ queryKey: marketingApi.loans.key });
      throw error;
    }
    form.reset(fresh);
    showToast({ kind: 'success', message: t('posted') });
  };
  return (
    <Panel title={t('title')}>
      <Form form={form} onSubmit={save}>
        <RadioField
          name="kind"
          label={t('kind')}
          options={officerKinds.map((value) => ({ value, label: tKind(value) }))}
        />
        <MoneyField name="amount" label={t('amount')} />
        <TextField name="on" label={t('on')} hint={t('onHint')} type="date" />
        <TextareaField
          name="note"
          label={t(kind === 'payment' ? 'note' : 'reason')}
          hint={t('noteHint')}
          optional={kind === 'payment'}
        />
        <SubmitButton wide={false}>{t('action')}</SubmitButton>
      </Form>
    </Panel>
  );
}
