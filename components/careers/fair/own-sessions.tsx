'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { withTexts } from '@/components/feedback/with-texts';
import { useWrite } from '@/components/kits/write/use-write';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { Chip } from '@/components/ui/chip';
import { Skeleton } from '@/components/ui/skeleton';
import { scheduleApi } from '@/lib/api/schedule';
import { QueryProvider } from '@/lib/query/query-provider';
import { SessionList } from './session-list';
import { SessionRow, type FairSession } from './session-row';

const askAgainMs = 60_000;

function Sessions({ sessions }: { sessions: readonly FairSession[] }) {
  const t = useTranslations('fair');
  const [onlyMine, setOnlyMine] = useState(false);
  const { fairs } = scheduleApi;
  // The link of a session opens by the clock.
  const query = useQuery({ ...fairs.mine.queryOptions(), refetchInterval: askAgainMs });
  const options = {
    inPlace: true,
    problems: {
      'session-full': t('session.refused.full'),
      'session-over': t('session.refused.over'),
      other: t('session.refused.failed'),
    },
  };
  const take = useWrite(fairs.take, options);
  const leave = useWrite(fairs.leave, options);
  const own = new Map(query.data?.sessions.map(({ sessionId, onlineUrl }) => [sessionId, onlineUrl]));
  const problem = take.problem ?? leave.problem;
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
      {problem && (
        <Alert tone="danger" className="mb-4">
          {problem}
        </Alert>
      )}
      {shown.length === 0 && <p className="text-muted">{t('session.none')}</p>}
      <SessionList
        sessions={shown}
        row={(session) => {
          const { sessionId, left } = session;
          const params = { sessionId };
          const url = own.get(sessionId);
          if (!own.has(sessionId))
            return (
              <SessionRow key={sessionId} session={session}>
                <Button
                  variant="secondary"
                  disabled={query.isPending || left === 0}
                  loading={take.running?.params.sessionId === sessionId}
                  onClick={() => {
                    leave.clear();
                    void take.run({ params });
                  }}
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
              <Button
                variant="ghost"
                onClick={() => {
                  take.clear();
                  void leave.run({ params });
                }}
              >
                {t('session.leave')}
              </Button>
            </SessionRow>
          );
        }}
      />
    </>
  );
}

/** The programme with the reader's own places, their links, and a list of them alone. */
export const OwnSessions = withTexts(
  (props: { sessions: readonly FairSession[] }) => (
    <QueryProvider>
      <Sessions {...props} />
    </QueryProvider>
  ),
  {
    km: async () => ({ form: (await import('@/messages/km/core/form.json')).default }),
    en: async () => ({ form: (await import('@/messages/en/core/form.json')).default }),
  },
  () => <Skeleton className="h-64" />,
);
