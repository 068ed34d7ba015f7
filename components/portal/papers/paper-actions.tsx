'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { showToast } from '@/components/feedback/toast';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { isApiError } from '@/lib/api/api-error';
import { lmsApi } from '@/lib/api/lms';
import type { IssuedPaper } from '@/lib/contract/lms/issued-papers';

const api = lmsApi.issuedPapers;
const meta = { invalidates: [api.key] };

/** What the office does with a paper that holds. */
export function PaperActions({ paper }: { paper: IssuedPaper }) {
  const t = useTranslations('portalPapers');
  const id = useId();
  const [asks, setAsks] = useState<'revoke' | 'reissue' | null>(null);
  const [reason, setReason] = useState('');
  const revoke = useMutation(api.revoke.mutationOptions({ meta }));
  const reissue = useMutation(api.reissue.mutationOptions({ meta }));
  const target = { params: { orgId: paper.orgId, paperId: paper.paperId }, version: paper.version };
  if (paper.state !== 'valid') return null;
  const attempt = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work();
      showToast({ kind: 'success', message: done });
      return true;
    } catch (error) {
      const isStale = isApiError(error, 412) || isApiError(error, 409);
      showToast({ kind: 'danger', message: isStale ? t('stale') : t('failed') });
      return false;
    }
  };
  return (
    <>
      <Button variant="ghost" size="sm" className="min-h-11" onClick={() => setAsks('reissue')}>
        {t('reissue')}
      </Button>
      <Button variant="ghost" size="sm" className="min-h-11" onClick={() => setAsks('revoke')}>
        {t('revoke')}
      </Button>
      <ConfirmDialog
        open={asks === 'reissue'}
        onOpenChange={() => setAsks(null)}
        title={t('reissueTitle')}
        description={t('reissueBody')}
        confirmLabel={t('reissue')}
        onConfirm={() => attempt(() => reissue.mutateAsync(target), t('reissued'))}
      />
      <ConfirmDialog
        open={asks === 'revoke'}
        onOpenChange={() => setAsks(null)}
        title={t('revokeTitle')}
        description={t('revokeBody')}
        confirmLabel={t('revoke')}
        danger
        onConfirm={async () =>
          reason.trim() !== '' &&
          attempt(() => revoke.mutateAsync({ ...target, body: { reason } }), t('revoked'))
        }
      >
        <div className="grid gap-1.5">
          <Label htmlFor={id}>{t('reason')}</Label>
          <Input id={id} required value={reason} onChange={({ target: { value } }) => setReason(value)} />
        </div>
      </ConfirmDialog>
    </>
  );
}
