import { definePage } from '@/components/layouts/define-page';
import { ReleaseNotesScreen } from '@/components/site/pages/release-notes-screen';

const page = definePage('/release-notes', ReleaseNotesScreen, {
  title: 'help.releases.title',
  description: 'help.releases.lead',
  indexable: true,
});
export const generateMetadata = page.metadata;
export default page.Page;
