import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { WorkProblem } from '@/components/kits/work/use-work';
import { useToday } from '@/components/ui/use-today';
import type { Bank } from '@/lib/contract/loans/banks';
import { parseMonthDayYear } from '@/lib/domain/dates/dates';
import { isMinor } from '@/lib/domain/people/age';
import { normalizePhone } from '@/lib/domain/values/phone';
import type { LoanDraft } from './loan-draft';
import type { CheckedLoan, LoanValues } from './loan-values';
import type { SendProblem } from './use-send-loan';

interface GuardianOptions {
  /** ISO day; null where the account has none. */
  accountDob: string | null;
  banks: readonly Bank[];
  initial: LoanDraft;
  draft: { change: (part: { guardian: LoanDraft['guardian'] }) => void };
  work: {
    form: UseFormReturn<LoanValues, unknown, CheckedLoan>;
    problem: WorkProblem<SendProblem> | null;
    setProblem: (problem: null) => void;
  };
}

/** The agreement that the guardian of a minor gives to one bank and one amount. */
export function useGuardian({ accountDob, banks, initial, draft, work }: GuardianOptions) {
  const [guardian, setGuardian] = useState(initial.guardian);
  const [bankId, amount, phone, dob]: unknown[] = useWatch({
    control: work.form.control,
    name: ['bankId', 'amount', 'guardianPhone', 'dob'],
  });
  const today = useToday();
  const isRefused = work.problem?.kind === 'guardian';
  // The server knows more birthdays than this page: those of applications and of a school.
  const [isDemanded, setDemanded] = useState(false);
  if (isRefused && !isDemanded) setDemanded(true);
  const said = [accountDob, parseMonthDayYear(String(dob ?? ''))];
  const guardianPhone = normalizePhone(String(phone ?? ''));
  const about = `${String(bankId)}:${guardianPhone}:${String(amount)}`;
  const known = guardian?.about === about ? guardian : null;
  const isNeeded = isDemanded || known !== null || said.some((day) => day && isMinor(day, today));
  return {
    bank: banks.find((each) => each.bankId === bankId),
    amount,
    guardianPhone,
    about,
    known,
    isNeeded,
    // What the device knows of an agreement may have expired; the server's word counts.
    isMissing: isNeeded && (!known?.isGiven || isRefused),
    change: (next: LoanDraft['guardian']) => {
      work.setProblem(null);
      setGuardian(next);
      draft.change({ guardian: next });
    },
  };
}
