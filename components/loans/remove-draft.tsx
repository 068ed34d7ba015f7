import { useTranslations } from 'next-intl';
import { useDeletion } from '@/components/kits/write/use-write';
import { WriteButton } from '@/components/kits/write/write-button';
import { marketingApi } from '@/lib/api/marketing';
import type { LoanDetail } from '@/lib/contract/loans/loan-shapes';
import { useRouter } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';

/** Removes an application that the bank has never seen; one that was sent is cancelled instead, so that both can read it. */
export function RemoveDraft({ loan }: { loan: Pick<LoanDetail, 'loanId' | 'bankId' | 'userId'> }) {
  const t = useTranslations('loanForm.detail');
  const router = useRouter();
  const { loanId: id, bankId, userId } = loan;
  const removal = useDeletion(marketingApi.loans.remove, {
    isLeft: true,
    problems: { 409: t('stale') },
    done: () => {
      router.push(href('/profile/student-loan'));
      return t('removed');
    },
  });
  return (
    <WriteButton
      variant="secondary"
      write={removal}
      onWrite={() => removal.run({ params: { bankId, userId, id } })}
      asks={{ title: t('removeTitle'), description: t('removeBody'), danger: true }}
    >
      {t('remove')}
    </WriteButton>
  );
}
