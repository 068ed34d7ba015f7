'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { recruitmentApi } from '@/lib/api/recruitment';
import type { CompleteProfile } from '@/lib/contract/recruitment/profiles';
import { timings } from '@/lib/domain/limits/pages';

/** Brings in what schools and the education history say; the profile is read again shortly after. */
export function SyncSchools({ profile }: { profile: CompleteProfile }) {
  const t = useTranslations('myProfile');
  const client = useQueryClient();
  const sync = useMutation({
    ...recruitmentApi.profileWork.sync.mutationOptions(),
    onSuccess: () => {
      const reload = () => client.invalidateQueries({ queryKey: recruitmentApi.completeProfiles.key });
      setTimeout(() => void reload(), timings.profileReloadDelayMs);
    },
  });
  const params = { orgId: profile.organizationId, id: profile.id };
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <Button variant="secondary" loading={sync.isPending} onClick={() => sync.mutate({ params })}>
        {t('sync.button')}
      </Button>
      <p role="status" className="text-sm text-muted">
        {sync.data ? t('sync.added', { count: sync.data.added }) : t('sync.text')}
      </p>
      {sync.isError && (
        <p role="alert" className="text-sm font-medium text-danger">
          {t('failed')}
        </p>
      )}
    </div>
  );
}
