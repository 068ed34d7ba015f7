'use client';

import { showToast } from '@/components/feedback/toast';
import { useErrorText } from '@/components/form/use-issue-text';
import { isApiError } from '@/lib/api/api-error';

/**
 * Deletes after a question. What somebody else has deleted meanwhile is gone, as it should be; any other failure is told.
 * @returns a function that answers whether it is gone; false keeps a `ConfirmDialog` open
 */
export function useRemoval(): (remove: () => Promise<unknown>) => Promise<boolean> {
  const errorText = useErrorText();
  return async (remove) => {
    try {
      await remove();
    } catch (error) {
      if (!isApiError(error, 404)) {
        showToast({ kind: 'danger', message: errorText(error) });
        return false;
      }
    }
    return true;
  };
}
