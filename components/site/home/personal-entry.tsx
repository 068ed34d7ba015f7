import { useLocale, useTranslations } from 'next-intl';
import { provinces } from '@/lib/domain/geography/geography';
import { orientationLimits } from '@/lib/domain/limits/orientation';
import { formatUsdShort } from '@/lib/domain/money/fees';
import { degreesAfter, finishedLevels } from '@/lib/domain/schools/next-degrees';
import { localizePath } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { EntryForm } from './entry-form';
import type { Field } from './field-list';

/** "I finished …, want to study in …, can pay …, and like …": leads to the programs with these filters. */
export function PersonalEntry({ fields }: { fields: readonly Field[] }) {
  const t = useTranslations('homeChapters.entry');
  const locale = useLocale();
  const { budgetsUsd } = orientationLimits;
  return (
    <EntryForm
      action={localizePath(href('/course'), locale)}
      texts={{
        title: t('title'),
        finished: t('finished'),
        place: t('place'),
        budget: t('budget'),
        liking: t('liking'),
        anywhere: t('anywhere'),
        anyBudget: t('anyBudget'),
        open: t('open'),
        send: t('send'),
      }}
      finished={finishedLevels.map((level) => [degreesAfter[level].join(','), t(`level.${level}`)])}
      provinces={provinces.map((place) => [place.code, place[locale]])}
      budgets={budgetsUsd.map((amount) => [String(amount), t('upTo', { amount: formatUsdShort(amount) })])}
      fields={fields.map(({ name, majorIds }) => [majorIds.join(','), name])}
    />
  );
}
