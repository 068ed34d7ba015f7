'use client';

import { useTranslations } from 'next-intl';
import { Empty } from '@/components/feedback/empty';
import { LinkButton } from '@/components/ui/link-button';
import { orientationLimits } from '@/lib/domain/limits/orientation';
import type { OrientationTest } from './orientation-state';
import { testPaths } from './test-paths';

const totals = {
  holland: orientationLimits.hollandItems,
  personality: orientationLimits.personalityAxes * orientationLimits.personalityItemsPerAxis,
};

/** There is no result to show yet: a link to the test. */
export function NoResult({ test, answered }: { test: OrientationTest; answered: number }) {
  const t = useTranslations('orientationResult');
  const total = totals[test];
  return (
    <>
      <h1 className="text-xl sm:text-2xl">{t(`title.${test}`)}</h1>
      <Empty
        title={t('none.title')}
        action={<LinkButton href={testPaths[test].start}>{t(answered > 0 ? 'goOn' : 'start')}</LinkButton>}
      >
        {answered > 0 ? t('none.unfinished', { done: answered, total }) : t('none.body')}
      </Empty>
    </>
  );
}
