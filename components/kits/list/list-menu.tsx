'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { Checkbox } from '@/components/ui/checkbox';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { PopoverButton } from '@/components/ui/popover-button';
import type { Column } from './columns';
import { useDensity } from './density';
import type { SavedFilter } from './use-saved-filters';

interface ListMenuProps {
  columns: readonly Pick<Column<never>, 'id' | 'header' | 'optional'>[];
  shown: Readonly<Record<string, boolean>>;
  onShow: (shown: Record<string, boolean>) => void;
  saved: readonly SavedFilter[];
  onRemove: (name: string) => void;
  /** The export. */
  children?: ReactNode;
}

/** How this device shows a list: its columns, the height of rows, saved views; and the list as a file. */
export function ListMenu({ columns, shown, onShow, saved, onRemove, children }: ListMenuProps) {
  const t = useTranslations('list');
  const [density, setDensity] = useDensity();
  return (
    <PopoverButton
      label={t('menu')}
      aria-label={t('menu')}
      title={t('menu')}
      className={buttonStyle({ variant: 'secondary', size: 'icon-sm', className: 'size-10' })}
      face={<Icon name="columns-3" className="size-4.5" />}
      contentClass="w-80"
    >
      <div className="grid min-h-0 gap-3 overflow-y-auto p-4">
        <Checkbox
          checked={density === 'comfortable'}
          onChange={({ target }) => setDensity(target.checked ? 'comfortable' : 'dense')}
        >
          {t('comfortable')}
        </Checkbox>
        <fieldset className="border-t border-border pt-3">
          <legend className="text-sm font-semibold">{t('columns')}</legend>
          {columns.map(({ id, header, optional = false }) => (
            <Checkbox
              key={id}
              checked={shown[id] ?? !optional}
              onChange={({ target }) => onShow({ ...shown, [id]: target.checked })}
            >
              {header}
            </Checkbox>
          ))}
        </fieldset>
        {saved.length > 0 && (
          <section className="border-t border-border pt-3">
            <h2 className="text-sm font-semibold">{t('saved.title')}</h2>
            <ul>
              {saved.map(({ name }) => (
                <li key={name} className="flex items-center justify-between gap-2">
                  <span className="min-w-0 truncate">{name}</span>
                  <IconButton
                    size="icon-sm"
                    label={t('saved.remove', { name })}
                    icon={<Icon name="x" className="size-5" />}
                    onClick={() => onRemove(name)}
                  />
                </li>
              ))}
            </ul>
            <p className="text-sm text-muted">{t('saved.device')}</p>
          </section>
        )}
        {children && <div className="border-t border-border pt-3">{children}</div>}
      </div>
    </PopoverButton>
  );
}
