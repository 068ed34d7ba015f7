import { definePage } from '@/components/layouts/define-page';
import { ReleaseNotesScreen } from '@/components/screens/release-notes-screen';

const page = definePage('/release-notes', ReleaseNotesScreen);
export const generateMetadata = page.metadata;
export default page.Page;
