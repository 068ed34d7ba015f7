import { isApiError } from './api-error';

/**
 * What a refusal means to a part of the page, by the signs of the error: a status, a code, or the code of one of its
 * issues. Codes tell more than statuses and count first. `other` is everything else.
 */
export type Outcomes<Outcome extends string = string> = Readonly<Record<string | number, Outcome>> & {
  readonly other: Outcome;
};

/** The outcome of an error by its table. Status 0 is a call without an answer; its codes are `network` and `timeout`. */
export function outcomeOf<const Outcome extends string>(
  error: unknown,
  outcomes: Outcomes<Outcome>,
): Outcome {
  if (!isApiError(error)) return outcomes.other;
  const signs = [...error.issues.map(({ code }) => code), error.code, error.status];
  const known = signs.find((sign) => Object.hasOwn(outcomes, sign)) ?? 'other';
  return outcomes[known] ?? outcomes.other;
}
