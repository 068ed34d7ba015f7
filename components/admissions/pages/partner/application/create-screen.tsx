import { CreatePage } from '@/components/admissions/application-desk/create-page';

/** Somebody of a school registers a person who agrees by code. */
export const PartnerCreateScreen = () => <CreatePage />;
