'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useWrite } from '@/components/kits/write/use-write';
import { applicantApi } from '@/lib/api/applicant';
import { userApi } from '@/lib/api/user';
import type { EducationHistoryChange } from '@/lib/contract/user/education-history';

/** Saves a half of the history; a result of the exam also changes applications. */
export function useSaveHistory(userId: string) {
  const client = useQueryClient();
  const { key } = userApi.educationHistory;
  const { send } = useWrite(userApi.educationHistory.update, {
    invalidates: [key, applicantApi.applicants.key],
  });
  return {
    save: (body: EducationHistoryChange, version: number) => send({ params: { id: userId }, body, version }),
    refresh: () => client.refetchQueries({ queryKey: key }, { throwOnError: true }),
  };
}
