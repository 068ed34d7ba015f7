import { definePage } from '@/components/layouts/define-page';
import { EventsScreen } from '@/components/screens/events-screen';

const page = definePage('/events', EventsScreen);
export const generateMetadata = page.metadata;
export default page.Page;
