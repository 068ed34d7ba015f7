import type { AbstractIntlMessages } from 'next-intl';
import { joinCompounds } from '@/lib/domain/khmer/compounds';

/** Khmer texts for display, with joined compounds. */
export const joinTexts = (texts: AbstractIntlMessages): AbstractIntlMessages =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? joinCompounds(text) : joinTexts(text),
    ]),
  );
