import { PinScreen } from '@/components/account/pin-screen';

/** `/signup/newpin`: the PIN, and into the account. */
export const NewpinScreen = () => <PinScreen way="signup" />;
