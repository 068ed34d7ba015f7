'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { reportFault } from '@/lib/device/report-fault';
import { onNavigationStart, untilPageChanges } from '@/lib/i18n/navigation-events';

/** Nobody reads a page and presses its button in this time: it is the second tap on the button of the page before. */
const tapOfBeforeMs = 1_000;
/** On a slow line the address changes first, and the form of the next page comes this much later at most. */
const nextFormWithinMs = 15_000;
/** When the page of a form that was sent gave way to the next one. */
let leftAtMs = -Infinity;

interface SubmissionOptions<Values extends FieldValues, Context, Output> {
  form: UseFormReturn<Values, Context, Output>;
  /** Another address shows the same form: what is pressed on the way to it counts. */
  staysOpen?: boolean;
  /** It throws nothing but faults of our own code: refusals are shown where they belong. */
  onSubmit: () => Promise<unknown>;
  /** Says it to the person; the server hears of it by itself. */
  onFault: () => void;
}

/**
 * One submission of a form at a time, however it was begun (last digit, autofill, return key, button): from the first tap until it was
 * refused, or until the page that it leads to is there, which takes seconds on a slow line. On the way back the form is free again.
 */
export function useSubmission<Values extends FieldValues, Context, Output>({
  form,
  staysOpen = false,
  onSubmit,
  onFault,
}: SubmissionOptions<Values, Context, Output>): {
  submit: (event: FormEvent<HTMLFormElement>) => void;
  /** It was sent, and the page after it is on its way. */
  isLeaving: boolean;
} {
  const stage = useRef<'free' | 'sending' | 'sent' | 'leaving'>('free');
  const [isLeaving, setLeaving] = useState(false);
  const isTouched = useRef(false);
  const shownAtMs = useRef(-Infinity);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: () => {
          isTouched.current = true;
        },
      }),
    [form],
  );
  useEffect(() => {
    // The first form after the one that was left is the next one.
    if (performance.now() - leftAtMs < nextFormWithinMs) {
      shownAtMs.current = performance.now();
      leftAtMs = -Infinity;
    }
    let stopWaiting = () => {};
    let from = '';
    const free = () => {
      stopWaiting();
      if (stage.current === 'leaving' && window.location.href !== from) leftAtMs = performance.now();
      stage.current = 'free';
      setLeaving(false);
    };
    const stopListening = onNavigationStart((target) => {
      from = window.location.href;
      if (staysOpen || stage.current === 'free' || target === from) return;
      stage.current = 'leaving';
      setLeaving(true);
      stopWaiting();
      stopWaiting = untilPageChanges(free);
    });
    // Back from a document that had taken the place of this one.
    window.addEventListener('pageshow', free);
    return () => {
      stopListening();
      window.removeEventListener('pageshow', free);
      free();
    };
  }, [staysOpen]);

  const run = async () => {
    stage.current = 'sending';
    try {
      await onSubmit();
    } catch (error) {
      reportFault(error);
      onFault();
    }
    // A page that is on its way keeps the form closed.
    if (stage.current === 'sending') stage.current = 'sent';
  };
  const isTapOfBefore = () =>
    performance.now() - Math.max(leftAtMs, shownAtMs.current) < tapOfBeforeMs && !isTouched.current;
  return {
    isLeaving,
    submit: (event) => {
      event.preventDefault();
      if (stage.current === 'sending' || stage.current === 'leaving' || isTapOfBefore()) return;
      void run();
    },
  };
}
