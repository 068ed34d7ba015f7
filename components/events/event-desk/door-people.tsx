'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import type { DoorList, DoorPerson, DoorScan } from '@/lib/contract/events/door';
import { formatTimeOfDay } from '@/lib/domain/dates/dates';
import { fold } from '@/lib/domain/khmer/khmer';
import { cameAt } from '@/lib/domain/events/door';

interface DoorPeopleProps {
  list: DoorList;
  pending: readonly (DoorScan & { userId?: string | null })[];
  onAdmit: (person: DoorPerson) => void;
  onUndo: (person: DoorPerson) => void;
}

const shownMax = 30;

/** People by a part of their name in either script. */
export function DoorPeople({ list, pending, onAdmit, onUndo }: DoorPeopleProps) {
  const t = useTranslations('eventDoor.people');
  const locale = useLocale();
  const id = useId();
  const [typed, setTyped] = useState('');
  const wanted = fold(typed.trim());
  const found = list.people.filter(
    ({ name, nameNative, state }) =>
      state !== 'given-back' && state !== 'lapsed' && fold(`${name}\n${nameNative}`).includes(wanted),
  );
  return (
    <section className="grid gap-2">
      <label htmlFor={id} className="font-semibold">
        {t('search')}
      </label>
      <Input
        id={id}
        type="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        autoComplete="off"
      />
      {wanted === '' ? null : found.length === 0 ? (
        <p className="text-muted">{t('none')}</p>
      ) : (
        <ul className="grid divide-y divide-border">
          {found.slice(0, shownMax).map((person) => {
            const at = cameAt(person, pending);
            const isPlaced = person.state === 'placed';
            return (
              <li key={person.userId} className="flex flex-wrap items-center justify-between gap-2 py-2">
                <span className="min-w-0 font-medium">
                  {locale === 'km' ? person.nameNative || person.name : person.name}{' '}
                  {at && <Badge tone="success">{t('at', { time: formatTimeOfDay(at) })}</Badge>}
                  {!isPlaced && <Badge tone="warning">{t('waits')}</Badge>}
                </span>
                {isPlaced && (
                  <Button
                    variant="secondary"
                    size="sm"
                    className="min-h-11"
                    onClick={() => (at ? onUndo(person) : onAdmit(person))}
                  >
                    {t(at ? 'undo' : 'admit')}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
