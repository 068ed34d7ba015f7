import { PinScreen } from '@/components/accounts/account/pin-screen';

/** `/signup/newpin`: the PIN, then signed in. */
export const NewpinScreen = () => <PinScreen way="signup" />;
