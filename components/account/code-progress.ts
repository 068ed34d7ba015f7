'use client';

import { useSyncExternalStore } from 'react';
import type { CodeWay } from './code-ways';
import { keepText, readKept } from './kept-text';

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

const listeners = new Set<() => void>();
const parsed = new Map<CodeWay, { text: string | null; progress: CodeProgress | null }>();

const parse = (text: string | null): CodeProgress | null => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isProgress(value) ? value : null;
  } catch {
    return null;
  }
};

const read = (way: CodeWay): CodeProgress | null => {
  const text = readKept(keyOf(way));
  const known = parsed.get(way);
  if (known?.text === text) return known.progress;
  const progress = parse(text);
  parsed.set(way, { text, progress });
  return progress;
};

/** Keeps the progress for this tab, across reloads; null forgets it. */
export function saveProgress(way: CodeWay, progress: CodeProgress | null): void {
  keepText(keyOf(way), progress && JSON.stringify(progress));
  for (const listener of listeners) listener();
}

const subscribe = (onChange: () => void) => {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
};

/** undefined until the page is interactive, null where nobody is on the way. */
export const useProgress = (way: CodeWay): CodeProgress | null | undefined =>
  useSyncExternalStore<CodeProgress | null | undefined>(
    subscribe,
    () => read(way),
    () => undefined,
  );
