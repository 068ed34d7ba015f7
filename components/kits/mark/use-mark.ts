'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { invite } from '@/components/feedback/invitation';
import { showToast } from '@/components/feedback/toast';
import { usePathname, useRouter } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';
import { isSignedIn } from '@/lib/session/signed-in-hint';
import { useSignedIn } from '@/lib/session/use-signed-in';
import type { Mark } from './create-mark';

export interface MarkTexts {
  added: string;
  failed: string;
  /** With both, a removal can be undone. */
  removed?: string;
  undo?: string;
}

const isSessionOver = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 401;

/** The state of one mark and what a tap does. Brings no query client until somebody is signed in. */
export function useMark(mark: Mark, id: string, texts: MarkTexts): { isOn: boolean; toggle: () => void } {
  const router = useRouter();
  const pathname = usePathname();
  const signedIn = useSignedIn();
  const marked = useSyncExternalStore(
    mark.subscribe,
    () => mark.isMarked(id),
    () => false,
  );
  const markedHere = useSyncExternalStore(
    mark.onDevice?.subscribe ?? mark.subscribe,
    () => mark.onDevice?.has(id) ?? false,
    () => false,
  );
  const isOn = signedIn ? marked : markedHere;
  const { added } = texts;

  useEffect(() => {
    if (!signedIn) {
      void mark.loadedSync()?.then(
        ({ stop }) => stop(),
        () => undefined,
      );
      return;
    }
    mark
      .loadSync()
      .then(({ follow }) => follow())
      .then(
        (isCarriedOut) => isCarriedOut && showToast({ kind: 'success', message: added }),
        // Nothing was requested yet: a tap will try again and report a failure.
        () => undefined,
      );
  }, [mark, signedIn, added]);

  const logInFirst = () => {
    mark.keepForLogIn(id);
    const { search, hash } = window.location;
    router.push(href('/login', undefined, { redirect: pathname + search + hash }));
  };

  const set = async (wanted: boolean) => {
    try {
      const sync = await mark.loadSync();
      await sync.set(id, wanted);
    } catch (error) {
      if (wanted && isSessionOver(error)) logInFirst();
      else showToast({ kind: 'danger', message: texts.failed });
      return;
    }
    if (wanted || !texts.removed || !texts.undo) return;
    const action = { label: texts.undo, onPress: () => void set(true) };
    showToast({ kind: 'default', message: texts.removed, action });
  };

  /** A visitor's mark stays on the device; the first one says what an account adds. */
  const setHere = () => {
    const { search, hash } = window.location;
    const goOn = pathname + search + hash;
    if (!mark.onDevice) {
      mark.keepForLogIn(id);
      if (!invite({ kind: 'reminder', goOn })) logInFirst();
      return;
    }
    const count = mark.onDevice.set(id, !isOn);
    if (isOn) return;
    if (count > 1 || !invite({ kind: 'heart', goOn })) showToast({ kind: 'success', message: added });
  };

  return { isOn, toggle: () => (isSignedIn() ? void set(!isOn) : setHere()) };
}
