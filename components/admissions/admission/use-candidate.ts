'use client';

import { useToday } from '@/components/ui/use-today';
import { useDeviceValue } from '@/lib/device/use-device-value';
import type { AdmissionRule, Candidate } from '@/lib/domain/schools/admission-rule';
import { type Admission, checkAdmission } from '@/lib/domain/schools/check-admission';
import { entryAnswers, type EntryAnswers, noAnswers } from './entry-answers';

interface Asked {
  answers: EntryAnswers;
  thisYear: number;
  /** Null until the first question is answered. */
  check: ((rule: AdmissionRule) => Admission) | null;
}

/** The answers on this device, and the rule with them. */
export function useCandidate(): Asked {
  const answers = useDeviceValue(entryAnswers) ?? noAnswers;
  const thisYear = Number(useToday().slice(0, 4));
  const { standing } = answers;
  const candidate: Candidate | null = standing === null ? null : { ...answers, standing };
  return {
    answers,
    thisYear,
    check: candidate && ((rule) => checkAdmission(rule, candidate, thisYear)),
  };
}
