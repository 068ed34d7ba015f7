'use client';

import { LinkButton } from '@/components/ui/link-button';
import { startAgain } from './orientation-store';
import type { OrientationTest } from './orientation-state';
import { testPaths } from './test-paths';
import { useOrientation } from './use-orientation';

interface EntryButtonsProps {
  test: OrientationTest;
  /** `progress` with `%` in place of the number of answers. */
  texts: Record<'start' | 'goOn' | 'seeResult' | 'again' | 'progress', string>;
}

/** Start, continue, or show the result, depending on this device's state. */
export function EntryButtons({ test, texts }: EntryButtonsProps) {
  const { answers, results } = useOrientation(test);
  const paths = testPaths[test];
  const done = Object.keys(answers).length;
  const [latest] = results;
  if (latest) {
    return (
      <div className="flex flex-wrap gap-3">
        <LinkButton href={paths.result}>{texts.seeResult}</LinkButton>
        <LinkButton href={paths.start} variant="secondary" onClick={() => startAgain(test, new Date())}>
          {texts.again}
        </LinkButton>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <LinkButton href={paths.start} prefetch="auto" className="max-sm:w-full">
        {done > 0 ? texts.goOn : texts.start}
      </LinkButton>
      {done > 0 && <p className="text-sm text-muted">{texts.progress.replace('%', String(done))}</p>}
    </div>
  );
}
