'use client';

import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { type Outcomes, outcomeOf } from '@/lib/api/outcome-of';
import type { StoredUpload } from '@/lib/contract/files/upload-shapes';
import { dropFile, holdFile, keepFile, keptFilesAt } from '@/lib/device/kept-files';
import { randomUuid } from '@/lib/device/random-uuid';
import { knownPerson, onSessionNews } from '@/lib/device/session-news';
import { uploadLimits } from '@/lib/domain/limits';
import { uploadRules } from '@/lib/domain/uploads';
import { usePathname } from '@/lib/i18n/navigation';
import { formatOf, type NamedFormat } from './picture-format';
import { isFileType, sendFile, type UploadDestination } from './send-file';
import { shrinkPicture } from './shrink-picture';
import { inLine } from './upload-line';

export type UploadProblem =
  | 'type'
  | 'size'
  | 'unreadable'
  | 'content'
  | 'locked'
  | 'complex'
  | 'refused'
  | 'quota'
  | 'busy'
  | 'network'
  | NamedFormat;

export interface Sending {
  id: string;
  file: File;
  /** Other files are sent before it. */
  isWaiting: boolean;
  /** 0 to 1; null while the picture is being reduced. */
  share: number | null;
  problem: UploadProblem | null;
  /** The problem may be over in a moment: nobody has to press. */
  triesAgain: boolean;
  /** What the destination takes at most, for who chose too much. */
  maxMegabytes: number;
}

const problems: Outcomes<UploadProblem> = {
  'active-content': 'content',
  'locked-file': 'locked',
  'too-large': 'complex',
  busy: 'busy',
  400: 'refused',
  409: 'quota',
  422: 'refused',
  other: 'network',
};

/** Failures that a retry cannot solve. */
export const isFinal = (problem: UploadProblem): boolean => !['quota', 'busy', 'network'].includes(problem);

/** What arrives without anybody doing something. */
export const isOnItsWay = ({ problem, triesAgain }: Sending): boolean => problem === null || triesAgain;

/** The pauses before the tries that follow a failure; a line that is back begins anew. */
const pausesMs = [3_000, 10_000, 30_000, 60_000, 60_000] as const;
const passing: readonly UploadProblem[] = ['busy', 'network'];

type UploadRule = (typeof uploadRules)[keyof typeof uploadRules];

const isPicture = ({ type }: File) => type.startsWith('image/');
const isTaken = ({ type }: File, { types }: UploadRule) => types.some((taken) => taken === type);

/** What can be said of a file before its turn; a picture is made smaller first. */
const problemOfChosen = (chosen: File, rule: UploadRule): UploadProblem | null => {
  if (isPicture(chosen)) return null;
  if (!isTaken(chosen, rule)) return 'type';
  return chosen.size > rule.maxBytes ? 'size' : null;
};

async function readyToSend(chosen: File, rule: UploadRule): Promise<File | UploadProblem> {
  const maxSidePx = rule.isPrivate ? uploadLimits.paperMaxPx : uploadLimits.pictureMaxPx;
  let file = chosen;
  try {
    if (isPicture(chosen)) file = await shrinkPicture(chosen, maxSidePx);
  } catch {
    return (await formatOf(chosen)) ?? 'unreadable';
  }
  if (!isFileType(file.type) || !isTaken(file, rule)) return 'type';
  return file.size > rule.maxBytes ? 'size' : file;
}

interface Found {
  id: string;
  file: File;
  release: () => void;
}

/** What was kept at this place goes on when the page is open again, and what has failed when the line is back. */
function useComeBack({
  person,
  place,
  ...on
}: {
  person: string | null;
  place: string;
  onFound: (found: Found) => void;
  onLine: () => void;
}): void {
  const onFound = useEffectEvent(on.onFound);
  const onLine = useEffectEvent(on.onLine);
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      for (const { id, file } of person === null ? [] : await keptFilesAt(person, place)) {
        const release = await holdFile(id);
        if (release && isOver) release();
        else if (release) onFound({ id, file, release });
      }
    };
    void look();
    return () => {
      isOver = true;
    };
  }, [person, place]);
  useEffect(() => {
    const listen = () => onLine();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, []);
}

/** One file on its way. */
interface Errand {
  abort: AbortController;
  tries: number;
  timer?: ReturnType<typeof setTimeout> | undefined;
  release: (() => void) | null;
}

/** What is shown of the files, and what runs for each. What has not arrived when the page is left stays on the phone. */
function useErrands() {
  const [sendings, setSendings] = useState<readonly Sending[]>([]);
  const errands = useRef(new Map<string, Errand>());
  const change = (id: string, part: Partial<Sending>) =>
    setSendings((all) => all.map((each) => (each.id === id ? { ...each, ...part } : each)));
  /** It has arrived, or is given up. */
  const end = (id: string) => {
    const errand = errands.current.get(id);
    errands.current.delete(id);
    clearTimeout(errand?.timer);
    errand?.abort.abort();
    setSendings((all) => all.filter((each) => each.id !== id));
    void dropFile(id).then(errand?.release);
  };

  useEffect(() => {
    const running = errands.current;
    return () => {
      for (const { abort, timer, release } of running.values()) {
        clearTimeout(timer);
        abort.abort();
        release?.();
      }
      running.clear();
      setSendings([]);
    };
  }, []);
  return { sendings, setSendings, errands, change, end };
}

/**
 * Files on their way: they wait for their turn, are reduced, sent, tried again, kept over a reload. One that has arrived is passed to
 * `onStored` and removed here.
 * @param field what they are chosen for, once on its page
 */
export function useUploads(
  destination: UploadDestination,
  field: string,
  onStored: (stored: StoredUpload) => void,
) {
  const { sendings, setSendings, errands, change, end } = useErrands();
  const person = useSyncExternalStore(onSessionNews, knownPerson, () => null);
  const latest = useRef(onStored);
  useEffect(() => {
    latest.current = onStored;
  });
  const path = usePathname();
  const place = `${path} ${destination.purpose} ${field}`;

  const rule = uploadRules[destination.purpose];
  const maxMegabytes = Math.floor(rule.maxBytes / 2 ** 20);
  const begin = (id: string, chosen: File) => {
    const errand = errands.current.get(id);
    if (!errand) return;
    clearTimeout(errand.timer);
    const { signal } = errand.abort;
    const fail = (problem: UploadProblem) => {
      if (signal.aborted) return;
      const pauseMs = passing.includes(problem) ? pausesMs[errand.tries] : undefined;
      change(id, { problem, isWaiting: false, triesAgain: pauseMs !== undefined });
      if (isFinal(problem)) void dropFile(id);
      if (pauseMs === undefined) return;
      errand.tries += 1;
      errand.timer = setTimeout(() => begin(id, chosen), pauseMs);
    };
    change(id, { problem: null, share: null, isWaiting: true, triesAgain: false });
    const problem = problemOfChosen(chosen, rule);
    if (problem === 'type') return void formatOf(chosen).then((format) => fail(format ?? problem));
    if (problem) return fail(problem);
    void inLine(signal, async () => {
      change(id, { isWaiting: false });
      const ready = await readyToSend(chosen, rule);
      if (!(ready instanceof File)) return fail(ready);
      try {
        const onProgress = (share: number) => change(id, { share });
        const stored = await sendFile(ready, destination, { signal, onProgress });
        if (signal.aborted) return;
        latest.current(stored);
        end(id);
      } catch (error) {
        fail(outcomeOf(error, problems));
      }
    });
  };
  const take = (files: readonly { id: string; file: File; release: (() => void) | null }[]) => {
    for (const { id, release } of files)
      errands.current.set(id, { abort: new AbortController(), tries: 0, release });
    const fresh = { isWaiting: true, share: null, problem: null, triesAgain: false, maxMegabytes };
    setSendings((all) => [...all, ...files.map(({ id, file }) => ({ ...fresh, id, file }))]);
    for (const { id, file } of files) begin(id, file);
  };
  const again = (id: string, file: File) => {
    const errand = errands.current.get(id);
    if (errand) errand.tries = 0;
    begin(id, file);
  };

  useComeBack({
    person,
    place,
    onFound: (found) => {
      if (errands.current.has(found.id)) found.release();
      else take([found]);
    },
    onLine: () => {
      for (const { id, file, triesAgain, problem } of sendings)
        if (triesAgain || problem === 'network') again(id, file);
    },
  });

  return {
    sendings,
    add: (files: readonly File[]) => {
      const added = files.map((file) => ({ id: randomUuid(), file, release: null }));
      take(added);
      if (person === null) return;
      for (const { id, file } of added) {
        void keepFile(person, place, id, file).then(async (isKept) => {
          const errand = errands.current.get(id);
          // It was faster than the phone, or is given up.
          if (!errand) return isKept && dropFile(id);
          errand.release = await holdFile(id);
        });
      }
    },
    retry: ({ id, file }: Sending) => again(id, file),
    stop: ({ id }: Sending) => end(id),
  };
}
