import { getLocale } from 'next-intl/server';
import { readHome } from './home-reads';
import { HomeView } from './home-view';

export const HomeScreen = async () => <HomeView {...await readHome(await getLocale())} />;
