import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { applyServerIssues } from '@/components/form/apply-server-issues';
import { isApiError } from '@/lib/api/api-error';
import { marketingApi } from '@/lib/api/marketing';
import type { LoanDetail } from '@/lib/contract/marketing/loan-shapes';
import { type CheckedLoan, toLoanBody } from './loan-values';
import type { LoanForm } from './use-loan-draft';

export type SendProblem = 'guardian' | 'fields' | 'open' | 'closed' | 'stale' | 'session' | 'failed';

const problemOf = (error: unknown): SendProblem => {
  if (!isApiError(error)) return 'failed';
  if (error.status === 401) return 'session';
  if (error.status === 404 || error.code === 'bank-closed') return 'closed';
  if (error.status === 412 || error.code === 'already-processed') return 'stale';
  if (error.status === 409) return 'open';
  if (error.issues.some(({ code }) => code === 'guardian-must-agree')) return 'guardian';
  return error.status === 422 ? 'fields' : 'failed';
};

interface SendLoan {
  userId: string;
  /** What is corrected; null for a new application. */
  loan: LoanDetail | null;
  form: LoanForm;
  idempotencyKey: string;
}

/** Sends the application, once at a time; a repeated try has the same key. */
export function useSendLoan({ userId, loan, form, idempotencyKey }: SendLoan) {
  const meta = { invalidates: [marketingApi.loans.key] };
  // Offline it fails at once and says so.
  const create = useMutation({
    ...marketingApi.loans.create.mutationOptions({ meta }),
    networkMode: 'always',
  });
  const change = useMutation({
    ...marketingApi.loans.change.mutationOptions({ meta }),
    networkMode: 'always',
  });
  const client = useQueryClient();
  const isOnItsWay = useRef(false);
  const [problem, setProblem] = useState<SendProblem | null>(null);
  const send = async (values: CheckedLoan): Promise<LoanDetail | null> => {
    if (isOnItsWay.current) return null;
    isOnItsWay.current = true;
    setProblem(null);
    const { bankId, note } = values;
    const body = toLoanBody(values);
    try {
      if (!loan) return await create.mutateAsync({ params: { bankId, userId }, body, idempotencyKey });
      return await change.mutateAsync({
        params: { bankId: loan.bankId, userId, id: loan.loanId },
        body: { ...body, status: 'submitted', ...(note && { note }) },
        version: loan.version,
      });
    } catch (error) {
      const found = problemOf(error);
      if (found === 'fields') applyServerIssues(form, error);
      if (found === 'closed') await client.invalidateQueries({ queryKey: marketingApi.banks.key });
      setProblem(found);
      return null;
    } finally {
      isOnItsWay.current = false;
    }
  };
  return { send, problem, setProblem, isSending: create.isPending || change.isPending };
}
