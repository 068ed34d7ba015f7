import type { Endpoint } from '@/lib/contract/endpoint';
import type { Call } from './table';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether what was answered holds what was sent; an answer may say more of it. */
const holds = (answered: unknown, sent: unknown): boolean => {
  if (Array.isArray(sent))
    return (
      Array.isArray(answered) &&
      answered.length === sent.length &&
      sent.every((each, index) => holds(answered[index], each))
    );
  if (isRecord(sent))
    return (
      isRecord(answered) &&
      Object.entries(sent).every(
        ([name, value]) => value === undefined || !(name in answered) || holds(answered[name], value),
      )
    );
  return Object.is(answered, sent);
};

/** Fields that a call sends and whose record answers another value under the same name. */
export function lostFields(endpoint: Endpoint, { body }: Call, text: string): string[] {
  if (endpoint.method === 'GET' || !endpoint.body || !isRecord(body) || !text.startsWith('{')) return [];
  const read = endpoint.body.safeParse(body);
  const answered: unknown = JSON.parse(text);
  if (!read.success || !isRecord(read.data) || !isRecord(answered)) return [];
  return Object.entries(read.data)
    .filter(([name, value]) => value !== undefined && name in answered && !holds(answered[name], value))
    .map(([name]) => name);
}

/** Where a field of the answer has the name of one that was sent, and another meaning. */
export const changedFields: Readonly<Record<string, readonly string[]>> = {
  // Nothing was said: the decision needs no answer.
  'academic/content-revisions.close': ['answer'],
  // The result by its id, and what it means.
  'qa/share-pictures.generate': ['result'],
  // The loan is answered, with its own amount.
  'marketing/loan-ledger.post': ['amount'],
  // Answers by question, and as a list with its words.
  'marketing/campaign-registrations.register': ['answers'],
  // All choices are answered, of which some were sent.
  'notification/channels.choose': ['choices'],
  // The student is answered, whose own number it is; the contact stands in a field of its own.
  'lms/own-record.setContact': ['phone'],
};
