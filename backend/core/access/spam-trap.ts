import { formLimits } from '@/lib/domain/limits/texts';

/** Whether a program filled in the form. It gets the answer that a person gets, so that it does not try again. */
export const isTrapped = ({
  website,
  filledInMs,
}: {
  website?: string | undefined;
  filledInMs?: number | undefined;
}): boolean => Boolean(website) || (filledInMs !== undefined && filledInMs < formLimits.fillingMinMs);
