'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { AsKept } from '@/components/feedback/as-kept';
import { QueryState } from '@/components/feedback/query-state';
import { withTexts } from '@/components/feedback/with-texts';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Sheet, SheetContent } from '@/components/ui/sheet';
import { Skeleton } from '@/components/ui/skeleton';
import type { DoorList } from '@/lib/contract/events/door';
import type { DeskEvent } from '@/lib/contract/events/event-desk';
import { formatTimeOfDay } from '@/lib/domain/dates/dates';
import { cameAt, type Verdict, walkInsOf } from '@/lib/domain/events/door';
import { useViewer } from '@/lib/query/use-viewer';
import { DoorCamera, hasCamera } from './door-camera';
import { DoorPeople } from './door-people';
import { DoorVerdict } from './door-verdict';
import { DoorWalkIns } from './door-walk-ins';
import { useDoor } from './use-door';

interface EventDoorProps {
  event: DeskEvent;
  onClose: () => void;
}

function DoorSheet({ event, onClose }: EventDoorProps) {
  const t = useTranslations('eventDoor');
  const viewer = useViewer();
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()}>
      <SheetContent side="right" title={t('title')} className="w-[min(32rem,100vw)]">
        <QueryState query={viewer} skeleton={<Skeleton className="h-96" />}>
          {({ sub }) => <Door event={event} owner={sub} />}
        </QueryState>
      </SheetContent>
    </Sheet>
  );
}

function Door({ event, owner }: { event: DeskEvent; owner: string }) {
  const door = useDoor(event, owner);
  return (
    <QueryState query={door.query} skeleton={<Skeleton className="h-96" />}>
      {({ value, keptAt }) => <DoorView door={door} list={value} keptAt={keptAt} />}
    </QueryState>
  );
}

interface DoorViewProps {
  door: ReturnType<typeof useDoor>;
  list: DoorList;
  keptAt: number | null;
}

function DoorView({ door, list, keptAt }: DoorViewProps) {
  const t = useTranslations('eventDoor');
  const locale = useLocale();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [isLooking, setLooking] = useState(false);
  const { done, toSend, isAway, admit } = door;
  const walkIns = walkInsOf(list.walkIns, done);
  const attended = list.people.filter((person) => cameAt(person, done) !== null).length;
  const personOf = (userId: string) => list.people.find((person) => person.userId === userId);
  const nameOf = (userId: string) => {
    const person = personOf(userId);
    return (locale === 'km' ? person?.nameNative || person?.name : person?.name) ?? '';
  };
  const read = async (text: string) => {
    // That of the guest before would be read as this one's.
    setVerdict(null);
    setVerdict(await admit(text, list));
  };
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault();
    if (typed.trim() === '') return;
    void read(typed);
    setTyped('');
  };
  const isOff = isAway || keptAt !== null;
  return (
    <div className="grid gap-5">
      <p className="flex flex-wrap gap-x-4 gap-y-1 font-medium">
        <span>{t('counts', { attended, placed: list.counts.placed })}</span>
        <span>{t('walkedIn', { count: walkIns.length })}</span>
        {toSend > 0 && <span className="text-warning">{t('toSend', { count: toSend })}</span>}
      </p>
      {isOff && <Alert tone="warning">{t('away')}</Alert>}
      <AsKept keptAt={keptAt} />
      <DoorVerdict verdict={verdict} name={verdict && 'userId' in verdict ? nameOf(verdict.userId) : ''} />
      {hasCamera() && (
        <Button variant="secondary" onClick={() => setLooking(!isLooking)}>
          {t(isLooking ? 'camera.close' : 'camera.open')}
        </Button>
      )}
      {isLooking && <DoorCamera onRead={(text) => void read(text)} />}
      <form onSubmit={submit} className="grid gap-2">
        <label htmlFor={id} className="font-semibold">
          {t('code')}
        </label>
        <p id={`${id}-hint`} className="text-sm text-muted">
          {t('codeHint')}
        </p>
        <div className="flex gap-2">
          <Input
            id={id}
            aria-describedby={`${id}-hint`}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <Button type="submit">{t('check')}</Button>
        </div>
      </form>
      <DoorPeople
        list={list}
        pending={done}
        onAdmit={(person) => setVerdict(door.admitPerson(person))}
        onUndo={({ userId }) => {
          door.undo(userId);
          setVerdict(null);
        }}
      />
      <DoorWalkIns walkIns={walkIns} onAdd={door.walkIn} onUndo={door.undoWalkIn} />
      {list.doubles.length > 0 && (
        <section className="grid gap-2">
          <h3 className="font-semibold">{t('doubles')}</h3>
          <ul>
            {list.doubles.map(({ scanId, userId, at }) => (
              <li key={scanId}>
                {nameOf(userId)} · {formatTimeOfDay(at)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** Lets people in: by camera, by a scanner that types, by code or by name, with or without network. */
export const EventDoor = withTexts(
  DoorSheet,
  {
    km: async () => ({ eventDoor: (await import('@/messages/km/events/eventDoor.json')).default }),
    en: async () => ({ eventDoor: (await import('@/messages/en/events/eventDoor.json')).default }),
  },
  () => null,
);
