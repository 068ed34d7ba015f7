'use client';

import { useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { EmailSection } from '@/components/accounts/settings/email-section';
import { JoinSection } from '@/components/accounts/settings/join-section';
import { KeptNotice } from '@/components/accounts/settings/kept-notice';
import { LanguageChoice } from '@/components/accounts/settings/language-choice';
import {
  LaterDeleteAccount,
  LaterDeviceList,
  LaterExportData,
  LaterKeptOnPhone,
  LaterNoticeChannels,
  LaterOwnVisits,
} from '@/components/accounts/settings/later-parts';
import { PhoneSection } from '@/components/accounts/settings/phone-section';
import { SecretSection } from '@/components/accounts/settings/secret-section';
import { SettingsSection } from '@/components/accounts/settings/settings-section';
import { LinkButton } from '@/components/ui/link-button';
import { PageTitle } from '@/components/ui/page-title';
import { Skeleton } from '@/components/ui/skeleton';
import { formatPhone, normalizePhone } from '@/lib/domain/values/phone';
import { useViewer } from '@/lib/query/use-viewer';
import { href } from '@/lib/routes/href';

/** `/profile/settings`: the PIN or password, the language, devices and data, and account deletion. */
export function SettingsScreen() {
  const t = useTranslations('settings');
  const viewer = useViewer();
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <p className="mb-4 mt-1 text-muted max-sm:hidden sm:mb-6">{t('intro')}</p>
      <KeptNotice />
      <QueryState
        query={viewer}
        skeleton={
          <div className="grid gap-5">
            <Skeleton className="h-32 rounded-lg" />
            <Skeleton className="h-[30rem] rounded-lg" />
          </div>
        }
      >
        {({ sub, preferred_username: username, ...person }) => (
          <div className="grid gap-3 sm:gap-5">
            <SettingsSection
              title={t('profile.title')}
              lead={t('profile.lead', { username: formatPhone(username) })}
            >
              <LinkButton href={href('/profile/edit')} variant="secondary">
                {t('profile.edit')}
              </LinkButton>
            </SettingsSection>
            <PhoneSection userId={sub} phone={normalizePhone(username)} />
            <EmailSection viewer={{ sub, ...person }} />
            <SecretSection username={username} />
            <SettingsSection title={t('language.title')} lead={t('language.lead')}>
              <LanguageChoice userId={sub} />
            </SettingsSection>
            <SettingsSection title={t('notices.title')} lead={t('notices.lead')}>
              <LaterNoticeChannels userId={sub} roles={person.roles} />
            </SettingsSection>
            <SettingsSection title={t('devices.title')} lead={t('devices.lead')}>
              <LaterDeviceList userId={sub} />
            </SettingsSection>
            <SettingsSection title={t('kept.title')} lead={t('kept.lead')}>
              <LaterKeptOnPhone userId={sub} />
            </SettingsSection>
            <LaterOwnVisits userId={sub} />
            <JoinSection userId={sub} />
            <SettingsSection title={t('export.title')} lead={t('export.lead')}>
              <LaterExportData userId={sub} />
            </SettingsSection>
            <SettingsSection danger title={t('deletion.title')} lead={t('deletion.lead')}>
              <LaterDeleteAccount userId={sub} />
            </SettingsSection>
          </div>
        )}
      </QueryState>
    </>
  );
}
