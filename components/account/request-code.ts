import { loadClient } from '@/lib/api/load-client';
import type { Locale } from '@/lib/i18n/locales';
import { saveSignup } from './signup-progress';

/**
 * Has a code sent and remembers what it is sent back with. Sending again makes the codes before worthless to this page.
 * @throws {ApiError} 422 at its field, 429 with `retryAfterSeconds`, 0 without connection.
 */
export async function requestCode(person: {
  firstName: string;
  lastName: string;
  phone: string;
  locale: Locale;
}): Promise<void> {
  const { userApi } = await loadClient(import('@/lib/api/user'));
  const { firstName, lastName, phone, locale } = person;
  const body = { firstName, lastName, phone, locale };
  const { userId, challengeId, expiresInSeconds, resendAfterSeconds } = await userApi.accounts.register({
    body,
  });
  const nowMs = Date.now();
  saveSignup({
    firstName,
    lastName,
    phone,
    userId,
    challengeId,
    codeEndsAtMs: nowMs + expiresInSeconds * 1_000,
    resendAtMs: nowMs + resendAfterSeconds * 1_000,
    wrongTries: 0,
  });
}

/** When the next try is allowed (epoch milliseconds), where the backend refused for too many; else null. */
export function waitUntilOf(error: unknown): number | null {
  const { status, retryAfterSeconds } = (error ?? {}) as { status?: unknown; retryAfterSeconds?: unknown };
  return status === 429 && typeof retryAfterSeconds === 'number'
    ? Date.now() + retryAfterSeconds * 1_000
    : null;
}
