'use client';

import { useQuery } from '@tanstack/react-query';
import { useWrite } from '@/components/kits/write/use-write';
import { Icon } from '@/components/ui/icon';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { QueryState } from '@/components/feedback/query-state';
import { AccordionItem } from '@/components/ui/accordion';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { userApi } from '@/lib/api/user';
import type { DeviceSession } from '@/lib/contract/accounts/safety';
import { formatMinute } from '@/lib/domain/dates/dates';
import { deviceName, isHandheld } from '@/lib/domain/people/device-name';

const shownMax = 3;

interface DeviceProps {
  device: DeviceSession;
  onEnd: () => void;
}

function Device({ device, onEnd }: DeviceProps) {
  const t = useTranslations('settings.devices');
  const locale = useLocale();
  const icon = isHandheld(device.userAgent) ? 'smartphone' : 'laptop';
  const name = deviceName(device.userAgent) || t('unknown');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Icon name={icon} className="size-6 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          {name}
          {device.current && <Badge tone="accent">{t('current')}</Badge>}
        </p>
        <p className="text-sm text-muted">
          {t('lastUsed', { at: formatMinute(device.lastUsedAt, locale) })}
          {device.address && <span className="wrap-anywhere"> · {device.address}</span>}
        </p>
      </div>
      {!device.current && (
        <Button variant="secondary" size="sm" className="min-h-11" onClick={onEnd}>
          {t('end')} <span className="sr-only">{name}</span>
        </Button>
      )}
    </li>
  );
}

/** The devices where the person is signed in, with buttons to sign them out. */
export function DeviceList({ userId }: { userId: string }) {
  const t = useTranslations('settings.devices');
  const devices = useQuery(userApi.safety.sessions.queryOptions({ params: { id: userId } }));
  const problems = { other: t('failed') };
  const endOne = useWrite(userApi.safety.endOne, { problems });
  const endOthers = useWrite(userApi.safety.endOthers, {
    problems,
    done: ({ ended }) => t('ended', { count: ended }),
  });
  const [asking, setAsking] = useState(false);
  const [asked, setAsked] = useState<DeviceSession | null>(null);

  const nameOf = (device: DeviceSession | null) => deviceName(device?.userAgent ?? '') || t('unknown');
  const row = (device: DeviceSession) => (
    <Device key={device.id} device={device} onEnd={() => setAsked(device)} />
  );
  const endAllOthers = () => endOthers.run({ params: { id: userId } });

  return (
    <QueryState query={devices} skeleton={<Skeleton className="h-32" />}>
      {({ data: all }) => {
        const data = all.toSorted((one, other) => Number(other.current) - Number(one.current));
        return (
          <>
            <ul className="divide-y divide-border">{data.slice(0, shownMax).map(row)}</ul>
            {data.length > shownMax && (
              <AccordionItem title={t('more', { count: data.length - shownMax })} className="border-t">
                <ul className="divide-y divide-border text-text">{data.slice(shownMax).map(row)}</ul>
              </AccordionItem>
            )}
            {data.length > 1 && (
              <Button variant="secondary" className="mt-4" onClick={() => setAsking(true)}>
                {t('endOthers')}
              </Button>
            )}
            <ConfirmDialog
              open={asked !== null}
              onOpenChange={(open) => !open && setAsked(null)}
              title={t('confirmOne.title', { name: nameOf(asked) })}
              description={t('confirmOne.body')}
              confirmLabel={t('end')}
              onConfirm={async () => asked && endOne.run({ params: { id: userId, sessionId: asked.id } })}
            />
            <ConfirmDialog
              open={asking}
              onOpenChange={setAsking}
              title={t('confirm.title')}
              description={t('confirm.body')}
              confirmLabel={t('endOthers')}
              onConfirm={endAllOthers}
            />
          </>
        );
      }}
    </QueryState>
  );
}
