import { ApplicationPage } from '@/components/admissions/application-desk/application-page';

/** One application to a school that the advisor looks after. */
export const ApplicationDetailScreen = () => <ApplicationPage />;
