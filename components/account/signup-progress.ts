'use client';

import { useSyncExternalStore } from 'react';

/** How far a sign-up has come. Instants in epoch milliseconds. Codes and PINs are never in it. */
export interface SignupProgress {
  firstName: string;
  lastName: string;
  /** E.164. */
  phone: string;
  /** What the code is sent back with. */
  userId: string;
  challengeId: string;
  codeEndsAtMs: number;
  resendAtMs: number;
  wrongTries: number;
  /** After the right code: lets the PIN be set, once. */
  grant?: string;
  grantEndsAtMs?: number;
}

const storageKey = 'sala-signup';
const texts = ['firstName', 'lastName', 'phone', 'userId', 'challengeId'] as const;
const numbers = ['codeEndsAtMs', 'resendAtMs', 'wrongTries'] as const;

const isProgress = (value: unknown): value is SignupProgress => {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return (
    texts.every((name) => typeof fields[name] === 'string') &&
    numbers.every((name) => typeof fields[name] === 'number')
  );
};

const listeners = new Set<() => void>();
// Storage may be forbidden or full; then the progress lives as long as the document.
let current: { text: string | null; progress: SignupProgress | null } = { text: null, progress: null };

const storedText = (): string | null => {
  try {
    return window.sessionStorage.getItem(storageKey);
  } catch {
    return current.text;
  }
};

const parse = (text: string | null): SignupProgress | null => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isProgress(value) ? value : null;
  } catch {
    return null;
  }
};

const read = (): SignupProgress | null => {
  const text = storedText();
  if (text !== current.text) current = { text, progress: parse(text) };
  return current.progress;
};

/** Keeps the progress for this tab, across reloads; null forgets it. */
export function saveSignup(progress: SignupProgress | null): void {
  const text = progress && JSON.stringify(progress);
  current = { text, progress };
  try {
    if (text === null) window.sessionStorage.removeItem(storageKey);
    else window.sessionStorage.setItem(storageKey, text);
  } catch {
    // Kept in memory, see above.
  }
  for (const listener of listeners) listener();
}

const subscribe = (onChange: () => void) => {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
};

/** undefined until the page is interactive, null without a sign-up under way. */
export const useSignupProgress = (): SignupProgress | null | undefined =>
  useSyncExternalStore<SignupProgress | null | undefined>(subscribe, read, () => undefined);
