import { useTranslations } from 'next-intl';
import { useWrite } from '@/components/kits/write/use-write';
import { lmsApi } from '@/lib/api/lms';
import type { DocumentRequest } from '@/lib/contract/school-day/document-requests';
import type { RequestReason } from '@/lib/domain/admissions/document-requests';

/** Moves a request on, and says what came of it. */
export function useMoveRequest(orgId: string) {
  const t = useTranslations('portalPapers');
  const { run, busy } = useWrite(lmsApi.documentRequests.setStatus, {
    problems: { 409: t('stale'), 412: t('stale'), other: t('failed') },
    done: t('changed'),
  });
  return {
    isMoving: busy,
    move: (
      { requestId, studentId, version }: DocumentRequest,
      status: DocumentRequest['status'],
      why: { note?: string; reason?: RequestReason } = {},
    ) =>
      run({
        params: { orgId, id: studentId, requestId },
        body: { status, ...why },
        version,
      }),
  };
}
