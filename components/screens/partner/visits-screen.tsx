import { VisitDesk } from '@/components/people/visit/visit-desk';

export const PartnerVisitsScreen = () => <VisitDesk path="/partner/visits" />;
