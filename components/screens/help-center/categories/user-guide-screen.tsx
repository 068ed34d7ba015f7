import { HelpText } from '@/components/content/help/help-text';

export const UserGuideScreen = () => <HelpText slug="user-guide" />;
