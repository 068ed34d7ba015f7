import { getTranslations } from 'next-intl/server';

export const contentId = 'content';

/** First stop of the keyboard: skips the menus. */
export async function SkipLink() {
  const t = await getTranslations('layouts');
  return (
    <a href={`#${contentId}`} className="skip-link">
      {t('skip')}
    </a>
  );
}
