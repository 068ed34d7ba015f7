'use client';

import { useQuery } from '@tanstack/react-query';
import { Icon } from '@/components/ui/icon';
import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button-style';
import { CopyButton } from '@/components/ui/copy-button';
import { shortLinkApi } from '@/lib/api/short-link';
import { shortLinkLimits } from '@/lib/domain/limits';
import { localizePath } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import type { Whose } from './shared-record-query';

/** Without the short link, the long one works too. */
function useShareAddress(whose: Whose): string | undefined {
  const locale = useLocale();
  const path = `${localizePath(href('/generate-thumbnail'), locale)}?${new URLSearchParams({ ...whose }).toString()}`;
  const longUrl = new URL(path, window.location.origin).href;
  const link = useQuery({
    queryKey: ['short-link', longUrl],
    queryFn: () =>
      shortLinkApi.shortUrls.create({
        body: { longUrl, shortCodeLength: shortLinkLimits.codeLength },
      }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (link.isPending) return undefined;
  return link.data?.shortUrl ?? longUrl;
}

/** Copies the link, or opens Telegram or Facebook with it. */
export function ShareLinks({ whose, text }: { whose: Whose; text: string }) {
  const t = useTranslations('sharedResult');
  const url = useShareAddress(whose);
  const query = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
  const networks = [
    {
      name: 'Telegram',
      icon: 'send' as const,
      href: `https://t.me/share/url?${query({ url: url ?? '', text })}`,
    },
    {
      name: 'Facebook',
      icon: 'external-link' as const,
      href: `https://www.facebook.com/sharer/sharer.php?${query({ u: url ?? '' })}`,
    },
  ];
  return (
    <div className="grid gap-3 sm:grid-cols-2" aria-busy={!url}>
      <CopyButton text={url ?? ''} disabled={!url} variant="primary" className="sm:col-span-2">
        {t('copy')}
      </CopyButton>
      {networks.map(({ name, icon, href: address }) => (
        <a
          key={name}
          href={url ? address : undefined}
          aria-disabled={!url}
          target="_blank"
          rel="noreferrer"
          className={buttonStyle({ variant: 'secondary' })}
        >
          <Icon name={icon} className="size-5" />
          {name}
        </a>
      ))}
    </div>
  );
}
