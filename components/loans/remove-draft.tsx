import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { showToast } from '@/components/feedback/toast';
import { useErrorText } from '@/components/form/use-issue-text';
import { Button } from '@/components/ui/button';
import { isApiError } from '@/lib/api/api-error';
import { marketingApi } from '@/lib/api/marketing';
import type { LoanDetail } from '@/lib/contract/marketing/loan-shapes';
import { useRouter } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';

/** Removes an application that the bank has never seen; one that was sent is cancelled instead, so that both can read it. */
export function RemoveDraft({ loan }: { loan: Pick<LoanDetail, 'loanId' | 'bankId' | 'userId'> }) {
  const t = useTranslations('loanForm.detail');
  const router = useRouter();
  const client = useQueryClient();
  const errorText = useErrorText();
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync } = useMutation(
    marketingApi.loans.remove.mutationOptions({ meta: { invalidates: [] } }),
  );
  const { key } = marketingApi.loans;
  const remove = async () => {
    const { loanId: id, bankId, userId } = loan;
    try {
      await mutateAsync({ params: { bankId, userId, id } });
    } catch (error) {
      if (isApiError(error, 409)) await client.invalidateQueries({ queryKey: key });
      if (!isApiError(error, 404)) {
        showToast({ kind: 'danger', message: isApiError(error, 409) ? t('stale') : errorText(error) });
        return isApiError(error, 409);
      }
    }
    showToast({ kind: 'success', message: t('removed') });
    router.push(href('/profile/student-loan'));
    // Not asked again on this page, whose loan is gone.
    await client.invalidateQueries({ queryKey: key, refetchType: 'none' });
    return true;
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t('remove')}
      </Button>
      <ConfirmDialog
        danger
        open={isAsking}
        onOpenChange={setAsking}
        title={t('removeTitle')}
        description={t('removeBody')}
        confirmLabel={t('remove')}
        onConfirm={remove}
      />
    </>
  );
}
