'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import type { IdentityProviderName } from '@/lib/domain/accounts/identity-providers';
import { href } from '@/lib/routes/href';
import { lastRoute } from '@/lib/session/last-route';
import { ProviderMark, providerNames } from './provider-mark';
import { useRedirect } from './use-redirect';

const home = href('/');
/** While an account page is open, the last route stays unchanged. */
const neverChanges = () => () => undefined;

/**
 * Sign-in through providers, where the settings name any. Plain links: the browser leaves the site and returns to the
 * page that asked for the log-in, else to the last route of this tab.
 */
export function SocialButtons({ providers }: { providers: readonly IdentityProviderName[] }) {
  const t = useTranslations('auth.social');
  const locale = useLocale();
  const { target } = useRedirect();
  const remembered = useSyncExternalStore(neverChanges, lastRoute, () => null);
  // The home page is no useful target: without it, advisors start at their desk.
  const redirect = target ?? (remembered === home ? null : remembered);
  if (providers.length === 0) return null;
  const query = new URLSearchParams({ locale, ...(redirect && { redirect }) });
  // Not a page: an address of the backend that redirects.
  const beginAt = (name: IdentityProviderName) => `/api-auth/authorize/${name}?${query}`;
  return (
    <div className="mt-6">
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
        {t('or')}
      </p>
      <ul className="mt-4 grid gap-3">
        {providers.map((name) => (
          <li key={name}>
            <a
              href={beginAt(name)}
              rel="nofollow"
              className={buttonStyle({ variant: 'secondary', wide: true })}
            >
              <ProviderMark name={name} />
              {t('with', { provider: providerNames[name] })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
