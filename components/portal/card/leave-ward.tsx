'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { showToast } from '@/components/feedback/toast';
import { useRemoval } from '@/components/kits/write/use-removal';
import { Button } from '@/components/ui/button';
import { lmsApi } from '@/lib/api/lms';
import type { Ward } from '@/lib/contract/lms/guardians';
import { useRouter } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import { useViewer } from '@/lib/query/use-viewer';
import { href } from '@/lib/routes/href';

const api = lmsApi.guardians;

/** Ends one’s being the guardian of a student, or takes back what waits to be confirmed. */
export function LeaveWard({ ward }: { ward: Ward }) {
  const t = useTranslations('portal.ward');
  const locale = useLocale();
  const router = useRouter();
  const removed = useRemoval();
  const { data: viewer } = useViewer();
  const [asks, setAsks] = useState(false);
  const client = useQueryClient();
  const leave = useMutation(api.leave.mutationOptions({ meta: { invalidates: [] } }));
  const step = ward.state === 'waiting' ? 'waiting' : 'confirmed';
  const name = pickName({ name: ward.studentName, nameNative: ward.studentNameNative }, locale);
  const school = pickName({ name: ward.schoolName, nameNative: ward.schoolNameNative }, locale);
  const run = async () => {
    if (!viewer) return false;
    const params = { userId: viewer.sub, guardianId: ward.guardianId };
    if (!(await removed(() => leave.mutateAsync({ params })))) return false;
    showToast({ kind: 'success', message: t(`${step}.done`, { name }) });
    if (step === 'confirmed') {
      router.push(href('/profile/enrolled'));
      // Not asked again on this page, which would only say that it is closed now.
      await client.invalidateQueries({ queryKey: lmsApi.memberships.key, refetchType: 'none' });
    } else await client.invalidateQueries({ queryKey: api.key });
    return true;
  };
  return (
    <>
      <Button variant="secondary" size="sm" className="min-h-11" onClick={() => setAsks(true)}>
        {t(`${step}.leave`)} <span className="sr-only">{name}</span>
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={t(`${step}.title`, { name })}
        description={t(`${step}.body`, { name, school })}
        confirmLabel={t(`${step}.leave`)}
        danger
        onConfirm={run}
      />
    </>
  );
}
