import { PinScreen } from '@/components/account/pin-screen';

/** `/getting-started/set_pin`: the PIN, and on to what the person is looking for. */
export const SetPinScreen = () => <PinScreen way="start" />;
