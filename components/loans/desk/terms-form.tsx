import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { showToast } from '@/components/feedback/toast';
import { SubmitButton } from '@/components/form/submit-button';
import { useZodForm } from '@/components/form/use-zod-form';
import { VersionedForm } from '@/components/kits/editor/versioned-form';
import { useWrite } from '@/components/kits/write/use-write';
import { marketingApi } from '@/lib/api/marketing';
import type { DeskBank } from '@/lib/contract/loans/bank-shapes';
import { TermsFields } from './terms-fields';
import { termsSchema, termsValues } from './terms-schema';

/** The terms of new loans, and how the bank is reached. */
export function TermsForm({ bank }: { bank: DeskBank }) {
  const t = useTranslations('loanDesk.terms');
  const { send } = useWrite(marketingApi.bankDesk.update, { invalidates: [marketingApi.banks.key] });
  const form = useZodForm(termsSchema, { defaultValues: termsValues(bank) });
  const params = { id: bank.bankId };
  const hasAsked = useRef(false);
  return (
    <VersionedForm
      form={form}
      record={bank}
      toValues={termsValues}
      save={async (body, version) => {
        const saved = await send({ params, body, version });
        hasAsked.current = Boolean(saved?.waiting) && saved?.waiting?.id !== bank.waiting?.id;
        return saved;
      }}
      reread={() => marketingApi.bankDesk.get({ params })}
      onSaved={() => showToast({ kind: 'success', message: t(hasAsked.current ? 'waiting.sent' : 'saved') })}
    >
      <p className="text-muted">{t('lead')}</p>
      <TermsFields />
      <SubmitButton wide={false}>{t('save')}</SubmitButton>
    </VersionedForm>
  );
}
