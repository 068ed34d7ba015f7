import { useLocale } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { StatusDot } from '@/components/ui/status-dot';
import type { Step } from '@/lib/contract/applicant/applicant-shapes';
import { pickName } from '@/lib/i18n/pick';

interface StepStatusProps {
  step: Pick<Step, 'name' | 'nameNative' | 'color'>;
  className?: string;
}

/** Where an application stands: the step's colour as a dot, its name in the colour of text, which can always be read. */
export function StepStatus({ step, className }: StepStatusProps) {
  const locale = useLocale();
  return (
    <StatusDot color={step.color} className={cn('text-text', className)}>
      {pickName(step, locale)}
    </StatusDot>
  );
}
