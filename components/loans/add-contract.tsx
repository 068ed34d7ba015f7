import { useTranslations } from 'next-intl';
import { FilePicker } from '@/components/kits/upload/file-picker';
import { SendingRow } from '@/components/kits/upload/sending-row';
import { useUploads } from '@/components/kits/upload/use-uploads';
import type { LoanDetail } from '@/lib/contract/loans/loan-shapes';
import { uploadRules } from '@/lib/domain/uploads';

interface AddContractProps {
  loan: LoanDetail;
  busy: boolean;
  onAdd: (documents: NonNullable<LoanDetail['documents']>) => void;
}

/** The signed contract, after the bank has agreed. */
export function AddContract({ loan, busy, onAdd }: AddContractProps) {
  const t = useTranslations('loanForm.detail');
  const tUpload = useTranslations('upload');
  const uploads = useUploads({ purpose: 'loan-document' }, `contract ${loan.loanId}`, ({ key }) =>
    onAdd({ ...loan.documents, contract: key }),
  );
  return (
    <div className="mt-4 grid gap-3 border-t border-border pt-4">
      <p className="font-semibold">{t('addContract')}</p>
      <ul className="grid gap-2 empty:hidden">
        {uploads.sendings.map((sending) => (
          <SendingRow
            key={sending.id}
            sending={sending}
            onRetry={() => uploads.retry(sending)}
            onStop={() => uploads.stop(sending)}
          />
        ))}
      </ul>
      {uploads.sendings.length === 0 && (
        <div className="flex flex-wrap gap-2.5">
          <FilePicker
            types={uploadRules['loan-document'].types}
            camera="environment"
            texts={{
              photo: tUpload('photo'),
              choose: tUpload('choose'),
              photoLabel: `${t('addContract')}: ${tUpload('photo')}`,
              chooseLabel: `${t('addContract')}: ${tUpload('choose')}`,
            }}
            button={{ loading: busy }}
            onFiles={(files) => uploads.add(files.slice(0, 1))}
          />
        </div>
      )}
    </div>
  );
}
