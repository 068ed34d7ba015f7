'use client';

import { Icon } from '@/components/ui/icon';
import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button-style';
import { Checkbox } from '@/components/ui/checkbox';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';

interface ColumnChoiceProps {
  columns: readonly { id: string; header: string; shown: boolean }[];
  onChange: (id: string, shown: boolean) => void;
}

/** Selects the visible columns; stored on the device. */
export function ColumnChoice({ columns, onChange }: ColumnChoiceProps) {
  const t = useTranslations('list.columns');
  return (
    <Popover>
      <PopoverTrigger className={buttonStyle({ variant: 'secondary', size: 'sm' })}>
        <Icon name="columns-3" className="size-5" />
        {t('button')}
      </PopoverTrigger>
      <PopoverContent aria-label={t('title')} className="w-72">
        <div className="min-h-0 overflow-y-auto px-4 py-2">
          {columns.map(({ id, header, shown }) => (
            <Checkbox key={id} checked={shown} onChange={({ target }) => onChange(id, target.checked)}>
              {header}
            </Checkbox>
          ))}
        </div>
      </PopoverContent>
    </Popover>
  );
}
