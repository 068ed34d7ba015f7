import { ApplicationDesk } from '@/components/admissions/application-desk/application-desk';

/** Applications to the schools that the advisor looks after. */
export const AdvisorApplicationScreen = () => <ApplicationDesk />;
