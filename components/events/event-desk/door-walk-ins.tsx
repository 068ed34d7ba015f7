'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { TextLimit } from '@/components/form/limited-text';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import type { DoorList } from '@/lib/contract/events/door';
import { lettersOver } from '@/lib/domain/trim';

const nameMax = 100;

interface DoorWalkInsProps {
  walkIns: DoorList['walkIns'];
  onAdd: (name: string) => void;
  onUndo: (scanId: string) => void;
}

/** People who came without having registered. */
export function DoorWalkIns({ walkIns, onAdd, onUndo }: DoorWalkInsProps) {
  const t = useTranslations('eventDoor.walkIns');
  const id = useId();
  const [name, setName] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '' || lettersOver(name, nameMax) > 0) return;
    onAdd(name.trim());
    setName('');
  };
  return (
    <section className="grid gap-2">
      <form onSubmit={add} className="grid gap-2">
        <label htmlFor={id} className="font-semibold">
          {t('title')}
        </label>
        <div className="flex gap-2">
          <Input
            id={id}
            value={name}
            aria-describedby={`${id}-limit`}
            placeholder={t('name')}
            onChange={({ target }) => setName(target.value)}
            autoComplete="off"
          />
          <Button type="submit" variant="secondary">
            {t('add')}
          </Button>
        </div>
        <TextLimit id={`${id}-limit`} text={name} max={nameMax} />
      </form>
      <ul className="grid divide-y divide-border">
        {walkIns.map(({ scanId, name: came }) => (
          <li key={scanId} className="flex items-center justify-between gap-2 py-1">
            <span className="min-w-0 wrap-anywhere">{came}</span>
            <Button variant="ghost" size="sm" className="min-h-11" onClick={() => onUndo(scanId)}>
              {t('undo')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
