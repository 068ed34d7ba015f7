import { HelpText } from '@/components/content/help/help-text';

export const AdmissionScreen = () => <HelpText slug="admission" />;
