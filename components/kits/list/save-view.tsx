'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
import { PopoverButton } from '@/components/ui/popover-button';

const nameMax = 60;

/** Keeps what a list is narrowed by as a view with a name. */
export function SaveView({ onSave }: { onSave: (name: string) => void }) {
  const t = useTranslations('list.saved');
  const [name, setName] = useState('');
  const save = (event: FormEvent, close: () => void) => {
    event.preventDefault();
    if (name.trim() === '') return;
    onSave(name.trim());
    setName('');
    close();
  };
  return (
    <PopoverButton
      label={t('button')}
      className={buttonStyle({ variant: 'ghost', size: 'sm', className: 'shrink-0' })}
      face={
        <>
          <Icon name="plus" className="size-4" />
          {t('button')}
        </>
      }
      contentClass="w-80"
    >
      {(close) => (
        <form onSubmit={(event) => save(event, close)} className="grid gap-3 p-4">
          <label className="text-sm font-semibold">
            {t('name')}
            <Input
              value={name}
              maxLength={nameMax}
              autoComplete="off"
              onChange={({ target }) => setName(target.value)}
              className="mt-1"
            />
          </label>
          <p className="text-sm text-muted">{t('device')}</p>
          <Button type="submit">{t('save')}</Button>
        </form>
      )}
    </PopoverButton>
  );
}
