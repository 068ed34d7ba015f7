'use client';

import { useTranslations } from 'next-intl';
import { KeptRows } from '@/components/kits/batch/kept-rows';
import type { KeptRegistrant } from './use-registrant-calls';
import { fullName } from '@/lib/domain/people/person-name';

/** Who was left as they were, and why. */
export function KeptRegistrants({ kept }: { kept: readonly KeptRegistrant[] }) {
  const t = useTranslations('campaignDesk.registrants.kept');
  return (
    <KeptRows
      kept={kept}
      title={(count) => t('title', { count })}
      say={({ row: { lastName, firstName }, problem }) =>
        t('one', { name: fullName({ lastName, firstName }), reason: t(`problems.${problem}`) })
      }
    />
  );
}
