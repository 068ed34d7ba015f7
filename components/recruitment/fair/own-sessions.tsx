'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { Chip } from '@/components/ui/chip';
import { type Outcomes, outcomeOf } from '@/lib/api/outcome-of';
import { scheduleApi } from '@/lib/api/schedule';
import { QueryProvider } from '@/lib/query/query-provider';
import { SessionRow, type FairSession } from './session-row';

const askAgainMs = 60_000;

type Refused = 'full' | 'over' | 'failed';
const refusals: Outcomes<Refused> = { 'session-full': 'full', 'session-over': 'over', other: 'failed' };

function Sessions({ sessions }: { sessions: readonly FairSession[] }) {
  const t = useTranslations('fair');
  const [onlyMine, setOnlyMine] = useState(false);
  const { fairs } = scheduleApi;
  // The link of a session opens by the clock.
  const query = useQuery({ ...fairs.mine.queryOptions(), refetchInterval: askAgainMs });
  const meta = { invalidates: [fairs.key] };
  const take = useMutation(fairs.take.mutationOptions({ meta }));
  const leave = useMutation(fairs.leave.mutationOptions({ meta }));
  const own = new Map(query.data?.sessions.map(({ sessionId, onlineUrl }) => [sessionId, onlineUrl]));
  const error = take.error ?? leave.error;
  const shown = onlyMine ? sessions.filter(({ sessionId }) => own.has(sessionId)) : sessions;
  return (
    <>
      <p className="mb-4 flex flex-wrap gap-2">
        <Chip selected={!onlyMine} onClick={() => setOnlyMine(false)}>
          {t('session.all')}
        </Chip>
        <Chip selected={onlyMine} onClick={() => setOnlyMine(true)}>
          {t('session.mine', { count: own.size })}
        </Chip>
      </p>
      {error && (
        <Alert tone="danger" className="mb-4">
          {t(`session.refused.${outcomeOf(error, refusals)}`)}
        </Alert>
      )}
      {shown.length === 0 && <p className="text-muted">{t('session.none')}</p>}
      <ul className="grid gap-3">
        {shown.map((session) => {
          const { sessionId, left } = session;
          const params = { sessionId };
          const url = own.get(sessionId);
          if (!own.has(sessionId))
            return (
              <SessionRow key={sessionId} session={session}>
                <Button
                  variant="secondary"
                  disabled={query.isPending || left === 0}
                  loading={take.isPending && take.variables.params.sessionId === sessionId}
                  onClick={() => take.mutate({ params })}
                >
                  {t(left === 0 ? 'session.full' : 'session.take')}
                </Button>
              </SessionRow>
            );
          return (
            <SessionRow key={sessionId} session={session}>
              {url ? (
                <a href={url} rel="noreferrer" target="_blank" className={buttonStyle()}>
                  {t('session.join')}
                </a>
              ) : (
                <span className="text-sm text-success">{t('session.taken')}</span>
              )}
              <Button variant="ghost" onClick={() => leave.mutate({ params })}>
                {t('session.leave')}
              </Button>
            </SessionRow>
          );
        })}
      </ul>
    </>
  );
}

/** The programme with the reader's own places, their links, and a list of them alone. */
export const OwnSessions = (props: { sessions: readonly FairSession[] }) => (
  <QueryProvider>
    <Sessions {...props} />
  </QueryProvider>
);
