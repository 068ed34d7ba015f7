'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { controlStyle } from '@/components/ui/control-style';
import { type ChangedBounds, FeeHistogram } from './fee-histogram';
import { readAmount } from '@/lib/catalogue/readers';

interface AmountFieldProps {
  label: string;
  /** Whole US dollars, or nothing. */
  value: string;
  onCommit: (amount: string | null) => void;
}

function AmountField({ label, value, onCommit }: AmountFieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }
  const commit = () => {
    const amount = readAmount(typed);
    setTyped(amount ?? '');
    if ((amount ?? '') !== value) onCommit(amount);
  };
  return (
    <label className="text-sm text-muted">
      {label}
      <span className="relative mt-1 block text-base text-text">
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-muted"
        >
          $
        </span>
        <input
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => event.key === 'Enter' && commit()}
          className={`${controlStyle} min-h-12 py-2 pl-7 pr-2`}
        />
      </span>
    </label>
  );
}

interface PriceRangeProps {
  min: string;
  max: string;
  onChange: (changed: ChangedBounds) => void;
}

/** Two bounds in US dollars, both inclusive, below how many there are at which fee. They apply on blur or Enter. */
export function PriceRange({ min, max, onChange }: PriceRangeProps) {
  const t = useTranslations('catalogue');
  const listOf = (amount: string | null) => (amount === null ? [] : [amount]);
  return (
    <div className="grid grid-cols-2 gap-3">
      <FeeHistogram min={min} max={max} onChange={onChange} />
      <AmountField label={t('from')} value={min} onCommit={(amount) => onChange({ min: listOf(amount) })} />
      <AmountField label={t('to')} value={max} onCommit={(amount) => onChange({ max: listOf(amount) })} />
    </div>
  );
}
