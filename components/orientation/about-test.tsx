import { getLocale, getTranslations } from 'next-intl/server';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PageTitle } from '@/components/ui/page-title';
import type { OrientationTest } from '@/lib/domain/orientation/orientation-code';
import { cachedQuestionnaire } from '@/lib/query/catalogue';
import { href } from '@/lib/routes/href';
import { HonestNotes } from './honest-notes';
import { HowItWorks } from './how-it-works';
import { MeasureList } from './measure-list';
import { TestCard } from './test-card';
import { TestEntry } from './test-entry';
import { TestFacts } from './test-facts';
import { otherTest } from './test-paths';
import { TypeGallery } from './type-gallery';

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
