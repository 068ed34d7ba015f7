import type { Question } from '@/lib/contract/questions/posts';
import type { Locale } from '@/lib/i18n/locales';
import { pickText } from '@/lib/i18n/pick';

/** The tags of a question as a reader sees them; another backend knows no names. */
export const namedTags = ({ tags, tagNames }: Pick<Question, 'tags' | 'tagNames'>, locale: Locale) =>
  tags.map((tag, index) => {
    const name = tagNames[index];
    return { tag, label: name ? pickText(name, locale) : tag };
  });
