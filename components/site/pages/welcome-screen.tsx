import { EnrollingPage } from '@/components/admissions/admission/enrolling-page';

/** The first steps are those of enrolling: both addresses tell them. */
export const WelcomeScreen = () => <EnrollingPage />;
