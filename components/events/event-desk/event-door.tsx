'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useId, useState, useEffect, useRef } from 'react';
import { AsKept } from '@/components/feedback/as-kept';
import { QueryState } from '@/components/feedback/query-state';
import { withTexts } from '@/components/feedback/with-texts';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Sheet, SheetContent } from '@/components/ui/sheet';
import { Skeleton } from '@/components/ui/skeleton';
import type { DoorList, DoorPerson, DoorScan } from '@/lib/contract/events/door';
import type { DeskEvent } from '@/lib/contract/events/event-desk';
import { formatTimeOfDay } from '@/lib/domain/dates/dates';
import { cameAt, type TicketVerdict, walkInsOf } from '@/lib/domain/events/door';
import { useViewer } from '@/lib/query/use-viewer';
import { DoorVerdict } from './door-verdict';
import { DoorWalkIns } from './door-walk-ins';
import { useDoor } from './use-door';
import { codeReader } from './code-reader';
import { Badge } from '@/components/ui/badge';
import { fold } from '@/lib/domain/khmer/khmer';

interface DoorPeopleProps {
  list: DoorList;
  pending: readonly (DoorScan & { userId?: string | null })[];
  onAdmit: (person: DoorPerson) => void;
  onUndo: (person: DoorPerson) => void;
}

const shownMax = 30;

/** People by a part of their name in either script. */
function DoorPeople({ list, pending, onAdmit, onUndo }: DoorPeopleProps) {
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

/** True where a page may see through the camera. */
const hasCamera = (): boolean => typeof navigator.mediaDevices?.getUserMedia === 'function';

const lookEveryMs = 200;
/** The same ticket before the camera is read once. */
const sameForMs = 3_000;

/** Reads tickets through the phone's camera; the picture stays in the phone. */
function DoorCamera({ onRead }: { onRead: (text: string) => void }) {
  const t = useTranslations('eventDoor.camera');
  const video = useRef<HTMLVideoElement>(null);
  const told = useRef(onRead);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    told.current = onRead;
  });
  useEffect(() => {
    const readCode = codeReader();
    let stream: MediaStream | null = null;
    let isOpen = true;
    let isReading = false;
    let last = { text: '', at: 0 };
    const look = async () => {
      const shown = video.current;
      if (isReading || !shown || shown.readyState < 2) return;
      isReading = true;
      // A part that cannot be fetched is asked for again at the next look.
      const text = await readCode(shown).catch(() => null);
      isReading = false;
      if (text === null || !isOpen) return;
      const now = Date.now();
      if (text === last.text && now - last.at < sameForMs) return;
      last = { text, at: now };
      told.current(text);
    };
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }).then(
      async (given) => {
        if (!isOpen) return given.getTracks().forEach((track) => track.stop());
        stream = given;
        if (video.current) {
          video.current.srcObject = given;
          await video.current.play().catch(() => undefined);
        }
      },
      () => setFailed(true),
    );
    const timer = setInterval(() => void look(), lookEveryMs);
    return () => {
      isOpen = false;
      clearInterval(timer);
      stream?.getTracks().forEach((track) => track.stop());
    };
  }, []);
  if (failed) return <Alert tone="warning">{t('failed')}</Alert>;
  return (
    <video
      ref={video}
      muted
      playsInline
      aria-label={t('picture')}
      className="aspect-square w-full rounded-md bg-black object-cover"
    />
  );
}

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
  const [verdict, setVerdict] = useState<TicketVerdict | null>(null);
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
      {list.isCalledOff && <Alert tone="danger">{t('calledOff')}</Alert>}
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
        onAdmit={(person) => setVerdict(door.admitPerson(person, list))}
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
