import { knownPerson, tellRefused, tellSessionNews } from '@/lib/device/session-news';
import { isSessionEnd } from '@/lib/domain/accounts/session-end';
import type { ApiError } from './api-error';

/**
 * A refusal to a person who was signed in a moment ago: their session is over, or their rights may have changed. Every
 * call passes here, so that no form and no list has to ask.
 */
export function noteRefusal({ status, code, issues }: ApiError): void {
  if (knownPerson() === null) return;
  if (status === 403) tellRefused();
  if (status !== 401 || code !== 'unauthorized') return;
  const why = issues.find(({ path }) => path === 'session')?.code;
  tellSessionNews(isSessionEnd(why) ? why : 'ended');
}
