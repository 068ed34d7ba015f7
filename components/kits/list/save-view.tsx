'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { WordsField } from '@/components/form/limited-text';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { PopoverButton } from '@/components/ui/popover-button';
import { lettersOver } from '@/lib/domain/trim';

const nameMax = 60;

/** Keeps what a list is narrowed by as a view with a name. */
export function SaveView({ onSave }: { onSave: (name: string) => void }) {
  const t = useTranslations('list.saved');
  const [name, setName] = useState('');
  const save = (event: FormEvent, close: () => void) => {
    event.preventDefault();
    if (name.trim() === '' || lettersOver(name, nameMax) > 0) return;
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
          <WordsField
            label={t('name')}
            rows={1}
            value={name}
            max={nameMax}
            onChange={setName}
            className="text-sm"
          />
          <p className="text-sm text-muted">{t('device')}</p>
          <Button type="submit">{t('save')}</Button>
        </form>
      )}
    </PopoverButton>
  );
}
