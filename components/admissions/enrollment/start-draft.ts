import type { Account } from '@/lib/contract/accounts/accounts';
import type { EducationHistory } from '@/lib/contract/admissions/education-history';
import { prefill, prefillSchooling } from './application-values';
import { type Draft, newDraft, readDraft } from './draft-store';
import type { ApplicantForm } from '@/lib/domain/admissions/applicant-form';
import type { EnrollmentSchool } from './enrollment-school';

interface DraftStart {
  userId: string;
  school: EnrollmentSchool;
  form: ApplicantForm;
  /** undefined where it could not be read; then the draft is filled from it the next time. */
  account: Account | undefined;
  /** undefined where it could not be read. */
  history: EducationHistory | undefined;
  /** A program of this school in the address. */
  program: string | null;
}

/** The stored draft or a new one, filled from the account once; an address that names another program chooses it. */
export function startDraft({ userId, school, form, account, history, program }: DraftStart): Draft {
  const { schoolId, slug, name, nameNative } = school;
  const draft = readDraft(userId, schoolId) ?? newDraft({ schoolId, slug, name, nameNative });
  const fill = (values: Draft['values'], known: Account) => {
    const filled = prefill(values, known, form);
    return history ? prefillSchooling(filled, history, form) : filled;
  };
  const filled =
    account && !draft.prefilled ? { ...draft, prefilled: true, values: fill(draft.values, account) } : draft;
  if (!program || program === draft.preselected) return filled;
  return { ...filled, preselected: program, values: { ...filled.values, enrollToId: program } };
}
