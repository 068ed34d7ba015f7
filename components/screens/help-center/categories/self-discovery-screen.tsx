import { HelpText } from '@/components/help/help-text';

export const SelfDiscoveryScreen = () => <HelpText slug="self-discovery" />;
