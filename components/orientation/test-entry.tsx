import { useTranslations } from 'next-intl';
import { orientationLimits } from '@/lib/domain/limits/orientation';
import type { OrientationTest } from '@/lib/domain/orientation/orientation-code';
import { EntryButtons } from './entry-buttons';

const totals = {
  holland: orientationLimits.hollandItems,
  personality: orientationLimits.personalityAxes * orientationLimits.personalityItemsPerAxis,
};

/** The entry to a test; texts are resolved here, so that static pages send no messages for it. */
export function TestEntry({ test }: { test: OrientationTest }) {
  const t = useTranslations('orientation');
  const total = totals[test];
  return (
    <EntryButtons
      test={test}
      texts={{
        start: t('start'),
        goOn: t('goOn'),
        seeResult: t('seeResult'),
        again: t('again'),
        // Only the browser knows the count.
        progress: t('progress', { done: '%', total }),
      }}
    />
  );
}
