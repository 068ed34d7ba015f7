'use client';

import { Icon } from '@/components/ui/icon';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { Link } from '@/lib/i18n/navigation';
import type { Href } from '@/lib/routes/href';
import type { SavedFilter } from './use-saved-filters';

interface SavedFiltersProps {
  saved: readonly (SavedFilter & { href: Href })[];
  /** Absent without active filters: there is nothing to save. */
  onSave: ((name: string) => void) | undefined;
  onRemove: (name: string) => void;
}

const nameMax = 60;

/** Named filters, on this device. */
export function SavedFilters({ saved, onSave, onRemove }: SavedFiltersProps) {
  const t = useTranslations('list.saved');
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    onSave?.(name.trim());
    setName('');
  };
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger className={buttonStyle({ variant: 'secondary', size: 'sm' })}>
        <Icon name="star" className="size-5" />
        {t('button')}
      </PopoverTrigger>
      <PopoverContent aria-label={t('title')} className="w-80">
        <div className="grid min-h-0 gap-3 overflow-y-auto p-4">
          {saved.length === 0 && <p className="text-sm text-muted">{t('none')}</p>}
          {saved.length > 0 && (
            <ul>
              {saved.map(({ name: each, href }) => (
                <li key={each} className="flex items-center gap-2">
                  <Link
                    href={href}
                    scroll={false}
                    onClick={() => setOpen(false)}
                    className="flex min-h-11 min-w-0 flex-1 items-center break-words text-accent-text underline-offset-4 hover:underline"
                  >
                    {each}
                  </Link>
                  <IconButton
                    label={t('remove', { name: each })}
                    icon={<Icon name="x" className="size-5" />}
                    onClick={() => onRemove(each)}
                  />
                </li>
              ))}
            </ul>
          )}
          <p className="text-sm text-muted">{t('device')}</p>
          {onSave && (
            <form onSubmit={save} className="flex items-end gap-2 border-t border-border pt-3">
              <label className="min-w-0 flex-1 text-sm font-semibold">
                {t('name')}
                <Input
                  value={name}
                  maxLength={nameMax}
                  autoComplete="off"
                  onChange={({ target }) => setName(target.value)}
                  className="mt-1"
                />
              </label>
              <Button type="submit" className="min-h-12">
                {t('save')}
              </Button>
            </form>
          )}
        </div>
      </PopoverContent>
    </Popover>
  );
}
