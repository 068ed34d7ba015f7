import { getTranslations } from 'next-intl/server';
import { CatalogueHeader } from '@/components/kits/catalogue/catalogue-header';
import { HonestNotes } from '@/components/orientation/honest-notes';
import { HowItWorks } from '@/components/orientation/how-it-works';
import { TestCard } from '@/components/orientation/test-card';
import { orientationTests } from '@/lib/domain/orientation/orientation-code';

/** Both orientation tests, and introductory information. */
export async function OrientationTestScreen() {
  const t = await getTranslations('orientation');
  return (
    <>
      <CatalogueHeader title={t('title')} intro={t('lead')} />
      <div className="mx-auto grid max-w-page gap-10 px-4 pb-16 sm:px-6">
        <ul className="grid gap-4 md:grid-cols-2">
          {orientationTests.map((test) => (
            <li key={test}>
              <TestCard test={test} />
            </li>
          ))}
        </ul>
        <HowItWorks />
        <HonestNotes />
      </div>
    </>
  );
}
