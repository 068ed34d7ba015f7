import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { SaveFileButton } from '@/components/feedback/save-file-button';
import { marketingApi } from '@/lib/api/marketing';
import type { Loan } from '@/lib/contract/loans/loan-shapes';

/** Saves the terms of a loan as PDF in the page's language. */
export function SaveLoanPaper({ loan }: { loan: Pick<Loan, 'loanId' | 'userId' | 'version'> }) {
  const t = useTranslations('loan.print');
  const locale = useLocale();
  const client = useQueryClient();
  const params = { userId: loan.userId, slug: loan.loanId };
  return (
    <SaveFileButton
      label={t('pdf')}
      failed={t('failed')}
      read={() =>
        client.fetchQuery({
          ...marketingApi.printedLoans.get.queryOptions({ params, query: { lang: locale } }),
          // The next paper says what has changed since.
          staleTime: 0,
        })
      }
    />
  );
}
