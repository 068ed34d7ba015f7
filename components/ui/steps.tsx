import { Icon } from './icon';
import { useTranslations } from 'next-intl';
import { cn } from './cn';

export interface Step {
  key: string;
  label: string;
}

/** The current step of a form. `current` counts from 0. */
export function Steps({
  steps,
  current,
  className,
}: {
  steps: readonly Step[];
  current: number;
  className?: string;
}) {
  const t = useTranslations('ui');
  return (
    <div className={className}>
      <p className="text-sm text-muted sm:hidden">
        {t('step', { current: current + 1, total: steps.length })}{' '}
        <span className="font-semibold text-text">{steps[current]?.label}</span>
      </p>
      <ol className="mt-2 flex gap-2 sm:mt-0">
        {steps.map(({ key, label }, index) => (
          <li key={key} aria-current={index === current ? 'step' : undefined} className="min-w-0 flex-1">
            <span
              aria-hidden="true"
              className={cn('block h-1.5 rounded-full', index <= current ? 'bg-accent' : 'bg-border')}
            />
            <span
              className={cn(
                'sr-only mt-2 items-center gap-1.5 text-sm sm:not-sr-only sm:flex',
                index === current ? 'font-semibold' : 'text-muted',
              )}
            >
              {index < current && <Icon name="check" className="size-4 shrink-0 text-accent-text" />}
              {label}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
