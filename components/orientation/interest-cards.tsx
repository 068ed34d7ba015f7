'use client';

import { Icon } from '@/components/ui/icon';
import { useTranslations } from 'next-intl';
import { Illustration } from '@/components/ui/illustration';
import type { HollandType } from '@/lib/domain/orientation/orientation-holland';
import { interestFigure } from './result-face';
import { useStories } from './use-stories';
import { useWideScreen } from '@/lib/device/use-wide-screen';

const parts = ['learn', 'try', 'watch'] as const;

/** The strongest interests, each with its figure, its meaning and advice. */
export function InterestCards({ interests }: { interests: readonly HollandType[] }) {
  const t = useTranslations('orientationResult.story');
  const types = useTranslations('orientationTypes.interests');
  const stories = useStories();
  const isWide = useWideScreen();
  return (
    <ol className="grid gap-4 lg:grid-cols-3">
      {interests.map((type) => (
        <li
          key={type}
          className="break-inside-avoid overflow-hidden rounded-lg border border-border bg-surface"
        >
          <div className="flex items-center gap-4">
            <Illustration name={interestFigure(type)} className="size-28 shrink-0" />
            <div className="min-w-0 py-2 pr-3">
              <h3 className="font-semibold">
                {type} · {types(`${type}.name`)}
              </h3>
              <p className="text-sm text-accent-text">{types(`${type}.short`)}</p>
            </div>
          </div>
          <div className="p-4">
            <p>{types(`${type}.body`)}</p>
            {stories && (
              <details open={isWide} className="group fold mt-2">
                <summary className="flex min-h-11 items-center justify-between gap-3 rounded-sm font-semibold text-accent-text">
                  {t('todo')}
                  <Icon
                    name="chevron-down"
                    className="size-5 shrink-0 transition-transform duration-200 group-open:rotate-180 print:hidden"
                  />
                </summary>
                <dl className="grid gap-2 text-sm">
                  {parts.map((part) => (
                    <div key={part}>
                      <dt className="font-semibold">{t(part)}</dt>
                      <dd className="text-muted">{stories.interests[type][part]}</dd>
                    </div>
                  ))}
                </dl>
              </details>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
