import { HelpText } from '@/components/site/help/help-text';

export const SelfDiscoveryScreen = () => <HelpText slug="self-discovery" />;
