'use client';

import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import type { ScholarshipMatch } from '@/lib/domain/schools/scholarship-rule';
import type { ScholarshipItem } from './scholarship-item';
import { ScholarshipRecordCard } from './scholarship-record-card';

const tones = { yes: 'success', perhaps: 'accent', no: 'neutral' } as const;

/** A scholarship of the finder: with answers, whether it fits and why not. */
export function ScholarshipFit({ item, match }: { item: ScholarshipItem; match: ScholarshipMatch | null }) {
  const t = useTranslations('scholarship');
  if (!match) return <ScholarshipRecordCard item={item} />;
  return (
    <ScholarshipRecordCard
      item={item}
      badge={<Badge tone={tones[match.fits]}>{t(`fits.${match.fits}`)}</Badge>}
    >
      {match.failed.length > 0 && (
        <ul className="mt-2 grid gap-1 text-sm text-danger">
          {match.failed.map((rule) => (
            <li key={rule} className="flex gap-1.5">
              <Icon name="x" className="mt-[0.2em] size-4 shrink-0" />
              {t(`failed.${rule}`)}
            </li>
          ))}
        </ul>
      )}
      {match.fits === 'perhaps' && (
        <p className="mt-2 text-sm text-muted">
          {t('openRules', { rules: match.open.map((rule) => t(`question.${rule}`)).join(', ') })}
        </p>
      )}
    </ScholarshipRecordCard>
  );
}
