import { ApplicationPage } from '@/components/admissions/application-desk/application-page';

/** One application to a school of the reader. */
export const PartnerApplicationDetailScreen = () => <ApplicationPage />;
