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
