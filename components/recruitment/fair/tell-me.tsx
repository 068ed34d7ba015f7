'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { scheduleApi } from '@/lib/api/schedule';
import { QueryProvider } from '@/lib/query/query-provider';

function Wish() {
  const t = useTranslations('fair.tellMe');
  const { fairs } = scheduleApi;
  const { data } = useQuery(fairs.mine.queryOptions());
  const meta = { invalidates: [fairs.key] };
  const wish = useMutation(fairs.wish.mutationOptions({ meta }));
  const unwish = useMutation(fairs.unwish.mutationOptions({ meta }));
  const wants = data?.wantsNext === true;
  const change = wants ? unwish : wish;
  return (
    <div className="grid justify-items-start gap-3">
      {change.error && <Alert tone="danger">{t('failed')}</Alert>}
      {wants && <Alert tone="success">{t('wanted')}</Alert>}
      <Button
        variant={wants ? 'ghost' : 'primary'}
        disabled={!data}
        loading={change.isPending}
        onClick={() => change.mutate()}
      >
        {t(wants ? 'stop' : 'ask')}
      </Button>
    </div>
  );
}

/** Asks to be told of the next fair, or takes that back. */
export const TellMe = () => (
  <QueryProvider>
    <Wish />
  </QueryProvider>
);
