'use client';

import { Icon } from '@/components/ui/icon';
import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import type { ApplicationStep } from './application-steps';

interface FormStepperProps {
  steps: readonly ApplicationStep[];
  current: number;
  /** The furthest reached step; all steps up to it can be opened. */
  furthest: number;
  onOpen: (step: number) => void;
}

/** Where one is, and the way back to what is filled in. */
export function FormStepper({ steps, current, furthest, onOpen }: FormStepperProps) {
  const t = useTranslations('enrollment');
  return (
    <nav aria-label={t('stepper.label')}>
      <ol className="flex gap-1.5 sm:gap-2">
        {steps.map((step, index) => {
          const isDone = index !== current && index <= furthest;
          return (
            <li key={step} className="min-w-0 flex-1">
              <button
                type="button"
                disabled={index > furthest}
                aria-current={index === current ? 'step' : undefined}
                onClick={() => onOpen(index)}
                className={cn(
                  'group flex min-h-11 w-full flex-col justify-center gap-2 rounded-sm text-left text-sm disabled:cursor-default sm:justify-start sm:py-2',
                  index === current ? 'font-semibold text-text' : 'text-muted enabled:hover:text-accent-text',
                )}
              >
                <span
                  aria-hidden="true"
                  className={cn(
                    'block h-1.5 w-full rounded-full',
                    index === current ? 'bg-accent' : isDone ? 'bg-accent/45' : 'bg-border',
                  )}
                />
                <span className="sr-only sm:not-sr-only sm:flex sm:items-start sm:gap-1">
                  {isDone && <Icon name="check" className="mt-[0.3em] size-4 shrink-0 text-accent-text" />}
                  {t(`step.${step}`)}
                  {isDone && <span className="sr-only"> ({t('stepper.done')})</span>}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
