'use client';

import { Icon } from '@/components/ui/icon';
import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/link-button';
import type { Userinfo } from '@/lib/contract/accounts/session';
import { href } from '@/lib/routes/href';
import { LaterEmailProof } from './later-parts';
import { SettingsSection } from './settings-section';

/** The person's mail address: whether it is confirmed, and how to confirm it. */
export function EmailSection({ viewer }: { viewer: Pick<Userinfo, 'sub' | 'email' | 'email_verified'> }) {
  const t = useTranslations('settings.email');
  const { sub, email, email_verified: isProven } = viewer;
  if (!email)
    return (
      <SettingsSection title={t('title')} lead={t('none')}>
        <LinkButton href={href('/profile/edit')} variant="secondary">
          {t('add')}
        </LinkButton>
      </SettingsSection>
    );
  if (!isProven)
    return (
      <SettingsSection title={t('title')} lead={t('unproven', { email })}>
        <LaterEmailProof key={email} userId={sub} email={email} />
      </SettingsSection>
    );
  return (
    <SettingsSection title={t('title')} lead={t('proven', { email })}>
      <p className="flex items-center gap-2 font-semibold text-success">
        <Icon name="circle-check" className="size-5" />
        {t('done')}
      </p>
    </SettingsSection>
  );
}
