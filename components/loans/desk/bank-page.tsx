'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { BackLink } from '@/components/kits/detail/back-link';
import { DetailColumns } from '@/components/kits/detail/detail-columns';
import { DetailHeader } from '@/components/kits/detail/detail-header';
import { DetailSkeleton } from '@/components/kits/detail/detail-skeleton';
import { NotFoundScreen } from '@/components/feedback/not-found-screen';
import { QueryState } from '@/components/feedback/query-state';
import { PageTitle } from '@/components/ui/page-title';
import { Panel } from '@/components/ui/panel';
import { marketingApi } from '@/lib/api/marketing';
import type { DeskBank } from '@/lib/contract/loans/bank-shapes';
import { pickName } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { deskList } from './desk-list';
import { PortfolioTiles } from './portfolio-tiles';
import { StateBars } from './state-bars';
import { NoBank } from './no-bank';
import { TermsHistory } from './terms-history';
import { WaitingTerms } from './waiting-terms';
import { useRef } from 'react';
import { showToast } from '@/components/feedback/toast';
import { SubmitButton } from '@/components/form/submit-button';
import { useZodForm } from '@/components/form/use-zod-form';
import { VersionedForm } from '@/components/kits/editor/versioned-form';
import { useWrite } from '@/components/kits/write/use-write';
import { TermsFields } from './terms-fields';
import { termsSchema, termsValues } from './terms-schema';

/** The terms of new loans, and how the bank is reached. */
function TermsForm({ bank }: { bank: DeskBank }) {
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

function OneBank({ bank }: { bank: DeskBank }) {
  const t = useTranslations('loanDesk');
  const locale = useLocale();
  return (
    <>
      <BackLink href={deskList.href({ filters: { bankId: bank.bankId } })}>{t('back')}</BackLink>
      <div className="grid grid-cols-1 gap-5">
        <DetailHeader title={pickName(bank, locale)} />
        <PortfolioTiles bankId={bank.bankId} />
        <DetailColumns
          aside={
            <>
              <StateBars bankId={bank.bankId} />
              <TermsHistory bankId={bank.bankId} />
            </>
          }
        >
          <Panel title={t('terms.title')}>
            <div className="grid gap-5">
              <WaitingTerms bank={bank} />
              <TermsForm bank={bank} />
            </div>
          </Panel>
        </DetailColumns>
      </div>
    </>
  );
}

/** A bank of one's own: its numbers, and the terms of its new loans. */
export function BankPage({ bankId }: { bankId: string | null }) {
  const t = useTranslations('loanDesk');
  const query = useQuery(marketingApi.bankDesk.mine.queryOptions());
  return (
    <QueryState
      query={query}
      skeleton={<DetailSkeleton />}
      empty={{
        when: ({ data }) => data.length === 0,
        show: (
          <>
            <BackLink href={href('/advisor/student-loan')}>{t('back')}</BackLink>
            <PageTitle>{t('bankTitle')}</PageTitle>
            <NoBank />
          </>
        ),
      }}
    >
      {({ data }) => {
        const bank = bankId ? data.find((each) => each.bankId === bankId) : data[0];
        return bank ? <OneBank key={bank.bankId} bank={bank} /> : <NotFoundScreen />;
      }}
    </QueryState>
  );
}
