import { useLocale } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { StatusDot } from '@/components/ui/status-dot';
import type { Step } from '@/lib/contract/admissions/applicant-shapes';
import { pickName } from '@/lib/i18n/pick';

interface StepStatusProps {
  step: Pick<Step, 'name' | 'nameNative' | 'color'>;
  className?: string;
}

/** The step of an application: a dot in its colour, and its name in the text colour, which is always readable. */
export function StepStatus({ step, className }: StepStatusProps) {
  const locale = useLocale();
  return (
    <StatusDot color={step.color} className={cn('text-text', className)}>
      {pickName(step, locale)}
    </StatusDot>
  );
}
