'use client';

import { Suspense, useLayoutEffect } from 'react';
import { lazyPart } from '@/components/feedback/lazy-part';
import { useHydrated } from '@/lib/device/use-hydrated';
import { useDeviceValue } from '@/lib/device/use-device-value';
import { comparedMin, readCompared } from '@/lib/domain/schools/compared';
import { useSearchParams } from '@/lib/i18n/navigation';
import { type ComparedKind, comparePicks } from './compare-picks';
import { comparingMark } from './comparing-mark';
import { ComparisonSkeleton } from './comparison-skeleton';

const Bar = lazyPart(
  async () => (await import('./compare-bar')).CompareBar,
  () => null,
);
const views = {
  schools: lazyPart(async () => (await import('./school-comparison')).SchoolComparison, ComparisonSkeleton),
  courses: lazyPart(async () => (await import('./course-comparison')).CourseComparison, ComparisonSkeleton),
};

interface CompareHostProps {
  kind: ComparedKind;
  rielPerUsd: number;
}

function Host({ kind, rielPerUsd }: CompareHostProps) {
  const asked = useSearchParams().get('compare');
  // The page's HTML is the same for every comparison.
  const ids = useHydrated() ? readCompared(asked) : [];
  const chosen = useDeviceValue(comparePicks(kind)) ?? [];
  const View = views[kind];
  const isWhole = ids.length >= comparedMin;
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute(comparingMark, isWhole);
    return () => document.documentElement.removeAttribute(comparingMark);
  }, [isWhole]);
  return (
    <>
      {ids.length > 0 && <View ids={ids} rielPerUsd={rielPerUsd} />}
      {chosen.length > 0 && <Bar kind={kind} chosen={chosen} shown={ids} />}
    </>
  );
}

/** The bar alone, where a list has no comparison of its own: it leads to the list that has. */
export function CompareCollector({ kind }: { kind: ComparedKind }) {
  const chosen = useDeviceValue(comparePicks(kind)) ?? [];
  return chosen.length > 0 && <Bar kind={kind} chosen={chosen} shown={[]} />;
}

/**
 * The comparison that the address asks for, in place of the list from two on, and the bar that collects what to compare.
 * Both are loaded when they are needed.
 */
export const CompareHost = (props: CompareHostProps) => (
  <Suspense fallback={null}>
    <Host {...props} />
  </Suspense>
);
