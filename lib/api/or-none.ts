import { isApiError } from './api-error';

/**
 * The answer of a list; `none` where the backend knows a choice of the address no more, such as a major that was removed since the
 * link was made.
 */
export async function orNone<Answer>(call: Promise<Answer>, none: Answer): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (isApiError(error, 400)) return none;
    throw error;
  }
}
