import { HelpText } from '@/components/help/help-text';

export const BecomePartnerScreen = () => <HelpText slug="become-partner" />;
