'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import type { SaveOutcome } from '@/lib/query/use-versioned';

interface NewerVersionOptions {
  /** The form that is sent again. */
  area: RefObject<HTMLFormElement | null>;
  /** The newer version becomes the base of the next save. */
  accept: () => void;
  /** The form shows nothing of its record, so that its reader has to hear of each change that came between. */
  isBlind?: boolean;
}

/**
 * A save that is refused because of a newer version is sent once more, after the form took over what only the other
 * version changed. Its reader is asked where both changed the same field, and where the second try is refused too.
 */
export function useNewerVersion({ area, accept, isBlind = false }: NewerVersionOptions) {
  const isRefused = useRef(false);
  const isSecond = useRef(false);
  const [asks, setAsks] = useState(false);
  const [accepted, setAccepted] = useState(0);

  const take = () => {
    setAsks(false);
    accept();
  };
  // Once the accepted version is known to the form: before, the second save would have the old one.
  useEffect(() => {
    if (accepted === 0) return;
    isSecond.current = true;
    area.current?.requestSubmit();
  }, [area, accepted]);

  return {
    /** The other version is shown also where no field of the form is contested. */
    asks,
    save: async (save: () => Promise<SaveOutcome>): Promise<SaveOutcome> => {
      const isLast = isBlind || isSecond.current;
      isSecond.current = false;
      setAsks(isLast);
      // Before it is sent: the newer version can be taken over before the refused call has returned.
      isRefused.current = !isLast;
      let outcome: SaveOutcome | null = null;
      try {
        outcome = await save();
        return outcome;
      } finally {
        if (outcome !== 'conflict') {
          isRefused.current = false;
          setAsks(false);
        }
      }
    },
    /** The form took it over without a question. */
    onMerged: () => {
      take();
      if (isRefused.current) setAccepted((before) => before + 1);
      isRefused.current = false;
    },
    onDecided: () => {
      isRefused.current = false;
      take();
    },
  };
}
