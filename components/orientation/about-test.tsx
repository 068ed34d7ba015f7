import { getLocale, getTranslations } from 'next-intl/server';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PageTitle } from '@/components/ui/page-title';
import type { OrientationTest } from '@/lib/domain/orientation/orientation-code';
import { cachedQuestionnaire } from '@/lib/query/catalogue';
import { href } from '@/lib/routes/href';
import { HonestNotes } from './honest-notes';
import { HowItWorks } from './how-it-works';
import { TestCard } from './test-card';
import { TestEntry } from './test-entry';
import { TestFacts } from './test-facts';
import { otherTest } from './test-paths';
import { useTranslations } from 'next-intl';
import { Illustration } from '@/components/ui/illustration';
import { hollandTypes } from '@/lib/domain/orientation/orientation-holland';
import { personalityAxes } from '@/lib/domain/orientation/orientation-personality';
import { interestFigure } from './result-face';
import { poleNames } from './pole-names';
import { type PersonalityFamily, personalityFamilies } from '@/lib/domain/orientation/personality-families';

const families = Object.keys(personalityFamilies) as PersonalityFamily[];

/** The sixteen that one can turn out to be, a family in a row. */
function TypeGallery() {
  const t = useTranslations('orientation.personality');
  const types = useTranslations('orientationTypes');
  return (
    <section aria-labelledby="types">
      <h2 id="types" className="text-2xl">
        {t('types')}
      </h2>
      <div className="mt-4 grid gap-x-10 gap-y-6 lg:grid-cols-2">
        {families.map((family) => (
          <div key={family}>
            <h3 className="font-semibold">{types(`families.${family}`)}</h3>
            <ul className="mt-2 grid grid-cols-4 gap-2 sm:gap-4">
              {personalityFamilies[family].map((type) => (
                <li key={type} className="text-center text-xs sm:text-sm">
                  <Illustration name={`mind-${type}`} className="h-auto w-full rounded-md" />
                  <span className="mt-1 block font-semibold">{types(`types.${type}.name`)}</span>
                  <span className="text-muted">{type}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

/** What a test measures, one line each. */
function MeasureList({ test }: { test: OrientationTest }) {
  const t = useTranslations(`orientation.${test}`);
  const types = useTranslations('orientationTypes');
  const rows =
    test === 'holland'
      ? hollandTypes.map((type) => ({
          key: type,
          figure: interestFigure(type),
          name: types(`interests.${type}.name`),
          body: types(`interests.${type}.short`),
        }))
      : personalityAxes.map((axis) => ({
          key: axis,
          figure: null,
          name: types(`axes.${axis}.name`),
          body: poleNames(types, axis).join(' – '),
        }));
  return (
    <section aria-labelledby="measures">
      <h2 id="measures" className="text-2xl">
        {t('measures')}
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {rows.map(({ key, name, body, figure }) => (
          <li key={key} className="flex gap-3 rounded-lg border border-border bg-surface p-4">
            {figure ? (
              <Illustration name={figure} className="size-20 shrink-0 rounded-md" />
            ) : (
              <span
                aria-hidden="true"
                className="grid h-9 min-w-9 shrink-0 place-items-center rounded-md bg-accent-soft px-2 font-bold text-accent-text"
              >
                {key}
              </span>
            )}
            <div className="min-w-0">
              <h3 className="font-semibold">{figure ? `${key} · ${name}` : name}</h3>
              <p className="text-muted">{body}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The page of one test: what it asks, its results and its limits. */
export async function AboutTest({ test }: { test: OrientationTest }) {
  const t = await getTranslations('orientation');
  const { items } = await cachedQuestionnaire(test, await getLocale());
  const [sample] = items;
  return (
    <div className="mx-auto grid max-w-page gap-10 px-4 pb-16 pt-6 sm:px-6">
      <div>
        <Breadcrumb
          items={[{ label: t('title'), href: href('/orientation-test') }, { label: t(`${test}.name`) }]}
        />
        <PageTitle size="public" className="mt-4">
          {t(`${test}.title`)}
        </PageTitle>
        <p className="mt-2 max-w-prose text-muted">{t(`${test}.lead`)}</p>
        <div className="mt-5 grid gap-5">
          <TestFacts test={test} />
          {sample && <p className="text-muted">{t(`${test}.sample`, { statement: sample.text })}</p>}
          <TestEntry test={test} />
        </div>
      </div>
      {test === 'personality' && <TypeGallery />}
      <MeasureList test={test} />
      <HowItWorks />
      <HonestNotes />
      <section aria-labelledby="both">
        <h2 id="both" className="text-2xl">
          {t('both.title')}
        </h2>
        <p className="mb-4 mt-1 max-w-prose text-muted">{t('both.body')}</p>
        <div className="max-w-xl">
          <TestCard test={otherTest[test]} />
        </div>
      </section>
    </div>
  );
}
