'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { QueryState } from '@/components/feedback/query-state';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { isApiError } from '@/lib/api/api-error';
import { marketingApi } from '@/lib/api/marketing';
import { sessionDoor } from '@/lib/api/session-door';
import { userApi } from '@/lib/api/user';
import { rememberPerson } from '@/lib/device/session-news';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { isLeftOut } from '@/lib/env/left-out';
import { owingLoanStatuses } from '@/lib/domain/loans/loan-rules';
import { openDocument } from '@/lib/i18n/open-document';
import { href } from '@/lib/routes/href';
import { forgetPerson } from '@/lib/session/forget-person';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/link-button';
import type { Loan } from '@/lib/contract/loans/loan-shapes';
import { formatUsd } from '@/lib/domain/money/format-usd';
import { pickName } from '@/lib/i18n/pick';
import * as z from 'zod';
import { trimAll } from '@/lib/domain/trim';

const plain = (text: string) =>
  trimAll(text.normalize('NFC'))
    .replace(/\u200b/g, '')
    .toLowerCase();

/** A form in which a word must be typed exactly; capitals and invisible spaces do not matter. */
const typedWord = (word: string) =>
  z.object({
    word: z
      .string()
      .min(1, 'required')
      .refine((typed) => plain(typed) === plain(word), 'invalid'),
  });

/** What a bank has lent, or agreed to lend, and how each loan ends: before that the account stays. */
function OwedLoans({ loans }: { loans: readonly Loan[] }) {
  const t = useTranslations('settings.deletion.owed');
  const locale = useLocale();
  return (
    <div className="grid gap-4">
      <Alert tone="warning" title={t('title')}>
        {t('lead')}
      </Alert>
      <ul className="grid gap-3">
        {loans.map((loan) => (
          <li
            key={loan.loanId}
            className="grid justify-items-start gap-2 rounded-md border border-border p-4"
          >
            <p>
              <strong className="block">
                {pickName({ name: loan.bankName, nameNative: loan.bankNameNative }, locale)},{' '}
                {formatUsd(loan.amount)}
              </strong>
              {loan.status === 'approved'
                ? t('approved')
                : t('paidOut', { paid: loan.paidCount, all: loan.periodMonths })}
            </p>
            <LinkButton
              variant="secondary"
              href={href('/profile/student-loan/detail', undefined, { loanId: loan.loanId })}
            >
              {t('open')}
            </LinkButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

const points = ['sessions', 'shared', 'grace', 'gone', 'kept'] as const;

/** Typing a word confirms the intention; the account is deleted after thirty days unless a log-in cancels it. */
function DeletionForm({ userId }: { userId: string }) {
  const t = useTranslations('settings.deletion');
  const locale = useLocale();
  const client = useQueryClient();
  const [schema] = useState(() => typedWord(t('word')));
  const form = useZodForm(schema, { defaultValues: { word: '' } });

  const remove = async () => {
    // That this session ends with it is no news to its person.
    rememberPerson(null);
    const { deletionAt } = await userApi.accounts
      .remove({ params: { id: userId } })
      .catch(async (error: unknown) => {
        rememberPerson(userId);
        // A bank may have agreed since the dialog was opened.
        if (isApiError(error) && error.code === 'loans-open')
          await client.invalidateQueries({ queryKey: marketingApi.loans.key });
        throw error;
      });
    // The backend has ended every session; without an answer the cookies expire by themselves.
    await sessionDoor.close().catch(() => undefined);
    client.clear();
    await forgetPerson(userId);
    const query = { redirect: href('/profile/settings', undefined, { kept: 1 }) };
    await openDocument(href('/login', undefined, { leaving: dayInCambodia(deletionAt), ...query }), locale);
  };

  return (
    <Form form={form} onSubmit={remove}>
      <ul className="grid list-disc gap-1.5 pl-5">
        {points.map((point) => (
          <li key={point}>{t(`points.${point}`)}</li>
        ))}
      </ul>
      <TextField
        name="word"
        label={t('typed', { word: t('word') })}
        autoComplete="off"
        autoCapitalize="none"
        lang={locale}
      />
      <SubmitButton variant="danger">{t('confirm')}</SubmitButton>
    </Form>
  );
}

/** The form, or what must be settled first. */
function DeletionDialog({ userId }: { userId: string }) {
  return isLeftOut('loans') ? <DeletionForm userId={userId} /> : <UnlessLoansAreOwed userId={userId} />;
}

function UnlessLoansAreOwed({ userId }: { userId: string }) {
  const query = useQuery(marketingApi.loans.own.queryOptions({ params: { userId } }));
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-60" />}>
      {({ data }) => {
        const owed = data.filter(({ status }) => owingLoanStatuses.includes(status));
        return owed.length > 0 ? <OwedLoans loans={owed} /> : <DeletionForm userId={userId} />;
      }}
    </QueryState>
  );
}

/** Requests the deletion of the account after thirty days. */
export function DeleteAccount({ userId }: { userId: string }) {
  const t = useTranslations('settings.deletion');
  const [open, setOpen] = useState(false);
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <Button
        variant="secondary"
        className="border-danger/50 text-danger hover:border-danger hover:text-danger"
        onClick={() => setOpen(true)}
      >
        {t('open')}
      </Button>
      <DialogContent title={t('dialogTitle')}>
        <DeletionDialog userId={userId} />
      </DialogContent>
    </Dialog>
  );
}
