import * as z from 'zod';
import { trimAll } from '@/lib/domain/trim';

const plain = (text: string) =>
  trimAll(text.normalize('NFC'))
    .replace(/\u200b/g, '')
    .toLowerCase();

/** A form in which a word must be typed exactly; capitals and invisible spaces do not matter. */
export const typedWord = (word: string) =>
  z.object({
    word: z
      .string()
      .min(1, 'required')
      .refine((typed) => plain(typed) === plain(word), 'invalid'),
  });
