'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWrite } from '@/components/kits/write/use-write';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { QrCode } from '@/components/ui/qr-code';
import { notificationApi } from '@/lib/api/notification';
import type { NoticeSettings } from '@/lib/contract/notices/channels';

const lookEveryMs = 3_000;

interface TelegramLinkProps {
  userId: string;
  isLinked: boolean;
  /** The chat that has said yes and is not confirmed yet. */
  asking: NoticeSettings['asking'];
}

/** Links the account to a chat with the bot, or ends the link. */
export function TelegramLink({ userId, isLinked, asking }: TelegramLinkProps) {
  const t = useTranslations('settings.notices');
  const params = { userId };
  const { channels } = notificationApi;
  const [address, setAddress] = useState<string | null>(null);
  const problems = { other: t('failed') };
  const link = useWrite(channels.linkTelegram, { problems, done: (made) => setAddress(made.address) });
  const unlink = useWrite(channels.unlinkTelegram, { problems, done: t('unlinked') });
  const refuse = async () => {
    await unlink.run({ params });
    setAddress(null);
  };
  const confirm = useWrite(channels.confirmTelegram, {
    problems: { 'no-chat-asks': t('telegram.over'), other: t('failed') },
  });
  // The yes is said in Telegram: the page looks for it while its link stands here.
  useQuery({
    ...channels.get.queryOptions({ params }),
    refetchInterval: address && !isLinked ? lookEveryMs : false,
  });
  if (asking)
    return (
      <Alert
        tone="warning"
        title={asking.name ? t('telegram.asks', { name: asking.name }) : t('telegram.asksUnnamed')}
        action={
          <div className="flex flex-wrap gap-3">
            <Button
              loading={confirm.busy}
              onClick={() => void confirm.run({ params, body: { confirm: true } })}
            >
              {t('telegram.confirm')}
            </Button>
            <Button variant="secondary" loading={unlink.busy} onClick={() => void refuse()}>
              {t('telegram.refuse')}
            </Button>
          </div>
        }
      >
        {t('telegram.asksBody')}
      </Alert>
    );
  if (isLinked)
    return (
      <div className="flex flex-wrap items-center gap-4">
        <p className="flex items-center gap-2 font-semibold text-success">
          <Icon name="circle-check" className="size-5" />
          {t('telegram.linked')}
        </p>
        <Button variant="secondary" loading={unlink.busy} onClick={() => void unlink.run({ params })}>
          {t('telegram.unlink')}
        </Button>
      </div>
    );
  if (!address)
    return (
      <div className="grid justify-items-start gap-3">
        <p>{t('telegram.none')}</p>
        <Button variant="secondary" loading={link.busy} onClick={() => void link.run({ params })}>
          {t('telegram.link')}
        </Button>
      </div>
    );
  return (
    <div className="grid justify-items-start gap-3">
      <p>{t('telegram.wait')}</p>
      <a href={address} target="_blank" rel="noreferrer" className={buttonStyle({})}>
        {t('telegram.open')}
      </a>
      <div className="hidden w-48 sm:block">
        <QrCode text={address} label={t('telegram.code')} />
      </div>
    </div>
  );
}
