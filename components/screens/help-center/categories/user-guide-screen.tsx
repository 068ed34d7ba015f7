import { HelpText } from '@/components/help/help-text';

export const UserGuideScreen = () => <HelpText slug="user-guide" />;
