import type { ErrorBody } from '@/lib/contract/endpoint';

/** An error answer of the backend, or no answer at all (`status` 0, code `network` or `timeout`). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly issues: NonNullable<ErrorBody['issues']>;
  /** The records that stand in the way. */
  readonly records: NonNullable<ErrorBody['records']>;
  /** Seconds to wait before the next try, from the backend. */
  readonly retryAfterSeconds: number | null;

  constructor(status: number, body: Partial<ErrorBody>, retryAfterSeconds: number | null = null) {
    super(body.message ?? body.code ?? `HTTP ${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.code = body.code ?? 'unknown';
    this.issues = body.issues ?? [];
    this.records = body.records ?? [];
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export const isApiError = (error: unknown, status?: number): error is ApiError =>
  error instanceof ApiError && (status === undefined || error.status === status);

/** No answer, or one of a server that may have done the work. */
export const isLostAnswer = (error: unknown): boolean =>
  isApiError(error) && (error.status === 0 || error.status >= 500);
