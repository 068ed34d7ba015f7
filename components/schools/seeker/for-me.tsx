'use client';

import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import type { NarrowProps } from '@/components/kits/catalogue/define-catalogue';
import { useDeviceValue } from '@/lib/device/use-device-value';
import { programFiltersOf, seekerStore } from './seeker';

/** Narrows the list by what the reader has said before; gone while the list says it already, or nothing is known. */
export function ForMe({ rules, state, onChange }: NarrowProps) {
  const t = useTranslations('catalogue');
  const seeker = useDeviceValue(seekerStore);
  const filters = Object.entries(seeker ? programFiltersOf(seeker) : {}).filter(
    ([name]) => name in rules.read,
  );
  const isSaid = filters.every(([name, value]) => state.values[name]?.join(',') === value);
  if (isSaid) return null;
  return (
    <button
      type="button"
      className={`${buttonStyle({ variant: 'secondary' })} order-last max-sm:px-3`}
      onClick={() => {
        const values = Object.fromEntries(filters.map(([name, value]) => [name, value.split(',')]));
        onChange({ ...state, values: { ...state.values, ...values }, start: 0 });
      }}
    >
      <Icon name="user-round" className="size-5" />
      <span className="max-sm:sr-only">{t('forMe')}</span>
    </button>
  );
}
