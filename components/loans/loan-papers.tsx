import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { openFile } from '@/components/kits/upload/open-file';
import type { LoanDetail } from '@/lib/contract/loans/loan-shapes';
import { loanDocumentKinds } from '@/lib/domain/loans/loan-rules';

/** The papers of a loan, each opened by a link of one minute. */
export function LoanPapers({ loan }: { loan: Pick<LoanDetail, 'documents' | 'missingDocuments'> }) {
  const t = useTranslations('loan.paper');
  const texts = useTranslations('loan.papers');
  const [failed, setFailed] = useState('');
  const listed = loanDocumentKinds.filter(
    (kind) => loan.documents?.[kind] || loan.missingDocuments.includes(kind),
  );
  if (listed.length === 0) return <p className="text-muted">{texts('none')}</p>;
  return (
    <ul className="grid gap-2">
      {listed.map((kind) => {
        const key = loan.documents?.[kind];
        return (
          <li
            key={kind}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-border pb-2 last:border-b-0"
          >
            <span>
              {t(kind)}
              {failed === kind && (
                <span role="alert" className="block text-sm font-medium text-danger">
                  {texts('viewFailed')}
                </span>
              )}
            </span>
            {key ? (
              <Button
                variant="secondary"
                size="sm"
                className="min-h-11"
                aria-label={`${texts('view')}: ${t(kind)}`}
                onClick={async () => setFailed((await openFile(key)) ? '' : kind)}
              >
                <Icon name="eye" className="size-4" />
                {texts('view')}
              </Button>
            ) : (
              <span className="font-medium text-warning">{texts('missing')}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
