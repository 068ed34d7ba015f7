'use client';

import { deviceStore, readBy } from '@/lib/device/device-store';
import { useDeviceValue } from '@/lib/device/use-device-value';
import type { CodeWay } from './code-ways';

/** Progress in one of the flows to a PIN. Instants in epoch milliseconds. Never contains codes or PINs. */
export interface CodeProgress {
  /** Empty where the flow does not ask for names. */
  firstName: string;
  lastName: string;
  /** E.164, or an e-mail address where the flow accepts one. */
  username: string;
  /** Sent back together with the code; a reset has no `userId`. */
  userId: string;
  challengeId: string;
  codeEndsAtMs: number;
  resendAtMs: number;
  wrongTries: number;
  /** After the right code: allows setting the PIN once. */
  grant?: string;
  grantEndsAtMs?: number;
  /** The code was sent by SMS because that was asked for; or none was sent, because Telegram is to prove the number. */
  by?: 'sms' | 'telegram';
  /** The link to the bot that waits for the number. */
  telegram?: { address: string } | undefined;
  /** Of a pupil of a school's visit, for a code that is sent again. */
  visitCode?: string | undefined;
  listAgreed?: boolean | undefined;
  /** The target of the first step's answers; a path of this site, read with `safeHref`. */
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

/** Stores the progress for this tab, across reloads; null deletes it. */
export const saveProgress = (way: CodeWay, progress: CodeProgress | null): boolean =>
  storeOf(way).write(progress);

/**
 * Changes what is stored of the flow of this code: never a copy that a page has held since, over what another answer has stored
 * meanwhile. Nothing where another code was asked for.
 */
export const changeProgress = (
  way: CodeWay,
  challengeId: string,
  change: (stored: CodeProgress) => Partial<CodeProgress>,
): boolean =>
  storeOf(way).update((stored) =>
    stored?.challengeId === challengeId ? { ...stored, ...change(stored) } : stored,
  );

/** What was accepted for this code, also by a call that this page does not know of any more. */
export const hasGrant = (way: CodeWay, challengeId: string): boolean => {
  const stored = storeOf(way).read();
  return stored?.challengeId === challengeId && stored.grant !== undefined;
};

/** undefined until the page is interactive, null without a started flow. */
export const useProgress = (way: CodeWay): CodeProgress | null | undefined => useDeviceValue(storeOf(way));
