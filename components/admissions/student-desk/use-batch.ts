'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@/lib/api/api-error';
import { applicantApi } from '@/lib/api/applicant';
import { keyOfBody } from '@/lib/api/idempotency-key';
import { type Outcomes, outcomeOf } from '@/lib/api/outcome-of';
import { schoolStructureApi } from '@/lib/api/school-structure';
import type { Outcome } from '@/lib/contract/batch';
import type { Messages } from '@/lib/i18n/messages';

export type StudentProblem = keyof Messages['studentDesk']['problems'];

const problems: Outcomes<StudentProblem> = {
  'own-application': 'own',
  'already-student': 'already',
  'not-accepted': 'notAccepted',
  'condition-open': 'condition',
  'offer-in-doubt': 'inDoubt',
  'offer-backup': 'backup',
  'offer-declined': 'declined',
  'unknown-class': 'class',
  'student-in-use': 'inUse',
  'undo-ended': 'undoEnded',
  403: 'gone',
  404: 'gone',
  412: 'changed',
  other: 'failed',
};

export const studentProblem = (error: unknown): StudentProblem => outcomeOf(error, problems);

/** Everything that tells of students and of who waits to be one. */
export const studentKeys = [
  schoolStructureApi.students.key,
  schoolStructureApi.studentIntakes.key,
  applicantApi.applicants.key,
];

/** Far below the limit of one call, so that the reader sees how far it has come. */
const rowsPerCall = 50;

export interface RefusedRow<Row> {
  row: Row;
  problem: StudentProblem;
}

type Call<Body> = (body: { rows: Body[] }, idempotencyKey: string) => Promise<{ outcomes: Outcome[] }>;

/** Sends many rows in several calls; the same rows sent again, after an answer was lost, are done once. */
export function useBatch<Body>(call: Call<Body>) {
  const client = useQueryClient();
  const [sent, setSent] = useState(0);
  const [keyOf] = useState(keyOfBody);
  const sendSome = async <Row>(
    rows: readonly Row[],
    toBody: (row: Row) => Body,
  ): Promise<RefusedRow<Row>[]> => {
    const body = { rows: rows.map(toBody) };
    try {
      const { outcomes } = await call(body, keyOf(body));
      return rows.flatMap((row, index) => {
        const outcome = outcomes[index];
        if (outcome?.ok) return [];
        return [{ row, problem: studentProblem(outcome && new ApiError(outcome.status, outcome)) }];
      });
    } catch (error) {
      return rows.map((row) => ({ row, problem: studentProblem(error) }));
    }
  };
  /** @returns those that were refused, with the reason */
  const send = async <Row>(rows: readonly Row[], toBody: (row: Row) => Body): Promise<RefusedRow<Row>[]> => {
    const refused: RefusedRow<Row>[] = [];
    for (let at = 0; at < rows.length; at += rowsPerCall) {
      setSent(at);
      refused.push(...(await sendSome(rows.slice(at, at + rowsPerCall), toBody)));
    }
    await Promise.all(studentKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
    return refused;
  };
  return { send, sent };
}
