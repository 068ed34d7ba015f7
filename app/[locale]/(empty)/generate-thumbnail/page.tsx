import { definePage } from '@/components/layouts/define-page';
import { GenerateThumbnailScreen } from '@/components/site/pages/generate-thumbnail-screen';

const page = definePage('/generate-thumbnail', GenerateThumbnailScreen, {
  title: 'sharedResult.title',
  description: 'sharedResult.lead',
  messages: ['form', 'sharedResult', 'orientationTypes'],
});
export const generateMetadata = page.metadata;
export default page.Page;
