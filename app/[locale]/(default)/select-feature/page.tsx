import { definePage } from '@/components/layouts/define-page';
import { SelectFeatureScreen } from '@/components/site/pages/select-feature-screen';

const page = definePage('/select-feature', SelectFeatureScreen, {
  title: 'features.select.title',
  description: 'features.select.description',
  indexable: true,
});
export const generateMetadata = page.metadata;
export default page.Page;
