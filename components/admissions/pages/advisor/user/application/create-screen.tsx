import { CreatePage } from '@/components/admissions/application-desk/create-page';

/** An advisor registers somebody who agrees by code. */
export const AdvisorCreateScreen = () => <CreatePage />;
