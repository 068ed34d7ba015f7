/** A key for calls that must happen once. `crypto.randomUUID` is missing on pages without https. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Gives one key for one body: what is sent again after a lost answer is done once, what has changed is something else. */
export function keyOfBody(): (body: unknown) => string {
  let sent = { text: '', key: '' };
  return (body) => {
    const text = JSON.stringify(body);
    if (sent.text !== text) sent = { text, key: newIdempotencyKey() };
    return sent.key;
  };
}

const unanswered = new Map<string, string>();

/**
 * The key of a call until it is answered: sent again after a lost answer, also from a form that was closed meanwhile, it
 * is the same call. Once it is answered, the same words are another one.
 * @param said everything that the call says, as text
 */
export const keyUntilAnswered = (said: string): string => {
  const key = unanswered.get(said) ?? newIdempotencyKey();
  unanswered.set(said, key);
  return key;
};
export const forgetKey = (said: string): void => void unanswered.delete(said);
