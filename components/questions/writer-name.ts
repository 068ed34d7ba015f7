import { useLocale, useTranslations } from 'next-intl';
import type { Author } from '@/lib/contract/questions/posts';
import { askerNumber } from '@/lib/domain/questions/posts';
import { pickName } from '@/lib/i18n/pick';

/** Who wrote a post, as readers see it: a name, what stands for a hidden one, or that the account is gone. */
export function useWriterName() {
  const t = useTranslations('question.writer');
  const locale = useLocale();
  return ({ author, writerNumber }: { author: Author | null; writerNumber: number | null }): string => {
    if (writerNumber === askerNumber) return t('asker');
    if (writerNumber !== null) return t('person', { number: writerNumber });
    return author
      ? pickName({ name: author.name, nameNative: author.nameNative || author.name }, locale)
      : t('gone');
  };
}
