'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Illustration } from '@/components/ui/illustration';
import { LinkButton } from '@/components/ui/link-button';
import { Skeleton } from '@/components/ui/skeleton';
import { formatDate } from '@/lib/domain/dates/dates';
import { Link } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';
import type { OrientationTest, StoredResult } from './orientation-state';
import { startAgain } from './orientation-store';
import type { ResultFace } from './result-face';
import { testPaths } from './test-paths';

interface ResultHeadProps {
  test: OrientationTest;
  /** null until the browser has read it. */
  face: ResultFace | null;
  result: StoredResult | undefined;
  shared: boolean;
}

function Place({ test, result }: { test: OrientationTest; result: StoredResult }) {
  const t = useTranslations('orientationResult');
  const locale = useLocale();
  return (
    <>
      <p className="text-muted">{t('takenAt', { date: formatDate(result.takenAt, locale) })}</p>
      {result.kept ? (
        <p className="text-muted">{t('inAccount')}</p>
      ) : (
        <p>
          {t('onDevice')}{' '}
          <Link
            href={href('/login', undefined, { redirect: testPaths[test].result })}
            className="font-semibold text-accent-text underline underline-offset-4"
          >
            {t('logIn')}
          </Link>
        </p>
      )}
    </>
  );
}

/** The person of this result: the figure, its name and code; below, where the result is stored and its actions. */
export function ResultHead({ test, face, result, shared }: ResultHeadProps) {
  const t = useTranslations('orientationResult');
  const paths = testPaths[test];
  return (
    <header className={`result-head ${face?.mood ?? ''}`}>
      <div className="result-figure">
        {face ? (
          <Illustration name={face.figure} eager className="figure-image reveal-figure" />
        ) : (
          <Skeleton className="size-full rounded-none" />
        )}
      </div>
      <div className="p-5 sm:p-8 sm:pl-2">
        <h1 className="text-base font-semibold text-muted">
          {t(`${shared ? 'sharedTitle' : 'title'}.${test}`)}
          <span className="reveal block min-h-[1.6em] text-3xl font-bold text-text sm:text-4xl">
            {face?.names.map((name, index) => (
              <Fragment key={name}>
                {index > 0 && ' '}
                {/* Lines break between names, not inside one. */}
                <span className="inline-block">
                  {name}
                  {index < face.names.length - 1 && '\u00a0·'}
                </span>
              </Fragment>
            ))}
          </span>
        </h1>
        {(!face || face.code) && (
          <p className="reveal mt-1 flex min-h-9 flex-wrap items-center gap-x-3 text-xl font-bold">
            <span className="mood-text">
              <span className="sr-only">{t('code')}: </span>
              {face?.code}
            </span>
            {face?.group && <span className="text-base font-semibold text-muted">{face.group}</span>}
          </p>
        )}
        <div className="reveal mt-3 grid min-h-20 max-w-prose gap-2">
          <p className="text-lg">{face?.summary}</p>
          {face?.group && <p className="text-sm text-muted">{t('story.figure')}</p>}
        </div>
        <div className="mt-3 min-h-14 text-sm">
          {shared && <p className="text-base">{t('sharedLead')}</p>}
          {!shared && face && result && <Place test={test} result={result} />}
        </div>
        <div className="mt-4 flex flex-wrap gap-3 print:hidden">
          {shared ? (
            <LinkButton href={paths.about}>{t('takeIt')}</LinkButton>
          ) : (
            <>
              <LinkButton href={paths.start} variant="secondary" onClick={() => startAgain(test, new Date())}>
                <Icon name="rotate-ccw" className="size-5" />
                {t('again')}
              </LinkButton>
              <Button variant="secondary" onClick={() => window.print()}>
                <Icon name="printer" className="size-5" />
                {t('print')}
              </Button>
            </>
          )}
        </div>
      </div>
    </header>
  );
}
