import { useLocale, useTranslations } from 'next-intl';
import { localizePath } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { SuggestForm } from './suggest-form';
import type { SearchedList } from './suggestion-options';

interface SuggestBoxProps {
  /** The label of the search; also the placeholder. */
  label: string;
  list: SearchedList;
  /** The page that searches; the list itself unless told. */
  page?: '/search';
  /** `head` is the field alone, as low as the head of a page. */
  look?: 'page' | 'head';
  className?: string;
}

/** The search of a list with suggestions. Its texts are resolved on the server, so that static pages send no messages for it. */
export function SuggestBox({ label, list, page, look, className }: SuggestBoxProps) {
  const t = useTranslations('ui');
  const locale = useLocale();
  return (
    <SuggestForm
      list={list}
      look={look}
      action={localizePath(href(page ?? list), locale)}
      className={className}
      texts={{
        label,
        search: t('search'),
        clear: t('clear'),
        list: t('suggest.list'),
        kinds: {
          recent: t('suggest.recent'),
          correction: t('suggest.correction'),
          school: t('suggest.school'),
          major: t('suggest.major'),
          province: t('suggest.province'),
        },
      }}
    />
  );
}
