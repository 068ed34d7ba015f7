import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { showToast } from '@/components/feedback/toast';
import { isApiError } from '@/lib/api/api-error';
import { lmsApi } from '@/lib/api/lms';
import type { DocumentRequest } from '@/lib/contract/lms/document-requests';

const api = lmsApi.documentRequests;

/** Moves a request on, and says what came of it. */
export function useMoveRequest(orgId: string) {
  const t = useTranslations('portalPapers');
  const client = useQueryClient();
  const move = useMutation(api.setStatus.mutationOptions({ meta: { invalidates: [api.key] } }));
  return {
    isMoving: move.isPending,
    move: async (
      { requestId, studentId, version }: DocumentRequest,
      status: DocumentRequest['status'],
    ): Promise<void> => {
      try {
        await move.mutateAsync({ params: { orgId, id: studentId, requestId }, body: { status }, version });
        showToast({ kind: 'success', message: t('changed') });
      } catch (error) {
        const isStale = isApiError(error, 412) || isApiError(error, 409);
        if (isStale) await client.invalidateQueries({ queryKey: api.key });
        showToast({ kind: 'danger', message: isStale ? t('stale') : t('failed') });
      }
    },
  };
}
