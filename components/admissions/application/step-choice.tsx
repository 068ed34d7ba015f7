import { useLocale } from 'next-intl';
import { useId } from 'react';
import { Radio, RadioGroup } from '@/components/ui/radio-group';
import { StatusDot } from '@/components/ui/status-dot';
import type { Step } from '@/lib/contract/admissions/applicant-shapes';
import { pickName } from '@/lib/i18n/pick';

interface StepChoiceProps {
  legend: string;
  steps: readonly Step[];
  chosen: string | null;
  onChoose: (key: string) => void;
  /** Said below when a step is still to be chosen. */
  problem: string | false;
}

/** One step of a school, each with its colour. */
export function StepChoice({ legend, steps, chosen, onChoose, problem }: StepChoiceProps) {
  const locale = useLocale();
  const id = useId();
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{legend}</legend>
      <RadioGroup role={undefined}>
        {steps.map((step) => (
          <Radio
            key={step.key}
            name={`${id}-step`}
            checked={step.key === chosen}
            onChange={() => onChoose(step.key)}
            aria-describedby={problem ? `${id}-problem` : undefined}
          >
            <StatusDot color={step.color} className="text-base font-normal">
              {pickName(step, locale)}
            </StatusDot>
          </Radio>
        ))}
      </RadioGroup>
      <p id={`${id}-problem`} role="alert" className="mt-1.5 text-sm font-medium text-danger empty:hidden">
        {problem}
      </p>
    </fieldset>
  );
}
