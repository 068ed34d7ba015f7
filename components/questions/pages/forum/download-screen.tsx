import { useLocale, useTranslations } from 'next-intl';
import { InstallButton } from '@/components/questions/install-button';
import { buttonStyle } from '@/components/ui/button-style';
import { PageTitle } from '@/components/ui/page-title';
import { Panel } from '@/components/ui/panel';
import { QrCode } from '@/components/ui/qr-code';
import { siteOrigin, telegramBot } from '@/lib/env/public-settings';
import { localizePath } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';

const phones = ['android', 'iphone'] as const;
const steps = ['one', 'two', 'three'] as const;

/** How to put Sala on a phone, and a code that leads a phone here from a desktop. */
export function DownloadScreen() {
  const t = useTranslations('installing');
  const locale = useLocale();
  const bot = telegramBot();
  const here = new URL(localizePath(href('/forum/download'), locale), siteOrigin()).href;
  return (
    <div className="mx-auto max-w-page px-4 pb-14 pt-8 sm:px-6 sm:pt-12">
      <PageTitle size="public">{t('title')}</PageTitle>
      <p className="mt-2 max-w-prose text-muted">{t('lead')}</p>
      <InstallButton label={t('install')} />
      {bot && (
        <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
          {t('bot')}
          <a href={bot.address} rel="noreferrer" className={buttonStyle({ variant: 'secondary' })}>
            {t('botOpen', { name: bot.name })}
          </a>
        </p>
      )}
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[1fr_1fr_auto]">
        {phones.map((phone) => (
          <Panel key={phone} title={t(`${phone}.title`)}>
            <ol className="grid list-decimal gap-2 pl-5">
              {steps.map((step) => (
                <li key={step}>{t(`${phone}.${step}`)}</li>
              ))}
            </ol>
          </Panel>
        ))}
        <figure className="hidden justify-items-center gap-2 lg:grid">
          <div className="w-48">
            <QrCode text={here} label={t('code')} />
          </div>
          <figcaption className="max-w-48 text-center text-sm text-muted">{t('codeBody')}</figcaption>
        </figure>
      </div>
    </div>
  );
}
