import { useTranslations } from 'next-intl';
import { FileViews } from '@/components/kits/upload/file-views';

const shownMax = '50';

/** Who opened which paper of a loan and when, besides its student; latest first. */
export function LoanViews({ loanId, userId }: { loanId: string; userId: string }) {
  const t = useTranslations('loanForm.detail');
  return (
    <FileViews
      userId={userId}
      about={{ loanId }}
      limit={shownMax}
      none={t('viewsNone')}
      by={(name, bank) => t('viewBy', { name, bank })}
    />
  );
}
