import { definePage } from '@/components/layouts/define-page';
import { DashboardScreen } from '@/components/screens/advisor/dashboard-screen';

const page = definePage('/advisor/dashboard', DashboardScreen);
export const generateMetadata = page.metadata;
export default page.Page;
