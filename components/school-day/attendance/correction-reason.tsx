'use client';

import { useId } from 'react';
import { useTranslations } from 'next-intl';
import { LimitedInput } from '@/components/form/limited-text';
import { Label } from '@/components/ui/label';
import { textLimits } from '@/lib/domain/limits/texts';

interface CorrectionReasonProps {
  value: string;
  isMissing: boolean;
  onChange: (text: string) => void;
}

/** Why stored marks change: one reason for all that are saved together. */
export function CorrectionReason({ value, isMissing, onChange }: CorrectionReasonProps) {
  const t = useTranslations('attendance');
  const id = useId();
  return (
    <div className="order-first grid w-full gap-1">
      <Label htmlFor={id} className="max-sm:sr-only">
        {t('reason')}
      </Label>
      <LimitedInput
        id={id}
        placeholder={t('reason')}
        value={value}
        max={textLimits.shortTextMax}
        aria-invalid={isMissing}
        aria-describedby={`${id}-hint`}
        onChange={onChange}
      />
      <p
        id={`${id}-hint`}
        role={isMissing ? 'alert' : undefined}
        className={isMissing ? 'text-sm text-danger' : 'text-sm text-muted max-sm:sr-only'}
      >
        {isMissing ? t('reasonMissing') : t('reasonHint')}
      </p>
    </div>
  );
}
