'use client';

import { useTranslations } from 'next-intl';
import { MessageEditor } from '@/components/organization/message-editor';
import { OrganizationEditor } from '@/components/organization/organization-editor';
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs';

/** Settings of the organization that runs the site: what readers see of it, what applicants are written. */
export function AdvisorSettingsScreen({ organizationId }: { organizationId: string }) {
  const t = useTranslations('organization');
  return (
    <>
      <h1 className="text-2xl sm:text-3xl">{t('title')}</h1>
      <p className="mb-5 mt-1.5 text-muted">{t('lead')}</p>
      <Tabs defaultValue="organization">
        <TabList aria-label={t('title')}>
          <Tab value="organization">{t('tabs.organization')}</Tab>
          <Tab value="messages">{t('tabs.messages')}</Tab>
        </TabList>
        <TabPanel value="organization">
          <OrganizationEditor organizationId={organizationId} />
        </TabPanel>
        <TabPanel value="messages">
          <MessageEditor organizationId={organizationId} />
        </TabPanel>
      </Tabs>
    </>
  );
}
