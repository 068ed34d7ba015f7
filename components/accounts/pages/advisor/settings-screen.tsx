'use client';

import { useTranslations } from 'next-intl';
import { lazyPart } from '@/components/feedback/lazy-part';
import { PageTitle } from '@/components/ui/page-title';
import { Skeleton } from '@/components/ui/skeleton';
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs';

const EditorSkeleton = () => <Skeleton className="h-96 rounded-lg" />;
const OrganizationEditor = lazyPart(
  () =>
    import('@/components/accounts/organization/organization-editor').then(
      (module) => module.OrganizationEditor,
    ),
  EditorSkeleton,
  { ahead: true },
);
const MessageEditor = lazyPart(
  () => import('@/components/accounts/organization/message-editor').then((module) => module.MessageEditor),
  EditorSkeleton,
);

/** Settings of the organization that runs the site: what readers see of it, what applicants are written. */
export function AdvisorSettingsScreen({ organizationId }: { organizationId: string }) {
  const t = useTranslations('organization');
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
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
