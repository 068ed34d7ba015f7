'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { withTexts } from '@/components/feedback/with-texts';
import { useWrite } from '@/components/kits/write/use-write';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { scheduleApi } from '@/lib/api/schedule';
import { QueryProvider } from '@/lib/query/query-provider';

function Wish() {
  const t = useTranslations('fair.tellMe');
  const { fairs } = scheduleApi;
  const { data } = useQuery(fairs.mine.queryOptions());
  const options = { inPlace: true, problems: { other: t('failed') } };
  const wish = useWrite(fairs.wish, options);
  const unwish = useWrite(fairs.unwish, options);
  const wants = data?.wantsNext === true;
  const change = wants ? unwish : wish;
  return (
    <div className="grid justify-items-start gap-3">
      {change.problem && <Alert tone="danger">{change.problem}</Alert>}
      {wants && <Alert tone="success">{t('wanted')}</Alert>}
      <Button
        variant={wants ? 'ghost' : 'primary'}
        disabled={!data}
        loading={change.busy}
        onClick={() => void change.run()}
      >
        {t(wants ? 'stop' : 'ask')}
      </Button>
    </div>
  );
}

/** Asks to be told of the next fair, or takes that back. */
export const TellMe = withTexts(
  () => (
    <QueryProvider>
      <Wish />
    </QueryProvider>
  ),
  {
    km: async () => ({ form: (await import('@/messages/km/core/form.json')).default }),
    en: async () => ({ form: (await import('@/messages/en/core/form.json')).default }),
  },
  () => <Skeleton className="h-11 w-40" />,
);
