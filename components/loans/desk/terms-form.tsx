import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type * as z from 'zod';
import { showToast } from '@/components/feedback/toast';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { useZodForm } from '@/components/form/use-zod-form';
import { marketingApi } from '@/lib/api/marketing';
import type { DeskBank } from '@/lib/contract/marketing/bank-desk';
import { TermsFields } from './terms-fields';
import { termsSchema, termsValues } from './terms-schema';

/** The terms of new loans, and how the bank is reached. */
export function TermsForm({ bank }: { bank: DeskBank }) {
  const t = useTranslations('loanDesk.terms');
  const { mutateAsync } = useMutation(
    marketingApi.bankDesk.update.mutationOptions({
      meta: { invalidates: [marketingApi.bankDesk.key, marketingApi.banks.key] },
    }),
  );
  const form = useZodForm(termsSchema, { defaultValues: termsValues(bank) });
  const save = async (body: z.output<typeof termsSchema>) => {
    await mutateAsync({ params: { id: bank.bankId }, body, version: bank.version });
    showToast({ kind: 'success', message: t('saved') });
  };
  return (
    <Form form={form} onSubmit={save}>
      <p className="text-muted">{t('lead')}</p>
      <TermsFields />
      <SubmitButton wide={false}>{t('save')}</SubmitButton>
    </Form>
  );
}
