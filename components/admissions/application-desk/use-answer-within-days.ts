'use client';

import { useQuery } from '@tanstack/react-query';
import { applicantApi } from '@/lib/api/applicant';
import { pipelineLimits } from '@/lib/domain/limits';

/** Within how many days a school wants to answer. @returns days; the general target until the school's is known */
export function useAnswerWithinDays(schoolId: string): number {
  const { data } = useQuery({
    ...applicantApi.pipeline.summary.queryOptions(),
    select: ({ schools }) => schools.find((school) => school.schoolId === schoolId)?.answerWithinDays,
  });
  return data ?? pipelineLimits.answerWithinDays;
}
