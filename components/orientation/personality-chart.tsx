import { useTranslations } from 'next-intl';
import type { AxisProfile } from '@/lib/domain/orientation/orientation-personality';
import { poleNames } from './pole-names';

const percent = (value: number) => String(Math.round(value * 10) / 10);

/** Five axes; each bar extends from the middle towards its letter, with both percentages beside it. */
export function PersonalityChart({ axes }: { axes: readonly AxisProfile[] }) {
  const t = useTranslations('orientationResult.chart');
  const types = useTranslations('orientationTypes');
  return (
    <ul aria-label={t('personality')} className="grid gap-5">
      {axes.map(({ axis, letter, poles, balanced }) => {
        const [first, second] = poleNames(types, axis);
        const [firstPercent = 50, secondPercent = 50] = poles.map((pole) => pole.percentage);
        const lean = Math.abs(firstPercent - 50);
        const side = (isFirst: boolean) =>
          !balanced && isFirst === axis.startsWith(letter) ? 'font-bold' : 'text-muted';
        return (
          <li key={axis}>
            <p className="text-sm text-muted">{types(`axes.${axis}.name`)}</p>
            <p className="flex justify-between gap-4 tabular-nums">
              <span className={side(true)}>
                {axis.slice(0, 1)} · {first} {t('percent', { percent: percent(firstPercent) })}
              </span>
              <span className={`text-right ${side(false)}`}>
                {axis.slice(1)} · {second} {t('percent', { percent: percent(secondPercent) })}
              </span>
            </p>
            <svg
              viewBox="0 0 100 6"
              preserveAspectRatio="none"
              role="img"
              aria-label={t('axisText', {
                first,
                second,
                firstPercent: percent(firstPercent),
                secondPercent: percent(secondPercent),
              })}
              className="mt-1 h-3.5 w-full overflow-hidden rounded-full"
            >
              <rect width="100" height="6" className="fill-border" />
              <rect x={firstPercent > 50 ? 50 - lean : 50} width={lean} height="6" className="fill-accent" />
              <rect x="49.6" width="0.8" height="6" className="fill-text" />
            </svg>
            {balanced && <p className="mt-0.5 text-sm text-muted">{t('balanced')}</p>}
          </li>
        );
      })}
    </ul>
  );
}
