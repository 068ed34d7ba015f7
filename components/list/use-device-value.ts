'use client';

import { useMemo, useSyncExternalStore } from 'react';
import type * as z from 'zod';

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

/** For devices whose storage is full or switched off: the value lasts as long as the page. */
const memory = new Map<string, string>();

const readText = (key: string) => {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
};

/** A value that this device remembers; `empty` where there is none, or none that this version can read. */
export function useDeviceValue<Value>(
  key: string,
  schema: z.ZodType<Value>,
  empty: Value,
): [Value, (value: Value) => void] {
  const stored = useSyncExternalStore(
    subscribe,
    () => readText(key),
    () => null,
  );
  const value = useMemo(() => {
    if (stored === null) return empty;
    try {
      return schema.safeParse(JSON.parse(stored)).data ?? empty;
    } catch {
      return empty;
    }
  }, [stored, schema, empty]);
  const write = (next: Value) => {
    const text = JSON.stringify(next);
    try {
      localStorage.setItem(key, text);
      memory.delete(key);
    } catch {
      memory.set(key, text);
    }
    for (const listener of listeners) listener();
  };
  return [value, write];
}
