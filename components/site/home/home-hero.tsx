import { useTranslations, useLocale } from 'next-intl';
import { SuggestBox } from '@/components/schools/school-search/suggest-box';
import { Illustration } from '@/components/ui/illustration';
import { groupDigits } from '@/lib/domain/values/number';
import type { StudyField } from './field-list';
import { provinces } from '@/lib/domain/geography/geography';
import { orientationLimits } from '@/lib/domain/limits/orientation';
import { formatUsdShort } from '@/lib/domain/money/fees';
import { finishedLevels } from '@/lib/domain/schools/finished-levels';
import { localizePath } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { EntryForm } from './entry-form';

/** "I finished …, want to study in …, can pay …, and like …": leads to the programs with these filters. */
function PersonalEntry({ fields }: { fields: readonly StudyField[] }) {
  const t = useTranslations('homeChapters.entry');
  const levels = useTranslations('education.finished');
  const locale = useLocale();
  const { budgetsUsd } = orientationLimits;
  return (
    <EntryForm
      action={localizePath(href('/course'), locale)}
      texts={{
        title: t('title'),
        finished: levels('title'),
        place: t('place'),
        budget: t('budget'),
        liking: t('liking'),
        anywhere: t('anywhere'),
        anyBudget: t('anyBudget'),
        open: t('open'),
        send: t('send'),
      }}
      finished={finishedLevels.map((level) => [level, levels(level)])}
      provinces={provinces.map((place) => [place.code, place[locale]])}
      budgets={budgetsUsd.map((amount) => [String(amount), t('upTo', { amount: formatUsdShort(amount) })])}
      fields={fields.map(({ name, majorIds }) => [majorIds.join(','), name])}
    />
  );
}

const proofs = ['schools', 'programs', 'scholarships'] as const;
type HomeNumbers = Readonly<Record<(typeof proofs)[number], number>>;

interface HomeHeroProps {
  fields: readonly StudyField[];
  numbers: HomeNumbers;
}

/** Who Sala is for, one question to begin with, and the search for those who know a name. */
export function HomeHero({ fields, numbers }: HomeHeroProps) {
  const t = useTranslations('home.hero');
  const words = useTranslations('homeChapters.numbers');
  const shown = proofs.filter((key) => numbers[key] > 0);
  return (
    <div className="overflow-x-clip bg-[linear-gradient(var(--sala-scene-sky),var(--sala-background)_92%)]">
      <div className="mx-auto grid max-w-page items-center gap-x-12 gap-y-7 px-4 pt-4 sm:px-6 sm:pt-12 lg:grid-cols-[1.1fr_1fr]">
        <div className="min-w-0">
          <h1 className="text-3xl sm:text-5xl">{t('title')}</h1>
          <p className="mb-4 mt-2 max-w-xl text-muted sm:mb-6 sm:mt-3 sm:text-lg">{t('lead')}</p>
          <PersonalEntry fields={fields} />
        </div>
        <div className="min-w-0">
          <Illustration
            name="scene-people"
            className="mx-auto h-auto w-full max-w-xl rounded-xl max-sm:hidden"
            eager
          />
          <SuggestBox
            label={t('search')}
            list="/explore"
            className="mt-5 rounded-lg bg-surface p-1.5 shadow-raised"
          />
          {shown.length > 0 && (
            <dl className="mt-5 hidden sm:flex items-start justify-between gap-4">
              {shown.map((key) => (
                <div key={key} className="flex flex-col-reverse justify-end">
                  <dt className="text-sm text-muted">{words(key)}</dt>
                  <dd className="text-2xl font-bold tabular-nums text-accent-text">
                    {groupDigits(numbers[key])}
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </div>
    </div>
  );
}
