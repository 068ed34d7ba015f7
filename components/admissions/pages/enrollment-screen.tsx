import { EnrollingPage } from '@/components/admissions/admission/enrolling-page';

/** How one enrols. */
export const EnrollmentScreen = () => <EnrollingPage />;
