import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { campaigns } from '@/backend/db/schema';
import { ToastHost } from '@/components/feedback/toast-host';
import { makePerson } from '@/tests/support/make';
import { makeCampaign } from '@/tests/support/make-content';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { CampaignDetailScreen } from '@/components/campaigns/pages/advisor/campaign/detail-screen';
import { CampaignScreen } from './campaign-screen';

const backend = useScreenBackend();

test('archived campaigns stand in a view of their own', async () => {
  const b = backend.current;
  await makeCampaign(b, { title: { en: 'Old camp', km: 'ជំរុំចាស់' }, archivedAt: b.clock.now() });
  await makeCampaign(b, { title: { en: 'New camp', km: 'ជំរុំថ្មី' } });
  backend.signIn(await makePerson(b, { roles: ['advisor'] }));
  navigation.search = new URLSearchParams();
  const { unmount } = renderScreen(<CampaignScreen />, { locale: 'en' });
  const table = within(await screen.findByRole('table', { name: 'Campaigns' }));
  expect(await table.findByRole('link', { name: 'New camp' })).toBeVisible();
  expect(table.queryByRole('link', { name: 'Old camp' })).toBeNull();
  unmount();
  navigation.search = new URLSearchParams({ status: 'archived' });
  renderScreen(<CampaignScreen />, { locale: 'km' });
  const archived = within(await screen.findByRole('table', { name: 'យុទ្ធនាការ' }));
  expect(await archived.findByRole('link', { name: 'ជំរុំចាស់' })).toBeVisible();
});

test('a campaign is hidden and archived', async () => {
  const b = backend.current;
  const { id, slug } = await makeCampaign(b);
  backend.signIn(await makePerson(b, { roles: ['advisor'] }));
  navigation.params = { slug };
  renderScreen(
    <>
      <CampaignDetailScreen organizationId={b.deps.env.ORGANIZATION_ID} />
      <ToastHost />
    </>,
    { locale: 'en' },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Hide' }));
  expect(await screen.findByRole('button', { name: 'Show' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Archive' }));
  expect(await screen.findByRole('button', { name: 'Bring back' })).toBeVisible();
  const [row] = await b.deps.db.select().from(campaigns).where(eq(campaigns.id, id));
  expect([row?.status, row?.archivedAt === null]).toEqual(['inactive', false]);
});
