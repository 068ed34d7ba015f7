'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { applicantApi } from '@/lib/api/applicant';
import { userApi } from '@/lib/api/user';
import type { EducationHistoryChange } from '@/lib/contract/user/education-history';

/** Saves a half of the history; a result of the exam also changes applications. */
export function useSaveHistory(userId: string) {
  const client = useQueryClient();
  const { key } = userApi.educationHistory;
  const { mutateAsync } = useMutation(
    userApi.educationHistory.update.mutationOptions({
      meta: { invalidates: [key, applicantApi.applicants.key] },
    }),
  );
  return {
    save: (body: EducationHistoryChange, version: number) =>
      mutateAsync({ params: { id: userId }, body, version }),
    refresh: () => client.refetchQueries({ queryKey: key }, { throwOnError: true }),
  };
}
