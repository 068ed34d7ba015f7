import { isWrittenName, tidyName } from '@/lib/domain/values/name';
import { graphemeLength, truncateGraphemes } from '@/lib/domain/khmer/khmer';

// Sala's name stands below each message, and whoever has an account can have messages sent to people who never chose Sala.

/** What a name may take of a message, in graphemes. */
const nameMax = 40;

/**
 * The name of a person as people read it who are not that person: letters in one line, at most 40.
 * @returns null for what is no such name, where the message says "a person"
 */
export function nameForStrangers(typed: string): string | null {
  const name = tidyName(typed);
  return isWrittenName(typed) && graphemeLength(name) <= nameMax ? name : null;
}

/** Addresses of the web: with their beginning, or with an ending that is no word. */
const address =
  /(?:[a-z][a-z\d+.-]*:\/\/|www\.)\S+|[\p{L}\d-]+\.(?:com|net|org|info|io|me|ly|kh|cc|xyz|top|link|app|site|online|shop|biz|example)\b(?:\/\S*)?/giu;

/**
 * What a school, a job or an event calls itself, in the message of somebody else: one line without addresses.
 * @param max in graphemes
 */
export const titleForStrangers = (typed: string, max = nameMax): string =>
  truncateGraphemes(
    typed
      .replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
      .replace(address, '…')
      .trim(),
    max,
  );
