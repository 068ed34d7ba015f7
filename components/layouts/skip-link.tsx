import { getTranslations } from 'next-intl/server';

export const contentId = 'content';

/** First stop of the keyboard: skips the menus. */
export async function SkipLink() {
  const t = await getTranslations('layouts');
  return (
    <a
      href={`#${contentId}`}
      className="sr-only focus:not-sr-only focus:fixed focus:left-4 focus:top-3 focus:z-50 focus:rounded-md focus:bg-accent focus:px-4 focus:py-2 focus:text-on-accent"
    >
      {t('skip')}
    </a>
  );
}
