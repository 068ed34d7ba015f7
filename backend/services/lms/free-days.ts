import type { Text } from '@/lib/contract/fields';
import type { Reader } from '@/backend/deps';

/** The days without lessons of a school from one ISO day to another, both included. */
export const holidaysBetween = async (
  _reader: Pick<Reader, 'db'>,
  _organizationId: string,
  _from: string,
  _to: string,
): Promise<{ day: string; name: Text }[]> => [];
