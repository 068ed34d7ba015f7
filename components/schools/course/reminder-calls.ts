import type { MarkCalls } from '@/components/kits/mark/mark-sync';
import { remindersApi } from '@/lib/api/reminders';

export const reminderCalls: MarkCalls<Awaited<ReturnType<typeof remindersApi.list>>> = {
  key: remindersApi.key,
  list: (userId) => remindersApi.list.queryOptions({ params: { userId } }),
  idsOf: ({ data }) => data.map(({ enrollableSubjectId }) => enrollableSubjectId),
  add: (id) => remindersApi.add({ params: { id } }),
  remove: (id) => remindersApi.remove({ params: { id } }),
};
