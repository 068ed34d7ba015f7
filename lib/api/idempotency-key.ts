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
