import type { MarkCalls } from '@/components/kits/mark/mark-sync';
import { ownVacanciesApi } from '@/lib/api/own-vacancies';

export const savedJobCalls: MarkCalls<Awaited<ReturnType<typeof ownVacanciesApi.saved>>> = {
  key: ownVacanciesApi.key,
  list: (userId) => ownVacanciesApi.saved.queryOptions({ params: { userId } }),
  idsOf: ({ data }) => data.map(({ vacancyId }) => vacancyId),
  add: (vacancyId, userId) => ownVacanciesApi.save({ params: { userId, vacancyId } }),
  remove: (vacancyId, userId) => ownVacanciesApi.unsave({ params: { userId, vacancyId } }),
};
