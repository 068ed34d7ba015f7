import { faultPath, faultTextsMax } from '@/lib/domain/limits/faults';

/** Told once in a document: whoever presses again meets the same fault. */
const told = new Set<string>();

/** The path of a page without its query, which may hold what was typed. */
const pageOf = () => window.location.pathname;

/**
 * Tells the log of the server what our own code has thrown in a browser, where nobody else would see it. Not for refusals of the
 * backend. Nothing that was typed is sent: figures and quoted texts of the message are left out.
 */
export function reportFault(error: unknown): void {
  // oxlint-disable-next-line no-console -- a developer reads it where it was thrown
  console.error(error);
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const text = message.replace(/(["'“‘`]).*?["'”’`]/gu, '…').replace(/\p{N}+/gu, '#');
  const frames = stack.split('\n').filter((line) => /^\s*at |@/.test(line));
  if (told.has(`${name} ${text}`)) return;
  told.add(`${name} ${text}`);
  const body = JSON.stringify({
    page: pageOf().slice(0, faultTextsMax.page),
    name: name.slice(0, faultTextsMax.name),
    message: text.slice(0, faultTextsMax.message),
    stack: frames.slice(0, 8).join('\n').slice(0, faultTextsMax.stack),
  });
  const headers = { 'content-type': 'application/json' };
  // Whoever has no connection cannot tell; the person is told all the same.
  fetch(faultPath, { method: 'POST', keepalive: true, headers, body }).catch(() => undefined);
}
