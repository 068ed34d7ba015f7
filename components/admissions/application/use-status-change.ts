'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWrite } from '@/components/kits/write/use-write';
import { applicantApi } from '@/lib/api/applicant';
import { type Outcomes, outcomeOf } from '@/lib/api/outcome-of';
import type { ApplicantDetail } from '@/lib/contract/applicant/applicant-shapes';
import type { OfferTerms } from '@/lib/contract/applicant/offer-shapes';
import { useVersioned } from '@/lib/query/use-versioned';

export type ChangeFailure =
  | 'gone'
  | 'student'
  | 'failed'
  | 'notReached'
  | 'beforeResults'
  | 'unseen'
  | 'session';

const failures: Outcomes<ChangeFailure> = {
  'not-reached': 'notReached',
  'before-results': 'beforeResults',
  'papers-unseen': 'unseen',
  'is-student': 'student',
  401: 'session',
  403: 'gone',
  other: 'failed',
};

interface Move {
  status: string;
  note: string;
  /** Of an acceptance. */
  offer?: OfferTerms;
  /** Why it is accepted although a required paper was not seen. */
  unseenReason?: string;
}

/** Moves an application on, based on the version that the reader saw. */
export function useStatusChange(application: ApplicantDetail) {
  const client = useQueryClient();
  const [failure, setFailure] = useState<ChangeFailure | null>(null);
  const mutation = useWrite(applicantApi.applicants.setStatus, {
    invalidates: [applicantApi.applicants.key, applicantApi.pipeline.key],
  });
  const refresh = () => client.invalidateQueries({ queryKey: applicantApi.applicants.key });
  const versioned = useVersioned({
    record: application,
    save: (to: Move, version) =>
      mutation.send({
        params: { id: application.applicantId },
        body: {
          applicantStatus: to.status,
          ...(to.note && { note: to.note }),
          ...(to.offer && { offer: to.offer }),
          ...(to.unseenReason && { unseenReason: to.unseenReason }),
        },
        version,
      }),
    refresh,
  });

  const fail = async (as: ChangeFailure) => {
    setFailure(as);
    // After any refusal, the reader must now see the state that caused it.
    await refresh();
    return false;
  };

  /** True after the change; false after a refusal, which is then shown. */
  const change = async (to: Move & { version: number }): Promise<boolean> => {
    setFailure(null);
    try {
      const outcome = await versioned.save(to, to.version);
      return outcome === 'gone' ? fail('gone') : outcome === 'saved';
    } catch (error) {
      const failure = outcomeOf(error, failures);
      if (failure !== 'session') return fail(failure);
      setFailure(failure);
      return false;
    }
  };

  return {
    change,
    failure,
    busy: versioned.isSaving,
    hasConflict: versioned.theirs !== null,
    seen: versioned.seen,
    understand: versioned.keepMine,
  };
}
