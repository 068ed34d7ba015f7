'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import type { Kept } from './use-registrant-calls';

/** Who was left as they were, and why; nothing where nobody was. */
export function KeptRegistrants({ kept }: { kept: readonly Kept[] }) {
  const t = useTranslations('campaignDesk.registrants.kept');
  if (kept.length === 0) return null;
  return (
    <Alert tone="danger" title={t('title', { count: kept.length })} className="mb-4">
      <ul className="grid gap-1">
        {kept.map(({ registrant: { registrationId, lastName, firstName }, problem }) => (
          <li key={registrationId}>
            {t('one', { name: `${lastName} ${firstName}`, reason: t(`problems.${problem}`) })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
