import { HelpText } from '@/components/content/help/help-text';

export const SelfDiscoveryScreen = () => <HelpText slug="self-discovery" />;
