'use client';

import { deviceStore, readBy } from '@/lib/device/device-store';
import { useDeviceValue } from '@/lib/device/use-device-value';
import type { CodeWay } from './code-ways';

/** How far somebody has come on the way to a PIN. Instants in epoch milliseconds. Codes and PINs are never in it. */
export interface CodeProgress {
  /** Empty where the way does not ask for names. */
  firstName: string;
  lastName: string;
  /** E.164, or an e-mail address where the way takes one. */
  username: string;
  /** What the code is sent back with; a reset has no `userId`. */
  userId: string;
  challengeId: string;
  codeEndsAtMs: number;
  resendAtMs: number;
  wrongTries: number;
  /** After the right code: lets the PIN be set, once. */
  grant?: string;
  grantEndsAtMs?: number;
  /** Where the answers of the first step lead afterwards; a path of Sala's own, read with `safeHref`. */
  next?: string;
}

const texts = ['firstName', 'lastName', 'username', 'userId', 'challengeId'] as const;
const numbers = ['codeEndsAtMs', 'resendAtMs', 'wrongTries'] as const;
const keyOf = (way: CodeWay) => `sala-${way}`;

const isProgress = (value: unknown): value is CodeProgress => {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return (
    texts.every((name) => typeof fields[name] === 'string') &&
    numbers.every((name) => typeof fields[name] === 'number')
  );
};

const schema = readBy((value) => (isProgress(value) ? value : null));
const storeOf = (way: CodeWay) => deviceStore(keyOf(way), schema, { scope: 'tab' });

/** Keeps the progress for this tab, across reloads; null forgets it. */
export const saveProgress = (way: CodeWay, progress: CodeProgress | null): boolean =>
  storeOf(way).write(progress);

/** undefined until the page is interactive, null where nobody is on the way. */
export const useProgress = (way: CodeWay): CodeProgress | null | undefined => useDeviceValue(storeOf(way));
