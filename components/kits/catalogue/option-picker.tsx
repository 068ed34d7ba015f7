'use client';

import { Icon } from '@/components/ui/icon';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { Input } from '@/components/ui/input';
import { fold } from '@/lib/domain/khmer/khmer';
import { CheckList, type CheckOption } from './check-list';
import type { PickerProps } from './picker-props';

export interface OptionGroup {
  key: string;
  /** Left out when there is only one group. */
  label?: string;
  /** `also` is searched too: the name in the other language. */
  options: readonly (CheckOption & { also?: string })[];
}

interface OptionPickerProps extends PickerProps {
  searchLabel: string;
  groups: readonly OptionGroup[];
}

/** A long list with its own search, in either language. */
export function OptionPicker({ searchLabel, groups, chosen, onToggle }: OptionPickerProps) {
  const t = useTranslations('catalogue');
  const [typed, setTyped] = useState('');
  const shown = useMemo(() => {
    const wanted = fold(typed);
    const fits = ({ label, also = '' }: { label: string; also?: string }) =>
      [label, also].some((name) => fold(name).includes(wanted));
    return groups
      .map((group) => ({
        ...group,
        options:
          wanted && !(group.label && fold(group.label).includes(wanted))
            ? group.options.filter(fits)
            : group.options,
      }))
      .filter(({ options }) => options.length > 0);
  }, [groups, typed]);
  return (
    <>
      <span className="relative block">
        <Icon
          name="search"
          className="pointer-events-none absolute left-3 top-1/2 size-5 -translate-y-1/2 text-muted"
        />
        <Input
          type="search"
          aria-label={searchLabel}
          placeholder={searchLabel}
          value={typed}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
          className="pl-10"
        />
      </span>
      <div className="mt-2 max-h-72 overflow-y-auto overscroll-contain">
        {shown.map(({ key, label, options }) => (
          <div key={key} role={label ? 'group' : undefined} aria-label={label}>
            {label && (
              <p className="sticky top-0 bg-surface pb-1 pt-2 text-sm font-semibold text-muted">{label}</p>
            )}
            <CheckList options={options} chosen={chosen} onToggle={onToggle} />
          </div>
        ))}
      </div>
      <p role="status" className="text-sm text-muted">
        {shown.length === 0 && t('picker.none')}
      </p>
    </>
  );
}
