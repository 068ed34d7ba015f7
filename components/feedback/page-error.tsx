'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { errorActionStyle, ErrorScreen } from './error-screen';
import { reloadStalePage } from './reload-stale-page';
import { isUnreached } from './unreached';

/** The status of a backend error; an error without one counts as 500. */
function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null) return 500;
  const { statusCode, status, response } = error as {
    statusCode?: unknown;
    status?: unknown;
    response?: { status?: unknown };
  };
  const found = [statusCode, status, response?.status].find((each) => typeof each === 'number');
  return typeof found === 'number' ? found : 500;
}

/** The body of the `error.tsx` of every layout. */
export function PageError({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useTranslations('feedback');
  useEffect(() => {
    void reloadStalePage(error);
  }, [error]);
  return (
    <ErrorScreen
      status={isUnreached(error) ? 'unreached' : statusOf(error)}
      action={
        <button type="button" onClick={retry} className={errorActionStyle}>
          {t('retry')}
        </button>
      }
    />
  );
}
