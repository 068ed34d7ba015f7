import { useTranslations } from 'next-intl';
import {
  loanDocumentKinds,
  requiredLoanDocuments,
  type LoanDocumentKind,
} from '@/lib/domain/loans/loan-rules';
import { PaperDrawing } from './paper-drawing';

const always = new Set(requiredLoanDocuments({ working: false }));
const whenOf = (kind: LoanDocumentKind) => {
  if (kind === 'contract') return 'after';
  return always.has(kind) ? 'always' : 'working';
};

/** The ten kinds of papers, each with a drawn example. */
export function PaperExamples() {
  const t = useTranslations('loan');
  const tPage = useTranslations('loanPage.papers');
  return (
    <ul className="grid gap-2 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3 xl:grid-cols-5">
      {loanDocumentKinds.map((kind) => (
        <li key={kind} className="card overflow-hidden max-sm:flex">
          <PaperDrawing kind={kind} className="w-24 shrink-0 self-stretch bg-sunken sm:h-36 sm:w-full" />
          <div className="min-w-0 flex-1 p-3 sm:p-4">
            <p className="text-sm text-muted">{tPage(whenOf(kind))}</p>
            <h3 className="font-semibold">{t(`paper.${kind}`)}</h3>
            <p className="mt-1 text-sm text-muted">{t(`paperHint.${kind}`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
