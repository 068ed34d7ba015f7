import { useQueryClient } from '@tanstack/react-query';
import { marketingApi } from '@/lib/api/marketing';
import { notificationsTopic } from '@/lib/live/live-topic';
import { useLive } from '@/lib/live/use-live';

/** Reads a person's loans again when somebody has changed one: every change notifies. */
export function useLiveLoans(userId: string | undefined): void {
  const client = useQueryClient();
  useLive(userId ? notificationsTopic(userId) : null, () =>
    client.invalidateQueries({ queryKey: marketingApi.loans.key }),
  );
}
