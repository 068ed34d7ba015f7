'use client';

import { useEffect, useSyncExternalStore } from 'react';
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

/**
 * The state of one mark and the effect of a tap. Loads no query client until somebody is signed in; a visitor logs in
 * first.
 */
export function useMark(mark: Mark, id: string, texts: MarkTexts): { isOn: boolean; toggle: () => void } {
  const router = useRouter();
  const pathname = usePathname();
  const signedIn = useSignedIn();
  const marked = useSyncExternalStore(
    mark.subscribe,
    () => mark.isMarked(id),
    () => false,
  );
  const isOn = signedIn && marked;
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

  return { isOn, toggle: () => (isSignedIn() ? void set(!isOn) : logInFirst()) };
}
