'use client';

import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { showToast, type Toast } from '@/components/feedback/toast';
import { useErrorText } from '@/components/form/use-issue-text';
import { isApiError, isLostAnswer } from '@/lib/api/api-error';
import { forgetKey, keyUntilAnswered } from '@/lib/api/idempotency-key';
import { outcomeOf } from '@/lib/api/outcome-of';

/** A writing call of `lib/api`. */
export type WriteCall<Args extends readonly unknown[], Answer> = ((...args: Args) => Promise<Answer>) & {
  callName: readonly [resource: string, endpoint: string];
  takesKey: boolean;
};

type Unkeyed<Input> = Input extends { idempotencyKey: string } ? Omit<Input, 'idempotencyKey'> : Input;
/** What a page passes: the key is not its matter. */
type Said<Args extends readonly unknown[]> = { [Index in keyof Args]: Unkeyed<Args[Index]> };

export interface WriteOptions<Args extends readonly unknown[], Answer> {
  /** Keys that are stale afterwards, beside those of the call's own resource. */
  invalidates?: readonly QueryKey[];
  /** Whether the lists show the change; it is busy until they do. */
  isShown?: () => boolean;
  /** The sentence of a success, or what follows it. A sentence that is answered is shown. */
  done?: string | ((answer: Answer, ...said: Said<Args>) => Toast | string | void);
  /** Sentences for refusals, by status, code or the code of an issue; `other` for all without one that got an answer. Or who finds them. */
  problems?: Readonly<Record<string | number, string>> | ((error: unknown) => string);
  /** The page is left once it is done: what is stale is not read again for it. */
  isLeft?: boolean;
  /** The page shows `problem` itself, so no toast does. */
  inPlace?: boolean;
}

const signsOfNetwork = ['network', 'timeout', 0];
/**
 * The page has said nothing about the network itself, so that its sentence for everything else does not count. A function
 * finds sentences for answers only.
 */
const isUnreached = (error: unknown, sentences: object) =>
  isApiError(error, 0) && !signsOfNetwork.some((sign) => Object.hasOwn(sentences, sign));
/** What the page shows is not what is stored. */
const isOutdated = (error: unknown) => isApiError(error) && [404, 409, 412].includes(error.status);

const toToast = (said: Toast | string): Toast =>
  typeof said === 'string' ? { kind: 'success', message: said } : said;

/**
 * Sends one call of the contract for a page: it owns the `Idempotency-Key`, the busy state, what is read again, and the
 * sentences of success and refusal.
 *
 * The key belongs to what is said, until that is answered: the same words sent again after a lost answer are done once.
 * Words that a form changed after a lost answer are another call, and the reader is told. The same call is not sent again
 * while it is on its way: who asks for it twice gets the one answer. Offline it fails at once instead of waiting.
 */
export function useWrite<Args extends readonly unknown[], Answer>(
  call: WriteCall<Args, Answer>,
  { invalidates = [], isShown, done, problems = {}, isLeft, inPlace }: WriteOptions<Args, Answer> = {},
) {
  const t = useTranslations('form');
  const errorText = useErrorText();
  const client = useQueryClient();
  const onItsWay = useRef(new Map<string, Promise<Answer>>());
  const lost = useRef<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const refusal = useRef<unknown>(null);
  const stale: QueryKey[] = [[call.callName[0]], ...invalidates];
  const { mutateAsync, isPending, variables } = useMutation({
    mutationKey: call.callName,
    mutationFn: (args: Args) => call(...args),
    networkMode: 'always',
    meta: { invalidates: isLeft ? [] : stale, ...(isShown && { isShown }) },
  });

  const running: Args[0] | undefined = isPending ? variables?.[0] : undefined;

  const readLater = () => {
    for (const queryKey of stale) void client.invalidateQueries({ queryKey, refetchType: 'none' });
  };
  const attempt = async (said: Said<Args>, text: string): Promise<Answer> => {
    const [input] = said;
    const args = call.takesKey ? [{ ...(input as object), idempotencyKey: keyUntilAnswered(text) }] : said;
    try {
      return await mutateAsync(args as unknown as Args);
    } catch (error) {
      if (isLostAnswer(error)) lost.current = text;
      else forgetKey(text);
      throw error;
    }
  };

  const begin = async (said: Said<Args>, text: string): Promise<Answer> => {
    setProblem(null);
    const answer = await attempt(said, text);
    forgetKey(text);
    if (isLeft) readLater();
    const sentence = typeof done === 'function' ? done(answer, ...said) : done;
    if (sentence) showToast(toToast(sentence));
    return answer;
  };
  /** A call that is on its way already answers for both. */
  const sendOnce = (said: Said<Args>, text: string): Promise<Answer> => {
    const sending =
      onItsWay.current.get(text) ?? begin(said, text).finally(() => onItsWay.current.delete(text));
    onItsWay.current.set(text, sending);
    return sending;
  };
  const textOf = (said: Said<Args>) => JSON.stringify([call.callName, said]);

  /**
   * Sends and throws what the call throws: for a `Form`, which shows it at its fields. Nothing is read again after a
   * refusal, because that could take the form away with what was typed.
   */
  const send = async (...said: Said<Args>): Promise<Answer> => {
    const text = textOf(said);
    // Buttons of rows say other words because they are other rows.
    const isCorrected = call.takesKey && lost.current !== null && lost.current !== text;
    const answer = await sendOnce(said, text);
    lost.current = null;
    if (isCorrected) showToast({ kind: 'warning', message: t('sentAnew') });
    return answer;
  };

  /** Sends and says how it went. @returns false after a refusal, which keeps a `ConfirmDialog` open */
  const run = async (...said: Said<Args>): Promise<boolean> => {
    try {
      await sendOnce(said, textOf(said));
      return true;
    } catch (error) {
      refusal.current = error;
      if (isOutdated(error)) for (const queryKey of stale) void client.invalidateQueries({ queryKey });
      const sentenceOf = () =>
        typeof problems === 'function' ? problems(error) : outcomeOf(error, { other: '', ...problems });
      const sentence = (!isUnreached(error, problems) && sentenceOf()) || errorText(error);
      setProblem(sentence);
      if (!inPlace) showToast({ kind: 'danger', message: sentence });
      return false;
    }
  };

  return {
    run,
    send,
    busy: isPending,
    /** What is on its way. */
    running,
    /** The sentence of the last refusal, until the next try. */
    problem,
    /** The refusal itself, for who does more about it than to say it. */
    error: () => refusal.current,
    clear: () => setProblem(null),
  };
}

/**
 * `useWrite` for a call that deletes: what somebody else has deleted meanwhile is gone, as it should be.
 */
export function useDeletion<Args extends readonly unknown[], Answer>(
  call: WriteCall<Args, Answer>,
  options: WriteOptions<Args, Answer | 'gone'>,
) {
  const { callName, takesKey } = call;
  const orGone = (...args: Args): Promise<Answer | 'gone'> =>
    call(...args).catch((error: unknown) => {
      if (isApiError(error, 404)) return 'gone' as const;
      throw error;
    });
  return useWrite(Object.assign(orGone, { callName, takesKey }), options);
}
