import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { showToast } from '@/components/feedback/toast';
import { SubmitButton } from '@/components/form/submit-button';
import { useZodForm } from '@/components/form/use-zod-form';
import { VersionedForm } from '@/components/kits/editor/versioned-form';
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
  const params = { id: bank.bankId };
  return (
    <VersionedForm
      form={form}
      record={bank}
      toValues={termsValues}
      save={(body, version) => mutateAsync({ params, body, version })}
      reread={() => marketingApi.bankDesk.get({ params })}
      onSaved={() => showToast({ kind: 'success', message: t('saved') })}
    >
      <p className="text-muted">{t('lead')}</p>
      <TermsFields />
      <SubmitButton wide={false}>{t('save')}</SubmitButton>
    </VersionedForm>
  );
}
