'use client';

import { type RefObject, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import type { FieldRegistry } from './form-context';
import { deviceStore, readBy } from '@/lib/device/device-store';
import { knownPerson, onSessionNews, sessionNews } from '@/lib/device/session-news';
import { useDeviceValue } from '@/lib/device/use-device-value';
import { useSessionNews } from '@/lib/device/use-session-news';
import { usePathname } from '@/lib/i18n/navigation';

interface Kept {
  /** Whose text it is. */
  person: string;
  /** What the form began with, as JSON: another record has other values. */
  before: string;
  values: Record<string, unknown>;
}

const kept = readBy((value): Kept | null => {
  if (typeof value !== 'object' || value === null) return null;
  const { person, before, values } = value as Partial<Record<keyof Kept, unknown>>;
  if (typeof person !== 'string' || typeof before !== 'string') return null;
  return typeof values === 'object' && values !== null ? { person, before, values: { ...values } } : null;
});

const secrets = '[type=password], [autocomplete*=password], [autocomplete=one-time-code]';
const nobody = () => null;

/**
 * Stores what was typed into a form in this tab when the session of its person ends, and fills it in when the same
 * person comes back to the same form. Secrets and files are not stored.
 * @returns whether the form shows what was stored; `accept` when it is sent
 */
export function useKeptAtEnd<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  registry: RefObject<FieldRegistry>,
  isWanted: boolean,
): { isRestored: boolean; accept: () => void } {
  const path = usePathname();
  const person = useSyncExternalStore(onSessionNews, knownPerson, nobody);
  const news = useSessionNews();
  const before = JSON.stringify(form.formState.defaultValues ?? {});
  const names = Object.keys(form.getValues()).toSorted().join();
  const store = deviceStore(`sala-typed-at-end ${path} ${names}`, kept, { scope: 'tab' });
  const found = useDeviceValue(store);
  const isOwn = found?.person === person && found?.before === before;
  const isRestored = isWanted && isOwn && news === null && person !== null;

  const keep = useEffectEvent(() => {
    const reason = sessionNews();
    if (person === null || reason === null || reason === 'rights') return;
    const values: Record<string, unknown> = form.getValues();
    if (JSON.stringify(values) === before) return;
    const isSecret = (name: string) => {
      const { controlId = '' } = registry.current.get(name) ?? {};
      return document.getElementById(controlId)?.matches(secrets) ?? false;
    };
    const isPlain = ([name, value]: [string, unknown]) => !isSecret(name) && !(value instanceof Blob);
    store.write({ person, before, values: Object.fromEntries(Object.entries(values).filter(isPlain)) });
  });
  const fillIn = useEffectEvent(() => {
    for (const [name, value] of Object.entries(found?.values ?? {})) {
      const field = name as FieldPath<Values>;
      form.setValue(field, value as PathValue<Values, typeof field>, { shouldDirty: true });
    }
  });

  useEffect(() => {
    if (isRestored) fillIn();
  }, [isRestored]);
  useEffect(() => {
    if (!isWanted) return;
    const onHide = () => keep();
    const stop = onSessionNews(onHide);
    // What is typed after the end, until the page is left for the log-in.
    window.addEventListener('pagehide', onHide);
    return () => {
      stop();
      window.removeEventListener('pagehide', onHide);
    };
  }, [isWanted]);

  return { isRestored, accept: () => void (isRestored && store.write(null)) };
}
