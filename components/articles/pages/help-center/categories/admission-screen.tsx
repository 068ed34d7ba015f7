import { HelpText } from '@/components/site/help/help-text';

export const AdmissionScreen = () => <HelpText slug="admission" />;
