import { useTranslations } from 'next-intl';
import { Illustration } from '@/components/ui/illustration';
import type { OrientationTest } from '@/lib/domain/orientation/orientation-code';
import { hollandTypes } from '@/lib/domain/orientation/orientation-holland';
import { personalityAxes } from '@/lib/domain/orientation/orientation-personality';
import { interestFigure } from './result-face';
import { poleNames } from './pole-names';

/** What a test measures, one line each. */
export function MeasureList({ test }: { test: OrientationTest }) {
  const t = useTranslations(`orientation.${test}`);
  const types = useTranslations('orientationTypes');
  const rows =
    test === 'holland'
      ? hollandTypes.map((type) => ({
          key: type,
          figure: interestFigure(type),
          name: types(`interests.${type}.name`),
          body: types(`interests.${type}.short`),
        }))
      : personalityAxes.map((axis) => ({
          key: axis,
          figure: null,
          name: types(`axes.${axis}.name`),
          body: poleNames(types, axis).join(' – '),
        }));
  return (
    <section aria-labelledby="measures">
      <h2 id="measures" className="text-2xl">
        {t('measures')}
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {rows.map(({ key, name, body, figure }) => (
          <li key={key} className="flex gap-3 rounded-lg border border-border bg-surface p-4">
            {figure ? (
              <Illustration name={figure} className="size-20 shrink-0 rounded-md" />
            ) : (
              <span
                aria-hidden="true"
                className="grid h-9 min-w-9 shrink-0 place-items-center rounded-md bg-accent-soft px-2 font-bold text-accent-text"
              >
                {key}
              </span>
            )}
            <div className="min-w-0">
              <h3 className="font-semibold">{figure ? `${key} · ${name}` : name}</h3>
              <p className="text-muted">{body}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
