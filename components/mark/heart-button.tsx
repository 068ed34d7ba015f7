'use client';

import { Heart } from '@/components/ui/icon';
import { useEffect, useSyncExternalStore } from 'react';
import { showToast } from '@/components/feedback/toast';
import { buttonStyle } from '@/components/ui/button-style';
import { usePathname, useRouter } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';
import { isSignedIn } from '@/lib/session/signed-in-hint';
import { useSignedIn } from '@/lib/session/use-signed-in';
import type { Mark } from './create-mark';

export interface HeartTexts {
  /** Names what is marked; says what a pressed heart means. */
  label: string;
  /** The word beside a labelled heart. */
  save?: string;
  added: string;
  failed: string;
  /** With both, a removal can be taken back. */
  removed?: string;
  undo?: string;
}

export interface HeartButtonProps {
  mark: Mark;
  /** What is marked. */
  id: string;
  texts: HeartTexts;
  shape: 'round' | 'labelled';
  className?: string | undefined;
}

const isSessionOver = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 401;

const shapes = {
  round:
    'grid size-11 place-items-center rounded-full border border-border bg-surface/95 text-text shadow-soft transition-colors hover:text-danger',
  labelled: `${buttonStyle({ variant: 'secondary' })} max-sm:size-11 max-sm:px-0`,
};

/** A heart. Brings no query client until somebody is signed in; a visitor logs in first and finds the heart pressed. */
export function HeartButton({ mark, id, texts, shape, className = '' }: HeartButtonProps) {
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
        // Nothing was asked for yet: a tap will try again and say so.
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

  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={texts.label}
      title={texts.label}
      className={`${shapes[shape]} ${className}`}
      onClick={() => (isSignedIn() ? void set(!isOn) : logInFirst())}
    >
      <Heart
        aria-hidden="true"
        className={`size-5 transition-transform active:scale-90 ${isOn ? 'fill-danger text-danger' : ''}`}
      />
      {shape === 'labelled' && <span className="max-sm:hidden">{texts.save}</span>}
    </button>
  );
}
