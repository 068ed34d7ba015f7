'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import type { PersonalityType } from '@/lib/domain/orientation/personality-families';
import { ResultSection } from './result-section';
import { useStories } from './use-stories';

function Points({ title, points, icon }: { title: string; points: readonly string[]; icon: ReactNode }) {
  return (
    <div className="rounded-lg border border-border bg-surface p-4 sm:p-5">
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-2 grid gap-2">
        {points.map((point) => (
          <li key={point} className="flex gap-2.5">
            {icon}
            <span className="min-w-0">{point}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The strengths of a type, its risks, and how it learns, works and gets on with others. */
export function TypeStory({ type }: { type: PersonalityType }) {
  const t = useTranslations('orientationResult.story');
  const stories = useStories();
  if (stories === null) return null;
  if (!stories) return <Skeleton className="h-96" />;
  const { strengths, watch, ...days } = stories.types[type];
  return (
    <ResultSection title={t('title')}>
      <div className="grid gap-3 sm:grid-cols-2">
        <Points
          title={t('strengths')}
          points={Object.values(strengths)}
          icon={<Icon name="circle-check-big" className="mood-text mt-1 size-5 shrink-0" />}
        />
        <Points
          title={t('watch')}
          points={Object.values(watch)}
          icon={<Icon name="eye" className="mt-1 size-5 shrink-0 text-highlight-text" />}
        />
      </div>
      <dl className="mt-3 grid gap-3 sm:grid-cols-3">
        {(['learn', 'work', 'friends'] as const).map((part) => (
          <div key={part} className="rounded-lg bg-sunken p-4">
            <dt className="font-semibold">{t(part)}</dt>
            <dd className="mt-1 text-muted">{days[part]}</dd>
          </div>
        ))}
      </dl>
    </ResultSection>
  );
}
