'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useRef } from 'react';
import type * as z from 'zod';
import { showToast } from '@/components/feedback/toast';
import { BilingualField } from '@/components/form/bilingual-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { BackLink } from '@/components/kits/detail/back-link';
import { DetailColumns } from '@/components/kits/detail/detail-columns';
import { DetailHeader } from '@/components/kits/detail/detail-header';
import { EntityEditor } from '@/components/kits/editor/entity-editor';
import { RemoveRecord } from '@/components/kits/editor/remove-record';
import { TermsFields } from '@/components/loans/desk/terms-fields';
import { TermsHistory } from '@/components/loans/desk/terms-history';
import { WaitingTerms } from '@/components/loans/desk/waiting-terms';
import { BankPeople } from '@/components/people/people/bank-people';
import { keyOfBody } from '@/lib/api/idempotency-key';
import { marketingApi } from '@/lib/api/marketing';
import type { DeskBank } from '@/lib/contract/marketing/bank-shapes';
import { useRouter } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { BankBadge } from './bank-badge';
import { bankForm, bankValues } from './bank-form';
import { bankList, bankStates } from './bank-list';

/** Adds a bank, or changes one; its people and what its terms were stand beside it. */
export function BankEditor({ bank }: { bank: DeskBank }) {
  const t = useTranslations('bankDesk');
  const locale = useLocale();
  const isNew = bank.version === 0;
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <BackLink href={bankList.href()}>{t('title')}</BackLink>
        <DetailHeader
          title={isNew ? t('create') : pickName(bank, locale)}
          meta={!isNew && <BankBadge status={bank.status} />}
          actions={
            !isNew && (
              <RemoveRecord
                title={pickName(bank, locale)}
                body={t('removeBody')}
                remove={() => marketingApi.bankDesk.remove({ params: { id: bank.bankId } })}
                stale={[marketingApi.bankDesk.key, marketingApi.banks.key]}
                back={bankList.href()}
              />
            )
          }
        />
      </div>
      {isNew ? (
        <Fields bank={bank} />
      ) : (
        <DetailColumns
          aside={
            <>
              <BankPeople bankId={bank.bankId} />
              <TermsHistory bankId={bank.bankId} />
            </>
          }
        >
          <WaitingTerms bank={bank} isAdvisor />
          <Fields bank={bank} />
        </DetailColumns>
      )}
    </div>
  );
}

function Fields({ bank }: { bank: DeskBank }) {
  const t = useTranslations('bankDesk');
  const router = useRouter();
  const client = useQueryClient();
  const keyOf = useRef(keyOfBody());
  const { bankDesk, banks } = marketingApi;
  const isNew = bank.version === 0;
  const save = ({ slug, ...body }: z.output<typeof bankForm>, version: number) =>
    isNew
      ? bankDesk.create({ body: { slug, ...body }, idempotencyKey: keyOf.current({ slug, ...body }) })
      : bankDesk.update({ params: { id: bank.bankId }, body, version });
  const refresh = () => client.refetchQueries({ queryKey: bankDesk.key }, { throwOnError: true });
  return (
    <EntityEditor
      name={`bank:${bank.bankId || 'new'}`}
      record={bank}
      schema={bankForm}
      toValues={bankValues}
      save={async (body, version) => {
        const saved = await save(body, version);
        if (isNew) router.replace(href('/advisor/bank/[bankid]/edit', { bankid: saved.bankId }));
        return saved;
      }}
      refresh={refresh}
      onSaved={() => {
        showToast({ kind: 'success', message: t('saved') });
        void refresh().catch(() => undefined);
        void client.invalidateQueries({ queryKey: banks.key });
      }}
      hint={t('hint')}
      describe={(theirs) => (
        <p className="font-semibold">
          <span lang="km">{theirs.nameNative}</span>, <span lang="en">{theirs.name}</span>
        </p>
      )}
    >
      <BilingualField name="name" spelling="native" label={t('fields.name')} />
      {isNew && (
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
    </EntityEditor>
  );
}
