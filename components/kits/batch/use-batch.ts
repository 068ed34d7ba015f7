'use client';

import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '@/components/feedback/toast';
import { useErrorText } from '@/components/form/use-issue-text';
import { ApiError, isApiError } from '@/lib/api/api-error';
import { keyOfBody } from '@/lib/api/idempotency-key';
import { type Outcomes, outcomeOf } from '@/lib/api/outcome-of';
import type { Outcome } from '@/lib/contract/batch';

/** Far below the limit of one call, so that the reader sees how far it has come. */
const rowsPerCall = 50;

/** A row that stayed as it was, and why. */
export interface KeptRow<Row, Problem> {
  row: Row;
  problem: Problem;
}

interface BatchOptions<Params, Body, Problem extends string> {
  call: (sent: {
    params: Params;
    body: { rows: Body[] };
    idempotencyKey: string;
  }) => Promise<{ outcomes: Outcome[] }>;
  params: Params;
  /** What a refusal means, by its signs. */
  problems: Outcomes<Problem>;
  /** What is read again afterwards. */
  invalidates: readonly QueryKey[];
}

/**
 * Sends many rows to an endpoint with `batch`, in calls of fifty; the same rows sent again, after an answer was lost,
 * are done once. `sent` counts the rows of the calls before the running one.
 */
export function useBatch<Params, Body, Problem extends string>({
  call,
  params,
  problems,
  invalidates,
}: BatchOptions<Params, Body, Problem>) {
  const client = useQueryClient();
  const errorText = useErrorText();
  const [sent, setSent] = useState(0);
  const [keyOf] = useState(keyOfBody);
  const sendSome = async <Row>(rows: readonly Row[], toBody: (row: Row) => Body) => {
    const body = { rows: rows.map(toBody) };
    try {
      const { outcomes } = await call({ params, body, idempotencyKey: keyOf(body) });
      return rows.flatMap((row, index): KeptRow<Row, Problem>[] => {
        const outcome = outcomes[index];
        if (outcome?.ok) return [];
        return [{ row, problem: outcomeOf(outcome && new ApiError(outcome.status, outcome), problems) }];
      });
    } catch (error) {
      // Why none of them came through concerns no row alone.
      if (isApiError(error, 0)) showToast({ kind: 'danger', message: errorText(error) });
      return rows.map((row) => ({ row, problem: outcomeOf(error, problems) }));
    }
  };
  /** @returns the rows that stayed as they were */
  const send = async <Row>(
    rows: readonly Row[],
    toBody: (row: Row) => Body,
  ): Promise<KeptRow<Row, Problem>[]> => {
    const kept: KeptRow<Row, Problem>[] = [];
    for (let at = 0; at < rows.length; at += rowsPerCall) {
      setSent(at);
      kept.push(...(await sendSome(rows.slice(at, at + rowsPerCall), toBody)));
    }
    await Promise.all(invalidates.map((queryKey) => client.invalidateQueries({ queryKey })));
    return kept;
  };
  return { send, sent };
}
