import { PinScreen } from '@/components/accounts/account/pin-screen';

/** `/getting-started/set_pin`: the PIN, then the page for the person's goal. */
export const SetPinScreen = () => <PinScreen way="start" />;
