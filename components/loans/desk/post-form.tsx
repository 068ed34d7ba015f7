import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod';
import { Form } from '@/components/form/form';
import { MoneyField } from '@/components/form/money-field';
import { RadioField } from '@/components/form/radio-field';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { useWrite } from '@/components/kits/write/use-write';
import { Panel } from '@/components/ui/panel';
import { useToday } from '@/components/ui/use-today';
import { marketingApi } from '@/lib/api/marketing';
import { ledgerPosting } from '@/lib/contract/loans/ledger-shapes';
import type { LoanDetail } from '@/lib/contract/loans/loan-shapes';
import { officerKinds } from '@/lib/domain/loans/loan-postings';

/** What a payment or its correction changes beside the loan. */
export const afterPosting = [marketingApi.loans.key, marketingApi.bankDesk.key];

/** What an officer posts by hand: a payment, a fee, what is written off. */
export function PostForm({ loan }: { loan: LoanDetail }) {
  const t = useTranslations('loanDesk.post');
  const tKind = useTranslations('loan.ledger.kind');
  const today = useToday();
  const fresh = { kind: 'payment' as const, currency: 'USD' as const, on: today, note: '' };
  const form = useZodForm(ledgerPosting, { defaultValues: fresh });
  const post = useWrite(marketingApi.loanLedger.post, {
    invalidates: afterPosting,
    done: () => {
      form.reset(fresh);
      return t('posted');
    },
  });
  const kind: unknown = useWatch({ control: form.control, name: 'kind' });
  const save = async (body: z.output<typeof ledgerPosting>) => {
    const { bankId, userId, loanId: id, version } = loan;
    await post.send({ params: { bankId, userId, id }, body, version });
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
