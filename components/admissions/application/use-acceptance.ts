import { useState } from 'react';
import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import type { OfferTerms } from '@/lib/contract/admissions/offer-shapes';
import { unseenPapers } from '@/lib/domain/admissions/application-missing';
import { conditionOf, isUnreachable } from '@/lib/domain/admissions/offers';
import { lettersOver } from '@/lib/domain/trim';
import { unseenPapersMax } from './unseen-papers';
import { useQuery } from '@tanstack/react-query';
import { schoolStructureApi } from '@/lib/api/school-structure';
import { settingOf } from '@/lib/contract/schools/structures';
import { examResultsSetting, firstProofDay } from '@/lib/domain/admissions/result-proofs';

/** The first day on which the result of a planned exam can be proven, as the school's public settings say; null where no exam is planned. */
function useFirstProofDay({ examOn, schoolId }: ApplicantDetail): string | null {
  const { data } = useQuery({
    ...schoolStructureApi.structures.configurations.queryOptions({ params: { id: schoolId } }),
    enabled: examOn !== null,
  });
  return examOn && firstProofDay(examOn, settingOf(data, examResultsSetting(examOn.slice(0, 4))));
}

const noTerms: OfferTerms = { minimumGrade: null, answerBy: null, proofBy: null };

/** With what an application is accepted: the terms, and why although a required paper was not seen. */
export function useAcceptance(application: ApplicantDetail) {
  const { form, papers, results } = application;
  const [terms, setTerms] = useState(noTerms);
  const [reason, setReason] = useState('');
  const [isUnsaid, setUnsaid] = useState(false);
  const isProven = results.some(({ kind, proof }) => kind === 'exam' && proof !== null);
  const unseen = unseenPapers({ files: form?.files ?? [], papers }, terms.minimumGrade !== null && !isProven);
  const exam = results.find(({ kind }) => kind === 'exam')?.proof?.exam ?? null;
  const known = { proven: exam, declared: application.enrollToDetail?.nationalExam ?? null };
  const isUnreached = terms.minimumGrade !== null && isUnreachable(conditionOf(terms.minimumGrade, known));
  return {
    terms,
    /** The server refuses such a condition: it is said before anything is sent. */
    isUnreached,
    setTerms,
    reason,
    setReason,
    isUnsaid,
    unseen,
    firstProofDay: useFirstProofDay(application),
    body: { offer: terms, ...(unseen.length > 0 && { unseenReason: reason.trim() }) },
    /** False where the reason is missing or too long, or the condition cannot be met, which is then shown. */
    explain: (): boolean => {
      const isMissing = unseen.length > 0 && reason.trim() === '';
      setUnsaid(isMissing);
      return !isMissing && !isUnreached && lettersOver(reason, unseenPapersMax) === 0;
    },
    clear: () => {
      setTerms(noTerms);
      setReason('');
    },
  };
}
export type Acceptance = ReturnType<typeof useAcceptance>;
