'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { QueryState } from '@/components/feedback/query-state';
import { showToast } from '@/components/feedback/toast';
import { Alert } from '@/components/ui/alert';
import { Skeleton } from '@/components/ui/skeleton';
import { marketingApi } from '@/lib/api/marketing';
import { userApi } from '@/lib/api/user';
import type { Bank } from '@/lib/contract/loans/banks';
import type { LoanDetail } from '@/lib/contract/loans/loan-shapes';
import { toMonthDayYear } from '@/lib/domain/dates/dates';
import { useRouter } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';
import { type LoanDraft, loanDraftStore, newLoanDraft } from './loan-draft';
import { LoanForm } from './loan-form';
import { emptyLoan, valuesOfLoan } from './loan-values';

interface LoanFlowProps {
  userId: string;
  /** What is corrected; null for a new application. */
  loan: LoanDetail | null;
  /** The bank in the address. */
  bankId?: string | null;
}

/** What is known of the birthday fills an empty field. */
const withBirthday = (draft: LoanDraft, dob: string | null): LoanDraft =>
  draft.values.dob || !dob ? draft : { ...draft, values: { ...draft.values, dob: toMonthDayYear(dob) } };

function Visit({ userId, loan, bankId, banks, accountDob, accountPhone, onStartOver }: VisitProps) {
  const t = useTranslations('loanForm.form');
  const router = useRouter();
  const [store] = useState(() => loanDraftStore(userId, loan?.loanId ?? 'new'));
  const [initial] = useState(() => {
    const offered = banks.some((bank) => bank.bankId === bankId) ? (bankId ?? '') : '';
    const draft = store.read() ?? newLoanDraft(loan ? valuesOfLoan(loan) : emptyLoan(offered));
    return withBirthday(draft, accountDob);
  });
  return (
    <LoanForm
      userId={userId}
      accountDob={accountDob}
      accountPhone={accountPhone}
      banks={banks}
      loan={loan}
      store={store}
      initial={initial}
      onStartOver={onStartOver}
      onSent={({ loanId }) => {
        showToast({ kind: 'success', message: t('sent') });
        router.replace(href('/profile/student-loan/detail', undefined, { loanId }));
      }}
    />
  );
}

interface VisitProps extends LoanFlowProps {
  banks: readonly Bank[];
  /** ISO day; null where the account has none. */
  accountDob: string | null;
  /** In E.164; null where the account has none. */
  accountPhone: string | null;
  onStartOver: () => void;
}

/** From the stored draft to the sent application. */
export function LoanFlow(props: LoanFlowProps) {
  const t = useTranslations('loanForm.form');
  const banks = useQuery(marketingApi.banks.list.queryOptions());
  const account = useQuery(userApi.accounts.get.queryOptions({ params: { id: props.userId } }));
  const [visit, setVisit] = useState(0);
  return (
    <QueryState query={banks} skeleton={<Skeleton className="h-96 rounded-lg" />}>
      {({ data }) => (
        <QueryState query={account} skeleton={<Skeleton className="h-96 rounded-lg" />}>
          {({ dob, phone }) =>
            props.loan && !data.some(({ bankId }) => bankId === props.loan?.bankId) ? (
              <Alert tone="warning" title={t('closed')}>
                {t('leftBody')}
              </Alert>
            ) : data.length === 0 ? (
              <Alert tone="warning">{t('noBank')}</Alert>
            ) : (
              <Visit
                key={visit}
                {...props}
                banks={data}
                accountDob={dob}
                accountPhone={phone}
                onStartOver={() => setVisit((before) => before + 1)}
              />
            )
          }
        </QueryState>
      )}
    </QueryState>
  );
}
