import { loadClient } from '@/lib/api/load-client';
import { smsUsedUp } from '@/lib/domain/accounts/sms-used-up';
import type { Locale } from '@/lib/i18n/locales';
import { changeProgress, type CodeProgress, hasGrant, saveProgress } from './code-progress';
import type { CodeWay } from './code-ways';

type ForSignup = 'firstName' | 'lastName' | 'visitCode' | 'listAgreed' | 'next';

/** The person who requests a code, with what is for a sign-up only. */
export interface CodeRequest extends Partial<Pick<CodeProgress, ForSignup>> {
  username: string;
  locale: Locale;
  /** An SMS, whatever else reaches the account; or no code, because Telegram is to prove the number of a sign-up. */
  by?: CodeProgress['by'];
  /** The challenge of the code that was sent before, where it is sent again. */
  challengeId?: string;
}

const nameTimeoutMs = 4_000;
let naming: Promise<unknown> | undefined;

/**
 * Gives this browser a name before its first code, so that a class behind one address is not counted as one caller. A
 * failure costs nothing but that, and the next code tries again.
 */
export const nameThisBrowser = (): Promise<unknown> => {
  const again = () => {
    naming = undefined;
  };
  naming ??= fetch('/session/browser', { method: 'POST', signal: AbortSignal.timeout(nameTimeoutMs) }).then(
    (reply) => (reply.ok ? undefined : again()),
    again,
  );
  return naming;
};

const loadUserApi = async () => (await loadClient(import('@/lib/api/user'))).userApi;

const ask = async (
  way: CodeWay,
  { firstName = '', lastName = '', username, locale, by, visitCode, listAgreed }: CodeRequest,
) => {
  const userApi = await loadUserApi();
  if (way === 'reset') {
    const bySms = by === 'sms' ? { by } : {};
    return { userId: '', ...(await userApi.secrets.resetPassword({ body: { username, ...bySms } })) };
  }
  const visit = visitCode === undefined ? {} : { visitCode, listAgreed: listAgreed === true };
  const byTelegram = by === 'telegram' ? { by } : {};
  const body = { firstName, lastName, phone: username, locale, ...visit, ...byTelegram };
  return userApi.accounts.register({ body });
};

/**
 * Requests a code and stores the ids to send back with it. Sending again invalidates earlier codes for this page.
 * @throws {ApiError} 422 at its field, 429 with `retryAfterSeconds`, 0 without connection.
 */
export async function requestCode(way: CodeWay, request: CodeRequest): Promise<void> {
  await nameThisBrowser();
  const { userId, challengeId, expiresInSeconds, resendAfterSeconds } = await ask(way, request);
  // The code before was accepted meanwhile: whoever has it needs no other.
  if (request.challengeId && hasGrant(way, request.challengeId)) return;
  const { firstName = '', lastName = '', username, visitCode, listAgreed, next, by } = request;
  const nowMs = Date.now();
  saveProgress(way, {
    firstName,
    lastName,
    username,
    userId,
    challengeId,
    codeEndsAtMs: nowMs + expiresInSeconds * 1_000,
    resendAtMs: nowMs + resendAfterSeconds * 1_000,
    wrongTries: 0,
    ...(visitCode && { visitCode, listAgreed }),
    ...(next && { next }),
    ...(by && { by }),
  });
  // Without the link now, the next page asks for it.
  if (by === 'telegram') await openTelegram(way, { userId, challengeId }).catch(() => undefined);
}

export interface ProvenNumber {
  grant: string;
  expiresInSeconds: number;
}

/** Asks for a link to the bot whose chat proves the number, and stores it. @throws {ApiError} 429 after five. */
export async function openTelegram(
  way: CodeWay,
  { userId, challengeId }: Pick<CodeProgress, 'userId' | 'challengeId'>,
): Promise<void> {
  const userApi = await loadUserApi();
  const { address } = await userApi.telegramProofs.link({ params: { id: userId }, body: { challengeId } });
  changeProgress(way, challengeId, () => ({ telegram: { address } }));
}

/** Whether the chat has proven the number. @throws {ApiError} 422 where a code was typed in first. */
export async function readTelegram({ userId, challengeId }: Pick<CodeProgress, 'userId' | 'challengeId'>) {
  const userApi = await loadUserApi();
  return userApi.telegramProofs.read({ params: { id: userId }, body: { challengeId } });
}

/** @throws {ApiError} 422 `invalid-code`. */
export async function proveCode(way: CodeWay, { userId, challengeId }: CodeProgress, verifyCode: string) {
  const userApi = await loadUserApi();
  const body = { challengeId, verifyCode };
  return way === 'reset'
    ? userApi.secrets.verifyResetCode({ body })
    : userApi.accounts.verifyCode({ params: { id: userId }, body });
}

/** @throws {ApiError} 401 for a grant that is used or too old, 422 for a PIN that is easily guessed. */
export async function setPin(way: CodeWay, grant: string, pin: string): Promise<void> {
  const userApi = await loadUserApi();
  const call = way === 'reset' ? userApi.secrets.setPinAfterReset : userApi.accounts.setPin;
  await call({ body: { pin }, bearer: grant });
}

export interface CodeWait {
  /** When the next try is allowed, in epoch milliseconds. */
  untilMs: number;
  /** The text messages of the day are used up, whoever asks. */
  isUsedUp: boolean;
}

/** When the next try is allowed (epoch milliseconds), after a 429 of the backend; else null. */
export const waitUntilOf = (error: unknown): number | null => waitOf(error)?.untilMs ?? null;

/** How long to wait after a 429 of the backend; else null. */
export function waitOf(error: unknown): CodeWait | null {
  const { status, code, retryAfterSeconds } = (error ?? {}) as Record<string, unknown>;
  return status === 429 && typeof retryAfterSeconds === 'number'
    ? { untilMs: Date.now() + retryAfterSeconds * 1_000, isUsedUp: code === smsUsedUp }
    : null;
}
