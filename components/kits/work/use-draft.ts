'use client';

import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { DeviceStore } from '@/lib/device/device-store';
import { dropFilesOf } from '@/lib/device/kept-files';
import { noteDraft } from '@/lib/device/noted-drafts';
import { useAutosave } from '@/lib/device/use-autosave';
import { usePathname } from '@/lib/i18n/navigation';
import { keepDraft } from './keep-draft';

/** What a draft has, whatever else its form stores with it. */
export interface Kept {
  /** ISO 8601; null before the first save. */
  savedAt: string | null;
}

export interface Saved {
  /** null until the first save. */
  at: string | null;
  isSaved: boolean;
}

/** Another tab has written this draft since this one has. Until it is decided which stays, this one writes nothing. */
export interface Elsewhere {
  takeTheirs: () => void;
  keepMine: () => void;
}

const notSavedYet: Saved = { at: null, isSaved: true };

interface DraftOptions<Draft extends Kept, Values extends FieldValues, Output> {
  store: DeviceStore<Draft>;
  /** As it was when the form was opened. */
  initial: Draft;
  form: UseFormReturn<Values, unknown, Output>;
  /** What the draft takes over from the form; null where nothing is worth a draft, which removes it. */
  read: () => Partial<Draft> | null;
  /** Stored before the first key press, so that its key is never lost. */
  atOnce?: boolean;
}

/** Keeps a draft in step with its form: what is typed is stored shortly after each change, and at once when one leaves. */
export function useDraft<Draft extends Kept, Values extends FieldValues, Output>(
  options: DraftOptions<Draft, Values, Output>,
) {
  const { initial, form, read, atOnce = false } = options;
  const path = usePathname();
  const [draft] = useState(() => keepDraft(options.store, () => initial));
  const [saved, setSaved] = useState<Saved>({ at: initial.savedAt, isSaved: true });
  const [isElsewhere, setElsewhere] = useState(false);
  const isHeld = useRef(false);
  // Without a connection the page itself does not open: it is then said that what was typed is there.
  const isNoted = useRef<boolean | null>(null);
  const note = (isKept: boolean) => {
    if (isNoted.current !== isKept) void noteDraft(window.location.pathname, isKept);
    isNoted.current = isKept;
  };
  const store = (part: Partial<Draft>) => {
    if (isHeld.current || (isHeld.current = draft.isElsewhere())) return setElsewhere(true);
    const at = new Date().toISOString();
    const isSaved = draft.save({ ...part, savedAt: at });
    setSaved({ at, isSaved });
    if (isSaved) note(true);
  };
  const keep = () => {
    const typed = read();
    if (typed) return store(typed);
    draft.drop();
    note(false);
    setSaved(notSavedYet);
  };
  const { touch, flush, cancel, stop } = useAutosave(keep);

  useEffect(() => {
    draft.isElsewhere();
    return options.store.subscribe(() => {
      // What was sent or thrown away there meanwhile asks for nothing any more.
      isHeld.current = draft.isElsewhere() || (isHeld.current && options.store.read() !== null);
      setElsewhere(isHeld.current);
    });
  }, [draft, options.store]);
  useEffect(() => form.subscribe({ formState: { values: true }, callback: touch }), [form, touch]);

  useEffect(() => {
    const isRefused = atOnce && !draft.save({});
    const frame = requestAnimationFrame(() => {
      if (isRefused) setSaved((before) => ({ ...before, isSaved: false }));
    });
    return () => cancelAnimationFrame(frame);
  }, [draft, atOnce]);

  const elsewhere: Elsewhere | null = isElsewhere
    ? {
        // The page reads the device anew, as it does whenever it is opened.
        takeTheirs: () => {
          stop();
          window.location.reload();
        },
        keepMine: () => {
          isHeld.current = false;
          setElsewhere(false);
          draft.save({});
          keep();
        },
      }
    : null;
  return {
    saved,
    elsewhere,
    flush,
    current: draft.current,
    /** Changes what is stored beside the values, and stores them too. */
    change: (part: Partial<Draft>) => store({ ...read(), ...part }),
    /** Removes it, and the files that were chosen for it. A form that is typed on goes on with the next draft; without one, nothing is stored any more. */
    discard: (next?: Draft) => {
      if (next) cancel();
      else stop();
      draft.drop(next);
      note(false);
      void dropFilesOf(path);
      setSaved(notSavedYet);
    },
  };
}
