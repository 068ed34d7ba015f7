import { useLocale, useTranslations } from 'next-intl';
import { provinces } from '@/lib/domain/geography/geography';
import { degreesAfter, finishedLevels } from '@/lib/domain/schools/next-degrees';
import { localizePath } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { EntryForm } from './entry-form';
import type { Field } from './field-list';

/** "I finished …, want to study in …, and like …": leads to the programs with these filters. */
export function PersonalEntry({ fields }: { fields: readonly Field[] }) {
  const t = useTranslations('homeChapters.entry');
  const locale = useLocale();
  return (
    <EntryForm
      action={localizePath(href('/course'), locale)}
      texts={{
        title: t('title'),
        finished: t('finished'),
        place: t('place'),
        liking: t('liking'),
        anywhere: t('anywhere'),
        open: t('open'),
        send: t('send'),
      }}
      finished={finishedLevels.map((level) => [degreesAfter[level].join(','), t(`level.${level}`)])}
      provinces={provinces.map((place) => [place.code, place[locale]])}
      fields={fields.map(({ name, majorIds }) => [majorIds.join(','), name])}
    />
  );
}
