import { HelpText } from '@/components/site/help/help-text';

export const UserGuideScreen = () => <HelpText slug="user-guide" />;
