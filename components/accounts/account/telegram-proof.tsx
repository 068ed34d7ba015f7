'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { QrCode } from '@/components/ui/qr-code';
import type { CodeProgress } from './code-progress';
import type { CodeWay } from './code-ways';
import type { ProvenNumber } from './request-code';
import { useTelegramProof } from './use-telegram-proof';

interface TelegramProofProps {
  way: CodeWay;
  progress: CodeProgress;
  onProven: (proven: ProvenNumber) => void;
}

/** Proves the number by the contact that a chat with the bot shares, in place of a code. */
export function TelegramProof({ way, progress, onProven }: TelegramProofProps) {
  const t = useTranslations('auth.verify.telegram');
  const { address, busy, problem, open } = useTelegramProof(way, progress, onProven);
  return (
    <div className="grid gap-3">
      {problem && <Alert tone={problem === 'over' ? 'warning' : 'danger'}>{t(problem)}</Alert>}
      {address === null ? (
        <Button variant="secondary" wide loading={busy} onClick={() => void open()}>
          {t('prove')}
        </Button>
      ) : (
        <>
          <p>{t('how')}</p>
          <a href={address} target="_blank" rel="noreferrer" className={buttonStyle({ wide: true })}>
            {t('open')}
          </a>
          <div className="hidden w-48 justify-self-center sm:block">
            <QrCode text={address} label={t('picture')} />
          </div>
          <p role="status" className="text-sm text-muted">
            {t('waiting')}
          </p>
        </>
      )}
    </div>
  );
}
