import { getLocale } from 'next-intl/server';
import { readHome } from './home-reads';
import { HomepageV1View } from './homepagev1-view';

export const HomepageV1Screen = async () => <HomepageV1View {...await readHome(await getLocale())} />;
