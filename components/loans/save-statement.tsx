import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { SaveFileButton } from '@/components/feedback/save-file-button';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { marketingApi } from '@/lib/api/marketing';
import type { LoanLedger } from '@/lib/contract/loans/ledger-shapes';
import type { LoanDetail } from '@/lib/contract/loans/loan-shapes';
import { saveFile } from '@/lib/device/save-file';
import { writeCsv } from '@/lib/domain/csv';
import { usePostingName } from './use-posting-name';

interface SaveStatementProps {
  loan: Pick<LoanDetail, 'loanId' | 'userId' | 'referenceCode'>;
  ledger: LoanLedger;
}

/** Saves the statement as PDF in the page's language, or as a table. */
export function SaveStatement({ loan, ledger }: SaveStatementProps) {
  const t = useTranslations('loan.ledger');
  const locale = useLocale();
  const client = useQueryClient();
  const nameOf = usePostingName();
  const params = { userId: loan.userId, slug: loan.loanId };
  const amount = (usd: number) => usd.toFixed(2);
  const saveTable = () => {
    const rows = ledger.entries.map((entry) => [
      entry.on,
      nameOf(entry),
      entry.effect > 0 ? amount(entry.effect) : '',
      entry.effect < 0 ? amount(-entry.effect) : '',
      amount(entry.balance),
      entry.by?.name ?? '',
      entry.note ?? '',
    ]);
    const head = [t('day'), t('what'), t('charged'), t('paid'), t('balance'), t('by'), t('note')];
    saveFile(
      `sala-statement-${loan.referenceCode}-${ledger.on}.csv`,
      'text/csv;charset=utf-8',
      writeCsv([head, ...rows]),
    );
  };
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <SaveFileButton
        label={t('pdf')}
        failed={t('failed')}
        read={() =>
          client.fetchQuery({
            ...marketingApi.loanLedger.statement.queryOptions({ params, query: { lang: locale } }),
            // The next statement says what was posted since.
            staleTime: 0,
          })
        }
      />
      <Button variant="secondary" onClick={saveTable}>
        <Icon name="download" className="size-5" />
        {t('csv')}
      </Button>
    </div>
  );
}
