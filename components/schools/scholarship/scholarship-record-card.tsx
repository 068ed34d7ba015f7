'use client';

import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import type { ScholarshipMatch } from '@/lib/domain/scholarships/scholarship-rule';
import { Link } from '@/lib/i18n/navigation';
import type { ScholarshipItem } from './scholarship-item';

const tones = { yes: 'success', perhaps: 'accent', no: 'neutral' } as const;

interface ScholarshipRecordCardProps {
  item: ScholarshipItem;
  /** Null until somebody answers a question. */
  match: ScholarshipMatch | null;
}

/** One scholarship: what it pays, for whom, until when, and how to apply; with answers, whether it fits and why not. */
export function ScholarshipRecordCard({ item, match }: ScholarshipRecordCardProps) {
  const t = useTranslations('scholarship');
  return (
    <article
      id={item.id}
      aria-labelledby={`${item.id}-title`}
      className="card flex h-full flex-col p-4 sm:p-5"
    >
      <div className="mb-2 flex flex-wrap gap-2">
        <Badge tone="highlight">{t(`kind.${item.kind}`)}</Badge>
        {match && <Badge tone={tones[match.fits]}>{t(`fits.${match.fits}`)}</Badge>}
      </div>
      <h3 id={`${item.id}-title`} className="text-lg font-semibold">
        {item.title}
      </h3>
      <p className="text-sm text-muted">
        {item.school ? (
          <Link href={item.school} className="text-accent-text underline-offset-4 hover:underline">
            {item.giver}
          </Link>
        ) : (
          item.giver
        )}
      </p>
      <p className="mt-3 font-semibold">{item.amount}</p>
      <ul className="mt-2 text-sm">
        {item.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      {match && match.failed.length > 0 && (
        <ul className="mt-2 grid gap-1 text-sm text-danger">
          {match.failed.map((rule) => (
            <li key={rule} className="flex gap-1.5">
              <Icon name="x" className="mt-[0.2em] size-4 shrink-0" />
              {t(`failed.${rule}`)}
            </li>
          ))}
        </ul>
      )}
      {match && match.fits === 'perhaps' && (
        <p className="mt-2 text-sm text-muted">
          {t('openRules', { rules: match.open.map((rule) => t(`question.${rule}`)).join(', ') })}
        </p>
      )}
      <details className="mt-3">
        <summary className="flex min-h-9 cursor-pointer items-center gap-1.5 text-sm font-semibold text-accent-text">
          {t('howToApply')}
          <Icon name="chevron-down" className="size-4 in-open:rotate-180" />
        </summary>
        {item.conditions && <p className="mt-1 text-sm">{item.conditions}</p>}
        <p className="mt-2 text-sm">{item.howToApply}</p>
      </details>
      <ul className="card-facts mt-auto pt-4">
        <li>
          <Icon name="calendar-clock" />
          {item.deadlineText}
        </li>
        {item.places && (
          <li>
            <Icon name="users" />
            {item.places}
          </li>
        )}
      </ul>
    </article>
  );
}
