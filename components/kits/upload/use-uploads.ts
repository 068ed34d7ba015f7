'use client';

import { useEffect, useRef, useState } from 'react';
import { type Outcomes, outcomeOf } from '@/lib/api/outcome-of';
import type { StoredUpload } from '@/lib/contract/files/upload-shapes';
import { uploadLimits } from '@/lib/domain/limits';
import { uploadRules } from '@/lib/domain/uploads';
import { isFileType, sendFile, type UploadDestination } from './send-file';
import { shrinkPicture } from './shrink-picture';

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
  | 'network';

export interface Sending {
  id: number;
  file: File;
  /** 0 to 1; null while the picture is being reduced. */
  share: number | null;
  problem: UploadProblem | null;
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

/** Uploads in progress: reduced, sent, retried, cancelled. A finished one is passed to `onStored` and removed here. */
export function useUploads(destination: UploadDestination, onStored: (stored: StoredUpload) => void) {
  const [sendings, setSendings] = useState<readonly Sending[]>([]);
  const aborts = useRef(new Map<number, AbortController>());
  const nextId = useRef(0);
  const latest = useRef(onStored);
  useEffect(() => {
    latest.current = onStored;
  });
  useEffect(() => {
    const running = aborts.current;
    return () => {
      for (const abort of running.values()) abort.abort();
    };
  }, []);

  const rule = uploadRules[destination.purpose];
  const maxSidePx = rule.isPrivate ? uploadLimits.paperMaxPx : uploadLimits.pictureMaxPx;
  const change = (id: number, part: Partial<Sending>) =>
    setSendings((all) => all.map((each) => (each.id === id ? { ...each, ...part } : each)));
  const forget = (id: number) => setSendings((all) => all.filter((each) => each.id !== id));

  const send = async (id: number, chosen: File) => {
    const abort = new AbortController();
    aborts.current.set(id, abort);
    const fail = (problem: UploadProblem) => {
      if (!abort.signal.aborted) change(id, { problem });
    };
    change(id, { problem: null, share: null });
    const isPicture = chosen.type.startsWith('image/');
    if (!isPicture && !rule.types.some((type) => type === chosen.type)) return fail('type');
    let file = chosen;
    try {
      if (isPicture) file = await shrinkPicture(chosen, maxSidePx);
    } catch {
      return fail('unreadable');
    }
    if (!isFileType(file.type) || !rule.types.includes(file.type)) return fail('type');
    if (file.size > rule.maxBytes) return fail('size');
    try {
      const onProgress = (share: number) => change(id, { share });
      const stored = await sendFile(file, destination, { signal: abort.signal, onProgress });
      if (abort.signal.aborted) return;
      forget(id);
      latest.current(stored);
    } catch (error) {
      fail(outcomeOf(error, problems));
    } finally {
      aborts.current.delete(id);
    }
  };

  return {
    sendings,
    add: (files: readonly File[]) => {
      const maxMegabytes = Math.floor(rule.maxBytes / 2 ** 20);
      const added = files.map((file) => ({
        id: (nextId.current += 1),
        file,
        share: null,
        problem: null,
        maxMegabytes,
      }));
      setSendings((all) => [...all, ...added]);
      for (const { id, file } of added) void send(id, file);
    },
    retry: ({ id, file }: Sending) => void send(id, file),
    stop: ({ id }: Sending) => {
      aborts.current.get(id)?.abort();
      forget(id);
    },
  };
}
