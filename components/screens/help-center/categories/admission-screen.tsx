import { HelpText } from '@/components/help/help-text';

export const AdmissionScreen = () => <HelpText slug="admission" />;
