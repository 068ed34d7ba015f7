import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { UploadField } from '@/components/kits/upload/upload-field';
import { requiredLoanDocuments } from '@/lib/domain/loans/loan-rules';
import { PaperDrawing } from '../paper-drawing';

/** The papers that the bank asks for, each with a drawn example. */
export function PapersStep() {
  const t = useTranslations('loanForm.form');
  const tLoan = useTranslations('loan');
  const working: unknown = useWatch({ name: 'working' });
  return (
    <>
      <p className="text-muted">{t('papersLead')}</p>
      <ul className="grid grid-cols-1 gap-4">
        {requiredLoanDocuments({ working: working === 'yes' }).map((kind) => (
          <li key={kind} className="flex gap-4 rounded-md border border-border p-4 max-sm:flex-col">
            <PaperDrawing kind={kind} className="h-20 w-30 shrink-0 rounded-sm bg-sunken" />
            <UploadField
              name={`documents.${kind}`}
              label={tLoan(`paper.${kind}`)}
              hint={tLoan(`paperHint.${kind}`)}
              destination={{ purpose: 'loan-document' }}
              camera={kind === 'selfieWithId' ? 'user' : 'environment'}
              warnings={{ dark: t('dark'), blurred: t('blurred') }}
              className="flex-1"
            />
          </li>
        ))}
      </ul>
    </>
  );
}
