import { definePage } from '@/components/layouts/define-page';
import { FeaturePackageScreen } from '@/components/site/pages/feature-package-screen';

const page = definePage('/feature-package', FeaturePackageScreen, {
  title: 'features.title',
  description: 'features.description',
  indexable: true,
});
export const generateMetadata = page.metadata;
export default page.Page;
