import { getLocale } from 'next-intl/server';
import { OwnStartSlot } from '@/components/school-day/home/own-start-slot';
import { organizationId } from '@/lib/env/organization';
import { readHome } from './home-reads';
import { HomeView } from './home-view';

export async function HomeScreen() {
  return (
    <OwnStartSlot organizationId={organizationId()}>
      <HomeView {...await readHome(await getLocale())} />
    </OwnStartSlot>
  );
}
