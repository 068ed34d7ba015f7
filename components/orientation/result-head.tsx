'use client';

import { Printer, RotateCcw } from '@/components/ui/icon';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { formatDate } from '@/lib/domain/dates/dates';
import { describeHolland, type HollandScores } from '@/lib/domain/orientation/orientation-holland';
import {
  describePersonality,
  type PersonalityScores,
} from '@/lib/domain/orientation/orientation-personality';
import { Link } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';
import type { OrientationTest, StoredResult } from './orientation-state';
import { startAgain } from './orientation-store';
import { testPaths } from './test-paths';

interface ResultHeadProps {
  test: OrientationTest;
  /** null until the browser has read it. */
  scores: HollandScores | PersonalityScores | null;
  result: StoredResult | undefined;
  shared: boolean;
}

const codeOf = (scores: HollandScores | PersonalityScores) =>
  'EI' in scores ? describePersonality(scores).code : describeHolland(scores).code;

/** The code in large letters, where and when it was stored, and its actions. */
export function ResultHead({ test, scores, result, shared }: ResultHeadProps) {
  const t = useTranslations('orientationResult');
  const locale = useLocale();
  const paths = testPaths[test];
  return (
    <header className="rounded-xl bg-accent-soft p-5 sm:p-8">
      <h1 className="text-xl sm:text-2xl">{t(`${shared ? 'sharedTitle' : 'title'}.${test}`)}</h1>
      <p className="mt-2 min-h-16 text-5xl font-bold text-accent-text sm:text-6xl">
        <span className="sr-only">{t('code')}: </span>
        {scores && codeOf(scores)}
      </p>
      <div className="mt-2 min-h-14 text-sm">
        {shared && <p className="text-base">{t('sharedLead')}</p>}
        {!shared && scores && result && (
          <>
            <p className="text-muted">{t('takenAt', { date: formatDate(result.takenAt, locale) })}</p>
            {result.kept ? (
              <p className="text-muted">{t('inAccount')}</p>
            ) : (
              <p>
                {t('onDevice')}{' '}
                <Link
                  href={href('/login', undefined, { redirect: paths.result })}
                  className="font-semibold text-accent-text underline underline-offset-4"
                >
                  {t('logIn')}
                </Link>
              </p>
            )}
          </>
        )}
      </div>
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        {shared ? (
          <LinkButton href={paths.about}>{t('takeIt')}</LinkButton>
        ) : (
          <>
            <LinkButton href={paths.start} variant="secondary" onClick={() => startAgain(test, new Date())}>
              <RotateCcw aria-hidden="true" className="size-5" />
              {t('again')}
            </LinkButton>
            <Button variant="secondary" onClick={() => window.print()}>
              <Printer aria-hidden="true" className="size-5" />
              {t('print')}
            </Button>
          </>
        )}
      </div>
    </header>
  );
}
