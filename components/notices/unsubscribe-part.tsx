'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { PageTitle } from '@/components/ui/page-title';
import { isApiError } from '@/lib/api/api-error';
import { notificationApi } from '@/lib/api/notification';
import { createLinkKey } from '@/lib/device/use-link-key';
import { QueryProvider } from '@/lib/query/query-provider';

const useUnsubscribeKey = createLinkKey('sala-unsubscribe');

/** Ends the mails of the topic that a signed link names. A mail program that only looks at the page ends nothing. */
export const UnsubscribePart = () => (
  <QueryProvider>
    <Question />
  </QueryProvider>
);

function Question() {
  const t = useTranslations('unsubscribe');
  const topic = useTranslations('notification.topic');
  const key = useUnsubscribeKey();
  const { mutate, data, variables, error, isPending } = useMutation({
    mutationFn: (on: boolean) => {
      const { unsubscribe, subscribeAgain } = notificationApi.topicMails;
      return (on ? subscribeAgain : unsubscribe)({ params: { key: key ?? '' } });
    },
  });
  if (key === null || isApiError(error, 404))
    return (
      <>
        <PageTitle>{t('unknown')}</PageTitle>
        <p className="mt-3">{t('unknownBody')}</p>
      </>
    );
  const isOn = !data || variables;
  const done = data && t(variables ? 'undone' : 'done', { topic: topic(data.topic) });
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <p role="status" className="mt-3 text-xl">
        {done ?? t('question')}
      </p>
      <p className="mb-6 mt-1 text-muted">{t('body')}</p>
      {error && (
        <Alert tone="danger" className="mb-4">
          {t('failed')}
        </Alert>
      )}
      <Button loading={isPending} variant={isOn ? 'primary' : 'secondary'} onClick={() => mutate(!isOn)}>
        {t(isOn ? 'yes' : 'undo')}
      </Button>
    </>
  );
}
