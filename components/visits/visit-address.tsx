'use client';

import { useTranslations } from 'next-intl';
import { CopyButton } from '@/components/ui/copy-button';
import { Panel } from '@/components/ui/panel';
import { QrCode } from '@/components/ui/qr-code';
import { href } from '@/lib/routes/href';

/** What pupils open, as large as a class can read it from a wall. */
export function VisitAddress({ code }: { code: string }) {
  const t = useTranslations('visitDesk.address');
  const { origin, host } = window.location;
  // Without a language: each pupil's own is the Khmer one, and the page offers the other.
  const path = href('/visit/[code]', { code });
  const [before = ''] = path.split(code);
  return (
    <Panel title={t('title')}>
      <div className="grid items-center gap-6 sm:grid-cols-[minmax(0,16rem)_minmax(0,1fr)]">
        <QrCode text={origin + path} label={t('picture')} />
        <div className="grid justify-items-start gap-3">
          <p className="text-muted">{t('body')}</p>
          <p className="text-2xl wrap-anywhere text-muted sm:text-3xl lg:text-4xl">
            {host}
            {before}
            <strong className="whitespace-nowrap font-bold text-text">{code}</strong>
          </p>
          <CopyButton text={origin + path}>{t('copy')}</CopyButton>
        </div>
      </div>
    </Panel>
  );
}
