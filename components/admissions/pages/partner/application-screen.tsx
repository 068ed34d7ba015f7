import { ApplicationDesk } from '@/components/admissions/application-desk/application-desk';

/** Applications to the reader's own schools. */
export const PartnerApplicationScreen = () => <ApplicationDesk />;
