import { VisitDesk } from '@/components/visits/visit-desk';

export const PartnerVisitsScreen = () => <VisitDesk path="/partner/visits" />;
