'use client';

import { useRef, useState } from 'react';
import type * as z from 'zod';
import type { Submission } from '@/components/admissions/enrollment/use-submit-application';
import { useSubmitApplication } from '@/components/admissions/enrollment/use-submit-application';
import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import type { application } from '@/lib/contract/admissions/applicants';

type Values = z.output<typeof application>;

/** An application that waits for the code of its person. */
export interface Pending {
  values: Values;
  finish: (sent: ApplicantDetail | null) => void;
  fail: (error: unknown) => void;
}

/**
 * Sends an application for somebody else: `send` waits until the person has agreed by code. `pending` is what the code is
 * asked for; whoever asks calls `confirmed` or `cancel`.
 */
export function useConsentedSubmission(idempotencyKey: string, userId: string) {
  const inner = useSubmitApplication(idempotencyKey);
  const [pending, setPending] = useState<Pending | null>(null);
  const isOpen = useRef(false);

  const send: Submission['send'] = (values) => {
    if (isOpen.current) return Promise.resolve(null);
    isOpen.current = true;
    return new Promise<ApplicantDetail | null>((finish, fail) =>
      setPending({ values, finish, fail }),
    ).finally(() => {
      isOpen.current = false;
      setPending(null);
    });
  };

  const confirmed = async () => {
    if (!pending) return;
    try {
      pending.finish(await inner.send({ ...pending.values, userId }));
    } catch (error) {
      pending.fail(error);
    }
  };

  const submission: Submission = { send, isSending: inner.isSending };
  return { submission, pending, confirmed, cancel: () => pending?.finish(null) };
}
