'use client';

import { useTranslations } from 'next-intl';
import { BilingualField } from '@/components/form/bilingual-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { RecordDesk } from '@/components/kits/editor/record-desk';
import { TermsFields } from '@/components/loans/desk/terms-fields';
import { TermsHistory } from '@/components/loans/desk/terms-history';
import { WaitingTerms } from '@/components/loans/desk/waiting-terms';
import { BankPeople } from '@/components/accounts/people/bank-people';
import { marketingApi } from '@/lib/api/marketing';
import type { DeskBank } from '@/lib/contract/loans/bank-shapes';
import { href } from '@/lib/routes/href';
import { BankBadge } from './bank-badge';
import { bankForm, bankValues } from './bank-form';
import { bankList, bankStates } from './bank-list';

/** Adds a bank, or changes one; its people and what its terms were stand beside it. */
export function BankEditorBody({ bank }: { bank: DeskBank }) {
  const t = useTranslations('bankDesk');
  const { bankDesk, banks } = marketingApi;
  const { bankId } = bank;
  return (
    <RecordDesk
      name={`bank:${bankId || 'new'}`}
      record={bank}
      list={{ href: bankList.href(), label: t('title') }}
      heading={t('create')}
      names={({ name, nameNative }) => ({ km: nameNative, en: name })}
      meta={<BankBadge status={bank.status} />}
      removal={{ body: t('removeBody'), remove: () => bankDesk.remove({ params: { id: bankId } }) }}
      above={<WaitingTerms bank={bank} isAdvisor />}
      aside={
        <>
          <BankPeople bankId={bankId} />
          <TermsHistory bankId={bankId} />
        </>
      }
      schema={bankForm}
      toValues={bankValues}
      create={(body, idempotencyKey) => bankDesk.create({ body, idempotencyKey })}
      update={({ slug: _slug, ...body }, version, stored) =>
        bankDesk.update({ params: { id: stored.bankId }, body, version })
      }
      keys={[bankDesk.key, banks.key]}
      editHref={(stored) => href('/advisor/bank/[bankid]/edit', { bankid: stored.bankId })}
      saved={t('saved')}
      hint={t('hint')}
    >
      <BilingualField name="name" spelling="native" label={t('fields.name')} />
      {bank.version === 0 && (
        <TextField
          name="slug"
          label={t('fields.slug')}
          hint={t('fields.slugHint')}
          autoComplete="off"
          autoCapitalize="none"
        />
      )}
      <SelectField
        name="status"
        label={t('fields.status')}
        hint={t('fields.statusHint')}
        options={bankStates.map((value) => ({ value, label: t(`state.${value}`) }))}
      />
      <TermsFields />
    </RecordDesk>
  );
}
