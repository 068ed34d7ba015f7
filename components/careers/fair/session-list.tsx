'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useMinute } from '@/components/ui/use-minute';
import { groupSessions } from '@/lib/domain/careers/fairs';
import type { FairSession } from './session-row';

interface SessionListProps {
  sessions: readonly FairSession[];
  row: (session: FairSession) => ReactNode;
}

/** The sessions of a fair; while it runs and afterwards by what can be done with them now. */
export function SessionList({ sessions, row }: SessionListProps) {
  const t = useTranslations('fair.group');
  const groups = groupSessions(sessions, useMinute());
  return (
    <div className="grid gap-6">
      {groups.map(({ group, sessions: own }) => {
        const list = <ul className="grid gap-3">{own.map(row)}</ul>;
        if (group === null) return <div key="all">{list}</div>;
        if (group === 'over')
          return (
            <details key={group}>
              <summary className="min-h-11 cursor-pointer py-2 font-medium">
                {t('over', { count: own.length })}
              </summary>
              <div className="mt-2">{list}</div>
            </details>
          );
        return (
          <section key={group} aria-label={t(group)} className="grid gap-3">
            <h3 className="text-lg">{t(group)}</h3>
            {list}
          </section>
        );
      })}
    </div>
  );
}
