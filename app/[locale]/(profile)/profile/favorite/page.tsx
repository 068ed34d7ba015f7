import { definePage } from '@/components/layouts/define-page';
import { FavoriteScreen } from '@/components/accounts/pages/profile/favorite-screen';

const page = definePage('/profile/favorite', FavoriteScreen, {
  title: 'favorite.title',
  messages: ['favorite', 'education', 'compare'],
});
export const generateMetadata = page.metadata;
export default page.Page;
