import { useTranslations } from 'next-intl';
import { currency } from '@/lib/domain/limits/money';
import { unbroken } from '@/lib/domain/unbroken';
import { cn } from './cn';

interface PriceProps {
  /** US dollars; null when it is not known. */
  amountUsd: number | null;
  /** The upper end, for a range. */
  toUsd?: number | null;
  per?: 'year' | 'month' | 'course';
  className?: string;
}

const dollars = new Intl.NumberFormat(currency.locale, {
  style: 'currency',
  currency: currency.code,
  maximumFractionDigits: 0,
});

/** A fee; zero is written in words. */
export function Price({ amountUsd, toUsd, per, className }: PriceProps) {
  const t = useTranslations('ui.price');
  if (amountUsd === null) return <span className={cn('text-muted', className)}>{t('unknown')}</span>;
  if (amountUsd === 0 && !toUsd)
    return <span className={cn('font-semibold text-success', className)}>{t('free')}</span>;
  const shown =
    toUsd && toUsd !== amountUsd
      ? unbroken(`${dollars.format(amountUsd)} – ${dollars.format(toUsd)}`)
      : dollars.format(amountUsd);
  return (
    <span className={cn('price', className)}>
      {shown}
      {per && <span>{` ${t(per)}`}</span>}
    </span>
  );
}
