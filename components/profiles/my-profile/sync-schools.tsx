'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWrite } from '@/components/kits/write/use-write';
import { Button } from '@/components/ui/button';
import { recruitmentApi } from '@/lib/api/recruitment';
import type { CompleteProfile } from '@/lib/contract/profiles/profiles';
import { timings } from '@/lib/domain/limits/pages';

/** Brings in what schools and the education history say; the profile is read again shortly after. */
export function SyncSchools({ profile }: { profile: CompleteProfile }) {
  const t = useTranslations('myProfile');
  const client = useQueryClient();
  const [added, setAdded] = useState<number | null>(null);
  const sync = useWrite(recruitmentApi.profileWork.sync, {
    inPlace: true,
    problems: { other: t('failed') },
    done: (answer) => {
      setAdded(answer.added);
      const reload = () => client.invalidateQueries({ queryKey: recruitmentApi.completeProfiles.key });
      setTimeout(() => void reload(), timings.profileReloadDelayMs);
    },
  });
  const params = { orgId: profile.organizationId, id: profile.id };
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <Button variant="secondary" loading={sync.busy} onClick={() => void sync.run({ params })}>
        {t('sync.button')}
      </Button>
      <p role="status" className="text-sm text-muted">
        {added === null ? t('sync.text') : t('sync.added', { count: added })}
      </p>
      {sync.problem && (
        <p role="alert" className="text-sm font-medium text-danger">
          {sync.problem}
        </p>
      )}
    </div>
  );
}
