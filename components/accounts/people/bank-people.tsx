'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { QueryState } from '@/components/feedback/query-state';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { Skeleton } from '@/components/ui/skeleton';
import { userApi } from '@/lib/api/user';
import { formatPhone } from '@/lib/domain/values/phone';
import { AccountState } from './account-state';
import { InviteStaff } from './invite-staff';
import { personNames } from './person-names';
import { StaffSheet } from './staff-sheet';

const shownMax = 100;

/** Who works for a bank; roles are given and taken away here. */
export function BankPeople({ bankId }: { bankId: string }) {
  const t = useTranslations('people.staff');
  const locale = useLocale();
  const [openId, setOpenId] = useState<string | null>(null);
  const query = useQuery(
    userApi.staff.ofBank.queryOptions({ params: { id: bankId }, query: { limit: shownMax } }),
  );
  return (
    <Panel title={t('table')}>
      <QueryState
        query={query}
        skeleton={<Skeleton className="h-24" />}
        empty={{
          when: ({ data }) => data.length === 0,
          show: <p className="text-muted">{t('noneAtBank')}</p>,
        }}
      >
        {({ data }) => (
          <>
            <ul className="grid gap-3">
              {data.map((member) => (
                <li key={member.id} className="grid gap-1">
                  <span className="flex flex-wrap items-center justify-between gap-2">
                    <Button variant="link" onClick={() => setOpenId(member.id)}>
                      {personNames(member, locale).name}
                    </Button>
                    <AccountState person={member} />
                  </span>
                  <span className="text-sm tabular-nums text-muted wrap-anywhere">
                    {member.phone ? formatPhone(member.phone) : member.email}
                  </span>
                </li>
              ))}
            </ul>
            <StaffSheet
              member={data.find(({ id }) => id === openId) ?? null}
              onClose={() => setOpenId(null)}
            />
          </>
        )}
      </QueryState>
      <div className="mt-4">
        <InviteStaff bankId={bankId} />
      </div>
    </Panel>
  );
}
